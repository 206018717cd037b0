/** Colour, letter and crest of a seat. Letters come from the names of the seats, but not A to D and Z. */
import { useContext } from "preact/hooks";
import type { View } from "../../contract";
import { useTexts } from "../../i18n/texts";
import { seatLetters } from "../../ui/seat-letters";
import { SeatMarks } from "../../ui/seat-marks";
import { asView } from "./model";

/** They name periods and markets. */
const AVOIDED = "ABCDZ";
const COLOURS: Readonly<Record<string, string>> = {
  red: "--seat-a",
  violet: "--seat-e",
  blue: "--seat-b",
  green: "--seat-c",
  yellow: "--seat-d",
};

/** The mark of a seat, as the shell asks for it. */
export function seatMark(view: View, seat: number, names: readonly string[]): { colour: string; letter: string } {
  return {
    colour: COLOURS[asView(view).seats[seat]?.colour ?? ""] ?? "--ink-2",
    letter: seatLetters(names, AVOIDED)[seat] ?? "·",
  };
}

/** By colour: the letter of its seat at this table. A colour that nobody plays has one of its own name. */
export function useLetters(): (colour: string) => string {
  const texts = useTexts();
  const marks = useContext(SeatMarks);
  const played = (colour: string) => marks.find((mark) => mark.colour === COLOURS[colour])?.letter;
  const idle = Object.keys(COLOURS).filter((colour) => played(colour) === undefined);
  const taken = marks.map(({ letter }) => letter).join("");
  const letters = seatLetters(
    idle.map((colour) => texts.term("colour", colour)),
    AVOIDED + taken,
  );
  return (colour) => played(colour) ?? letters[idle.indexOf(colour)] ?? "·";
}

/** The letter of a colour as text of a drawing. */
export function Letter({ colour }: { colour: string }) {
  return useLetters()(colour);
}

/** The class that sets `--s`, the colour of everything below that belongs to a seat. */
export const seatClass = (colour: string): string => `nd-s nd-s-${colour in COLOURS ? colour : "none"}`;
