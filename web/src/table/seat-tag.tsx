/** A seat by colour, letter and name: the colour never stands alone. */
import type { Board, View } from "../contract";
import "./seat-tag.css";

export type Mark = { colour: string; letter: string };

/** The mark of a seat; without a board a letter of the alphabet and a seat colour. */
export function markOf(board: Board | null, view: View | null, seat: number): Mark {
  const letter = String.fromCharCode(65 + seat);
  const plain = { colour: `--seat-${letter.toLowerCase()}`, letter };
  if (board === null || view === null || seat < 0) return seat < 0 ? { colour: "--ink-2", letter: "•" } : plain;
  try {
    return board.seatMark(view, seat);
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
