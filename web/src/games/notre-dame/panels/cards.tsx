/** The tray of action cards: the draft with its passing direction, then the hand. */
import { Panel } from "../../../ui";
import { Glyph } from "../art/glyph";
import { Cube } from "../art/marks";
import { choicesAbout, choicesAt, rowOf, split, wordsOf } from "../model";
import type { Scene } from "../model";
import { seatClass } from "../seats";
import { bringsWords, levelWords, signOf } from "../board-words";
import { Choose, Inspect, OtherAnswers, Player, WhyNot } from "./common";
import "./cards.css";

/** Draft and hand of whoever looks; a spectator has no cards to see. */
export function CardsPanel({ scene }: { scene: Scene }) {
  const { view, props, aids } = scene;
  const { texts } = props;
  if (!scene.isMine) return null;
  const choices = choicesAt(props.offer, "cards");
  const drafting = view["choose-from"].length > 0;
  const cards = drafting ? view["choose-from"] : view.hand;
  const played = scene.mine.played;
  const title = drafting ? texts.t("ndb-draft", { n: cards.length }) : texts.t("ndb-hand");
  const note = drafting
    ? texts.t(aids.draft?.second === true ? "ndb-draft-second" : "ndb-draft-first")
    : texts.t("ndb-hand-note");
  if (cards.length === 0 && played.length === 0 && aids.draft === undefined) return null;
  return (
    <Panel title={title} note={note} tone={choices.length > 0 ? "accent" : "plain"} class="nd-cards-panel">
      <div class={`nd-tray ${drafting ? "nd-drafting" : ""}`}>
        <ul class="nd-cards">
          {cards.map((card) => (
            <ActionCard key={card} scene={scene} card={card} drafting={drafting} />
          ))}
          {!drafting && played.map((card) => <PlayedCard key={card} scene={scene} card={card} />)}
        </ul>
        {drafting && <Passing scene={scene} />}
        <Memory scene={scene} drafting={drafting} />
      </div>
      <OtherAnswers scene={scene} place="cards" />
    </Panel>
  );
}

interface CardProps {
  scene: Scene;
  card: string;
}

/** Whose colour a card has, in words and as a sign. */
function Owner({ scene, colour }: { scene: Scene; colour: string }) {
  const { texts, names } = scene.props;
  const row = rowOf(scene.view, colour);
  const isOwn = row !== null && row.seat === scene.mine.seat;
  return (
    <span class="nd-owner">
      <Cube colour={colour} />
      {isOwn
        ? texts.t("ndb-card-own")
        : texts.t("ndb-card-of", { name: row === null ? texts.term("colour", colour) : (names[row.seat] ?? "") })}
    </span>
  );
}

/** What a card is called, and whose it is. */
function CardHead({ scene, card, size }: CardProps & { size: "middle" | "big" }) {
  const { colour, rest: kind } = split(card);
  return (
    <div class="nd-card-head">
      <Glyph name={kind} size={size} />
      <div>
        <h3>
          <Inspect scene={scene} sort="card" id={card}>
            {scene.props.texts.term("kind", kind)}
          </Inspect>
        </h3>
        <Owner scene={scene} colour={colour} />
      </div>
    </div>
  );
}

function ActionCard({ scene, card, drafting }: CardProps & { drafting: boolean }) {
  const { props, aids } = scene;
  const { texts, draft } = props;
  const { colour, rest: kind } = split(card);
  const choices = choicesAbout(choicesAt(props.offer, "cards"), card);
  const keptWords = wordsOf(draft.action ?? aids.draft?.kept ?? "");
  const isKept = drafting
    ? keptWords[0] === "keep" && keptWords[1] === card
    : choices.some(({ action }) => action === draft.action);
  const isLeaving = drafting && keptWords[0] === "keep" && !isKept;
  const receiver = aids.draft === undefined ? "" : (props.names[aids.draft.to] ?? "");
  return (
    <li
      class={`nd-card ${choices.length > 0 ? "nd-open" : ""} ${isKept ? "nd-chosen" : ""} ${isLeaving ? "nd-leaving" : ""} ${seatClass(colour)}`}
    >
      <CardHead scene={scene} card={card} size="big" />
      <CardWorth scene={scene} kind={kind} />
      <WhyNot scene={scene} sort="card" id={card} />
      {choices.length > 0 && (
        <div class="nd-card-do">
          {choices.map((choice) => (
            <Choose
              key={choice.action}
              scene={scene}
              choice={choice}
              name={texts.term("card", card)}
              kind={wordsOf(choice.action)[0] === "forgo" ? "quiet" : "plain"}
            />
          ))}
        </div>
      )}
      {drafting && (isKept || isLeaving) && (
        <p class="nd-card-label">{isKept ? texts.t("ndb-you-keep") : texts.t("ndb-passes-to", { name: receiver })}</p>
      )}
    </li>
  );
}

/** What the action of a card would bring now. */
function CardWorth({ scene, kind }: { scene: Scene; kind: string }) {
  const { aids, props } = scene;
  const { texts } = props;
  const aid = aids.cards?.find((each) => each.kind === kind);
  if (aid === undefined) return <p class="nd-card-words">{texts.t(`nd-card-${kind}-about`)}</p>;
  const now = aids.plague?.[scene.mine.seat];
  const { brings } = aid;
  return (
    <div class="nd-card-words">
      {brings !== null && aid.pieces !== null && (
        <p>
          {signOf(brings) !== null && <Glyph name={signOf(brings) ?? ""} />}
          {texts.t("ndb-becomes", { a: aid.pieces, b: aid.pieces + 1 })} <b>{bringsWords(texts, brings)}</b>
        </p>
      )}
      {kind === "notre-dame" && <Gifts scene={scene} />}
      {kind === "confidant" && <p>{texts.t("ndb-card-confidant")}</p>}
      {aid.moves && aid.possible && <p class="nd-tag">{texts.t("ndb-moves-one")}</p>}
      {brings !== null && now !== undefined && scene.view.persons.length > 0 && (
        <p class={`nd-level nd-level-${brings.level}`}>
          <Glyph name="rat" />{" "}
          {brings.end === now.end
            ? texts.t("ndb-forecast-stays", { end: Math.max(now.end, 0), word: texts.t(`ndb-level-${now.level}`) })
            : levelWords(texts, brings.end, brings.level)}
        </p>
      )}
    </div>
  );
}

function Gifts({ scene }: { scene: Scene }) {
  const { texts } = scene.props;
  const gifts = scene.aids.cathedral?.gifts ?? [];
  const more = scene.aids.cathedral?.more;
  return (
    <>
      <p>
        <Glyph name="prestige" /> {texts.t("ndb-gift-line")}{" "}
        <b>
          {texts.joined(gifts.map(({ gold, prestige, park }) => texts.t("ndb-gift", { gold, n: prestige + park })))}
        </b>
      </p>
      {more !== undefined && more !== null && <p class="nd-tag">{texts.t("ndb-gift-share", { n: more.each })}</p>}
    </>
  );
}

function PlayedCard({ scene, card }: CardProps) {
  const { texts } = scene.props;
  return (
    <li class={`nd-card nd-card-played ${seatClass(split(card).colour)}`}>
      <CardHead scene={scene} card={card} size="middle" />
      <p class="nd-card-words nd-tag">{texts.t("ndb-played")}</p>
    </li>
  );
}

/** Where the other cards go: to the left, which is clockwise. */
function Passing({ scene }: { scene: Scene }) {
  const { view, aids, props } = scene;
  const { texts } = props;
  const to = aids.draft === undefined ? undefined : view.seats[aids.draft.to];
  if (to === undefined) return null;
  return (
    <div class="nd-passing">
      <svg class="nd-arrow" viewBox="0 0 120 48" aria-hidden="true" focusable="false">
        <path d="M3 17h74V5l38 19-38 19V31H3z" />
        <path class="nd-arrow-line" d="M9 24h92M9 21h60M9 27h60" />
      </svg>
      <p>{texts.t("ndb-passing", { n: view["choose-from"].length - 1 })}</p>
      <Player scene={scene} row={to} />
    </div>
  );
}

/** A card in a list: sign, name, and whose it is. */
function SmallCard({ scene, card }: CardProps) {
  const { colour, rest: kind } = split(card);
  return (
    <li class={`nd-small-card ${seatClass(colour)}`}>
      <Glyph name={kind} />
      <Inspect scene={scene} sort="card" id={card}>
        {scene.props.texts.term("kind", kind)}
      </Inspect>
      <Cube colour={colour} />
    </li>
  );
}

/** What one knows: the hand so far, cards passed on, and cards still in the own pile. */
function Memory({ scene, drafting }: { scene: Scene; drafting: boolean }) {
  const { view, aids, props } = scene;
  const { texts, names } = props;
  const { draft } = aids;
  const passed = [...view["passed-first"], ...view["passed-second"]];
  const open = drafting && draft !== undefined ? ownersLeft(scene) : [];
  return (
    <div class="nd-memory">
      {drafting && (
        <section>
          <h3>{texts.t("ndb-hand-after")}</h3>
          <ul class="nd-small-cards">
            {view.hand.map((card) => (
              <SmallCard key={card} scene={scene} card={card} />
            ))}
            {open.map((row, index) => (
              <li key={`${row.seat}-${index}`} class="nd-small-card nd-open-slot">
                <Cube colour={row.colour} />
                {texts.t("ndb-one-of", {
                  name: row.seat === scene.mine.seat ? texts.t("ndb-yours") : (names[row.seat] ?? ""),
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>
          {draft === undefined
            ? texts.t("nd-column-passed-first")
            : texts.t("ndb-passed", { name: names[draft.to] ?? "" })}
        </h3>
        {passed.length === 0 ? (
          <p class="nd-tag">{texts.t("ndb-passed-none")}</p>
        ) : (
          <ul class="nd-small-cards">
            {passed.map((card) => (
              <SmallCard key={card} scene={scene} card={card} />
            ))}
          </ul>
        )}
      </section>
      {draft !== undefined && (
        <section>
          <h3>{texts.t(draft.certain ? "ndb-draw-next" : "ndb-undrawn", { n: draft.undrawn.length })}</h3>
          {draft.undrawn.length === 0 ? (
            <p class="nd-tag">{texts.t("ndb-undrawn-none")}</p>
          ) : (
            <ul class="nd-small-cards">
              {draft.undrawn.map((card) => (
                <SmallCard key={card} scene={scene} card={card} />
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}

/** Whose cards are still missing from the hand. */
function ownersLeft(scene: Scene) {
  const owners = [...(scene.aids.draft?.owners ?? [])];
  for (const card of scene.view.hand) {
    const at = owners.indexOf(rowOf(scene.view, split(card).colour)?.seat ?? -1);
    if (at >= 0) owners.splice(at, 1);
  }
  return owners.flatMap((seat) => scene.view.seats[seat] ?? []);
}
