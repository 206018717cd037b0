/** A pile of tiles, as they lie in a stacked market: the top one shows its category, the edges how many lie below. */
import type { JSX } from "preact";
import { Strokes } from "./drawing";
import { CATEGORY_SIGNS, SIGNS } from "./glyphs";
import "./art.css";

/** More edges than this would not be counted by anybody; the number says the rest. */
const EDGES = 6;
const STEP = 3;

interface PileProps {
  /** How many tiles lie in it; an empty place is drawn as one. */
  count: number;
  category?: string;
  /** "" for 56 pixels of width, "ob-lg" for 112. */
  size?: "" | "ob-lg";
  label?: string;
}

/** The pile; the number of tiles stands on it. */
export function Pile({ count, category = "none", size = "", label }: PileProps): JSX.Element {
  const edges = Math.max(0, Math.min(count, EDGES) - 1);
  const told = label === undefined ? { "aria-hidden": true as const } : { role: "img" as const, "aria-label": label };
  const top = (EDGES - 1 - edges) * STEP;
  return (
    <svg class={`ob-g ob-pile ob-c-${category} ${size}`} viewBox="0 0 56 50" focusable="false" {...told}>
      {count === 0 ? (
        <path class="ob-pile-gap" d="M4 28l24-12 24 12-24 12z" />
      ) : (
        <>
          {Array.from({ length: edges }, (_, at) => (
            <path
              key={at}
              class="ob-pile-edge"
              d={`M4 ${top + 13 + (edges - at) * STEP}l24 12 24-12v3l-24 12-24-12z`}
            />
          ))}
          <path class="ob-pile-edge" d={`M4 ${top + 13}l24 12 24-12v3l-24 12-24-12z`} />
          <path class="ob-pile-top" d={`M28 ${top + 1}l24 12-24 12-24-12z`} />
          <g
            class="ob-pile-sign"
            transform={`translate(28 ${top + 13}) scale(1 .5) rotate(45) translate(-9 -9) scale(.75)`}
          >
            <Strokes of={CATEGORY_SIGNS[category] ?? SIGNS.tileset} />
          </g>
          <text x="53" y="48" text-anchor="end">
            {count}
          </text>
        </>
      )}
    </svg>
  );
}
