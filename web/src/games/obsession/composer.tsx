/** An activity put together step by step: the tile, the guests one by one, then who serves and which alternatives. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Choice, Stage } from "../../gen/protocol";
import { Button } from "../../ui/basics";
import { Portrait } from "./art/portraits";
import { Answers, isSpecial } from "./answers";
import { ExtraStrip, FavourFor, Placed, guestsIn } from "./extras";
import { GuestLine } from "./guest-card";
import { faceOf } from "./model";
import type { Side, TileFacts } from "./model";
import { CategorySign, Sign, Tap, Vp, WhyLine, ownRow } from "./parts";
import type { Common } from "./parts";
import { withoutGuest } from "./placements";
import { FromPartner } from "./team";
import { Asks, TileCard, TileLine } from "./tile-card";
import { Variants } from "./variants";
import "./composer.css";

const ASK_GUEST = "ob-guide-guest";
/** Told among what is chosen so far where not everything offered is sure to lead to an activity. */
const DOUBT = "ob-guide-too-many-ways";

/** The stage to draw: that of the draft, and before the first part the one that came with the question. */
export function stageOf(common: Common): Stage | null {
  const { draft, offer } = common;
  return draft.stage ?? (draft.chosen.length === 0 ? (offer?.stage ?? null) : null);
}

/** Whether a stage is the one after the parts chosen; until the server has answered, the one before stays on view. */
export function isFresh(common: Common, stage: Stage | null): stage is Stage {
  const { chosen } = common.draft;
  return (
    stage !== null && stage.chosen.length === chosen.length && stage.chosen.every((part, at) => part === chosen[at])
  );
}

/** The complete answers of the stage that is on view, without what may be done at any moment. */
export function wholeAnswers(common: Common, stage: Stage | null): readonly Choice[] {
  if (!isFresh(common, stage) || stage.chosen.length === 0) return [];
  return stage.choices.filter((choice) => !isSpecial(choice));
}

export function sideOf(common: Common, tile: string): Side {
  const own = ownRow(common)?.estate.find((each) => each.tile === tile);
  return own?.side ?? "front";
}

/** Told of the step that is being taken. */
export const CURRENT = { "aria-current": "step" } as const;

/** The steps to an activity: which are done, and at which one is. */
export function stepsTo(common: Common, stage: Stage | null) {
  const { draft } = common;
  const at = draft.chosen.length === 0 ? 0 : wholeAnswers(common, stage).length > 0 ? 2 : 1;
  return (["tile", "guests", "service"] as const).map((step, index) => ({
    step,
    isDone: index < at || (index === 2 && draft.action !== null && at === 2),
    isNow: index === at,
  }));
}

function Steps({ common, stage }: { common: Common; stage: Stage | null }): JSX.Element {
  const { texts, draft } = common;
  const [tile] = draft.chosen;
  const guests = guestsIn(common);
  const steps = stepsTo(common, stage);
  const told = [
    tile === undefined ? texts.t("obb-step-choose") : texts.term("tile", tile),
    tile === undefined ? "" : texts.t("obb-step-invited", { count: guests.length }),
    draft.action === null ? "" : texts.t("obb-step-ready"),
  ];
  return (
    <ol class="ob-steps">
      {steps.map(({ step, isDone, isNow }, index) => (
        <li key={step} class={isDone ? "ob-done" : isNow ? "ob-cur" : ""} {...(isNow ? CURRENT : {})}>
          <span class="ob-n">{isDone ? <Sign name="check" /> : index + 1}</span>
          <b>{texts.t(`obb-step-${step}`)}</b>
          <small>{told[index]}</small>
        </li>
      ))}
    </ol>
  );
}

/** The tile chosen, with the way to another: its card, or on the phone, where there is no room for it, a line. */
function Chosen({ common, id }: { common: Common; id: string }): JSX.Element | null {
  const tile = common.catalogue.tiles.get(id);
  if (tile === undefined) return null;
  const side = sideOf(common, id);
  return common.tab === null ? (
    <ChosenTile common={common} tile={tile} side={side} />
  ) : (
    <ChosenLine common={common} tile={tile} side={side} />
  );
}

interface ChosenProps {
  common: Common;
  tile: TileFacts;
  side: Side;
}

function ChosenTile({ common, tile, side }: ChosenProps): JSX.Element {
  const { texts, inspect, draft } = common;
  return (
    <TileCard tile={tile} side={side} texts={texts} inspect={inspect} tone="plan">
      <Placed common={common} />
      <Button kind="quiet" class="ob-over" wide onClick={() => draft.compose([])}>
        {texts.t("obb-change-tile")}
      </Button>
    </TileCard>
  );
}

function ChosenLine({ common, tile, side }: ChosenProps): JSX.Element {
  const { texts, inspect, draft } = common;
  const face = faceOf(tile, side);
  return (
    <TileLine tile={tile} texts={texts} inspect={inspect}>
      <Vp value={face.vp} texts={texts} />
      <Button kind="quiet" class="ob-over" onClick={() => draft.compose([])}>
        {texts.t("obb-change")}
      </Button>
      <Asks face={face} texts={texts} />
      <Placed common={common} />
    </TileLine>
  );
}

function ChosenGuests({ common, stage }: { common: Common; stage: Stage | null }): JSX.Element | null {
  const { texts, catalogue, draft } = common;
  const guests = guestsIn(common);
  const fresh = isFresh(common, stage);
  if (guests.length === 0) return null;
  return (
    <ul class="ob-invited" aria-label={texts.t("obb-invited")}>
      {guests.map((id) => {
        const guest = catalogue.gentry.get(id);
        if (guest === undefined) return null;
        const name = texts.term("gentry", id);
        return (
          <li key={id}>
            <GuestLine common={common} guest={guest} tone="plan" mark={<FromPartner common={common} guest={id} />}>
              <Button
                kind="quiet"
                class="ob-over"
                icon="cross"
                label={texts.t("obb-uninvite", { name })}
                onClick={() => draft.compose(withoutGuest(draft.chosen, id))}
              />
            </GuestLine>
            <Placed common={common} guest={id} />
            <FavourFor common={common} stage={stage} fresh={fresh} guest={id} />
          </li>
        );
      })}
    </ul>
  );
}

function TileParts({ common, stage }: { common: Common; stage: Stage }): JSX.Element {
  const { texts, catalogue, inspect, draft } = common;
  const tiles = stage.parts.filter((part) => part.sort === "tile");
  return (
    <ul class="ob-tileparts">
      {tiles.map((part) => {
        const id = String(part.value);
        const tile = catalogue.tiles.get(id);
        if (tile === undefined) return null;
        const side = sideOf(common, id);
        return (
          <li key={id}>
            <TileCard tile={tile} side={side} texts={texts} inspect={inspect}>
              <Button
                class="ob-over"
                wide
                data-part={id}
                label={texts.t("obb-host-at", { name: texts.term("tile", id) })}
                onClick={() => draft.compose([id])}
              >
                {texts.t("obb-host-here")}
              </Button>
            </TileCard>
          </li>
        );
      })}
    </ul>
  );
}

function GuestParts({ common, stage }: { common: Common; stage: Stage }): JSX.Element {
  const { texts, catalogue, draft } = common;
  const fresh = isFresh(common, stage);
  return (
    <ul class="ob-guestparts" aria-label={texts.t("obb-who-can-come")} aria-busy={!fresh}>
      {stage.parts
        .filter((part) => part.sort === "gentry" && !draft.chosen.includes(String(part.value)))
        .map((part) => {
          const id = String(part.value);
          const guest = catalogue.gentry.get(id);
          if (guest === undefined) return null;
          const name = texts.term("gentry", id);
          return (
            <li key={id}>
              <GuestLine common={common} guest={guest} level={4} mark={<FromPartner common={common} guest={id} />}>
                <Button
                  class="ob-over"
                  data-part={id}
                  disabled={!fresh}
                  label={texts.t("obb-invite-name", { name })}
                  onClick={() => draft.compose([...draft.chosen, id])}
                >
                  {texts.t("obb-invite")}
                </Button>
              </GuestLine>
            </li>
          );
        })}
    </ul>
  );
}

/** The least costly variant is chosen as soon as the company is complete, so that its outcome shows at once. */
export function useFirstVariant(common: Common, stage: Stage | null): void {
  const offered = useRef("");
  const { draft } = common;
  const [first] = wholeAnswers(common, stage);
  useEffect(() => {
    if (first === undefined) {
      offered.current = "";
    } else if (offered.current !== first.action) {
      offered.current = first.action;
      if (draft.action === null) draft.propose(first.action);
    }
  }, [first?.action]);
}

/** Tiles, or guests of the hand, that do not fit now, with the reason for each. */
function NotNow({ common, stage }: { common: Common; stage: Stage }): JSX.Element | null {
  const { aids, texts, names, draft, inspect, catalogue } = common;
  const sort = draft.chosen.length === 0 ? "tile" : "gentry";
  const open = new Set([...stage.parts.map((part) => String(part.value)), ...draft.chosen]);
  const hand = ownRow(common)?.hand ?? [];
  const told = (aids?.found ?? []).filter((each) => each.sort === sort);
  const blocked = told.filter(
    (each) => !open.has(each.name) && each.why !== null && (sort === "tile" || hand.includes(each.name)),
  );
  if (blocked.length === 0) return null;
  return (
    <details class="ob-notnow">
      <summary>
        {texts.t(sort === "tile" ? "obb-tiles-not-now" : "obb-guests-not-now", { count: blocked.length })}
      </summary>
      <ul>
        {blocked.map((each) => {
          const tile = sort === "tile" ? catalogue.tiles.get(each.name) : undefined;
          return (
            <li key={each.name}>
              {tile !== undefined && <CategorySign category={tile.category} />}
              {sort === "gentry" && (
                <Portrait id={each.name} gender={catalogue.gentry.get(each.name)?.gender ?? "G"} size="ob-xs" />
              )}
              <b>
                <Tap sort={sort} id={each.name} name={texts.term(sort, each.name)} inspect={inspect} />
              </b>
              {each.why !== null && <WhyLine why={each.why} remedy={each.remedy} texts={texts} names={names} />}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** What an activity still lacks that is neither a guest nor a choice of crews. */
export function Missing({ common, stage, class: look }: { common: Common; stage: Stage; class: string }) {
  const { texts } = common;
  if (stage.choices.length > 0) return null;
  const lent = stage.parts.some((part) => part.sort === "extra" && String(part.value).startsWith("lend:"));
  const isComplete = stage.ask !== ASK_GUEST;
  if (stage.parts.length > 0 && !(isComplete && lent)) return null;
  return (
    <p class={look} role="status">
      <Sign name="warn" />
      <span>{texts.t(stage.parts.length === 0 ? "obb-dead-end" : "obb-needs-lend")}</span>
    </p>
  );
}

/** The composer of an activity. */
export function Composer({ common }: { common: Common }): JSX.Element {
  const { texts, draft } = common;
  const stage = stageOf(common);
  useFirstVariant(common, stage);
  const [tile] = draft.chosen;
  const fresh = isFresh(common, stage);
  const hasGuests = stage?.parts.some((part) => part.sort === "gentry") === true;
  const doubt = stage?.so_far.find((each) => each.value === DOUBT);
  return (
    <div class="ob-composer">
      <Steps common={common} stage={stage} />
      {fresh && doubt !== undefined && (
        <p class="ob-note" role="status">
          <Sign name="warn" />
          <span>{texts.thing(doubt)}</span>
        </p>
      )}
      {!fresh && (
        <p class="ob-fine" role="status">
          {texts.t("obb-composing")}
        </p>
      )}
      {tile === undefined && stage !== null && (
        <>
          <TileParts common={common} stage={stage} />
          <Answers choices={stage.choices.filter((choice) => !isSpecial(choice))} common={common} />
          <NotNow common={common} stage={stage} />
        </>
      )}
      {tile !== undefined && (
        <div class="ob-planning">
          <Chosen common={common} id={tile} />
          <div class="ob-planning-main">
            <ChosenGuests common={common} stage={stage} />
            {fresh && hasGuests && stage.so_far[0] !== undefined && (
              <p class="ob-sofar" role="status">
                {/* Behind the company the server tells who is placed; that is drawn. */}
                {texts.thing(stage.so_far[0])}
              </p>
            )}
            <ExtraStrip common={common} stage={stage} fresh={fresh} />
            {fresh && <Variants common={common} stage={stage} />}
            {fresh && <Missing common={common} stage={stage} class="ob-note" />}
            {hasGuests && (
              <>
                <h3>{texts.t(wholeAnswers(common, stage).length > 0 ? "obb-also-invite" : ASK_GUEST)}</h3>
                <GuestParts common={common} stage={stage} />
                <NotNow common={common} stage={stage} />
              </>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
