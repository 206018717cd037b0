/** What stands and lies on the map: cubes, confidants, bills, carriages, rats. Colour, letter and shape together. */
import { Placed } from "../art/glyph";
import { Letter, seatClass, useLetters } from "../seats";
import type { Point } from "./geometry";

const CUBE = 22;

/** The corners of a regular octagon with flat sides. */
export function octagon([x, y]: Point, radius: number): string {
  const far = radius * Math.cos(Math.PI / 8);
  const near = radius * Math.sin(Math.PI / 8);
  const around: readonly Point[] = [
    [-near, -far],
    [near, -far],
    [far, -near],
    [far, near],
    [near, far],
    [-near, far],
    [-far, near],
    [-far, -near],
  ];
  return around.map(([dx, dy]) => `${(x + dx).toFixed(1)},${(y + dy).toFixed(1)}`).join(" ");
}

/** Points for an SVG attribute. */
export const pointsOf = (shape: readonly Point[]): string =>
  shape.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** One cube, with the letter of its seat or a number. */
export function MapCube({
  at: [x, y],
  colour,
  words,
  size = CUBE,
}: {
  at: Point;
  colour: string;
  words: string;
  size?: number;
}) {
  const half = size / 2;
  return (
    <g class={`nd-m-cube ${seatClass(colour)}`}>
      <rect x={x - half} y={y - half} width={size} height={size} rx="2.5" />
      <path class="nd-m-bevel" d={`M${x - half + 1.5} ${y + half - 2}V${y - half + 1.5}H${x + half - 2}`} />
      <text x={x} y={y + size * 0.25} font-size={size * 0.7}>
        {words}
      </text>
    </g>
  );
}

/** The confidant. */
export function MapPawn({ at: [x, y], colour, scale = 0.95 }: { at: Point; colour: string; scale?: number }) {
  return (
    <g class={`nd-m-pawn ${seatClass(colour)}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M0 -17a6.5 6.5 0 0 1 4.200 11.400c5 1.800 7 7.600 7.600 16.600h-23.600c.6-9 2.600-14.800 7.600-16.600a6.5 6.5 0 0 1 4.200-11.400z" />
      <text x="0" y="8.5" font-size="13">
        <Letter colour={colour} />
      </text>
    </g>
  );
}

export interface MapPiecesProps {
  at: Point;
  colour: string;
  cubes: number;
  confidant: boolean;
  /** Numbers instead of single cubes, for small screens. */
  brief: boolean;
  /** How much room there is for them. */
  room: number;
}

/** All pieces of a sector in a row under its picture. */
export function MapPieces({ at: [x, y], colour, cubes, confidant, brief, room }: MapPiecesProps) {
  const letter = useLetters()(colour);
  const single = !brief && (cubes + (confidant ? 1 : 0)) * (CUBE + 2) <= room;
  const size = brief ? 30 : CUBE;
  const shown = single ? cubes : cubes > 0 ? 1 : 0;
  const gap = size + 2;
  const total = shown + (confidant ? 1 : 0);
  const start = x - ((total - 1) * gap) / 2;
  return (
    <>
      {Array.from({ length: shown }, (_, index) => (
        <MapCube at={[start + index * gap, y]} colour={colour} words={single ? letter : String(cubes)} size={size} />
      ))}
      {confidant && <MapPawn at={[start + shown * gap, y]} colour={colour} scale={brief ? 1.25 : 0.95} />}
    </>
  );
}

const EXTRAS: Readonly<Record<string, string>> = { gold: "gold", cube: "cube", rat: "rat" };

export interface MapBillProps {
  at: Point;
  colour: string;
  kind: string;
  prestige: number;
  brief: boolean;
}

/** A bill on its market: letter, prestige, and what comes with it. */
export function MapBill({ at, colour, kind, prestige, brief }: MapBillProps) {
  const [x, y] = at;
  const letter = useLetters()(colour);
  const radius = brief ? 34 : 27;
  const extra = EXTRAS[kind];
  return (
    <g class={`nd-m-bill ${seatClass(colour)}`}>
      <polygon points={octagon(at, radius)} />
      <polygon class="nd-m-inner" points={octagon(at, radius - 4)} />
      {brief ? (
        <text x={x} y={y + 8.5} font-size="25">{`${letter}${prestige}`}</text>
      ) : (
        <>
          <text x={x} y={y - 3.5} font-size="16.5">
            {letter}
          </text>
          <text x={extra === undefined ? x : x - 8} y={y + 15} font-size="16">
            {prestige}
          </text>
          {extra !== undefined && (
            <Placed name={extra} x={x + 7.5} y={y + 9} width={16} class={`nd-m-extra nd-m-extra-${kind}`} />
          )}
        </>
      )}
    </g>
  );
}

/** A carriage; several at one market stand side by side. */
export function MapCoach({ at: [x, y], colour, mine }: { at: Point; colour: string; mine: boolean }) {
  return (
    <g class={`nd-m-coach ${mine ? "nd-mine" : ""} ${seatClass(colour)}`}>
      <ellipse class="nd-m-shadow" cx={x} cy={y + 16} rx="17" ry="4" />
      <Placed name="coach" x={x + 1} y={y} width={40} height={36} />
      <text x={x - 2} y={y + 2} font-size="13">
        <Letter colour={colour} />
      </text>
    </g>
  );
}
