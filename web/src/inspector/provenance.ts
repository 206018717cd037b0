/** Where a value comes from. Records of the components carry it with them, so a corrected table shows its own. */
import type { Components } from "../contract";
import { at, list, records, text, texts } from "./records";
import type { Plain } from "./records";

/** Least certain last, except for what the reader has corrected. */
export const STATUSES = ["sourced", "convention", "derived", "reconstructed", "corrected"] as const;

export type Status = (typeof STATUSES)[number];

export interface Origin {
  status: Status;
  source: string;
}

function isStatus(word: string): word is Status {
  return STATUSES.some((each) => each === word);
}

function covers(mark: string, path: string): boolean {
  return mark === path || mark.startsWith(`${path}.`) || path.startsWith(`${mark}.`);
}

/** The origin of a value of an Obsession record, such as `front.vp`. */
export function originIn(record: Plain, path: string): Origin {
  const source = text(record, "origin.source");
  for (const status of ["corrected", "reconstructed", "derived"] as const) {
    if (texts(record, `origin.${status}`).some((mark) => covers(mark, path))) return { status, source };
  }
  const isDerived = text(record, "origin.status") === "derived" && list(record, "origin.derived").length === 0;
  return { status: isDerived ? "derived" : "sourced", source };
}

/** The origin of a value of Notre Dame by its whole path, such as `board.corners`. */
export function originOf(components: Components, path: string): Origin {
  if (path.startsWith("rats.")) {
    const person = records(components, "persons").find(({ id }) => `rats.${String(id)}` === path);
    return told(person);
  }
  const table = path.split(".", 1)[0] ?? "";
  const entries = records(components, `${table}.provenance`);
  return told(entries.find((entry) => at(entry, "path") === path));
}

function told(entry: Plain | undefined): Origin {
  const status = text(entry, "status");
  return { status: isStatus(status) ? status : "sourced", source: text(entry, "source") };
}

/** The least certain of several. */
export function weakest(origins: readonly Origin[]): Origin {
  let found: Origin = origins[0] ?? { status: "sourced", source: "" };
  for (const each of origins) {
    if (STATUSES.indexOf(each.status) > STATUSES.indexOf(found.status)) found = each;
  }
  return found;
}
