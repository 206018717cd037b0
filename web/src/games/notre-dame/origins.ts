/** Where a value comes from: persons carry it with them, tables list it beside their values. */
import type { Components } from "../../contract";
import { isStatus } from "../../inspector/provenance";
import type { Origin } from "../../inspector/provenance";
import { at, records, text } from "../../inspector/records";
import type { Plain } from "../../inspector/records";

/** The origin of a value by its whole path, such as `board.corners`. */
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
