/** An activity being put together on the desk: its tile, a seat for each guest, who serves, and what is still missing. */
import type { JSX } from "preact";
import type { Stage } from "../../../gen/protocol";
import { isSpecial } from "../answers";
import { verdictOf } from "../aids";
import { Portrait } from "../art/portraits";
import { CURRENT, Missing, isFresh, sideOf, stageOf, stepsTo, useFirstVariant, wholeAnswers } from "../composer";
import { ExtraStrip, FavourFor, Placed, guestsIn } from "../extras";
import { faceOf } from "../model";
import type { GentryFacts } from "../model";
import { Favours, Servants, Sign, ownRow } from "../parts";
import type { Common } from "../parts";
import { withoutGuest } from "../placements";
import { FromPartner } from "../team";
import { AnswerList } from "./answer-list";
import { TileFace, TileRow } from "./faces";
import { Hit, ThingBox } from "./hit";
import { choiceOf, guestsLeft, listed, openParts } from "./plan";
import { KindLine } from "./kind-line";
import { shortReason } from "./short-reason";
import { Ways } from "./ways";
import { type Served, serviceOf } from "./serving";
import "./seating.css";

/** Every activity that could be hosted, and those that cannot with the reason. */
export function Places({ common, stage }: { common: Common; stage: Stage }): JSX.Element {
  const { texts, catalogue, draft, aids, inspect } = common;
  const open = openParts(stage, "tile");
  const others = stage.choices.filter((choice) => !isSpecial(choice));
  const estate = ownRow(common)?.estate ?? [];
  const blocked = estate.filter(({ tile, side }) => {
    const facts = catalogue.tiles.get(tile);
    return facts !== undefined && !open.has(tile) && faceOf(facts, side).mode === "activity";
  });
  return (
    <div class="obs-places">
      <div class="obs-places-list">
        <ul class="obs-places-open">
          {[...open].map((id) => {
            const tile = catalogue.tiles.get(id);
            if (tile === undefined) return null;
            return (
              <ThingBox key={id} sort="tile" id={id} tag="li" class="obs-place">
                <TileRow common={common} tile={tile} side={sideOf(common, id)} />
                <Hit
                  label={texts.t("obb-host-at", { name: texts.term("tile", id) })}
                  part={id}
                  onClick={() => draft.compose([id])}
                />
              </ThingBox>
            );
          })}
        </ul>
        {blocked.length > 0 && (
          <ul class="obs-places-no">
            {blocked.map(({ tile }, at) => {
              const { why } = verdictOf(aids?.found ?? [], "tile", tile);
              return (
                <ThingBox key={at} sort="tile" id={tile} tag="li" class="obs-place-no">
                  <Sign name="cross" />
                  <b>{texts.term("tile", tile)}</b>
                  <span>{why === null ? "" : shortReason(common, why)}</span>
                  <Hit label={texts.term("tile", tile)} onClick={() => inspect("tile", tile)} />
                </ThingBox>
              );
            })}
          </ul>
        )}
      </div>
      {others.length > 0 && <AnswerList common={common} choices={others} />}
    </div>
  );
}

function ServiceCell({ common, served }: { common: Common; served: Served | undefined }): JSX.Element {
  const { texts } = common;
  if (served === undefined || served.wanted.length === 0) {
    return <span class="obs-serves obs-none">{texts.t("obb-no-service")}</span>;
  }
  if (served.by.length === 0) {
    return (
      <span class="obs-serves obs-wanted">
        <Servants ids={served.wanted} texts={texts} size="ob-sm" />
      </span>
    );
  }
  return (
    <span class={`obs-serves${served.standIn ? " obs-standin" : ""}`}>
      <Servants ids={served.by} texts={texts} size="ob-sm" />
      {served.standIn && <small>{texts.t("obb-stands-in")}</small>}
    </span>
  );
}

function Seat({
  common,
  guest,
  stage,
  served,
}: {
  common: Common;
  guest: GentryFacts;
  stage: Stage | null;
  served: Served | undefined;
}): JSX.Element {
  const { texts, draft } = common;
  const name = texts.term("gentry", guest.id);
  return (
    <ThingBox sort="gentry" id={guest.id} tag="li" class="obs-seat" drag="tray">
      <Portrait id={guest.id} gender={guest.gender} size="ob-xs" />
      <div class="obs-seat-words">
        <b>{name}</b>
        <div>
          <KindLine common={common} guest={guest} />
          <Favours favours={guest.favours} texts={texts} />
          <FromPartner common={common} guest={guest.id} />
          <Placed common={common} guest={guest.id} />
          <FavourFor common={common} stage={stage} fresh={isFresh(common, stage)} guest={guest.id} />
        </div>
      </div>
      <ServiceCell common={common} served={served} />
      <button
        type="button"
        class="obs-away"
        aria-label={texts.t("obb-uninvite", { name })}
        title={texts.t("obb-uninvite", { name })}
        onClick={() => draft.compose(withoutGuest(draft.chosen, guest.id))}
      >
        <Sign name="cross" />
      </button>
    </ThingBox>
  );
}

/** The steps of an activity, with how far each has come. */
export function Steps({ common }: { common: Common }): JSX.Element {
  const { texts, draft } = common;
  const stage = stageOf(common);
  const guests = guestsIn(common).length;
  const left = guestsLeft(stage);
  const told = [
    texts.t("obb-step-tile"),
    draft.chosen.length === 0 || left === null
      ? texts.t("obb-step-guests")
      : texts.t("obb-guests-of", { count: guests, total: guests + left }),
    texts.t("obb-step-service"),
  ];
  return (
    <ol class="obs-steps">
      {stepsTo(common, stage).map(({ step, isDone, isNow }, index) => (
        <li
          key={step}
          title={told[index] ?? ""}
          class={isDone ? "obs-done" : isNow ? "obs-cur" : ""}
          {...(isNow ? CURRENT : {})}
        >
          <b>{isDone ? <Sign name="check" /> : index + 1}</b>
          <span>{told[index]}</span>
        </li>
      ))}
    </ol>
  );
}

export function Seating({ common }: { common: Common }): JSX.Element | null {
  const { texts, draft, catalogue } = common;
  const stage = stageOf(common);
  useFirstVariant(common, stage);
  const [tileId] = draft.chosen;
  if (tileId === undefined) return stage === null ? null : <Places common={common} stage={stage} />;
  const tile = catalogue.tiles.get(tileId);
  const side = sideOf(common, tileId);
  const fresh = isFresh(common, stage);
  const guests = guestsIn(common);
  const left = fresh ? (guestsLeft(stage) ?? 0) : 0;
  const whole = wholeAnswers(common, stage);
  const choice = choiceOf(common) ?? whole[0] ?? null;
  const service = serviceOf(common, tile, side, guests, listed(choice, "servants"));
  const seats = guests.length + left;
  return (
    <div class="obs-seating">
      {tile !== undefined && (
        <ThingBox sort="tile" id={tileId} class="obs-chosen-tile">
          <TileFace common={common} tile={tile} side={side}>
            <ServiceCell common={common} served={service.get(tileId)} />
            <Placed common={common} />
          </TileFace>
          <Hit label={texts.t("obb-change-tile")} onClick={() => draft.compose([])} />
        </ThingBox>
      )}
      <div class="obs-seats-place">
        <ul
          class={`obs-seats${seats > 4 ? " obs-manyseats" : ""}`}
          aria-label={texts.t("obb-invited")}
          aria-busy={!fresh}
        >
          {guests.map((id) => {
            const guest = catalogue.gentry.get(id);
            return guest === undefined ? null : (
              <Seat key={id} common={common} guest={guest} stage={stage} served={service.get(id)} />
            );
          })}
          {Array.from({ length: left }, (_, at) => (
            <li key={`open ${at}`} class="obs-seat obs-empty">
              {texts.t("obb-seat-open")}
            </li>
          ))}
        </ul>
      </div>
      <div class="obs-desk-foot">
        <ExtraStrip common={common} stage={stage} fresh={fresh} />
        {fresh && stage !== null && <Missing common={common} stage={stage} class="obs-warn" />}
        {fresh && <Ways common={common} choices={whole} more={stage?.more === true} />}
      </div>
    </div>
  );
}
