/** The answers of a question drawn large, side by side; where several things are kept together they are ticked one by one. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Choice } from "../../../gen/protocol";
import { fitted } from "../../../ui/fitted";
import { VERB_SIGNS, shortWords } from "../answers";
import { Crest } from "../art/crests";
import type { Sign as SignName } from "../art/glyphs";
import { kindOf } from "../model";
import type { Side } from "../model";
import { Sign, familyName, ownRow } from "../parts";
import type { Common } from "../parts";
import { ByRival, byRival } from "./by-rival";
import { FamilyFace, GuestFace, ObjectiveFace, ServantFace, TileFace, VpCardFace } from "./faces";
import { AnswerHit, Hit, ThingBox } from "./hit";
import { listed } from "./plan";
import { answerWords } from "./words";
import "./candidates.css";

interface Named {
  sort: string;
  id: string;
}

const SORTS: readonly (readonly [string, string])[] = [
  ["family", "family"],
  ["vp-card", "vp-card"],
  ["tile", "tile"],
  ["gentry", "gentry"],
  ["guests", "gentry"],
  ["objective", "objective"],
  ["objectives", "objective"],
  ["servant", "servant"],
  ["servants", "servant"],
];

/** The things an answer names, in the order a reader expects them. */
function thingsOf(choice: Choice): Named[] {
  return SORTS.flatMap(([key, sort]) => listed(choice, key).map((id) => ({ sort, id })));
}

function targetOf(choice: Choice): number | null {
  const { target } = choice.params;
  return typeof target === "number" && target >= 0 ? target : null;
}

function ThingFace({ common, named, choice }: { common: Common; named: Named; choice: Choice }): JSX.Element | null {
  const { catalogue } = common;
  const { sort, id } = named;
  if (sort === "family") return <FamilyFace common={common} id={id} />;
  if (sort === "vp-card") return <VpCardFace common={common} id={id} />;
  if (sort === "objective") return <ObjectiveFace common={common} id={id} />;
  if (sort === "servant") return <ServantFace common={common} id={id} does={choice.key === "ob-act-engage"} />;
  if (sort === "gentry") {
    const guest = catalogue.gentry.get(id);
    return guest === undefined ? null : <GuestFace common={common} guest={guest} />;
  }
  const tile = catalogue.tiles.get(id);
  const side: Side = ownRow(common)?.estate.find((each) => each.tile === id)?.side ?? "front";
  return tile === undefined ? null : <TileFace common={common} tile={tile} side={side} />;
}

/** An answer that names nothing to draw: a sign and its words. */
function Bare({ common, choice }: { common: Common; choice: Choice }): JSX.Element {
  const { deck } = choice.params;
  const sign: SignName =
    deck === "prestige" ? "lilies" : deck === "casual" ? "fleur" : (VERB_SIGNS[choice.key] ?? "check");
  return (
    <div class="obs-face obs-bare">
      <Sign name={sign} class="obs-face-sign" />
      <b>{answerWords(common, choice)}</b>
    </div>
  );
}

function Candidate({ common, choice }: { common: Common; choice: Choice }): JSX.Element {
  const { county, draft } = common;
  const things = thingsOf(choice);
  const target = targetOf(choice);
  const [first] = things;
  const chosen = draft.action === choice.action;
  const { short } = shortWords(common, choice);
  return (
    <ThingBox
      sort={first?.sort ?? "none"}
      id={first === undefined ? "" : kindOf(first.id)}
      tag="li"
      class={`obs-cand${chosen ? " obs-picked" : ""}`}
    >
      {target !== null && (
        <div class="obs-face">
          <Crest family={county.seats[target]?.family ?? null} seat={target} size="ob-lg" />
          <p>
            <b class="ui-fitted" style={fitted(familyName(common, target))}>
              {familyName(common, target)}
            </b>
          </p>
        </div>
      )}
      {things.map((named, at) => (
        <ThingFace key={at} common={common} named={named} choice={choice} />
      ))}
      {things.length === 0 && target === null && <Bare common={common} choice={choice} />}
      {short !== undefined && things.length > 0 && <p class="obs-cand-verb">{short}</p>}
      <AnswerHit common={common} choice={choice} />
    </ThingBox>
  );
}

/** Answers that keep several of the same things: the things to tick, and how many. */
interface Together {
  choices: readonly Choice[];
  items: readonly Named[];
  size: number;
}

/** The answers that are best given by ticking; null where each stands for one thing. */
export function togetherOf(choices: readonly Choice[]): Together | null {
  const sets = choices.filter((choice) => ["ob-act-keep", "ob-act-hold", "ob-act-hire"].includes(choice.key));
  const size = Math.max(0, ...sets.map((choice) => thingsOf(choice).length));
  if (sets.length < 2 || size < 2 || sets.some((choice) => thingsOf(choice).length !== size)) return null;
  const most = new Map<string, { named: Named; count: number }>();
  for (const choice of sets) {
    const here = new Map<string, number>();
    for (const named of thingsOf(choice)) {
      const count = (here.get(named.id) ?? 0) + 1;
      here.set(named.id, count);
      if (count > (most.get(named.id)?.count ?? 0)) most.set(named.id, { named, count });
    }
  }
  const items = [...most.values()].flatMap(({ named, count }) => Array.from({ length: count }, () => named));
  return { choices: sets, items, size };
}

function isSame(one: readonly string[], two: readonly string[]): boolean {
  return [...one].sort().join() === [...two].sort().join();
}

/** Positions among the items that make up the chosen answer. */
function positions(items: readonly Named[], ids: readonly string[]): number[] {
  const left = [...ids];
  return items.flatMap(({ id }, at) => {
    const found = left.indexOf(id);
    if (found < 0) return [];
    left.splice(found, 1);
    return [at];
  });
}

function Ticking({ common, together }: { common: Common; together: Together }): JSX.Element {
  const { draft, texts } = common;
  const { items, choices, size } = together;
  const chosen = choices.find((choice) => choice.action === draft.action);
  const [ticked, setTicked] = useState<readonly number[]>([]);
  useEffect(() => {
    if (chosen !== undefined)
      setTicked(
        positions(
          items,
          thingsOf(chosen).map(({ id }) => id),
        ),
      );
  }, [chosen?.action]);
  const toggle = (at: number): void => {
    const kept = ticked.includes(at) ? ticked.filter((each) => each !== at) : [...ticked, at].slice(-size);
    setTicked(kept);
    const ids = kept.map((each) => items[each]?.id ?? "");
    const match = choices.find((choice) =>
      isSame(
        thingsOf(choice).map(({ id }) => id),
        ids,
      ),
    );
    if (match !== undefined) draft.propose(match.action);
    else if (draft.action !== null) draft.choose(null);
  };
  const [first] = choices;
  return (
    <>
      <p class="obs-fine" role="status">
        {texts.t("obb-tick", { count: ticked.length, total: size })}
      </p>
      <ul class="obs-cands">
        {items.map((named, at) => (
          <ThingBox
            key={at}
            sort={named.sort}
            id={kindOf(named.id)}
            tag="li"
            class={`obs-cand${ticked.includes(at) ? " obs-picked" : ""}`}
          >
            {first !== undefined && <ThingFace common={common} named={named} choice={first} />}
            <Hit label={texts.term(named.sort, named.id)} pressed={ticked.includes(at)} onClick={() => toggle(at)} />
          </ThingBox>
        ))}
      </ul>
    </>
  );
}

export function Candidates({ common, choices }: { common: Common; choices: readonly Choice[] }): JSX.Element {
  const together = togetherOf(choices);
  const lined = byRival(choices);
  const rest = choices.filter((choice) => together?.choices.includes(choice) !== true && !lined.includes(choice));
  const isWide = rest.some((choice) => ["ob-act-engage", "ob-act-family"].includes(choice.key));
  return (
    <div class="obs-candidates">
      {together !== null && <Ticking common={common} together={together} />}
      <ByRival common={common} choices={lined} />
      {rest.length > 0 && (
        <ul class={`obs-cands obs-n${Math.min(rest.length, 9)}${isWide ? " obs-roomy" : ""}`}>
          {rest.map((choice) => (
            <Candidate key={choice.action} common={common} choice={choice} />
          ))}
        </ul>
      )}
    </div>
  );
}
