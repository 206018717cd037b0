/** Everything the looking seat owns in one line, and what the chosen answer would make of it. */
import type { BoardProps } from "../../../contract";
import { Hidden } from "../../../ui";
import { Glyph } from "../art/glyph";
import { Crest, Octagon, Pawn } from "../art/marks";
import { SIGN_OF } from "../board-words";
import { sceneOf, split } from "../model";
import type { Scene } from "../model";
import { seatClass } from "../seats";
import { CATHEDRAL, ghostOf, rowAfter } from "./map/ghost";
import { bringsOf, forecastNow, forecastWith } from "./worth";
import "./strip.css";

/** What is counted, with its sign, its spot and the words of its number. */
const FIGURES = [
  { owned: "supply", sign: "cube", spot: "cubes", words: "ndb-short-cubes" },
  { owned: "gold", sign: "gold", spot: "gold", words: "ndb-short-gold" },
  { owned: "prestige", sign: "prestige", spot: "prestige", words: "ndb-short-prestige" },
] as const;

export function Strip(props: BoardProps) {
  const scene = sceneOf(props);
  const { texts, names } = props;
  const { mine, view } = scene;
  const after = rowAfter(scene);
  const ghost = ghostOf(scene);
  const total = view.seats.reduce((sum, row) => sum + row["notre-dame"], 0);
  const atCathedral = mine["notre-dame"] + (ghost?.cubes.get(CATHEDRAL) ?? 0);
  const confidant = ghost?.confidant ?? mine.confidant;
  return (
    <div class={`nds nds-strip ${seatClass(mine.colour)}`} data-spot={`plate:${mine.seat}`}>
      <span class="nds-me">
        <Crest colour={mine.colour} />
        <span>
          <b>{names[mine.seat] ?? ""}</b>
          <small>{texts.t(scene.isMine ? "nds-you" : "nds-looked-at")}</small>
        </span>
      </span>
      {FIGURES.map(({ owned, ...figure }) => (
        <Figure key={owned} scene={scene} {...figure} value={mine[owned]} after={after?.[owned] ?? undefined} />
      ))}
      <RatFigure scene={scene} rat={after?.rat ?? ghost?.rat ?? mine.rat} />
      <span class="os-figure nds-res">
        <Pawn colour={mine.colour} />
        <span class="nds-res-words nds-where">
          {confidant === null ? texts.t("ndb-not-placed") : texts.term("sector", confidant)}
        </span>
      </span>
      <span class="os-figure nds-res" data-spot={`bills:${mine.seat}`}>
        <Glyph name="bill" />
        <b>{mine.bills.length}</b>
        <span class="nds-bills">
          {[...new Set(mine.bills.map((bill) => split(bill).colour))].map((colour) => (
            <Octagon key={colour} colour={colour} />
          ))}
        </span>
        <Chip before={mine.bills.length} after={after?.bills.length} isGood />
      </span>
      <span class="os-figure nds-res" data-spot={`at-cathedral:${mine.seat}`}>
        <Glyph name="notre-dame" />
        <b>{mine["notre-dame"]}</b>
        <span class="nds-res-words">{texts.t("nds-of", { n: total })}</span>
        <Chip before={mine["notre-dame"]} after={atCathedral} isGood />
      </span>
      <span
        class="os-figure nds-res nds-deck"
        title={texts.t("nds-in-pile", { n: mine.deck })}
        data-spot={`deck:${mine.seat}`}
      >
        <CardBacks />
        <b>{mine.deck}</b>
        <Hidden>{texts.t("nds-in-pile", { n: mine.deck })}</Hidden>
      </span>
      {scene.isMine && scene.aids.projection !== undefined && (
        <span class="os-figure nds-res nds-score">
          <span>{texts.t("nds-score", { n: scene.aids.projection.settled })}</span>
        </span>
      )}
    </div>
  );
}

interface FigureProps {
  scene: Scene;
  sign: string;
  spot: string;
  value: number | null;
  after: number | undefined;
  words: string;
}

function Figure({ scene, sign, spot, value, after, words }: FigureProps) {
  return (
    <span class="os-figure nds-res" data-spot={`${spot}:${scene.mine.seat}`}>
      <Glyph name={sign} />
      <b>{value ?? "–"}</b>
      <span class="nds-res-words">{scene.props.texts.t(words, { n: value ?? 0 })}</span>
      {value !== null && <Chip before={value} after={after} isGood={after !== undefined && after > value} />}
    </span>
  );
}

/** What a figure would become; gone as soon as it is that. */
function Chip({ before, after, isGood }: { before: number; after: number | undefined; isGood: boolean }) {
  if (after === undefined || after === before) return null;
  return <span class={`nds-chip ${isGood ? "nds-good" : "nds-cost"}`}>→ {after}</span>;
}

function CardBacks() {
  return (
    <svg class="nd-gl" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M4 5h11v15H4z" />
      <path d="M8 2.500h11v15" />
      <path class="nd-g-h" d="M6.500 8h6M6.500 11h6M6.500 14h6M6.500 17h6" />
    </svg>
  );
}

/** The rat now, after the answer, and after the plague. */
function RatFigure({ scene, rat }: { scene: Scene; rat: number }) {
  const { texts, draft } = scene.props;
  const { mine } = scene;
  const line = forecastNow(scene);
  const then = draft.action === null ? null : forecastWith(scene, bringsOf(scene, draft.action));
  const end = then?.end ?? line?.end;
  const level = then?.level ?? line?.level;
  return (
    <span class="os-figure nds-res">
      <Glyph name="rat" />
      <b>{mine.rat}</b>
      <Chip before={mine.rat} after={rat} isGood={rat < mine.rat} />
      {line !== null && end !== undefined && level !== undefined && (
        <>
          <span class="nds-res-words nds-sum">
            {texts.t("nds-rat-sum", { spread: line.spread, hospital: line.spread - (end - rat) })}
          </span>
          <span class={`nds-chip nds-chip-${level}`}>
            {Math.max(end, 0)} <span aria-hidden="true">{SIGN_OF[level]}</span> {texts.t(`ndb-level-${level}`)}
          </span>
        </>
      )}
    </span>
  );
}
