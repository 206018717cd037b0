/** Which numbers of a seat's row an answer would change, and whether that is good for it. */
import type { Previewed } from "../gen/protocol";

export interface Change {
  path: readonly string[];
  before: number;
  after: number;
}

type Plain = Readonly<Record<string, unknown>>;

/** Numbers count as they are, lists by their length; what is only renamed or moved is told by the events. */
function amount(value: unknown): number | null {
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return value.length;
  return null;
}

function isTable(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The changed numbers, in the order of the row; tables of numbers are looked into one level deep. */
export function changedNumbers(before: Plain, after: Plain): Change[] {
  const changes: Change[] = [];
  for (const [key, value] of Object.entries(after)) {
    const old = before[key];
    if (isTable(value) && isTable(old)) {
      for (const [inner, number] of Object.entries(value)) push(changes, [key, inner], old[inner], number);
    } else push(changes, [key], old, value);
  }
  return changes;
}

function push(changes: Change[], path: readonly string[], before: unknown, after: unknown): void {
  const from = amount(before);
  const to = amount(after);
  if (from !== null && to !== null && from !== to) changes.push({ path, before: from, after: to });
}

/** Whether a change is good for the seat: the game says of each number which way is better, and of some neither is. */
export function toneOf({ path, before, after }: Change, better: Previewed["better"]): "good" | "bad" | "even" {
  const way = better[path[0] ?? ""];
  if (way === undefined || before === after) return "even";
  return after > before === (way === "more") ? "good" : "bad";
}
