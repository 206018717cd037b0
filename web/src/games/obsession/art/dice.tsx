/** The die with twenty faces that says which tile is stolen. */
import type { JSX } from "preact";
import "./art.css";
import "./dice.css";

const OUTLINE = "M20 1l16.5 9.5v19L20 39 3.5 29.5v-19z";
const FACE = "M20 7.5l12.5 21.5h-25z";
const EDGES = "M20 1v6.5M36.5 10.5l-4 18.5 4 .5M36.5 10.5L20 7.5 3.5 10.5M3.5 10.5l4 18.5-4 .5M7.5 29L20 39l12.5-10";

interface Die20Props {
  /** What it shows, 1 to 20; nothing before it is thrown. */
  value?: number;
  /** "" for 40 pixels, "ob-xs" for 24, "ob-lg" for 96. */
  size?: "" | "ob-xs" | "ob-lg";
  label?: string;
}

/** A d20 seen on one face, with the number thrown. */
export function Die20({ value, size = "", label }: Die20Props): JSX.Element {
  const told = label === undefined ? { "aria-hidden": true as const } : { role: "img" as const, "aria-label": label };
  return (
    <svg class={`ob-g ob-die ${size}`} viewBox="0 0 40 40" focusable="false" {...told}>
      <path class="ob-s-tone" d={OUTLINE} />
      <path class="ob-s-paper" d={FACE} />
      <path d={EDGES} />
      {value !== undefined && (
        <text x="20" y="26" text-anchor="middle">
          {value}
        </text>
      )}
    </svg>
  );
}
