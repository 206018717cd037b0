/** The numbers of the score sheet and of the chart, without any drawing. */
import type { RoundScore, Sheet } from "../../gen/protocol";

/** The rows by rank. */
export function ranked(scores: readonly Sheet[]): Sheet[] {
  return [...scores].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** Points of a term; null where the row has no such term. */
export function pointsOf(sheet: Sheet, term: string): number | null {
  return sheet.terms.find(([name]) => name === term)?.[1] ?? null;
}

/** Round numbers for an axis, at most about six, that take in all values. */
export function axis(values: readonly number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const rough = (high - low) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const unit = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? power * 10;
  const step = Math.max(1, unit);
  const ticks: number[] = [];
  for (let tick = Math.floor(low / step) * step; tick < high + step; tick += step) ticks.push(tick);
  return ticks;
}

/** One point per label: the last of several moments that carry the same one. */
export function byLabel(rounds: readonly RoundScore[]): RoundScore[] {
  const found = new Map<number, RoundScore>();
  for (const round of rounds) found.set(round.label, round);
  return [...found.values()].sort((a, b) => a.label - b.label);
}

/** Points with their sign where they are lost. */
export function pointsTold(points: number): string {
  return points < 0 ? `\u2212${-points}` : String(points);
}

/** Points gained or lost, always with a sign. */
export function gainTold(points: number): string {
  return points > 0 ? `+${points}` : pointsTold(points);
}
