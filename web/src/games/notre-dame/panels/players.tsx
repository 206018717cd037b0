/** Everybody in passing order: what is open, and that prestige is not. */
import type { Texts } from "../../../i18n/texts";
import { Hidden, Panel } from "../../../ui";
import { Glyph } from "../art/glyph";
import { Octagon } from "../art/marks";
import { inPassingOrder, split } from "../model";
import type { Scene, SeatRow } from "../model";
import { Player } from "./common";
import "./players.css";

/** What the columns are called; words stand at the left, numbers at the right. */
function columnsOf(texts: Texts): (readonly [string, "nd-left"?])[] {
  return [
    [texts.t("ui-player")],
    [texts.t("nd-column-supply")],
    [texts.t("nd-column-gold")],
    [texts.term("place", "notre-dame")],
    [texts.term("kind", "confidant"), "nd-left"],
    [texts.t("nd-column-bills"), "nd-left"],
    [texts.t("nd-column-rat")],
    [texts.t("nd-column-prestige")],
    [texts.t("nd-column-played"), "nd-left"],
  ];
}

/** The table of players. */
export function PlayersPanel({ scene }: { scene: Scene }) {
  const { texts } = scene.props;
  return (
    <Panel title={texts.t("ndb-players")} note={texts.t("ndb-players-note")} class="nd-players-panel">
      <div class="ui-scroll" tabIndex={0} role="group" aria-label={texts.t("ndb-players")}>
        <table class="nd-table nd-players" role="table">
          <thead role="rowgroup">
            <tr role="row">
              {columnsOf(texts).map(([words, side]) => (
                <th key={words} role="columnheader" scope="col" class={side}>
                  {words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {inPassingOrder(scene).map((row) => (
              <PlayerRow key={row.seat} scene={scene} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function PlayerRow({ scene, row }: { scene: Scene; row: SeatRow }) {
  const { texts } = scene.props;
  const isMe = scene.isMine && row.seat === scene.mine.seat;
  return (
    <tr role="row" class={isMe ? "nd-me" : ""} data-spot={`plate:${row.seat}`}>
      <th role="rowheader" scope="row">
        <Player scene={scene} row={row} />
        {scene.view.first === row.seat && (
          <>
            <Glyph name="bell" />
            <Hidden>{texts.t("nd-column-first")}</Hidden>
          </>
        )}
      </th>
      <td role="cell" data-label={texts.t("nd-column-supply")} data-spot={`cubes:${row.seat}`}>
        {row.supply === 0 && scene.view.question !== null ? (
          <span class="nd-warn">{texts.t("ndb-zero-moves-one")}</span>
        ) : (
          row.supply
        )}
      </td>
      <td role="cell" data-label={texts.t("nd-column-gold")} data-spot={`gold:${row.seat}`}>
        {row.gold}
      </td>
      <td role="cell" data-label={texts.term("place", "notre-dame")}>
        {row["notre-dame"]}
      </td>
      <td role="cell" data-label={texts.term("kind", "confidant")} class="nd-left">
        {row.confidant === null ? texts.t("ndb-not-placed") : texts.term("sector", row.confidant)}
      </td>
      <td role="cell" data-label={texts.t("nd-column-bills")} class="nd-left">
        <span class="nd-octagons" aria-hidden="true">
          {row.bills.map((bill) => (
            <Octagon key={bill} colour={split(bill).colour} />
          ))}
        </span>
        <Hidden>
          {row.bills.length === 0
            ? texts.t("ndb-no-bills")
            : texts.joined(row.bills.map((bill) => texts.term("bill", bill)))}
        </Hidden>
      </td>
      <td role="cell" data-label={texts.t("nd-column-rat")}>
        {row.rat}
      </td>
      <td role="cell" data-label={texts.t("nd-column-prestige")}>
        {row.prestige ?? <i>{texts.t("ui-hidden")}</i>}
      </td>
      <td role="cell" data-label={texts.t("nd-column-played")} class="nd-left nd-played-cell">
        {row.played.map((card) => (
          <span key={card} class="nd-played-sign">
            <Glyph name={split(card).rest} />
            <Hidden>{texts.term("card", card)}</Hidden>
          </span>
        ))}
      </td>
    </tr>
  );
}
