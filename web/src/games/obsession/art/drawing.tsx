/** Engravings as data: strokes of a few tones in the colour of the text, so that one style holds for all. */
import type { JSX } from "preact";
import "./drawing.css";

export type Tone = "line" | "bold" | "fine" | "tone" | "solid" | "paper" | "cut" | "thread";

/** A tone and the path drawn in it. */
export type Stroke = readonly [Tone, string];
export type Drawing = readonly Stroke[];

/** The strokes of a drawing, to be put into an <svg>. */
export function Strokes({ of }: { of: Drawing }): JSX.Element {
  return (
    <>
      {of.map(([tone, path], at) => (
        <path key={at} class={`ob-s-${tone}`} d={path} />
      ))}
    </>
  );
}

interface EngravingProps {
  of: Drawing;
  box: string;
  class: string;
  /** Words for those who cannot see it; without them the drawing is decoration. */
  label?: string;
}

/** A drawing in a box of its own. */
export function Engraving({ of, box, class: name, label }: EngravingProps): JSX.Element {
  const told = label === undefined ? { "aria-hidden": true as const } : { role: "img" as const, "aria-label": label };
  return (
    <svg class={`ob-g ${name}`} viewBox={box} focusable="false" {...told}>
      <Strokes of={of} />
    </svg>
  );
}
