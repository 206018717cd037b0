/** The steps of a replay, without any drawing: where turns begin, and what happened in a step. */
import type { Told, TurnMark } from "../../gen/protocol";

/** What the step to a position brought about. */
export function toldAt(events: readonly Told[], ply: number): Told[] {
  return events.filter((told) => told.ply === ply - 1);
}

/** The position where the turn before begins, or the one at hand where it has gone on for a while. */
export function turnBefore(turns: readonly TurnMark[], ply: number): number {
  return turns.filter((turn) => turn.ply < ply).at(-1)?.ply ?? 0;
}

/** The position where the next turn begins; the end where there is none. */
export function turnAfter(turns: readonly TurnMark[], ply: number, last: number): number {
  return turns.find((turn) => turn.ply > ply)?.ply ?? last;
}

/** The next position that something was told about: a replay that runs by itself does not wait where nothing happens. */
export function nextTold(events: readonly Told[], ply: number, last: number): number {
  const next = events.find((told) => told.ply >= ply)?.ply;
  return next === undefined ? last : Math.min(last, next + 1);
}

/** A mark on the slider: where it is, from 0 to 1, and whose turn begins. */
export interface Tick {
  at: number;
  seat: number;
  /** Whether a round begins. */
  isRound: boolean;
  /** The number of the round; null where it would touch the one before. */
  label: number | null;
}

/** Two numbers nearer than this part of the slider would touch. */
const NEAR = 0.035;

export function ticksOf(turns: readonly TurnMark[], plies: number): Tick[] {
  let free = 0;
  return turns.map((turn, index) => {
    const at = plies === 0 ? 0 : turn.ply / plies;
    const isRound = turns[index - 1]?.label !== turn.label;
    const isTold = isRound && at >= free;
    if (isTold) free = at + NEAR;
    return { at, seat: turn.seat, isRound, label: isTold ? turn.label : null };
  });
}
