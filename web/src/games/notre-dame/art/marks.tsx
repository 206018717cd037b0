/** Signs that belong to a seat: colour, letter and shape together. Square is a cube, cloaked is the confidant. */
import { markOf, seatClass } from "../seats";
import { Glyph } from "./glyph";

/** A cube with the letter of its seat. */
export function Cube({ colour, ghost = false }: { colour: string; ghost?: boolean }) {
  return (
    <span class={`nd-cube ${ghost ? "nd-ghost" : ""} ${seatClass(colour)}`} aria-hidden="true">
      {markOf(colour).letter}
    </span>
  );
}

/** The confidant. */
export function Pawn({ colour }: { colour: string }) {
  return (
    <span class={`nd-pawn ${seatClass(colour)}`} aria-hidden="true">
      {markOf(colour).letter}
    </span>
  );
}

/** A bill or a market of a borough. */
export function Octagon({ colour, empty = false }: { colour: string; empty?: boolean }) {
  return (
    <span class={`nd-octagon ${empty ? "nd-none" : ""} ${seatClass(colour)}`} aria-hidden="true">
      {markOf(colour).letter}
    </span>
  );
}

/** The shield of a seat. */
export function Crest({ colour }: { colour: string }) {
  return (
    <span class={`nd-crest ${seatClass(colour)}`} aria-hidden="true">
      <Glyph name={`crest-${colour}`} />
    </span>
  );
}
