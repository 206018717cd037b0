/** The arms of the families: a shield in the family's colour with a charge of its own, so that colour is never alone. */
import type { JSX } from "preact";
import { SHIELD } from "../../../ui/line-art";
import { CHARGES, FAMILY_COLOURS, PLAIN } from "./charges";
import { keeping } from "../../../ui/same";
import "./crests.css";

const NO_FAMILY = ["--seat-a", "--seat-b", "--seat-c", "--seat-d", "--seat-e", "--seat-f"] as const;

/** The colour of a seat; before families are chosen each seat has one by its number. */
export function familyColour(family: string | null, seat: number): string {
  return FAMILY_COLOURS[family ?? ""] ?? NO_FAMILY[Math.abs(seat) % NO_FAMILY.length] ?? "--seat-a";
}

/** The arms of a family, or a plain shield. `size` is one of the sizes of the style sheet. */
export const Crest = keeping(
  ({ family, seat = 0, size = "" }: { family: string | null; seat?: number; size?: string }): JSX.Element => {
    const colour = `var(${familyColour(family, seat)})`;
    return (
      <svg
        class={`ob-crest ${size}`}
        viewBox="0 0 32 37"
        aria-hidden="true"
        focusable="false"
        style={{ "--ob-field": colour }}
      >
        <path class="ob-k-field" d={SHIELD} />
        {(CHARGES[family ?? ""] ?? PLAIN).map(([tone, path]) => (
          <path key={path} class={`ob-k-${tone}`} d={path} />
        ))}
      </svg>
    );
  },
);
