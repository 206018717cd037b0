/** Pictures of the lobby: line art in the colour of the text, with one tone. All of it is decoration. */
import type { ComponentChildren } from "preact";
import { CHARGES, SHIELD } from "../games/obsession/art/charges";
import type { Charge } from "../games/obsession/art/charges";

function Art({ box, name, children }: { box: string; name: string; children: ComponentChildren }) {
  return (
    <svg class={`lb-art lb-art-${name}`} viewBox={box} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** A country house with its park. */
export function EstateArt() {
  return (
    <Art box="0 0 240 112" name="estate">
      <path class="g" d="M0 92c30-16 52-14 74-8 30 8 62 8 92 0 22-6 46-8 74 8v20H0z" />
      <path d="M0 92c30-16 52-14 74-8 30 8 62 8 92 0 22-6 46-8 74 8" />
      <path class="p" d="M58 84V48h124v36z" />
      <path class="p" d="M96 84V38h48v46zM90 38l30-18 30 18z" />
      <path d="M58 48l6-8h26v8M150 48v-8h26l6 8M120 20v-9M120 11h11l-3 3 3 3h-11" />
      <path d="M70 40v-7h6v7M164 40v-7h6v7" />
      <path class="t" d="M104 84V50h4v34zM118 84V50h4v34zM132 84V50h4v34z" />
      <path d="M100 50h40M112 84V70c0-5 16-5 16 0v14M120 26v7M116.500 29.500h7" />
      <path class="s" d="M66 54h6v9h-6zM79 54h6v9h-6zM155 54h6v9h-6zM168 54h6v9h-6zM66 69h6v9h-6zM79 69h6v9h-6zM155 69h6v9h-6zM168 69h6v9h-6z" />
      <path class="f" d="M58 66h32M150 66h32M108 84c-2 10-12 18-22 27M132 84c2 10 12 18 22 27" />
      <path class="t" d="M28 84c-13 0-16-11-9-17-6-12 8-19 14-11 9-5 16 6 10 13 6 7 0 15-15 15z" />
      <path d="M28 90V66M28 76l6-5M28 80l-5-5" />
      <path class="t" d="M212 84c-13 0-16-11-9-17-6-12 8-19 14-11 9-5 16 6 10 13 6 7 0 15-15 15z" />
      <path d="M212 90V66M212 76l6-5M212 80l-5-5" />
      <path class="t" d="M52 92l-5-16-5 16zM198 92l-5-16-5 16z" />
    </Art>
  );
}

/** The cathedral on its island, with the river and the roofs around it. */
export function CathedralArt() {
  const petals = Array.from({ length: 8 }, (_, at) => at * 45);
  return (
    <Art box="0 0 240 112" name="city">
      <path class="t" d="M8 92V72l12-10 12 10v20zM34 92V78l9-8 9 8v14zM208 92V70l12-10 12 10v22zM188 92V78l9-8 9 8v14z" />
      <path class="s" d="M17 76h5v6h-5zM41 81h4v5h-4zM218 75h5v6h-5zM195 81h4v5h-4z" />
      <path class="p" d="M76 92V16h28v76zM136 92V16h28v76z" />
      <path class="p" d="M104 92V36h32v56z" />
      <path d="M72 92h96M76 16h28M136 16h28M74 16v-4h32v4M134 16v-4h32v4M76 36h88M76 62h88M104 40h32" />
      <path class="t" d="M80 34V24c0-5 8-5 8 0v10zM92 34V24c0-5 8-5 8 0v10zM140 34V24c0-5 8-5 8 0v10zM152 34V24c0-5 8-5 8 0v10z" />
      <path class="f" d="M104 36l16-11 16 11M120 25V6M117 10h6M80 66v-2M160 66v-2" />
      <circle class="t" cx="120" cy="51" r="9.500" />
      {petals.map((angle) => (
        <ellipse key={angle} class="f" cx="120" cy="46.500" rx="2" ry="3.600" transform={`rotate(${angle} 120 51)`} />
      ))}
      <circle class="s" cx="120" cy="51" r="1.700" />
      <path class="t" d="M82 58V48c0-6 16-6 16 0v10zM142 58V48c0-6 16-6 16 0v10z" />
      <path d="M90 58V44M150 58V44" />
      <path class="s" d="M83 92V78c0-8 14-8 14 0v14zM143 92V78c0-8 14-8 14 0v14zM111 92V76c0-9 18-9 18 0v16z" />
      <path class="g" d="M0 96c20-4 30 3 50 0s30 3 50 0 30 3 50 0 30 3 50 0 26 2 40 0v16H0z" />
      <path d="M0 96c20-4 30 3 50 0s30 3 50 0 30 3 50 0 30 3 50 0 26 2 40 0" />
      <path class="f" d="M6 103c14-3 22 2 36 0M84 106c14-3 22 2 36 0M150 102c14-3 22 2 36 0M204 107c12-2 18 1 30 0" />
    </Art>
  );
}

/** The boroughs' colours have marks of their own; families bear the arms of the board. */
const MARKS: Readonly<Record<string, Charge>> = {
  red: [["light", "M16 10c-3-2-5-2-8-1v14c3-1 5-1 8 1 3-2 5-2 8-1V9c-3-1-5-1-8 1zm-1 2v9c-2-1-3-1-5-.6v-9c2-.4 3-.2 5 .6z"]],
  violet: [
    ["light", "M8.5 17a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0z"],
    ["field", "M16 12.5l4 4.5-4 4.5-4-4.5z"],
  ],
  blue: [["light", "M9 9h11v3h3c3 0 3 8 0 8h-3v3c0 1-1 2-2 2h-7c-1 0-2-1-2-2zm11 5v4h2.2c1 0 1-4 0-4z"]],
  green: [["light", "M16 7c5 0 7 4 6 7 3 3 0 7-4.5 6L17 26h-2l-.5-6C10 21 7 17 10 14c-1-3 1-7 6-7z"]],
  yellow: [["light", "M13.5 9h5v5.5H24v5h-5.5V25h-5v-5.5H8v-5h5.5z"]],
};

function Letter({ children }: { children: string }) {
  return (
    <text class="lb-charge-light lb-crest-letter" x="16" y="23" text-anchor="middle">
      {children}
    </text>
  );
}

function Device({ mark }: { mark: string }) {
  const charge = CHARGES[mark] ?? MARKS[mark];
  if (charge === undefined) return <Letter>{mark.slice(0, 1).toUpperCase()}</Letter>;
  return (
    <>
      {charge.map(([tone, path]) => (
        <path key={path} class={`lb-charge-${tone}`} d={path} />
      ))}
    </>
  );
}

/** The mark of a seat: a family's crest, or a shield in a colour with a house of its borough or its initial. */
export function Crest({ mark, letter }: { mark: string; letter?: string }) {
  return (
    <svg class={`lb-crest lb-mark-${mark || "none"}`} viewBox="0 0 32 37" aria-hidden="true" focusable="false">
      <path class="lb-charge-field" d={SHIELD} />
      {letter === undefined ? <Device mark={mark} /> : <Letter>{letter}</Letter>}
    </svg>
  );
}

const GLYPHS = {
  me: "M12 3a4.500 4.500 0 110 9 4.500 4.500 0 010-9zM3.500 21c.5-5 4-7.500 8.500-7.500s8 2.500 8.500 7.500z",
  local: "M8 4a3.500 3.500 0 110 7 3.500 3.500 0 010-7zM2 20c0-5 2.600-7.500 6-7.500s6 2.500 6 7.500zM16.500 6a3 3 0 110 6 3 3 0 010-6zM15.500 20c0-3-.6-5-1.600-6.500 4-2 8 .5 8 6.500z",
  open: "M10 14l4-4M8 12l-3 3c-4 4 1 8 4 5l3-3M16 12l3-3c4-4-1-8-4-5l-3 3",
  bot: "M4 9h16v11H4zM12 9V4M10 4h4M9 13v2M15 13v2M9 17.500h6",
  copy: "M8 8h11v13H8zM5 16V3h11",
  check: "M4 13l5 5L20 6",
  warn: "M12 3l10 18H2zM12 9v6M12 17.500v.6",
  clock: "M12 3a9 9 0 110 18 9 9 0 010-18zM12 7v5l4 3",
  mark: "M12 2.500l9.500 9.500-9.500 9.500L2.500 12zM12 9.500a2.500 2.500 0 110 5 2.500 2.500 0 010-5z",
  eye: "M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 110 6 3 3 0 010-6z",
  book: "M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14",
  file: "M5 2h10l4 4v16H5zM8 11h8M8 15h8M8 19h5",
} as const;

export type GlyphName = keyof typeof GLYPHS;

/** A small sign in front of words. */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg class={`lb-glyph lb-glyph-${name}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={GLYPHS[name]} />
    </svg>
  );
}
