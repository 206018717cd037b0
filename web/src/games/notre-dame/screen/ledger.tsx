/** The panel in the corner that explains: what the chosen answer does, the cards one knows, or how things stand. */
import type { ComponentChildren } from "preact";
import { Glyph } from "../art/glyph";
import { asksWords, gainWords, SIGN_OF, sumWords } from "../board-words";
import { piecesIn, split, wordsOf } from "../model";
import type { Level, Scene } from "../model";
import { knownCards } from "./known-cards";
import { marketName } from "./market-name";
import { CATHEDRAL, countChange, ghostOf, rowAfter } from "./map/ghost";
import { phaseOf } from "./phase";
import { bringsOf, forecastNow } from "./worth";
import "./ledger.css";

export interface Row {
  sign: string;
  name: string;
  value: ComponentChildren;
  note: string;
}

const MOST = 5;

/** Its place and its size are the same whatever it says. */
export function Ledger({ scene }: { scene: Scene }) {
  const { texts, draft } = scene.props;
  const isDraft = phaseOf(scene) === 2 && scene.isMine;
  const isChosen = draft.action !== null && scene.isMine;
  const rows = isDraft ? knownCards(scene) : isChosen ? changeRows(scene) : standingRows(scene);
  const title = isDraft ? "nds-known" : isChosen ? "nds-does" : "nds-stands";
  return (
    <section class="nds-panel nds-ledger" aria-live="polite" aria-label={texts.t(title)}>
      <div class="nds-panel-head">
        <h3>{texts.t(title)}</h3>
        <span>{isChosen && !isDraft ? aboutWords(scene) : ""}</span>
      </div>
      <dl>
        {rows.slice(0, MOST).map(({ sign, name, value, note }) => (
          <div key={name} title={typeof value === "string" ? `${name} ${value} ${note}`.trim() : name}>
            <dt>
              <Glyph name={sign} /> <span>{name}</span>
            </dt>
            <dd>
              <b>{value}</b>
              {note !== "" && <span>{note}</span>}
            </dd>
          </div>
        ))}
        {rows.length === 0 && <p>{texts.t("nds-does-nothing")}</p>}
      </dl>
    </section>
  );
}

/** The thing that the chosen answer is about. */
function aboutWords(scene: Scene): string {
  const { texts, draft } = scene.props;
  const [verb = "", id = "", to = ""] = wordsOf(draft.action ?? "");
  if (verb === "play" || verb === "forgo") return texts.term("kind", split(id).rest);
  if (verb === "bribe") return texts.term("person", id);
  if (verb === "drive" || verb === "collect") return marketName(scene, id);
  if (verb === "shift" || verb === "relocate" || verb === "rehouse") return texts.term("sector", to);
  if (["send", "found", "work", "remove", "from"].includes(verb)) return texts.term("place", id);
  return "";
}

/** A figure before and after. */
function changed(scene: Scene, before: number, after: number): string {
  return scene.props.texts.t("ndb-arrow", { a: before, b: after });
}

function level(words: string, of: Level): ComponentChildren {
  return <span class={`nd-level nd-level-${of}`}>{words}</span>;
}

/** What changes for the looking seat, the most telling first. */
function changeRows(scene: Scene): Row[] {
  const { props, mine, facts } = scene;
  const { texts, draft } = props;
  const action = draft.action ?? "";
  const after = rowAfter(scene);
  const brings = wordsOf(action)[0] === "forgo" ? null : bringsOf(scene, action);
  const ghost = ghostOf(scene);
  const rows: Row[] = [];
  const figure = (sign: string, name: string, from: number, to: number, note = "") => {
    if (from !== to) rows.push({ sign, name, value: changed(scene, from, to), note });
  };
  if (after !== null) figure("cube", texts.t("nds-cubes"), mine.supply, after.supply);
  if (ghost !== null) {
    for (const sector of facts.components.sectors) {
      const count = countChange(scene, ghost, sector);
      if (count !== null)
        figure(sector, texts.term("sector", sector), count.before, count.after, laterWords(scene, sector, count.after));
    }
    const there = mine["notre-dame"];
    figure(CATHEDRAL, texts.term("place", CATHEDRAL), there, there + (ghost.cubes.get(CATHEDRAL) ?? 0));
  }
  if (after !== null) {
    figure("gold", texts.t("nd-column-gold"), mine.gold, after.gold);
    figure(
      "prestige",
      texts.t("nd-column-prestige"),
      mine.prestige ?? 0,
      after.prestige ?? 0,
      prestigeNote(scene, action),
    );
    figure("bill", texts.t("nd-column-bills"), mine.bills.length, after.bills.length);
    figure("rat", texts.t("nd-column-rat"), mine.rat, after.rat);
  }
  for (const gain of after === null ? (brings?.gains ?? []) : []) {
    rows.push({
      sign: gain.what === "cubes" ? "cube" : gain.what,
      name: texts.t(`nds-gain-${gain.what}`),
      value: gainWords(texts, gain),
      note: "",
    });
  }
  const asks = brings === null ? null : asksWords(texts, brings.asks);
  if (asks !== null) rows.push({ sign: "bell", name: texts.t("nds-then"), value: asks, note: "" });
  const now = forecastNow(scene);
  if (now !== null) {
    const end = after === null ? (brings?.end ?? now.end) : after["rat-forecast"];
    const of =
      brings !== null && brings.end === end
        ? brings.level
        : end === now.end
          ? now.level
          : levelOf(end, facts.components.track);
    rows.push({
      sign: "rat",
      name: texts.t("nds-end-of-turn"),
      value:
        end === now.end ? (
          level(`${Math.max(end, 0)} ${SIGN_OF[of]}`, of)
        ) : (
          <>
            {level(String(Math.max(now.end, 0)), now.level)} → {level(`${Math.max(end, 0)} ${SIGN_OF[of]}`, of)}
          </>
        ),
      note: texts.t(`ndb-level-${of}`),
    });
  }
  return rows.length > MOST ? [...rows.slice(0, MOST - 1), ...rows.slice(-1)] : rows;
}

/** How near to the end of the track a forecast is, where the aids have not judged it. */
function levelOf(end: number, track: number): Level {
  return end > track ? "over" : end === track ? "edge" : end >= track - 2 ? "close" : "safe";
}

/** What the pieces of a sector do later, besides the action of the moment. */
function laterWords(scene: Scene, sector: string, pieces: number): string {
  const { texts } = scene.props;
  if (sector === "hospital") return texts.t("nds-later-hospital", { n: pieces });
  if (sector === "park") return texts.t("nds-later-park", { n: Math.floor(pieces / 2) });
  return "";
}

function prestigeNote(scene: Scene, action: string): string {
  const gain = bringsOf(scene, action)?.gains.find(({ what }) => what === "prestige");
  return gain === undefined || gain.park === 0
    ? ""
    : scene.props.texts.t("nds-of-it-park", { n: gain.amount, park: gain.park });
}

/** Where one stands while nothing is chosen: the plague to come, the cathedral, the colours one may take. */
function standingRows(scene: Scene): Row[] {
  const { props, aids, mine, view } = scene;
  const { texts } = props;
  const rows: Row[] = [];
  const line = forecastNow(scene);
  if (line !== null) {
    rows.push({
      sign: "rat",
      name: texts.t("nds-end-of-turn"),
      value: level(`${Math.max(line.end, 0)} ${SIGN_OF[line.level]}`, line.level),
      note: sumWords(line),
    });
    rows.push({
      sign: "hospital",
      name: texts.term("sector", "hospital"),
      value: `−${line.hospital}`,
      note: line.doctor ? texts.t("ndb-doctored") : texts.t("ndb-rats", { n: line.spread }),
    });
    if (line.level === "over") {
      rows.push({
        sign: "prestige",
        name: texts.t("nds-loss"),
        value: `−${line.loss}`,
        note: line.sectors.length === 0 ? "" : texts.joined(line.sectors.map((sector) => texts.term("sector", sector))),
      });
    }
  }
  const share = aids.cathedral;
  if (share !== undefined && view.question !== null) {
    rows.push({
      sign: CATHEDRAL,
      name: texts.term("place", CATHEDRAL),
      value: texts.t("nds-share-yours", { n: share.now.shares[mine.seat] ?? 0 }),
      note: texts.t("nds-share-of", { n: share.value }),
    });
  }
  const full = scene.facts.components.sectors.filter((sector) => piecesIn(mine, sector) > 0).length;
  rows.push({
    sign: "residence",
    name: texts.t("nds-sectors-used"),
    value: String(full),
    note: texts.t("nds-of-seven"),
  });
  if (aids.projection !== undefined && scene.isMine) {
    rows.push({
      sign: "prestige",
      name: texts.t("nds-score-now"),
      value: String(aids.projection.settled),
      note: texts.t("nds-if-ended"),
    });
  }
  return rows;
}
