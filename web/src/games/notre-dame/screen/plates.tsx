/** The other players in the corners of the stage: crest, rat with its forecast, what they own, and their last move. */
import { fitted } from "../../../ui/fitted";
import { Hidden } from "../../../ui";
import { Glyph } from "../art/glyph";
import { Crest } from "../art/marks";
import { SIGN_OF } from "../board-words";
import { rowOf } from "../model";
import type { Scene, SeatRow } from "../model";
import { seatClass } from "../seats";
import { lastMove } from "./last-move";
import { phaseOf } from "./phase";
import "./plates.css";

/** Who has a plate in which corner: clockwise from the left neighbour, the far ones on top. */
export function platesOf(scene: Scene): { left: SeatRow[]; right: SeatRow[] } {
  const rows = scene.ring.slice(1).flatMap((colour) => rowOf(scene.view, colour) ?? []);
  const half = rows.length === 1 ? 0 : rows.length === 4 ? 2 : 1;
  const [left, right] = [rows.slice(0, half), rows.slice(half)];
  return { left: [...left].reverse(), right };
}

export interface PlatesProps {
  scene: Scene;
  openBorough(seat: number): void;
}

export function Plates({ scene, openBorough }: PlatesProps) {
  const { left, right } = platesOf(scene);
  const isStacked = left.length > 1;
  const corner = (side: string, rows: readonly SeatRow[]) =>
    rows.length > 0 && (
      <ul class={`nds-plates nds-plates-${side} ${isStacked ? "nds-stacked" : ""}`}>
        {rows.map((row) => (
          <Plate key={row.seat} scene={scene} row={row} openBorough={openBorough} />
        ))}
      </ul>
    );
  return (
    <>
      {corner("left", left)}
      {corner("right", right)}
    </>
  );
}

function Plate({ scene, row, openBorough }: PlatesProps & { row: SeatRow }) {
  const { texts, names, waiting } = scene.props;
  const { seat } = row;
  const line = scene.view.persons.length === 0 ? undefined : scene.aids.plague?.[seat];
  const last = lastMove(scene, row);
  const isActing = scene.view.question !== null && waiting.includes(seat) && phaseOf(scene) !== 2;
  const name = names[seat] ?? "";
  const figure = (sign: string, spot: string, count: number, words: string) => (
    <span data-spot={`${spot}:${seat}`} title={words}>
      <Glyph name={sign} />
      {count}
      <Hidden> {words}</Hidden>
    </span>
  );
  return (
    <li class={seatClass(row.colour)}>
      <button
        type="button"
        class={`nds-plate ${isActing ? "nds-acting" : ""}`}
        data-spot={`plate:${seat}`}
        data-plate={seat}
        aria-haspopup="dialog"
        onClick={() => openBorough(seat)}
      >
        <span class="nds-plate-head">
          <Crest colour={row.colour} />
          <b class="nds-plate-name" title={name}>
            <span class="ui-fitted" style={fitted(name)}>
              {name}
            </span>
          </b>
          <span class={`nds-plate-rat ${line === undefined ? "" : `nd-level-${line.level}`}`}>
            <Glyph name="rat" />
            {line === undefined ? (
              row.rat
            ) : (
              <>
                {row.rat}→{Math.max(line.end, 0)}
                <span aria-hidden="true">{SIGN_OF[line.level]}</span>
                <Hidden>
                  {" "}
                  {texts.t("nd-column-rat")}, {texts.t(`ndb-level-${line.level}`)}
                </Hidden>
              </>
            )}
          </span>
        </span>
        <span class="nds-plate-figures">
          {figure("cube", "cubes", row.supply, texts.t("nd-column-supply"))}
          {figure("gold", "gold", row.gold, texts.t("nd-column-gold"))}
          {figure("bill", "bills", row.bills.length, texts.t("nd-column-bills"))}
          {figure("notre-dame", "at-cathedral", row["notre-dame"], texts.term("place", "notre-dame"))}
          {row.prestige !== null && figure("prestige", "prestige", row.prestige, texts.t("nd-column-prestige"))}
        </span>
        <span class="nds-plate-last" data-spot={`hand:${seat}`} title={last?.words}>
          {last?.sign !== undefined && last.sign !== null && <Glyph name={last.sign} />}
          <span>{last?.words ?? "–"}</span>
        </span>
      </button>
    </li>
  );
}
