/** Where a value of a record comes from: the record carries it with it, so a corrected table shows its own. */
import type { Origin } from "../../inspector/provenance";
import { list, text, texts } from "../../inspector/records";
import type { Plain } from "../../inspector/records";

function covers(mark: string, path: string): boolean {
  return mark === path || mark.startsWith(`${path}.`) || path.startsWith(`${mark}.`);
}

/** The origin of a value of a record, such as `front.vp`. */
export function originIn(record: Plain, path: string): Origin {
  const source = text(record, "origin.source");
  for (const status of ["corrected", "reconstructed", "derived"] as const) {
    if (texts(record, `origin.${status}`).some((mark) => covers(mark, path))) return { status, source };
  }
  const isDerived = text(record, "origin.status") === "derived" && list(record, "origin.derived").length === 0;
  return { status: isDerived ? "derived" : "sourced", source };
}
