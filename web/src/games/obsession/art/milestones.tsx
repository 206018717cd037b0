/** Milestones: a small emblem for each, and the marks of the first and the second to reach one. */
import type { JSX } from "preact";
import { Engraving } from "./drawing";
import type { Drawing } from "./drawing";
import "./art.css";

/** The emblem of each milestone, in a box of 24 by 24. */
export const MILESTONES: Readonly<Record<string, Drawing>> = {
  "reputation-4": [
    ["line", "M8.5 2.5C1.5 7 1 16 9 21.5M15.5 2.5C22.5 7 23 16 15 21.5"],
    [
      "tone",
      "M6 5c-3-.2-4 1.8-4 3.2 2.2 0 3.6-1.2 4-3.2zM3.8 10.2c-2.8.8-3 2.8-2.6 4 2-.6 2.8-2 2.6-4zM5.2 15.6c-2.2 1.6-1.8 3.5-.9 4.5 1.6-1 1.7-2.7.9-4.5zM18 5c3-.2 4 1.8 4 3.2-2.2 0-3.6-1.2-4-3.2zM20.2 10.2c2.8.8 3 2.8 2.6 4-2-.6-2.8-2-2.6-4zM18.8 15.6c2.2 1.6 1.8 3.5.9 4.5-1.6-1-1.7-2.7-.9-4.5z",
    ],
    ["bold", "M13.3 17.5V6.5L8.3 14h7.6"],
  ],
  "four-ud-servants": [
    ["tone", "M2.5 2.5h19v19h-19z"],
    ["line", "M12 2.5v19M2.5 12h19"],
    ["solid", "M4.7 5h4.6c0 3-4.6 3-4.6 0z"],
    ["line", "M7 7v3.2"],
    ["line", "M14.3 5h5.2v4.2h-5.2zM14.3 5l2.6 2 2.6-2"],
    ["solid", "M7 16.5l-2.5-2.3 1.3-.4.2-1.3 1 .8 1-.8.2 1.3 1.3.4z"],
    ["line", "M7 16.5v3"],
    ["solid", "M14 16.2h6v3.6h-6z"],
    ["line", "M15.8 16v-1.5h2.4V16"],
  ],
  "three-prestige-guests": [
    [
      "solid",
      "M7.6 9.5l-0.5 -5.2 2.5 2.1 2.5 -3.9 2.5 3.9 2.5 -2.1 -0.5 5.2zM1.6 19l-0.5 -5.2 2.5 2.1 2.5 -3.9 2.5 3.9 2.5 -2.1 -0.5 5.2zM13.6 19l-0.5 -5.2 2.5 2.1 2.5 -3.9 2.5 3.9 2.5 -2.1 -0.5 5.2z",
    ],
    ["line", "M7.6 11.4h8.8M1.6 21h8.8M13.6 21h8.8"],
  ],
  "one-bought-per-category": [
    [
      "line",
      "M12 3v17M3.5 6.5c5 1.5 12 1.5 17 0M4.5 6.8L1.6 14M4.5 6.8L7.4 14M19.5 6.8L16.6 14M19.5 6.8L22.4 14M7.5 21h9",
    ],
    ["tone", "M1 14h7c0 4-7 4-7 0zM16 14h7c0 4-7 4-7 0z"],
    ["solid", "M10.4 3.2a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0zM9 20h6v1.5H9z"],
  ],
  "six-roses": [
    [
      "solid",
      "M11.1 2.3a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM13.1 3.8a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM12.3 6.1a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM9.9 6.1a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM9.1 3.8a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM6.7 9.7a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM8.7 11.2a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM7.9 13.5a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM5.5 13.5a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM4.7 11.2a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM15.5 9.7a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM17.5 11.2a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM16.7 13.5a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM14.3 13.5a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM13.5 11.2a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM2.7 17.1a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM4.7 18.6a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM3.9 20.9a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM1.5 20.9a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM0.7 18.6a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM11.1 17.1a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM13.1 18.6a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM12.3 20.9a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM9.9 20.9a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM9.1 18.6a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM19.5 17.1a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM21.5 18.6a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM20.7 20.9a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM18.3 20.9a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM17.5 18.6a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0z",
    ],
    [
      "paper",
      "M10.9 4.4a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0zM6.5 11.8a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0zM15.3 11.8a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0zM2.5 19.2a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0zM10.9 19.2a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0zM19.3 19.2a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0z",
    ],
  ],
  "first-monument": [
    ["tone", "M9.5 17l1-12.5L12 2l1.5 2.5 1 12.5z"],
    ["tone", "M6.5 17h11v2.5h-11zM4 19.5h16v2.5H4z"],
    ["solid", "M19 3l.8 1.9 2 .2-1.5 1.3.5 2-1.8-1.1-1.8 1.1.5-2-1.5-1.3 2-.2z"],
    ["fine", "M11.4 8h1.2M11.2 11h1.6M11 14h2"],
  ],
  "thousand-pounds": [
    ["tone", "M13 12.5h9.5V21H13z"],
    ["line", "M13 12.5h9.5v2.8H13zM13 15.3h9.5v2.9H13zM13 18.2h9.5V21H13z"],
    ["tone", "M8.5 6.5C3.5 9 1.5 13 1.5 16.5 1.5 20 4 21.5 7.5 21.5H11V7z"],
    ["line", "M6 6.5h5.5M7 6.3L5.5 2.5l2.6 1 1.8-1 1.5 1.3L12 2.7l-1.2 3.6M11.2 6.5c1.8 1.3 3 2.8 3.6 4"],
    ["bold", "M9.6 11.5c-1.5-1.5-3.5-.6-3.2 1.3l.4 2.4c0 1-.3 1.6-1.2 1.9h4.2M5.3 14.3h3.2"],
  ],
  "nine-servants": [
    ["tone", "M3.5 9.5L12 2.5l8.5 7V22h-17z"],
    ["line", "M2 10.7L12 2.5l10 8.2"],
    [
      "solid",
      "M6.6 10h1.4v1.4h-1.4zM11.3 10h1.4v1.4h-1.4zM16 10h1.4v1.4h-1.4zM6.6 14h1.4v1.4h-1.4zM11.3 14h1.4v1.4h-1.4zM16 14h1.4v1.4h-1.4zM6.6 18h1.4v1.4h-1.4zM11.3 18h1.4v1.4h-1.4zM16 18h1.4v1.4h-1.4z",
    ],
  ],
  "six-at-table": [
    ["tone", "M5 12c0-3.3 3-5.5 7-5.5s7 2.2 7 5.5-3 5.5-7 5.5S5 15.3 5 12z"],
    [
      "solid",
      "M0.7 12a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0zM19.5 12a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0zM6.1 3.9a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0zM14.1 3.9a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0zM6.1 20.1a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0zM14.1 20.1a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0z",
    ],
    ["fine", "M9.4 9.2h.1M14.6 9.2h.1M9.4 14.8h.1M14.6 14.8h.1M12 10.5v3M10.5 12h3"],
  ],
  "four-in-one-category": [
    ["tone", "M2.5 2.5h8.5v8.5H2.5zM13 2.5h8.5v8.5H13zM2.5 13h8.5v8.5H2.5zM13 13h8.5v8.5H13z"],
    ["paper", "M12 18.4c-5.8-3.7-6.4-6.9-5.2-9.3 1.4-2 4-1.8 5.2.6 1.2-2.4 3.8-2.6 5.2-.6 1.2 2.4.6 5.6-5.2 9.3z"],
  ],
};
const UNKNOWN: Drawing = [["tone", "M5 3h14v18l-7-5-7 5z"]];

interface MilestoneProps {
  id: string;
  /** "" for 24 pixels, "ob-md" for 40, "ob-lg" for 96. */
  size?: "" | "ob-md" | "ob-lg";
  label?: string;
}

/** The emblem of a milestone; its name stands beside it or in `label`. */
export function Milestone({ id, size = "", label }: MilestoneProps): JSX.Element {
  return (
    <Engraving
      of={MILESTONES[id] ?? UNKNOWN}
      box="0 0 24 24"
      class={`ob-emblem ${size}`}
      {...(label === undefined ? {} : { label })}
    />
  );
}

/** Who was first and who second: a rosette with two ribbons, or a plain one with its number. */
export function PlaceMark({ place, label }: { place: 1 | 2; label?: string }): JSX.Element {
  const told = label === undefined ? { "aria-hidden": true as const } : { role: "img" as const, "aria-label": label };
  return (
    <svg class={`ob-g ob-place ob-place-${place}`} viewBox="0 0 24 24" focusable="false" {...told}>
      <path
        class="ob-s-tone"
        d={
          place === 1
            ? "M8 13l-3 9 4-1.5L11 23l1.5-7M16 13l3 9-4-1.5L13 23l-1.5-7"
            : "M9.5 14L8.5 23l3.5-2.5 3.5 2.5-1-9"
        }
      />
      <path class="ob-place-disc" d="M4.5 9.5a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0z" />
      <text x="12" y="13.3" text-anchor="middle">
        {place}
      </text>
    </svg>
  );
}
