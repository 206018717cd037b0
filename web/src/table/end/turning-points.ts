/** The turning points of a game: who took the lead, and the rounds that brought most, with what happened there. */
import type { History, Portion, RoundScore } from "../../gen/protocol";
import { byLabel } from "./score";

/** At most so many are told. */
const MOST = 3;
/** A lead only changes hands for good after so much of the game. */
const EARLY = 0.25;

export interface TurningPoint {
  /** The turn or round. */
  label: number;
  /** The answer that brought most of it; -1 where none did. */
  ply: number;
  /** Whose line of the score it is, as the place among the totals. */
  line: number;
  gain: number;
  /** Whether the lead changed hands with it. */
  isLead: boolean;
  /** The largest portion that came with that answer, where portions are known by answer. */
  portion: Portion | null;
}

/** The turning points among some lines of the score, in the order of the game. */
export function turningPoints(history: History, lines: readonly { at: number; seats: readonly number[] }[]) {
  const rounds = byLabel(history.rounds);
  const found: (TurningPoint & { weight: number })[] = [];
  let leader = -1;
  rounds.forEach((round, index) => {
    const before = rounds[index - 1];
    const gains = lines.map(({ at }) => (round.totals[at] ?? 0) - (before?.totals[at] ?? 0));
    const first = sole(round, lines);
    const isChange = first !== -1 && leader !== -1 && first !== leader;
    if (first !== -1) leader = first;
    if (before === undefined) return;
    lines.forEach(({ at, seats }, each) => {
      const gain = gains[each] ?? 0;
      const others = gains.filter((_, other) => other !== each);
      const edge = gain - (others.length === 0 ? 0 : others.reduce((sum, one) => sum + one, 0) / others.length);
      const isLead = isChange && first === at && index >= rounds.length * EARLY;
      if (edge <= 0 && !isLead) return;
      const ply = largest(history, at, before.ply + 1, round.ply + 1);
      const portion = history.portions
        .filter((one) => one.ply === ply && seats.includes(one.seat))
        .sort((a, b) => b.points - a.points)[0];
      const weight = edge + (isLead ? 1000 + index : 0);
      found.push({ label: round.label, ply, line: at, gain, isLead, portion: portion ?? null, weight });
    });
  });
  const told: typeof found = [];
  for (const each of found.sort((a, b) => b.weight - a.weight)) {
    // One change of the lead is a story; of several the last ones are, and the largest gains have room, too.
    const leads = told.filter(({ isLead }) => isLead).length;
    if (told.length < MOST && (!each.isLead || leads < MOST - 1) && !told.some(({ label }) => label === each.label)) {
      told.push(each);
    }
  }
  return told.sort((a, b) => a.label - b.label).map(({ weight: _, ...each }): TurningPoint => each);
}

/** The line that is ahead of all others; -1 where several are. */
function sole(round: RoundScore, lines: readonly { at: number }[]): number {
  const totals = lines.map(({ at }) => round.totals[at] ?? 0);
  const most = Math.max(...totals);
  return totals.filter((total) => total === most).length === 1 ? (lines[totals.indexOf(most)]?.at ?? -1) : -1;
}

/** The answer after which a line had gained most, among those from one position to another. */
function largest(history: History, line: number, from: number, to: number): number {
  let before = 0;
  let best = { ply: -1, gain: 0 };
  for (const { ply, totals } of history.changes) {
    const now = totals[line] ?? 0;
    if (ply > from && ply <= to && now - before > best.gain) best = { ply: ply - 1, gain: now - before };
    before = now;
  }
  return best.ply;
}
