/** What flies over the city: pieces as they lie on it, and gains with their number. */
import type { JSX } from "preact";
import { Glyph } from "../art/glyph";
import { Cube, Octagon, Pawn } from "../art/marks";
import "./pieces.css";

/** A gain: its sign, and how much of it; without a number where nobody knows. */
export function gain(sign: string, amount: unknown): JSX.Element {
  return (
    <span class="st-fly nd-fly">
      <Glyph name={sign} size="middle" />
      {typeof amount === "number" && <b>{amount > 0 ? `+${amount}` : amount}</b>}
    </span>
  );
}

export function sign(name: string): JSX.Element {
  return (
    <span class="st-fly nd-fly nd-fly-round">
      <Glyph name={name} size="middle" />
    </span>
  );
}

function big(piece: JSX.Element): JSX.Element {
  return <span class="nd-fly-big">{piece}</span>;
}

export const cube = (colour: string): JSX.Element => big(<Cube colour={colour} />);
export const pawn = (colour: string): JSX.Element => big(<Pawn colour={colour} />);
export const bill = (colour: string): JSX.Element => big(<Octagon colour={colour} />);

/** A card, face up with its building, or its back. */
export function card(kind: string | null): JSX.Element {
  return <span class="st-fly-card nd-fly-card">{kind !== null && <Glyph name={kind} size="middle" />}</span>;
}
