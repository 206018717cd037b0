/** What stands on the leaning map: upright, and larger the nearer it is. Colour, letter and shape together. */
import type { ComponentChildren } from "preact";
import { Placed } from "../../art/glyph";
import type { Point } from "../../city/geometry";
import { octagon } from "../../city/pieces";
import { seatClass } from "../../seats";

export type Look = "here" | "comes" | "goes";

interface CubeProps {
  at: Point;
  size: number;
  colour: string;
  /** The letter of its seat, or how many it stands for. */
  words: string;
  look?: Look;
}

/** One cube; a dashed one is not there yet, a struck one leaves. */
export function StandingCube({ at: [x, y], size, colour, words, look = "here" }: CubeProps) {
  const half = size / 2;
  return (
    <g class={`nds-cube nds-${look} ${seatClass(colour)}`}>
      <rect x={x - half} y={y - half} width={size} height={size} rx={size * 0.12} />
      {look === "here" && (
        <path class="nd-m-bevel" d={`M${x - half + 1.5} ${y + half - 2}V${y - half + 1.5}H${x + half - 2}`} />
      )}
      {words !== "" && (
        <text x={x} y={y + size * 0.27} font-size={size * 0.74}>
          {words}
        </text>
      )}
      {look === "goes" && <path class="nds-struck" d={`M${x - half} ${y + half}L${x + half} ${y - half}`} />}
    </g>
  );
}

interface PawnProps {
  at: Point;
  size: number;
  colour: string;
  letter: string;
  look?: Look;
}

/** The confidant. */
export function StandingPawn({ at: [x, y], size, colour, letter, look = "here" }: PawnProps) {
  return (
    <g
      class={`nds-pawn nds-${look} ${seatClass(colour)}`}
      transform={`translate(${x.toFixed(1)} ${(y - size * 0.12).toFixed(1)}) scale(${(size / 18).toFixed(3)})`}
    >
      <path d="M0 -17a6.5 6.5 0 0 1 4.200 11.400c5 1.800 7 7.600 7.600 16.600h-23.600c.6-9 2.600-14.800 7.600-16.600a6.5 6.5 0 0 1 4.200-11.400z" />
      <text x="0" y="8.500" font-size="13.200">
        {letter}
      </text>
    </g>
  );
}

export interface RowOfPiecesProps {
  at: Point;
  size: number;
  colour: string;
  letter: string;
  cubes: number;
  /** Cubes that the chosen answer brings, or takes away. */
  change: number;
  confidant: Look | null;
  /** How many stand side by side before a number stands for them. */
  most: number;
}

/** All pieces of a place side by side, with those that come and go. */
export function RowOfPieces(props: RowOfPiecesProps) {
  const { at, size, colour, letter, cubes, change, confidant, most } = props;
  const [x, y] = at;
  const goes = Math.min(Math.max(-change, 0), cubes);
  const stays = cubes - goes;
  const parts: ((place: Point) => ComponentChildren)[] = [];
  const add = (count: number, look: Look) => {
    const isSingle = stays + goes + Math.max(change, 0) + (confidant === null ? 0 : 1) <= most;
    const shown = isSingle ? count : Math.min(count, 1);
    for (let each = 0; each < shown; each += 1) {
      const words = isSingle || count === 1 ? letter : String(count);
      parts.push((place) => <StandingCube at={place} size={size} colour={colour} words={words} look={look} />);
    }
  };
  add(stays, "here");
  add(goes, "goes");
  add(Math.max(change, 0), "comes");
  if (confidant !== null) {
    parts.push((place) => (
      <StandingPawn at={place} size={size * 1.05} colour={colour} letter={letter} look={confidant} />
    ));
  }
  const gap = size + 2;
  const start = x - ((parts.length - 1) * gap) / 2;
  return <>{parts.map((part, index) => part([start + index * gap, y]))}</>;
}

interface BillProps {
  at: Point;
  size: number;
  colour: string;
  letter: string;
  kind: string;
  prestige: number;
}

/** A bill on its market: letter, prestige, and what comes with it. */
export function StandingBill({ at, size, colour, letter, kind, prestige }: BillProps) {
  const [x, y] = at;
  const sign = kind === "prestige" ? "prestige" : kind;
  return (
    <g class={`nds-bill ${seatClass(colour)}`}>
      <polygon points={octagon(at, size)} />
      <text x={x} y={y - size * 0.1} font-size={size * 0.76}>
        {letter}
      </text>
      <text x={x - size * 0.36} y={y + size * 0.66} font-size={size * 0.76}>
        {prestige}
      </text>
      <Placed
        name={sign}
        x={x + size * 0.34}
        y={y + size * 0.4}
        width={size * 0.72}
        class={`nd-m-extra nds-extra nds-extra-${kind}`}
      />
    </g>
  );
}

/** A carriage; a dashed one shows where it would stop. */
export function StandingCoach({ at: [x, y], size, colour }: { at: Point; size: number; colour: string }) {
  return (
    <>
      <ellipse class="nds-shadow" cx={x} cy={y + size * 0.34} rx={size * 0.42} ry={size * 0.11} />
      <Placed
        name="coach"
        x={x + size * 0.03}
        y={y}
        width={size}
        height={size * 0.88}
        class={`nds-coach ${seatClass(colour)}`}
      />
    </>
  );
}
