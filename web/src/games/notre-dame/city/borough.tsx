/** One borough on the map: its blocks with buildings and pieces, and the harbour with the plague track. */
import { Placed } from "../art/glyph";
import type { SeatRow } from "../model";
import { seatClass } from "../seats";
import type { Block, Borough } from "./geometry";
import { MapPieces, pointsOf } from "./pieces";

export interface MapBoroughProps {
  borough: Borough;
  colour: string;
  row: SeatRow | null;
  isMine: boolean;
  brief: boolean;
  /** The last space of the track. */
  track: number;
  /** Where the rat will stop, as far as that is known. */
  stops: number | null;
  /** Ids of the patterns for hatching and waves. */
  hatch: string;
  waves: string;
  /** Sectors that can be chosen now, and the one that is. */
  open: ReadonlySet<string>;
  chosen: string | null;
  onSector: (sector: string) => void;
  /** What shows when a pointer rests on a sector. */
  tip: (sector: string) => string;
}

/** The blocks of a borough. Roads lie beneath, markets are drawn above. */
export function MapBorough(props: MapBoroughProps) {
  const { borough, colour, row, isMine } = props;
  return (
    <g class={`nd-m-borough ${row === null ? "nd-idle" : ""} ${isMine ? "nd-mine" : ""} ${seatClass(colour)}`}>
      {borough.blocks.map((block) =>
        block.kind === "harbour" ? <Harbour {...props} block={block} /> : <SectorBlock {...props} block={block} />,
      )}
    </g>
  );
}

function SectorBlock({
  block,
  colour,
  row,
  brief,
  hatch,
  open,
  chosen,
  onSector,
  tip,
}: MapBoroughProps & { block: Block }) {
  const sector = block.kind;
  const cubes = row?.cubes[sector] ?? 0;
  const confidant = row?.confidant === sector;
  const isEmpty = cubes === 0 && !confidant;
  const isOpen = open.has(sector);
  const glyph = Math.min(48, block.radius * 1.02);
  const [x, y] = block.label;
  const lift = isEmpty ? 0 : glyph * (brief ? 0.32 : 0.28);
  return (
    <g
      class={`nd-m-sector ${isOpen ? "nd-open" : ""} ${chosen === sector ? "nd-chosen" : ""}`}
      onClick={row === null ? undefined : () => onSector(sector)}
      data-spot={row === null ? undefined : `sector:${row.seat}:${sector}`}
    >
      <title>{tip(sector)}</title>
      <polygon class="nd-m-block" points={pointsOf(block.shape)} />
      <polygon fill={`url(#${hatch})`} points={pointsOf(block.shape)} />
      <polygon class="nd-m-rim" points={pointsOf(block.inner)} />
      <Placed name={sector} x={x} y={y - lift} width={glyph} class={isEmpty ? "nd-off" : ""} />
      <MapPieces
        at={[x, y + glyph * (brief ? 0.52 : 0.5)]}
        colour={colour}
        cubes={cubes}
        confidant={confidant}
        brief={brief}
        room={block.radius * 2}
      />
    </g>
  );
}

function Harbour({ block, borough, row, track, stops, waves, brief }: MapBoroughProps & { block: Block }) {
  const { radius, spaces } = borough.track;
  return (
    <g class="nd-m-harbour">
      <polygon class="nd-m-block nd-m-water" points={pointsOf(block.shape)} />
      <polygon fill={`url(#${waves})`} points={pointsOf(block.shape)} />
      {row !== null &&
        spaces.map(([x, y], space) => {
          const isHere = row.rat === space;
          const kind = space >= track - 1 ? "nd-high" : "";
          return (
            <g class={`nd-m-space ${kind} ${stops === space ? "nd-next" : ""}`} data-spot={`rat:${row.seat}:${space}`}>
              <circle cx={x} cy={y} r={isHere ? radius * 1.12 : radius} class={isHere ? "nd-m-rat" : ""} />
              {isHere ? (
                <Placed name="rat" x={x} y={y} width={radius * 1.75} class="nd-m-rat-sign" />
              ) : (
                <text x={x} y={y + radius * 0.4} font-size={radius * (brief ? 1.3 : 1.15)}>
                  {space}
                </text>
              )}
            </g>
          );
        })}
    </g>
  );
}
