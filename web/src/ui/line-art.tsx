/** What drawings of several games are made of: the frame of a picture, and shields with what they bear. */
import type { ComponentChildren } from "preact";

/** How a part of a charge is drawn: bright, a bright line, a piece of the field with its edge or without, a bright shadow. */
export type ChargeTone = "light" | "thread" | "field" | "cut" | "shade";
/** What a shield bears. */
export type Charge = readonly (readonly [ChargeTone, string])[];

/** The outline of every shield, in a box of 32 by 37. */
export const SHIELD = "M3 3h26v15c0 9-6 14-13 17C9 32 3 27 3 18z";

/** The frame of a game's picture: line art in the colour of the text; classes p, t, s, g and f are its tones. */
export function Art({ children }: { children: ComponentChildren }) {
  return (
    <svg class="lb-art" viewBox="0 0 240 112" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
