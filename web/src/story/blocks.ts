/** The story in blocks: under headings, and by whose turn it was. Knows no game. */
import type { Told } from "../gen/protocol";

/** Something that happened, and where it stands in the whole story. */
export interface Line {
  told: Told;
  n: number;
}

export interface Block {
  /** What stands above it where something new begins: a round, a turn, the end of a period. */
  heading: string;
  /** Whose lines these are; -1 for what concerns the whole table. */
  seat: number;
  lines: readonly Line[];
}

/** The seat that an event is about; -1 for all. */
export function seatOf(told: Told): number {
  const { seat } = told.event;
  return typeof seat === "number" ? seat : -1;
}

/**
 * The events in blocks. What chance does in the middle of somebody's turn belongs to that turn; what follows a heading is
 * about the table until somebody acts. *before* is how many events came before these.
 */
export function blocksOf(events: readonly Told[], headingOf: (told: Told) => string, before = 0): Block[] {
  const blocks: { heading: string; seat: number; lines: Line[] }[] = [];
  for (const [at, told] of events.entries()) {
    const n = before + at;
    const heading = headingOf(told);
    const last = blocks.at(-1);
    const own = seatOf(told);
    if (heading !== "" || last === undefined) blocks.push({ heading, seat: -1, lines: [{ told, n }] });
    else if (own < 0 || own === last.seat) last.lines.push({ told, n });
    else blocks.push({ heading: "", seat: own, lines: [{ told, n }] });
  }
  return blocks;
}

/** Whether two blocks tell the same. */
export function isSameBlock(one: Block, other: Block): boolean {
  if (one.heading !== other.heading || one.seat !== other.seat || one.lines.length !== other.lines.length) return false;
  return one.lines.every(({ told, n }, at) => other.lines[at]?.told === told && other.lines[at]?.n === n);
}
