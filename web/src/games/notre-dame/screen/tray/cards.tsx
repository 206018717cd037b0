/** The hand, or the cards of the draft, large: what each does, and what happens to the plague. */
import { Hidden } from "../../../../ui";
import { answering } from "../../../../ui/answering";
import { Glyph } from "../../art/glyph";
import { bringsWords, SIGN_OF } from "../../board-words";
import { choicesAbout, choicesAt, rowOf, split, wordsOf } from "../../model";
import type { Scene } from "../../model";
import { seatClass } from "../../seats";
import { reasonFor } from "../reasons";
import { forecastNow } from "../worth";
import { CardFace, CardName } from "./card-face";
import { HandPlaces } from "./hand-places";
import "./cards.css";

export function Cards({ scene }: { scene: Scene }) {
  const { view, mine } = scene;
  const isDraft = view["choose-from"].length > 0;
  const cards = isDraft ? view["choose-from"] : view.hand;
  return (
    <>
      <ul class="nds-cards" data-spot={`hand:${mine.seat}`}>
        {cards.map((card) => (
          <Card key={card} scene={scene} card={card} isDraft={isDraft} />
        ))}
        {!isDraft && mine.played.map((card) => <PlayedCard key={card} scene={scene} card={card} />)}
      </ul>
      {isDraft && <HandPlaces scene={scene} />}
    </>
  );
}

function Card({ scene, card, isDraft }: { scene: Scene; card: string; isDraft: boolean }) {
  const { props, aids } = scene;
  const { texts, draft, names } = props;
  const { colour, rest: kind } = split(card);
  const choices = choicesAbout(choicesAt(props.offer, "cards"), card);
  const main = choices.find(({ action }) => wordsOf(action)[0] !== "forgo");
  const forgo = choices.find(({ action }) => wordsOf(action)[0] === "forgo");
  const kept = wordsOf(draft.action ?? aids.draft?.kept ?? "");
  const isKept = isDraft && kept[0] === "keep" && kept[1] === card;
  const isChosen = isKept || choices.some(({ action }) => action === draft.action);
  const to = aids.draft === undefined ? "" : (names[aids.draft.to] ?? "");
  const why = main === undefined && props.offer?.kind === "play-card" ? reasonFor(scene, "card", card) : null;
  return (
    <li
      class={`nds-card ${isChosen ? "nds-chosen" : ""} ${choices.length > 0 && main === undefined ? "nds-no" : ""} ${seatClass(colour)}`}
      data-spot={`card:${card}`}
    >
      <CardFace draft={draft} action={main?.action}>
        <Glyph name={kind} size="big" />
        <span class="nds-card-head">
          <CardName>{texts.term("kind", kind)}</CardName>
          <span class="nds-card-owner">{ownerWords(scene, card)}</span>
        </span>
        <span class="nds-card-does">
          {why === null ? <Does scene={scene} kind={kind} /> : <span class="nds-card-why">✕ {why}</span>}
        </span>
      </CardFace>
      {forgo !== undefined && (
        <button {...answering(draft, forgo.action)} class="ui-control nds-instead nds-forgo">
          {texts.t("nds-forgo")}
          <Hidden>: {texts.term("kind", kind)}</Hidden>
        </button>
      )}
      {isDraft && kept[0] === "keep" && (
        <span class="nds-goes-to">{isKept ? texts.t("nds-keeps") : texts.t("nds-goes-to", { name: to })}</span>
      )}
    </li>
  );
}

function PlayedCard({ scene, card }: { scene: Scene; card: string }) {
  const { texts } = scene.props;
  const { colour, rest: kind } = split(card);
  return (
    <li class={`nds-card nds-card-played ${seatClass(colour)}`} data-spot={`card:${card}`}>
      <div class="nds-card-face">
        <Glyph name={kind} size="big" />
        <span class="nds-card-head">
          <CardName>{texts.term("kind", kind)}</CardName>
          <span class="nds-card-owner">{texts.t("ndb-played")}</span>
        </span>
      </div>
    </li>
  );
}

/** Whose card it is, and what is there already. */
function ownerWords(scene: Scene, card: string): string {
  const { texts, names } = scene.props;
  const { colour, rest: kind } = split(card);
  const row = rowOf(scene.view, colour);
  const owner =
    row !== null && row.seat === scene.mine.seat
      ? texts.t("ndb-card-own")
      : texts.t("ndb-card-of", { name: row === null ? texts.term("colour", colour) : (names[row.seat] ?? "") });
  const pieces = scene.aids.cards?.find((each) => each.kind === kind)?.pieces ?? null;
  return pieces === null ? owner : texts.t("nds-owner-and", { owner, n: pieces });
}

/** What the action brings now, and where the rat would end. */
function Does({ scene, kind }: { scene: Scene; kind: string }) {
  const { aids, props } = scene;
  const { texts } = props;
  const aid = aids.cards?.find((each) => each.kind === kind);
  if (aid === undefined) return <span class="nds-card-text">{texts.t(`nd-card-${kind}-about`)}</span>;
  const { brings } = aid;
  const now = forecastNow(scene);
  const gifts = aids.cathedral?.gifts ?? [];
  return (
    <>
      <span class="nds-card-text">
        {brings !== null && <b>{bringsWords(texts, brings)}</b>}
        {kind === "notre-dame" &&
          texts.joined(gifts.map(({ gold, prestige, park }) => texts.t("nds-gift", { gold, n: prestige + park })))}
        {kind === "confidant" && texts.t("nds-card-confidant")}
        {aid.moves && aid.possible && <> · {texts.t("nds-moves-one")}</>}
        {!aid.possible && <span class="nds-card-why"> {texts.t("ndb-not-now")}</span>}
      </span>
      {brings !== null && now !== null && (
        <span class={`nds-card-plague nd-level nd-level-${brings.level}`}>
          <span aria-hidden="true">{SIGN_OF[brings.level]}</span>{" "}
          {texts.t("nds-ends-on", { n: Math.max(brings.end, 0), word: texts.t(`ndb-level-${brings.level}`) })}
        </span>
      )}
    </>
  );
}
