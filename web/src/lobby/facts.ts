/** Facts of a data set sorted for reading: by where they come from, and by what they are about. */
import type { FactInfo } from "../gen/protocol";

/** How much of a part of the game has a source, and how much is reconstructed. */
export interface Part {
  id: string;
  facts: number;
  reconstructed: number;
}

export const REST = "rest";

/** Those least certain first. */
export const STATUSES = ["reconstructed", "corrected", "derived", "convention", "sourced"] as const;

/** Headings by the first word of a path; whatever is not there is among the rest. */
export type Headings = Readonly<Record<string, string>>;

/** The heading that a fact belongs under. */
function partOf(path: string, headings: Headings): string {
  return headings[path.split(".", 1)[0] ?? ""] ?? REST;
}

/** By heading, in the order of the data set, the rest last: how many facts, and how many reconstructed. */
export function partsOf(facts: readonly FactInfo[], headings: Headings): Part[] {
  const found = new Map<string, Part>();
  for (const fact of facts) {
    const id = partOf(fact.path, headings);
    const part = found.get(id) ?? { id, facts: 0, reconstructed: 0 };
    part.facts += 1;
    if (fact.status === "reconstructed") part.reconstructed += 1;
    found.set(id, part);
  }
  return [...found.values()].sort((a, b) => Number(a.id === REST) - Number(b.id === REST));
}

/** By status, least certain first; statuses without facts are left out. */
export function byStatus(facts: readonly FactInfo[]): [string, FactInfo[]][] {
  const found = new Map<string, FactInfo[]>();
  for (const fact of facts) {
    const list = found.get(fact.status);
    if (list) list.push(fact);
    else found.set(fact.status, [fact]);
  }
  const known: readonly string[] = STATUSES;
  const place = (status: string): number => (known.includes(status) ? known.indexOf(status) : known.length);
  return [...found].sort((a, b) => place(a[0]) - place(b[0]));
}

/** By heading, for a long list that opens part by part. */
export function byPart(facts: readonly FactInfo[], headings: Headings): [string, FactInfo[]][] {
  const found = new Map<string, FactInfo[]>();
  for (const fact of facts) {
    const list = found.get(partOf(fact.path, headings));
    if (list) list.push(fact);
    else found.set(partOf(fact.path, headings), [fact]);
  }
  return [...found].sort((a, b) => Number(a[0] === REST) - Number(b[0] === REST));
}

/** A value as it is written down, short enough for a row. */
export function shown(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}
