/** The values of a data set one by one, as every count and every list of them goes by. */
import type { FactInfo } from "../gen/protocol";
import { isPlain } from "./records";

/** A single value that can be looked at and, mostly, corrected. */
export interface Fact {
  path: string;
  value: unknown;
  status: string;
  source: string;
}

/** Records that stand as one entry are spread, so that every value has a line of its own. */
export function spread(entries: readonly FactInfo[]): Fact[] {
  const found: Fact[] = [];
  const enter = (path: string, value: unknown, entry: FactInfo): void => {
    if (value === null) return;
    if (isPlain(value)) {
      for (const [key, inner] of Object.entries(value)) if (key !== "id") enter(`${path}.${key}`, inner, entry);
    } else {
      found.push({ path, value, status: entry.status, source: entry.source });
    }
  };
  for (const entry of entries) enter(entry.path, entry.value, entry);
  return found;
}
