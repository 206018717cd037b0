/** The six kinds of servants as playing pieces: colour, shape and a letter. */
import type { JSX } from "preact";

const MAN = "M12 11c5 0 8.5 2.6 9 7l.6 4.2-3.6.6-.9-3.6V32H6.9V19.2L6 22.8l-3.6-.6L3 18c.5-4.4 4-7 9-7z";
const WOMAN = "M12 11c4 0 6 2 6.6 5L22.5 32h-21l3.9-16c.6-3 2.6-5 6.6-5z";

interface Piece {
  letter: string;
  tall: boolean;
  body: string;
  /** What sets the figure apart: a collar, a bun, a cap or a hat, and whether it is light. */
  mark: string;
  tone: "light" | "field" | "dark" | "gilt";
}

const PIECES: Readonly<Record<string, Piece>> = {
  butler: { letter: "B", tall: true, body: MAN, mark: "M9.2 12.2l2.8 1.6 2.8-1.6v3.4L12 14l-2.8 1.6z", tone: "light" },
  housekeeper: { letter: "H", tall: true, body: WOMAN, mark: "M12 0a2 2 0 1 0 .1 0z", tone: "field" },
  underbutler: { letter: "U", tall: true, body: MAN, mark: "M9.5 12.5h5v2h-5z", tone: "light" },
  valet: { letter: "V", tall: false, body: MAN, mark: "M7.4 5.2c1-3.6 8.2-3.6 9.2 0z", tone: "dark" },
  "ladys-maid": { letter: "M", tall: false, body: WOMAN, mark: "M6.6 5.4c-1-5 11.8-5 10.8 0-3-1.6-7.8-1.6-10.8 0z", tone: "light" },
  footman: { letter: "F", tall: false, body: MAN, mark: "M6.4 4.6h11.2L16 1.6H8z", tone: "gilt" },
};
const UNKNOWN: Piece = { letter: "?", tall: false, body: MAN, mark: "", tone: "dark" };

/** A servant; the words that name it stand beside it or in `label`. */
export function Servant({ id, size = "", label }: { id: string; size?: string; label?: string }): JSX.Element {
  const piece = PIECES[id] ?? UNKNOWN;
  const told = label === undefined ? { "aria-hidden": true as const } : { role: "img" as const, "aria-label": label };
  return (
    <svg class={`ob-piece ob-piece-${id} ${size}`} viewBox="0 -1 24 35" focusable="false" {...told}>
      <g class="ob-piece-body" {...(piece.tall ? {} : { transform: "translate(1.6 4.3) scale(.87)" })}>
        <path d={piece.body} />
        <circle cx="12" cy="6.6" r="4.8" />
        <path class={`ob-piece-${piece.tone}`} d={piece.mark} />
      </g>
      <text x="12" y="28" text-anchor="middle">
        {piece.letter}
      </text>
    </svg>
  );
}
