/** How far each seat of each table has been told, kept in the browser: what came later is told after a reload. */
import type { Position } from "../gen/protocol";

interface Seen {
  ply: number;
  epoch: number;
}

const KEY = "parlour.story";
const MOST_KEPT = 80;

function all(): Record<string, Seen> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Seen>) : {};
  } catch {
    return {};
  }
}

function nameOf(table: string, seat: number | null): string {
  return `${table} ${seat ?? "-"}`;
}

/** A position has been told to the end. */
export function noteSeen(table: string, { seat, ply, epoch }: Position): void {
  const name = nameOf(table, seat);
  const { [name]: before, ...others } = all();
  if (before?.ply === ply && before.epoch === epoch) return;
  const kept = Object.entries(others).slice(1 - MOST_KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [name, { ply, epoch }]])));
  } catch {
    // Nothing can be kept here: after a reload the story begins now.
  }
}

/**
 * The ply that telling goes on from; the position's own where nothing is known. Where something was taken back meanwhile,
 * whatever came after the last turn is told.
 */
export function seenBefore(table: string, position: Position): number {
  const seen = all()[nameOf(table, position.seat)];
  if (seen === undefined || !Number.isInteger(seen.ply)) return position.ply;
  if (seen.epoch === position.epoch) return Math.min(seen.ply, position.ply);
  return Math.min(seen.ply, position.news_from, position.ply);
}
