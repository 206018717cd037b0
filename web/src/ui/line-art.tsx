/** What drawings of several games are made of: the frame of a picture, and shields with what they bear. */
import type { ComponentChildren, JSX } from "preact";

/** How a part of a charge is drawn: bright, a bright line, a piece of the field with its edge or without, a bright shadow. */
export type ChargeTone = "light" | "thread" | "field" | "cut" | "shade";
/** What a shield bears. */
export type Charge = readonly (readonly [ChargeTone, string])[];

/** The outline of every shield, in a box of 32 by 37. */
export const SHIELD = "M3 3h26v15c0 9-6 14-13 17C9 32 3 27 3 18z";

/** A line of a game's picture: its tone (p, t, s, g or f; plain where there is none) and its path. */
export type ArtLine = readonly [tone: string, path: string];

/** Lines of a game's picture. */
export function ArtLines({ of }: { of: readonly ArtLine[] }) {
  return (
    <>
      {of.map(([tone, path]) => (
        <path key={path} class={tone === "" ? undefined : tone} d={path} />
      ))}
    </>
  );
}

/** A game's picture that is lines alone. */
export function artOf(lines: readonly ArtLine[]): () => JSX.Element {
  return () => (
    <Art>
      <ArtLines of={lines} />
    </Art>
  );
}

/** The frame of a game's picture: line art in the colour of the text. */
export function Art({ children }: { children: ComponentChildren }) {
  return (
    <svg class="lb-art" viewBox="0 0 240 112" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
