/** One borough on the leaning map: its blocks lie on the ground, buildings and pieces stand on them. */
import { Placed } from "../../art/glyph";
import type { Block, Borough, Point } from "../../city/geometry";
import { pointsOf } from "../../city/pieces";
import { piecesIn } from "../../model";
import type { Scene, SeatRow } from "../../model";
import { seatClass, useLetters } from "../../seats";
import { placeClick } from "./answers";
import { countChange } from "./ghost";
import type { Ghost } from "./ghost";
import type { Leaning } from "./leaning";
import type { Pick } from "./pick";
import { RowOfPieces } from "./pieces";
import type { Look } from "./pieces";

const BUILDING = 34;
const CUBE = 14;
const MY_CUBE = 17;
const MOST = 4;

export interface GroundProps {
  scene: Scene;
  lean: Leaning;
  borough: Borough;
  row: SeatRow | null;
  colour: string;
  isMine: boolean;
  /** What the chosen answer changes here; null where it changes nothing. */
  ghost: Ghost | null;
  pick: Pick;
  /** Ids of the patterns for hatching and waves. */
  hatch: string;
  waves: string;
  openBorough(): void;
}

/** The blocks of a borough with what stands on them, the far ones first. */
export function LeaningBorough(props: GroundProps) {
  const { borough, lean, row, colour, isMine } = props;
  const blocks = [...borough.blocks].sort((a, b) => lean.at(a.label)[1] - lean.at(b.label)[1]);
  return (
    <g class={`nds-borough ${row === null ? "nd-idle" : ""} ${isMine ? "nd-mine" : ""} ${seatClass(colour)}`}>
      {blocks.map((block) =>
        block.kind === "harbour" ? (
          <Harbour key={block.kind} {...props} block={block} />
        ) : (
          <Sector key={block.kind} {...props} block={block} />
        ),
      )}
    </g>
  );
}

function Sector(props: GroundProps & { block: Block }) {
  const { scene, lean, block, row, colour, isMine, ghost, pick, hatch, openBorough } = props;
  const { texts, names, inspect } = scene.props;
  const sector = block.kind;
  const size = lean.size(block.label);
  const [x, y] = lean.at(block.label);
  const letterOf = useLetters();
  const shape = pointsOf(block.shape.map(lean.at));
  const cubes = row?.cubes[sector] ?? 0;
  const change = ghost?.cubes.get(sector) ?? 0;
  const isEmpty = row === null || (piecesIn(row, sector) === 0 && change <= 0 && ghost?.confidant !== sector);
  const building = BUILDING * size;
  const click = isMine ? placeClick(scene, sector, pick) : null;
  const isChosen = ghost?.target === sector;
  const isPicked = isMine && pick.load?.from === sector;
  const name = texts.term("sector", sector);
  const lift = isEmpty ? 0 : building * 0.3;
  return (
    <g
      class={`nds-sector ${click === null ? "" : "nds-can"} ${isChosen ? "nds-chosen" : ""} ${isPicked ? "nds-picked" : ""}`}
      data-place={isMine ? sector : undefined}
      onClick={() => {
        if (click !== null) click.run();
        else if (isMine || row === null) inspect("sector", sector);
        else openBorough();
      }}
    >
      <title>
        {texts.t("ndb-tip", {
          name: row === null ? name : texts.t("nds-place-of", { name, owner: names[row.seat] ?? "" }),
          n: row === null ? 0 : piecesIn(row, sector),
        })}
      </title>
      <polygon class="nds-block" points={shape} />
      <polygon fill={`url(#${hatch})`} points={shape} />
      <g data-spot={row === null ? undefined : `sector:${row.seat}:${sector}`}>
        <circle class="nds-spot" cx={x} cy={y} r={building * 0.72} />
        <Placed name={sector} x={x} y={y - lift} width={building} class={isEmpty ? "nds-off" : ""} />
        {row !== null && (
          <RowOfPieces
            at={[x, y + building * 0.5]}
            size={(isMine ? MY_CUBE : CUBE) * size}
            colour={colour}
            letter={isMine ? letterOf(colour) : ""}
            cubes={cubes}
            change={change}
            confidant={confidantIn(row, ghost, sector)}
            most={MOST}
          />
        )}
      </g>
      {click !== null && <Hit at={[x, y]} radius={building * 0.7} action={click.action} />}
    </g>
  );
}

function confidantIn(row: SeatRow, ghost: Ghost | null, sector: string): Look | null {
  const goes = ghost?.confidant ?? null;
  if (row.confidant === sector) return goes !== null && goes !== sector ? "goes" : "here";
  return goes === sector ? "comes" : null;
}

/** What a pointer hits on a place that answers; its words are those of the answer. */
export function Hit({ at: [x, y], radius, action }: { at: Point; radius: number; action: string | null }) {
  return <circle class="nds-spot" cx={x} cy={y} r={radius} data-action={action ?? undefined} />;
}

/** How many pieces the sectors hold after the answer; over everything else on the map. */
export function Captions({ scene, lean, ghost }: { scene: Scene; lean: Leaning; ghost: Ghost | null }) {
  const { texts } = scene.props;
  const blocks = ghost === null ? [] : (lean.plan.boroughs[0]?.blocks ?? []);
  return (
    <>
      {blocks.map(({ kind, label }) => {
        const count = ghost === null || kind === "harbour" ? null : countChange(scene, ghost, kind);
        if (count === null) return null;
        const [x, y] = lean.at(label);
        const words = texts.t("ndb-arrow", { a: count.before, b: count.after });
        return <Caption key={kind} at={[x, y - BUILDING * lean.size(label) * 0.92]} words={words} />;
      })}
    </>
  );
}

/** A few words over a place. */
function Caption({ at: [x, y], words }: { at: Point; words: string }) {
  const width = 14 + words.length * 8.5;
  return (
    <g class="nds-caption">
      <rect x={x - width / 2} y={y - 11} width={width} height="22" rx="11" />
      <text x={x} y={y + 5} font-size="14">
        {words}
      </text>
    </g>
  );
}

function Harbour({
  scene,
  lean,
  borough,
  block,
  row,
  isMine,
  ghost,
  waves,
  openBorough,
}: GroundProps & { block: Block }) {
  const shape = pointsOf(block.shape.map(lean.at));
  const { track } = scene.facts.components;
  const [x, y] = lean.at(block.label);
  const line = row === null || scene.view.persons.length === 0 ? undefined : scene.aids.plague?.[row.seat];
  const rat = row?.rat ?? 0;
  return (
    <g
      class="nds-harbour"
      onClick={isMine || row === null ? undefined : openBorough}
      data-spot={row === null ? undefined : `track:${row.seat}`}
    >
      <polygon class="nds-block nds-water" points={shape} />
      <polygon fill={`url(#${waves})`} points={shape} />
      {row === null && <circle class="nds-spot" cx={x} cy={y} r="8" />}
      {row !== null &&
        borough.track.spaces.map((flat, space) => {
          const at = lean.at(flat);
          const size = lean.size(flat);
          const isHere = rat === space;
          const isGhost = ghost?.rat === space && !isHere;
          const radius = (isMine ? 9.8 : 6.7) * size;
          const kind = `${space >= track - 1 ? "nds-high" : ""} ${isGhost ? "nds-ghost-rat" : ""} ${isMine && line?.stops === space && !isHere ? "nds-stops" : ""}`;
          return (
            <g key={space} class={`nds-space ${kind}`} data-spot={`rat:${row.seat}:${space}`}>
              <circle
                cx={at[0]}
                cy={at[1]}
                r={isHere || isGhost ? radius * 1.18 : radius}
                class={isHere ? "nds-rat" : ""}
              />
              {isMine && !isHere && (
                <text x={at[0]} y={at[1] + radius * 0.42} font-size={radius * 1.2}>
                  {space}
                </text>
              )}
              {isHere && (
                <g data-spot={`rat:${row.seat}`}>
                  <Placed name="rat" x={at[0]} y={at[1]} width={radius * 1.85} class="nds-rat-sign" />
                </g>
              )}
            </g>
          );
        })}
    </g>
  );
}
