/** Colour, letter and crest of a seat. Letters avoid A to D and Z, which name periods and markets. */
import type { View } from "../../contract";
import { asView } from "./model";

interface Mark {
  colour: string;
  letter: string;
}

const MARKS: Readonly<Record<string, Mark>> = {
  red: { colour: "--seat-a", letter: "R" },
  violet: { colour: "--seat-e", letter: "V" },
  blue: { colour: "--seat-b", letter: "L" },
  green: { colour: "--seat-c", letter: "G" },
  yellow: { colour: "--seat-d", letter: "Y" },
};
const NO_MARK: Mark = { colour: "--ink-2", letter: "·" };

/** The mark of a colour. */
export function markOf(colour: string): Mark {
  return MARKS[colour] ?? NO_MARK;
}

/** The mark of a seat, as the shell asks for it. */
export function seatMark(view: View, seat: number): Mark {
  return markOf(asView(view).seats[seat]?.colour ?? "");
}

/** The class that sets `--s`, the colour of everything below that belongs to a seat. */
export const seatClass = (colour: string): string => `nd-s nd-s-${colour in MARKS ? colour : "none"}`;
