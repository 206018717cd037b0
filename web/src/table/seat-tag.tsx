/** A seat by colour, letter and name: the colour never stands alone. */
import type { Board, View } from "../contract";
import type { TableInfo } from "../gen/protocol";
import type { Texts } from "../i18n/texts";
import { seatLetters } from "../ui/seat-letters";
import "./seat-tag.css";

export type Mark = { colour: string; letter: string };

/** What the seats are called at a table, the same wherever they are named: the player, and what the game calls the seat. */
export function namesOf(board: Board | null, view: View, seats: TableInfo["seats"], texts: Texts): string[] {
  return texts.seatNames(seats).map((name, seat) => {
    try {
      return board?.seatName?.(view, seat, name, texts) ?? name;
    } catch {
      return name; // before the game has given it a name
    }
  });
}

/** The mark of a seat; without a board a letter of its name and a seat colour. */
export function markOf(board: Board | null, view: View | null, seat: number, names: readonly string[]): Mark {
  const letter = seatLetters(names)[seat] ?? String(seat + 1);
  const plain = { colour: `--seat-${String.fromCharCode(97 + seat)}`, letter };
  if (board === null || view === null || seat < 0) return seat < 0 ? { colour: "--ink-2", letter: "•" } : plain;
  try {
    return board.seatMark(view, seat, names);
  } catch {
    return plain; // before a family is chosen a seat may have no mark of its own
  }
}

/** The colour of a mark as CSS wants it. */
export function colourOf(mark: Mark): string {
  return mark.colour.startsWith("--") ? `var(${mark.colour})` : mark.colour;
}

export function SeatMark({ mark }: { mark: Mark }) {
  return (
    <span class="tb-mark" style={{ "--mark": colourOf(mark) }} aria-hidden="true">
      {mark.letter}
    </span>
  );
}

export function SeatTag({ mark, name }: { mark: Mark; name: string }) {
  return (
    <span class="tb-seat">
      <SeatMark mark={mark} />
      <span class="tb-seat-name">{name}</span>
    </span>
  );
}
