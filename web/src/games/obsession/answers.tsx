/** Answers drawn with the things they are about. The picture opens the sheet of a thing, the button gives the answer. */
import type { ComponentChildren, JSX } from "preact";
import type { Choice } from "../../gen/protocol";
import { Button } from "../../ui/basics";
import { Crest } from "./art/crests";
import type { Sign as SignName } from "./art/glyphs";
import { Servant } from "./art/servants";
import { GuestCard } from "./guest-card";
import { kindOf } from "./model";
import type { Side } from "./model";
import { Favours, Name, Sign, Tap, Vp, familyName, ownRow } from "./parts";
import type { Common } from "./parts";
import { TileCard } from "./tile-card";
import "./answers.css";

/** Words that may be used at any moment of the own turn. */
const SPECIAL: ReadonlySet<string> = new Set([
  "ob-act-borrow",
  "ob-act-help",
  "ob-act-refresh",
  "ob-act-use",
  "ob-act-sweep",
  "ob-act-fetch",
  "ob-act-claim",
  "ob-act-ask",
]);

export const VERB_SIGNS: Readonly<Record<string, SignName>> = {
  "ob-act-entertain": "invite",
  "ob-act-pass": "undo",
  "ob-act-rents": "coin",
  "ob-act-renew": "swap",
  "ob-act-done": "check",
  "ob-act-decline": "cross",
  "ob-act-borrow": "coin",
  "ob-act-refresh": "swap",
  "ob-act-help": "hire",
  "ob-act-use": "laurel",
  "ob-act-accept": "check",
  "ob-act-redraw": "swap",
  "ob-act-gossip": "gossip",
  "ob-act-attack": "gossip",
  "ob-act-invite": "invite",
  "ob-act-assist": "fair",
  "ob-act-attend": "hire",
  "ob-act-collect": "coin",
  "ob-act-pray": "lion",
  "ob-act-consent": "check",
  "ob-act-deny": "cross",
  "ob-act-sweep": "swap",
  "ob-act-claim": "laurel",
  "ob-act-ask": "coin",
};

/** Whether an answer may come at any moment of the turn, beside the question that is asked. */
export function isSpecial(choice: Choice): boolean {
  return SPECIAL.has(choice.key);
}

function listOf(choice: Choice, ...keys: readonly string[]): string[] {
  return keys.flatMap((key) => {
    const value = choice.params[key];
    return typeof value === "string" && value !== "" ? value.split(",") : [];
  });
}

/** The button that gives an answer; a second press takes it back. */
export function AnswerButton({
  choice,
  common,
  short,
}: {
  choice: Choice;
  common: Common;
  short?: string;
}): JSX.Element {
  const { draft, texts, names } = common;
  const chosen = draft.action === choice.action;
  const words = texts.choice(choice, names);
  return (
    <Button
      kind={chosen ? "primary" : "plain"}
      class="ob-over ob-answer-button"
      pressed={chosen}
      wide
      data-action={choice.action}
      {...(short === undefined ? {} : { label: words })}
      onClick={() => draft.choose(chosen ? null : choice.action)}
    >
      {short ?? words}
    </Button>
  );
}

interface ThingProps {
  id: string;
  common: Common;
}

/** A thing that an answer names: its picture, its name, which opens its sheet, and what there is to say about it. */
function Thing({
  id,
  common,
  sort,
  class: more,
  picture,
  children,
}: ThingProps & {
  sort: string;
  class: string;
  picture: JSX.Element;
  children: ComponentChildren;
}): JSX.Element {
  const { texts, inspect } = common;
  return (
    <article class={more}>
      {picture}
      <div>
        <Name>
          <Tap sort={sort} id={kindOf(id)} name={texts.term(sort, id)} inspect={inspect} />
        </Name>
        {children}
      </div>
    </article>
  );
}

function Objective({ id, common }: ThingProps): JSX.Element {
  const { texts, more } = common;
  const known = more.objectives.find((each) => each.objective === id);
  return (
    <Thing id={id} common={common} sort="objective" class="ob-objective" picture={<Sign name="scroll" />}>
      {known !== undefined && (
        <p class="ob-fine">
          {texts.t("obb-two", { first: texts.thing(known.goal), second: texts.thing(known.worth) })}
        </p>
      )}
      {known?.vp !== null && known?.vp !== undefined && (
        <p class="ob-fine">{texts.t("obb-objective-now", { vp: known.vp })}</p>
      )}
    </Thing>
  );
}

function Family({ id, common }: ThingProps): JSX.Element {
  const bonus = common.catalogue.families.get(id)?.bonus;
  return (
    <Thing id={id} common={common} sort="family" class="ob-family" picture={<Crest family={id} size="ob-lg" />}>
      {bonus !== undefined && <p class="ob-fine">{bonusWords(common, bonus)}</p>}
    </Thing>
  );
}

export function bonusWords(
  { texts }: Common,
  bonus: { kind: string; card: string; level: number; position: number; amount: number; servant: string },
): string {
  if (bonus.kind === "reputation_start")
    return texts.t("ob-bonus-reputation", { level: bonus.level, position: bonus.position });
  if (bonus.kind === "pounds_start") return texts.t("ob-bonus-pounds", { amount: bonus.amount });
  if (bonus.kind === "servant_start") return texts.t("ob-bonus-servant", { servant: bonus.servant });
  return texts.t("ob-bonus-member", { gentry: bonus.card });
}

function Pieces({ ids, common }: { ids: readonly string[]; common: Common }): JSX.Element {
  const { texts, inspect } = common;
  return (
    <ul class="ob-pieces">
      {ids.map((id, at) => (
        <li key={at}>
          <Servant id={id} />
          <Tap sort="servant" id={id} name={texts.term("servant", id)} inspect={inspect} />
        </li>
      ))}
    </ul>
  );
}

/** Servants laid out for the draft, with what each can do. */
function Drafted({ id, common }: ThingProps): JSX.Element {
  const { texts } = common;
  const can = `ob-servant-${id}`;
  return (
    <Thing id={id} common={common} sort="servant" class="ob-drafted" picture={<Servant id={id} size="ob-md" />}>
      {texts.has(can) && <p class="ob-fine">{texts.t(can)}</p>}
    </Thing>
  );
}

function VpCard({ id, common }: ThingProps): JSX.Element | null {
  const { texts, catalogue, inspect } = common;
  const card = catalogue.vpCards.get(kindOf(id));
  if (card === undefined) return null;
  return (
    <article class="ob-vpcard">
      <Vp value={card.vp} texts={texts} />
      <Name>
        <Tap sort="vp-card" id={card.id} name={texts.term("vp-card", id)} inspect={inspect} />
      </Name>
      <Favours favours={[card.favour]} texts={texts} />
    </article>
  );
}

/** Whether an answer names nothing that could be drawn. */
function isBare(choice: Choice): boolean {
  const target = choice.params["target"];
  const named = listOf(
    choice,
    "gentry",
    "guests",
    "servant",
    "servants",
    "objective",
    "objectives",
    "family",
    "tile",
    "vp-card",
  );
  return named.length === 0 && !(typeof target === "number" && target >= 0);
}

/** The things an answer names, in the order a reader expects them. */
function Things({ choice, common }: { choice: Choice; common: Common }): JSX.Element | null {
  const { catalogue, texts, inspect, county } = common;
  const guests = listOf(choice, "gentry", "guests");
  const servants = listOf(choice, "servant", "servants");
  const objectives = listOf(choice, "objective", "objectives");
  const [family] = listOf(choice, "family");
  const [tile] = listOf(choice, "tile");
  const [card] = listOf(choice, "vp-card");
  const target = choice.params["target"];
  const facts = tile === undefined ? undefined : catalogue.tiles.get(tile);
  const own = ownRow(common)?.estate.find((each) => each.tile === tile);
  const side: Side = own?.side ?? "front";
  const sign = VERB_SIGNS[choice.key];
  if (isBare(choice)) {
    const deck = choice.params["deck"];
    const shown: SignName | undefined = deck === "prestige" ? "lilies" : deck === "casual" ? "fleur" : sign;
    return shown === undefined ? null : <Sign name={shown} class="ob-verb" />;
  }
  return (
    <div class="ob-things">
      {family !== undefined && <Family id={family} common={common} />}
      {card !== undefined && <VpCard id={card} common={common} />}
      {facts !== undefined && <TileCard tile={facts} side={side} texts={texts} inspect={inspect} />}
      {guests.map((id) => {
        const guest = catalogue.gentry.get(id);
        return guest === undefined ? null : <GuestCard key={id} common={common} guest={guest} />;
      })}
      {objectives.map((id) => (
        <Objective key={id} id={id} common={common} />
      ))}
      {servants.length > 0 &&
        choice.key === "ob-act-engage" &&
        servants.map((id) => <Drafted key={id} id={id} common={common} />)}
      {servants.length > 0 && choice.key !== "ob-act-engage" && <Pieces ids={servants} common={common} />}
      {typeof target === "number" && target >= 0 && (
        <p class="ob-target">
          <Crest family={county.seats[target]?.family ?? null} seat={target} />
          <b>{familyName(common, target)}</b>
          <small>{common.names[target]}</small>
        </p>
      )}
    </div>
  );
}

/** Where the things themselves are drawn, the button needs no more than the verb; who listens hears all of it. */
export const SHORT: Readonly<Record<string, string>> = {
  "ob-act-keep": "obb-keep",
  "ob-act-hold": "obb-keep",
  "ob-act-hire": "obb-hire",
  "ob-act-recruit": "obb-recruit",
  "ob-act-pick": "obb-take",
  "ob-act-dismiss": "obb-dismiss",
  "ob-act-court": "obb-court",
  "ob-act-discard": "obb-give-up",
  "ob-act-family": "obb-play-family",
  "ob-act-engage": "obb-engage",
  "ob-act-inherit": "obb-inherit",
  "ob-act-recall": "obb-recall",
  "ob-act-renounce": "obb-renounce",
};

export function shortWords({ texts }: Common, choice: Choice): { short?: string } {
  const key = SHORT[choice.key];
  if (key === undefined) return {};
  const area = choice.params["area"];
  return { short: typeof area === "string" ? texts.t(key, { where: texts.t(`ob-column-${area}`) }) : texts.t(key) };
}

/** One answer: what it is about, and its button. */
export function Answer({ choice, common }: { choice: Choice; common: Common }): JSX.Element {
  return (
    <li
      class={`ob-answer${isBare(choice) ? " ob-bareanswer" : ""}${common.draft.action === choice.action ? " ob-picked" : ""}`}
    >
      <Things choice={choice} common={common} />
      <AnswerButton choice={choice} common={common} {...shortWords(common, choice)} />
    </li>
  );
}

/** Answers side by side: those that can be drawn, then those that are words alone. */
export function Answers({ choices, common }: { choices: readonly Choice[]; common: Common }): JSX.Element {
  const wide = choices.some(
    (choice) => listOf(choice, "guests", "objectives").length > 1 || choice.key === "ob-act-engage",
  );
  const drawn = choices.filter((choice) => !isBare(choice));
  const bare = choices.filter(isBare);
  return (
    <>
      {drawn.length > 0 && (
        <ul class={`ob-answers${wide ? " ob-roomy" : ""}`}>
          {drawn.map((choice) => (
            <Answer key={choice.action} choice={choice} common={common} />
          ))}
        </ul>
      )}
      {bare.length > 0 && (
        <ul class="ob-answers ob-wordanswers">
          {bare.map((choice) => (
            <Answer key={choice.action} choice={choice} common={common} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Answers as a list under a title of its own, each with a small picture; nothing where there are none. */
export function AnswerList({
  choices,
  common,
  title,
  class: more,
  picture,
}: {
  choices: readonly Choice[];
  common: Common;
  title: string;
  class: string;
  picture: (choice: Choice) => JSX.Element;
}): JSX.Element | null {
  if (choices.length === 0) return null;
  return (
    <section class={more} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {choices.map((choice) => (
          <li key={choice.action}>
            {picture(choice)}
            <AnswerButton choice={choice} common={common} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What may be done at any moment of the turn: special actions and favours of cards. */
export function AnyMoment({ choices, common }: { choices: readonly Choice[]; common: Common }): JSX.Element {
  const picture = ({ key, params }: Choice): JSX.Element =>
    params["servant"] === undefined ? (
      <Sign name={VERB_SIGNS[key] ?? "check"} />
    ) : (
      <Servant id={String(params["servant"])} size="ob-xs" />
    );
  const title = common.texts.t("obb-any-moment");
  return <AnswerList choices={choices} common={common} title={title} class="ob-anymoment" picture={picture} />;
}
