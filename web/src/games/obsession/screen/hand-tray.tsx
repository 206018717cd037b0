/** The hand in the tray: each card says whether its guest can come, is in the plan, or why not. */
import type { JSX } from "preact";
import type { Choice, Stage } from "../../../gen/protocol";
import { verdictOf } from "../aids";
import { fitted } from "../../../ui/fitted";
import { Portrait } from "../art/portraits";
import { isFresh, stageOf } from "../composer";
import type { GentryFacts } from "../model";
import { Favours, Sign, Vp, helpWords, ownRow } from "../parts";
import type { Common } from "../parts";
import { withoutGuest } from "../placements";
import { FromPartner } from "../team";
import { AnswerHit, Hit, ThingBox } from "./hit";
import { KindLine } from "./kind-line";
import { openParts } from "./plan";
import { briefReason, shortReason } from "./short-reason";
import "./hand-tray.css";

type Tone = "ok" | "plan" | "warn" | "no" | "";

interface Standing {
  tone: Tone;
  words: string;
  /** The same where many cards lie side by side. */
  brief: string;
}

const SIGNS = { ok: "check", plan: "check", warn: "swap", no: "cross", "": "book" } as const;

/** How a guest of the hand stands to the plan. */
function standingOf(common: Common, stage: Stage | null, id: string): Standing {
  const { draft, texts, aids, isAsking, offer } = common;
  if (draft.chosen.includes(id)) return { tone: "plan", words: texts.t("obb-in-plan"), brief: "" };
  const { known, why } = verdictOf(aids?.found ?? [], "gentry", id);
  if (!isAsking || !known) return { tone: "", words: "", brief: "" };
  if (why !== null) return { tone: "no", words: shortReason(common, why), brief: briefReason(common, why) };
  const isComposing = offer?.stage != null && draft.chosen.length > 0;
  if (isComposing && stage !== null && !openParts(stage, "gentry").has(id)) {
    return { tone: "warn", words: texts.t("obb-needs-change"), brief: texts.t("obb-brief-needs-change") };
  }
  return { tone: "ok", words: helpWords(common, "guests", id) || texts.t("obb-can-come"), brief: "" };
}

function Card({
  common,
  guest,
  standing,
  choice,
  stage,
}: {
  common: Common;
  guest: GentryFacts;
  standing: Standing;
  choice: Choice | undefined;
  stage: Stage | null;
}): JSX.Element {
  const { texts, draft, inspect, offer } = common;
  const { id } = guest;
  const name = texts.term("gentry", id);
  const isOpen = offer?.stage != null && draft.chosen.length > 0 && openParts(stage, "gentry").has(id);
  const inPlan = standing.tone === "plan";
  const fresh = isFresh(common, stage);
  return (
    <ThingBox sort="gentry" id={id} tag="li" drag="desk" spot={`guest:${id}`} class="obs-gslot">
      <div
        class={`obs-gcard obs-g-${standing.tone || "none"}${choice !== undefined && draft.action === choice.action ? " obs-picked" : ""}`}
      >
        <Portrait id={id} gender={guest.gender} size="ob-sm" />
        <p class="obs-gcard-name">
          <b class="ui-fitted" style={fitted(name)}>
            {name}
          </b>
          <KindLine common={common} guest={guest} />
          <FromPartner common={common} guest={id} />
        </p>
        <div class="obs-gcard-brings">
          <Favours favours={guest.favours} texts={texts} />
          <Vp value={guest.vp} texts={texts} />
        </div>
        <p class={`obs-state obs-st-${standing.tone || "none"}`}>
          {standing.words !== "" && <Sign name={SIGNS[standing.tone]} />}
          <span class="ui-fitted" style={fitted(standing.words)}>
            {standing.words}
          </span>
          {standing.brief !== "" && <i class="obs-brief">{standing.brief}</i>}
        </p>
      </div>
      {choice !== undefined ? (
        <AnswerHit common={common} choice={choice} />
      ) : isOpen && !inPlan ? (
        <Hit
          label={texts.t("obb-two", { first: texts.t("obb-invite-name", { name }), second: standing.words })}
          part={id}
          disabled={!fresh}
          onClick={() => draft.compose([...draft.chosen, id])}
        />
      ) : (
        <Hit
          label={texts.t("obb-two", { first: name, second: standing.words })}
          {...(inPlan ? { pressed: true } : {})}
          onClick={() => (inPlan ? draft.compose(withoutGuest(draft.chosen, id)) : inspect("gentry", id))}
        />
      )}
    </ThingBox>
  );
}

/** Cards on view, in an order that no answer changes: the hand, the partner's people who could come, and whoever an answer takes from the discard pile. */
function cardsOf(common: Common, stage: Stage | null): string[] {
  const { draft, catalogue } = common;
  const own = ownRow(common)?.hand ?? [];
  const open = [...openParts(stage, "gentry")];
  const planned = draft.chosen.filter((each) => catalogue.gentry.has(each));
  return [...new Set([...own, ...open, ...planned])];
}

/** The answers that are about one guest of the hand each, by guest; null where some are about anything else. */
export function answersByGuest(common: Common): ReadonlyMap<string, Choice> {
  const hand = new Set(ownRow(common)?.hand ?? []);
  const found = new Map<string, Choice>();
  for (const choice of common.offer?.choices ?? []) {
    const { gentry } = choice.params;
    if (["ob-act-dismiss", "ob-act-renounce"].includes(choice.key) && typeof gentry === "string" && hand.has(gentry)) {
      found.set(gentry, choice);
    }
  }
  return found;
}

/** Cards that stand side by side without overlapping: in the whole tray, with answers beside them, with a market's. */
const MOST = { alone: 8, beside: 5, shop: 4 };
/** Of more not even the names could be read: they stand in two rows, as portraits. */
const HEAP = { alone: 22, beside: 16, shop: 10 };

function roomOf(count: number, beside: keyof typeof MOST): string {
  return `${count > 6 ? " obs-tight" : ""}${count > HEAP[beside] ? " obs-heap" : count > MOST[beside] ? " obs-crowd" : ""}`;
}

export function HandCards({ common, beside = "alone" }: { common: Common; beside?: keyof typeof MOST }): JSX.Element {
  const { catalogue, texts, seat } = common;
  const stage = stageOf(common);
  const answers = answersByGuest(common);
  const cards = cardsOf(common, stage)
    .flatMap((id) => catalogue.gentry.get(id) ?? [])
    .map((guest) => ({ guest, standing: standingOf(common, stage, guest.id) }));
  const room = roomOf(cards.length, beside);
  return (
    // In another room the hand is laid out anew, rather than that each card jumps to another place.
    <ul
      key={`${beside}${room}`}
      class={`obs-hand${room}`}
      style={{ "--obs-columns": Math.ceil(cards.length / 2) }}
      aria-label={texts.t("obb-hand")}
      data-drop="tray"
      {...(seat === null ? {} : { "data-spot": `hand:${seat}` })}
    >
      {cards.map(({ guest, standing }) => (
        <Card
          key={guest.id}
          common={common}
          guest={guest}
          standing={standing}
          stage={stage}
          choice={answers.get(guest.id)}
        />
      ))}
      {cards.length === 0 && <li class="obs-fine">{texts.t("obb-hand-empty")}</li>}
    </ul>
  );
}
