/** Pictures of the lobby: line art in the colour of the text, with one tone. All of it is decoration. */
import { SHIELD, artOf } from "../ui/line-art";
import type { ArtLine } from "../ui/line-art";
import { aboutOf, chargeOf } from "./traits";
import "./art.css";

/** The picture of a game; of one that brings none, a table with four chairs. */
export function GameArt({ game }: { game: string }) {
  const about = aboutOf(game);
  return about === null ? <TableArt /> : <about.Art />;
}

const TABLE: readonly ArtLine[] = [
  ["g", "M0 96h240v16H0z"],
  ["", "M0 96h240"],
  ["p", "M52 50h136v8H52z"],
  ["t", "M112 58h16v30h-16z"],
  ["", "M96 92h48M104 92l8-6h16l8 6M30 40v56M30 68h22v28M210 40v56M210 68h-22v28"],
  ["s", "M92 42h14v8H92zM134 38h14v12h-14z"],
  ["f", "M112 50l6-9 6 9z"],
];

const TableArt = artOf(TABLE);

/** The colour of a game, for everything below. */
export function toneOf(game: string): { "--lb-tone": string } {
  return { "--lb-tone": `var(${aboutOf(game)?.tone ?? "--accent"})` };
}

/** The colour of a mark, for everything below; none where the mark is of no game. */
export function colourOf(mark: string): { "--lb-seat"?: string } {
  const { colour } = chargeOf(mark);
  return colour === null ? {} : { "--lb-seat": `var(${colour})` };
}

function Letter({ children }: { children: string }) {
  return (
    <text class="lb-charge-light lb-crest-letter" x="16" y="23" text-anchor="middle">
      {children}
    </text>
  );
}

function Device({ mark }: { mark: string }) {
  const { charge } = chargeOf(mark);
  if (charge === null) return <Letter>{mark.slice(0, 1).toUpperCase()}</Letter>;
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
    <svg class="lb-crest" style={colourOf(mark)} viewBox="0 0 32 37" aria-hidden="true" focusable="false">
      <path class="lb-charge-field" d={SHIELD} />
      {letter === undefined ? <Device mark={mark} /> : <Letter>{letter}</Letter>}
    </svg>
  );
}

const GLYPHS = {
  me: "M12 3a4.500 4.500 0 110 9 4.500 4.500 0 010-9zM3.500 21c.5-5 4-7.500 8.500-7.500s8 2.500 8.500 7.500z",
  local:
    "M8 4a3.500 3.500 0 110 7 3.500 3.500 0 010-7zM2 20c0-5 2.600-7.500 6-7.500s6 2.500 6 7.500zM16.500 6a3 3 0 110 6 3 3 0 010-6zM15.500 20c0-3-.6-5-1.600-6.500 4-2 8 .5 8 6.500z",
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
