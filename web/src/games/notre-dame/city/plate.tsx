/** The plate with a player's name and rat, outside the borough. */
import { Placed } from "../art/glyph";
import { rowOf } from "../model";
import type { Scene } from "../model";
import { seatClass } from "../seats";
import { platePoint } from "./geometry";
import type { Borough, CityPlan } from "./geometry";

export interface PlateProps {
  scene: Scene;
  plan: CityPlan;
  borough: Borough;
  brief: boolean;
}

const WIDTH = 150;
const HEIGHT = 46;
const LONGEST = 13;
const LONGEST_BRIEF = 8;

/** A name plate in the corner of the map that is nearest to the borough. */
export function Plate({ scene, plan, borough, brief }: PlateProps) {
  const { props, view, ring, aids } = scene;
  const { texts } = props;
  const colour = ring[borough.index] ?? "";
  const row = rowOf(view, colour);
  const name = row === null ? texts.t("ndb-idle-borough") : (props.names[row.seat] ?? "");
  const plague = row === null || view.persons.length === 0 ? undefined : aids.plague?.[row.seat];
  const [middle, level] = platePoint(plan, borough.index, WIDTH, HEIGHT);
  const x = middle - WIDTH / 2;
  const y = level - HEIGHT / 2;
  const longest = brief ? LONGEST_BRIEF : LONGEST;
  const short = name.length > longest ? `${name.slice(0, longest - 1)}…` : name;
  const isMine = row !== null && row.seat === scene.mine.seat;
  return (
    <g
      class={`nd-m-plate ${isMine ? "nd-mine" : ""} ${seatClass(colour)}`}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
    >
      <rect width={WIDTH} height={HEIGHT} rx="6" />
      <path class="nd-m-shield" d="M9 8h24v18q0 8-12 13-12-5-12-13z" />
      <Placed name={`crest-${colour}`} x={21} y={22} width={17} class="nd-m-crest" />
      <text x="42" y={plague === undefined ? 29 : 20} font-size={brief ? 20 : 16}>
        {short}
      </text>
      {row !== null && plague !== undefined && (
        <>
          <Placed name="rat" x={51} y={34} width={brief ? 22 : 19} />
          <text
            class={`nd-m-rat-words nd-level-${plague.level}`}
            x="65"
            y={brief ? 41 : 39}
            font-size={brief ? 18 : 15}
          >
            {texts.t("ndb-arrow", { a: row.rat, b: Math.max(plague.end, 0) })}
          </text>
        </>
      )}
    </g>
  );
}
