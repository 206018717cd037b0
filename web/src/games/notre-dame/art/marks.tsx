/** Signs that belong to a seat: colour, letter and shape together. Square is a cube, cloaked is the confidant. */
import type { ComponentChildren } from "preact";
import { Letter, seatClass } from "../seats";
import { Glyph } from "./glyph";

interface MarkProps {
  colour: string;
  /** Which shape it has, as a class. */
  shape: string;
  /** What stands in it; the letter of its seat where nothing is said. */
  children?: ComponentChildren;
}

function Mark({ colour, shape, children = <Letter colour={colour} /> }: MarkProps) {
  return (
    <span class={`${shape} ${seatClass(colour)}`} aria-hidden="true">
      {children}
    </span>
  );
}

/** A cube with the letter of its seat. */
export function Cube({ colour, ghost = false }: { colour: string; ghost?: boolean }) {
  return <Mark colour={colour} shape={ghost ? "nd-cube nd-ghost" : "nd-cube"} />;
}

/** The confidant. */
export function Pawn({ colour }: { colour: string }) {
  return <Mark colour={colour} shape="nd-pawn" />;
}

/** A bill or a market of a borough. */
export function Octagon({ colour, empty = false }: { colour: string; empty?: boolean }) {
  return <Mark colour={colour} shape={empty ? "nd-octagon nd-none" : "nd-octagon"} />;
}

/** The shield of a seat. */
export function Crest({ colour }: { colour: string }) {
  return (
    <Mark colour={colour} shape="nd-crest">
      <Glyph name={`crest-${colour}`} />
    </Mark>
  );
}
