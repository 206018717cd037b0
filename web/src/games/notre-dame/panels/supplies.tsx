/** What lies in front of whoever looks: cubes, gold, prestige, confidant, bills. */
import type { BoardProps } from "../../../contract";
import { Panel } from "../../../ui";
import { Glyph } from "../art/glyph";
import { Octagon, Pawn } from "../art/marks";
import { sceneOf, split } from "../model";
import type { Scene } from "../model";
import { seatClass } from "../seats";
import { SIGN_OF } from "../board-words";
import { Inspect } from "./common";
import "./supplies.css";

/** The supplies as a small table of facts. */
export function SuppliesPanel({ scene }: { scene: Scene }) {
  const { mine, view, props } = scene;
  const { texts } = props;
  return (
    <Panel
      title={texts.t(scene.isMine ? "ndb-supplies" : "ndb-supplies-of", { name: props.names[mine.seat] ?? "" })}
      class="nd-supplies-panel"
    >
      <dl class={`nd-supplies ${seatClass(mine.colour)}`}>
        <div>
          <dt>{texts.t("nd-column-supply")}</dt>
          <dd>
            <Glyph name="cube" /> {mine.supply}
          </dd>
          <dd class="nd-tag">{texts.t("ndb-general", { n: mine["general-supply"] })}</dd>
        </div>
        <div>
          <dt>{texts.t("nd-column-gold")}</dt>
          <dd>
            <Glyph name="gold" /> {mine.gold}
          </dd>
          <dd class="nd-tag">{texts.t("ndb-treasury", { n: view.treasury })}</dd>
        </div>
        <div>
          <dt>{texts.t("nd-column-prestige")}</dt>
          <dd>
            <Glyph name="prestige" /> {mine.prestige ?? <i>{texts.t("ui-hidden")}</i>}
          </dd>
          {mine.prestige !== null && view.seats.some((row) => row.prestige === null) && (
            <dd class="nd-tag">{texts.t("ndb-only-you")}</dd>
          )}
        </div>
        <div>
          <dt>{texts.term("kind", "confidant")}</dt>
          <dd>
            <Pawn colour={mine.colour} />{" "}
            <span class="nd-where">
              {mine.confidant === null ? texts.t("ndb-not-placed") : texts.term("sector", mine.confidant)}
            </span>
          </dd>
        </div>
      </dl>
      {mine.supply === 0 && view.question !== null && <p class="nd-note">{texts.t("ndb-moves-one")}</p>}
      <p class="nd-bills">
        <b>{texts.t("nd-column-bills")}</b>
        {mine.bills.length === 0 && <span class="nd-tag">{texts.t("ndb-no-bills")}</span>}
      </p>
      {mine.bills.length > 0 && (
        <ul class="nd-bill-list">
          {mine.bills.map((bill) => (
            <li key={bill}>
              <Octagon colour={split(bill).colour} />
              <Inspect scene={scene} sort="bill" id={bill}>
                {texts.term("bill", bill)}
              </Inspect>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Four facts that stay in sight while the page scrolls. */
export function Summary(props: BoardProps) {
  const scene = sceneOf(props);
  const { mine, view, aids } = scene;
  const { texts } = props;
  const line = view.persons.length === 0 ? undefined : aids.plague?.[mine.seat];
  return (
    <ul class={`nd-summary ${seatClass(mine.colour)}`} aria-label={texts.t("ndb-supplies")}>
      <li>
        <Glyph name="cube" /> <b>{mine.supply}</b> <span>{texts.t("ndb-short-cubes", { n: mine.supply })}</span>
      </li>
      <li>
        <Glyph name="gold" /> <b>{mine.gold}</b> <span>{texts.t("ndb-short-gold", { n: mine.gold })}</span>
      </li>
      <li>
        <Glyph name="prestige" /> <b>{mine.prestige ?? "–"}</b>{" "}
        <span>{texts.t("ndb-short-prestige", { n: mine.prestige ?? 0 })}</span>
      </li>
      <li class={line === undefined ? "" : `nd-level-${line.level}`}>
        <Glyph name="rat" />{" "}
        <b>{line === undefined ? mine.rat : texts.t("ndb-arrow", { a: mine.rat, b: Math.max(line.end, 0) })}</b>
        <span>
          {line === undefined ? (
            texts.t("nd-column-rat")
          ) : (
            <>
              <i aria-hidden="true">{SIGN_OF[line.level]}</i> {texts.t(`ndb-level-${line.level}`)}
            </>
          )}
        </span>
      </li>
    </ul>
  );
}
