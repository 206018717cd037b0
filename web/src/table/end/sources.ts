/** Where points come from, without any drawing: the portions of a score by source. */
import type { Portion, Sheet, TurnMark } from "../../gen/protocol";

/** What one line of the score sheet has from one source. */
export interface Slice {
  source: string;
  points: number;
  /** What it is made of; empty where nothing more is known. */
  items: readonly Portion[];
}

const NOTHING: readonly Portion[] = [];

/** The sources of a line: its portions, or its terms until they are known. */
export function slicesOf(sheet: Sheet, portions: readonly Portion[]): Slice[] {
  const own = portions.filter(({ seat }) => seat === sheet.seat);
  if (own.length === 0) return sheet.terms.map(([source, points]) => ({ source, points, items: NOTHING }));
  return [...new Set(own.map(({ source }) => source))].map((source) => {
    const items = own.filter((each) => each.source === source);
    const points = items.reduce((sum, each) => sum + each.points, 0);
    return { source, points, items: items.filter(({ what, ply }) => what !== null || ply >= 0) };
  });
}

/** Every source of these lines in the order of the sheet; seats come before somebody without a seat. */
export function sourcesOf(scores: readonly Sheet[], portions: readonly Portion[]): string[] {
  const merged: string[] = [];
  for (const sheet of [...scores].sort((a, b) => Number(a.seat < 0) - Number(b.seat < 0))) {
    let after = sheet.seat < 0 ? merged.length : 0;
    for (const { source } of slicesOf(sheet, portions)) {
      const known = merged.indexOf(source);
      if (known < 0) merged.splice(after, 0, source);
      after = (known < 0 ? after : known) + 1;
    }
  }
  return merged;
}

/** Points of a source; null where the line has no such source. */
export function sliceOf(slices: readonly Slice[], source: string): Slice | null {
  return slices.find((each) => each.source === source) ?? null;
}

/** The turn or round that an answer belongs to; null where that is not known. */
export function turnOf(turns: readonly TurnMark[], ply: number): TurnMark | null {
  if (ply < 0) return null;
  let found: TurnMark | null = null;
  for (const turn of turns) if (turn.ply <= ply) found = turn;
  return found;
}
