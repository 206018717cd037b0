/**
 * The ten kinds of servants as playing pieces. Colour is never alone: each has a letter that no other has, and a
 * figure of its own by what is worn on the head and, below stairs, by what is carried.
 */
import type { JSX } from "preact";
import { keeping } from "../../../ui/same";
import "./servants.css";

const MAN = "M12 11c5 0 8.5 2.6 9 7l.6 4.2-3.6.6-.9-3.6V32H6.9V19.2L6 22.8l-3.6-.6L3 18c.5-4.4 4-7 9-7z";
const WOMAN = "M12 11c4 0 6 2 6.6 5L22.5 32h-21l3.9-16c.6-3 2.6-5 6.6-5z";

/** Those below stairs are smaller and stand to the left: the right hand carries something. */
const COOK =
  "M9.6 14.2c3.6 0 5.4 1.6 6 4l3.6-.6.5 2.8-3.2.8c1.6 3.4 2.2 7 2.2 10.8H.6c0-5 .8-9.6 2.8-13.6.8-2.6 2.6-4.2 6.2-4.2z";
const BOY =
  "M9.6 14.2c3.2 0 5.2 1.2 6 3.2l4.4 1.2-.4 2.6-5-.4V32H5.4V22.2L4.6 25.2l-2.9-.5.6-4.1c.4-4 3.4-6.4 7.3-6.4z";
const MAID = "M9.6 14.2c3 0 4.5 1.4 5 3.6l3.6 1.2-.7 2.7-2.1-.4L18 32H1.2l3.4-14.2c.5-2.2 2-3.6 5-3.6z";
const WORKMAN =
  "M9.6 14.2c4.6 0 7.2 2.2 7.8 5.8l.7 4.6-2.9.5-1-3.5V32H4.8V21.6l-.8 3.5-2.9-.5L1.7 20c.6-3.6 3.3-5.8 7.9-5.8z";

/** How a part of a piece is filled. */
type Tone = "light" | "field" | "dark" | "gilt" | "tool" | "wire" | "fine";

interface Piece {
  letter: string;
  build: "tall" | "short" | "small";
  body: string;
  /** What sets the figure apart: a collar, a bun, a cap or a hat; then what is carried. */
  marks: readonly (readonly [Tone, string])[];
}

const PIECES: Readonly<Record<string, Piece>> = {
  butler: {
    letter: "B",
    build: "tall",
    body: MAN,
    marks: [["light", "M9.2 12.2l2.8 1.6 2.8-1.6v3.4L12 14l-2.8 1.6z"]],
  },
  housekeeper: { letter: "H", build: "tall", body: WOMAN, marks: [["field", "M12 0a2 2 0 1 0 .1 0z"]] },
  underbutler: { letter: "U", build: "tall", body: MAN, marks: [["light", "M9.5 12.5h5v2h-5z"]] },
  valet: { letter: "V", build: "short", body: MAN, marks: [["dark", "M7.4 5.2c1-3.6 8.2-3.6 9.2 0z"]] },
  "ladys-maid": {
    letter: "M",
    build: "short",
    body: WOMAN,
    marks: [["tool", "M6.6 5.4c-1-5 11.8-5 10.8 0-3-1.6-7.8-1.6-10.8 0z"]],
  },
  footman: { letter: "F", build: "short", body: MAN, marks: [["gilt", "M6.4 4.6h11.2L16 1.6H8z"]] },
  // A cap like a loaf, and the ladle.
  cook: {
    letter: "C",
    build: "small",
    body: COOK,
    marks: [
      ["tool", "M5.6 8.2c-3-.3-3.4-4-.8-4.9.8-2.9 8.8-2.9 9.6 0 2.6.9 2.2 4.6-.8 4.9z"],
      ["wire", "M19.6 24.5V9"],
      ["tool", "M16.2 5.2h6.8c0 5.4-6.8 5.4-6.8 0z"],
    ],
  },
  // A page's cap, and a telegram on its salver.
  "hall-boy": {
    letter: "Y",
    build: "small",
    body: BOY,
    marks: [
      ["gilt", "M5.8 7.8l.5-3.4h6.6l.5 3.4z"],
      ["tool", "M15.6 10.4h8v5.4h-8zM15.6 10.4l4 3.2 4-3.2"],
      ["tool", "M14.6 16h10l-1.4 2h-7.2z"],
    ],
  },
  // A frilled cap with streamers, keys at the waist, and the duster.
  "head-housemaid": {
    letter: "D",
    build: "small",
    body: MAID,
    marks: [
      ["tool", "M5.4 8.6C3.6 3.8 6.6 3 9.6 3s6 .8 4.2 5.6l-1.7-1.1-1.2 1.1-1.3-1.1-1.3 1.1-1.2-1.1z"],
      ["wire", "M18 25.5l1.6-10"],
      [
        "tool",
        "M19.4 16.4c-2.4-1.4-4-4.8-3.6-8.6l1.6 1.2.6-3.2 1.7 2 1.5-2.6 1.2 2.9 1.9-2 .1 3.3 1.5-.7c-.6 3.8-3 6.8-6.5 7.7z",
      ],
      ["fine", "M19.3 13.8l-1-3M20 13.5l.6-3.7M21 13.8l1.6-2.6"],
    ],
  },
  // A flat cap, and the toolbox.
  "useful-man": {
    letter: "T",
    build: "small",
    body: WORKMAN,
    marks: [
      ["dark", "M2.8 8.8c.4-1 1.6-1.5 2.6-1.6C5.4 2.8 14.4 2.8 14.4 8.2c-3.4-.7-7.6-.4-11.6.6z"],
      ["wire", "M17.6 25.5v-2.6h4v2.6"],
      ["tool", "M14.6 25.6h10V32h-10z"],
      ["fine", "M14.6 28.2h10M18.6 28.2v1.6h2v-1.6"],
    ],
  },
};
const UNKNOWN: Piece = { letter: "?", build: "short", body: MAN, marks: [] };

/** Where the head is, and where the letter stands. */
const BUILDS = {
  tall: { head: [12, 6.6, 4.8], letter: 12, body: {} },
  short: { head: [12, 6.6, 4.8], letter: 12, body: { transform: "translate(1.6 4.3) scale(.87)" } },
  small: { head: [9.6, 10, 4.1], letter: 9.6, body: {} },
} as const;

/** The kinds of servants that have a figure of their own. */
export const SERVANT_FIGURES: readonly string[] = Object.keys(PIECES);

/** A servant; the words that name it stand beside it or in `label`. */
export const Servant = keeping(
  ({ id, size = "", label }: { id: string; size?: string; label?: string }): JSX.Element => {
    const piece = PIECES[id] ?? UNKNOWN;
    const build = BUILDS[piece.build];
    const [x, y, radius] = build.head;
    const told = label === undefined ? { "aria-hidden": true as const } : { role: "img" as const, "aria-label": label };
    return (
      <svg class={`ob-piece ob-piece-${id} ${size}`} viewBox="0 -1 24 35" focusable="false" {...told}>
        <g class="ob-piece-body" {...build.body}>
          <path d={piece.body} />
          <circle cx={x} cy={y} r={radius} />
          {piece.marks.map(([tone, path]) => (
            <path key={path} class={`ob-piece-${tone}`} d={path} />
          ))}
        </g>
        <text x={build.letter} y="28" text-anchor="middle">
          {piece.letter}
        </text>
      </svg>
    );
  },
);
