/** The desk in the middle of the stage: the activity being put together, the answers of any other question, or what goes on. */
import type { ComponentChildren, JSX } from "preact";
import type { Told } from "../../../contract";
import { stageOf } from "../composer";
import { ConsentAsked } from "../consent";
import { GuestFace, TileFace } from "./faces";
import { Portrait } from "../art/portraits";
import { sideOf } from "../composer";
import { Crest } from "../art/crests";
import { familyName } from "../parts";
import type { Common } from "../parts";
import { Moments, ownAnswers, specialAnswers } from "../turn";
import { Claims } from "../milestone-panel";
import { Candidates } from "./candidates";
import { ThingBox } from "./hit";
import { Seating, Steps } from "./seating";
import { activityName } from "./words";
import { watching } from "./watching";
import "./desk.css";

/** What may be done at any moment of the turn, in a drawer of the desk. */
function AnyTime({ common }: { common: Common }): JSX.Element | null {
  const choices = specialAnswers(common);
  if (choices.length === 0) return null;
  return (
    <details class="obs-anytime">
      <summary class="ui-control obs-button">{common.texts.t("obb-more-actions", { count: choices.length })}</summary>
      <div>
        <Claims choices={choices.filter((choice) => choice.key === "ob-act-claim")} common={common} />
        <Moments common={common} />
      </div>
    </details>
  );
}

/** What happened so far, in words: of everybody, or what the looking seat has done and got. */
function SoFar({ common, own = false }: { common: Common; own?: boolean }): JSX.Element | null {
  const { recent, texts, names, seat } = common;
  const isOwn = ({ event }: Told) => event["seat"] === seat && event["event"] !== "turn-begins";
  const told = own ? recent.filter(isOwn) : recent;
  const lines = told.slice(own ? -4 : -6).map(({ event }) => texts.event(event, names, seat));
  if (lines.length === 0) return null;
  return (
    <ul class="obs-sofar">
      {lines.map((line, at) => (
        <li key={at} title={line}>
          {line}
        </li>
      ))}
    </ul>
  );
}

/** The activity that is being hosted: its tile, and whoever attends. */
function Hosted({ common, children }: { common: Common; children?: ComponentChildren }): JSX.Element | null {
  const { county, catalogue, texts } = common;
  const { activity, attending } = county;
  if (activity === null) return null;
  const tile = catalogue.tiles.get(activity.tile);
  if (tile === undefined) return null;
  return (
    <div class="obs-hosted">
      <ThingBox sort="tile" id={tile.id} class="obs-chosen-tile">
        <TileFace common={common} tile={tile} side={activity.side} />
      </ThingBox>
      <ul class="obs-attending" aria-label={texts.t("obb-invited")}>
        {attending.map((id) => (
          <ThingBox key={id} sort="gentry" id={id} tag="li" class="obs-attends">
            <Portrait id={id} gender={catalogue.gentry.get(id)?.gender ?? "G"} size="ob-sm" />
            <span>{texts.term("gentry", id)}</span>
          </ThingBox>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** While others play: who, and what. */
function Watching({ common }: { common: Common }): JSX.Element {
  const { texts, waiting, names, county } = common;
  const who = texts.joined(waiting.map((seat) => names[seat] ?? ""));
  const [first] = waiting;
  return (
    <>
      <header>
        {first !== undefined && <Crest family={county.seats[first]?.family ?? null} seat={first} size="ob-xs" />}
        <h2>{first === undefined ? texts.t("obb-turn") : familyName(common, first)}</h2>
        {who !== "" && <span class="obs-fine">{texts.t("obb-waiting", { who })}</span>}
      </header>
      {/* Nothing in it can be pressed: keyboards move it by itself. */}
      <div class="obs-desk-body" role="group" aria-label={texts.t("table-log")} tabIndex={0}>
        <Hosted common={common} />
        <SoFar common={common} />
      </div>
    </>
  );
}

/** The title of the desk: what is hosted, else the question. */
function titleOf(common: Common): string {
  const { texts, draft, offer } = common;
  const [tile] = draft.chosen;
  if (offer?.stage != null && tile !== undefined) {
    return activityName(common, tile, sideOf(common, tile));
  }
  return texts.question(offer?.kind ?? "");
}

function Asked({ common }: { common: Common }): JSX.Element {
  const { offer, texts, catalogue } = common;
  const kind = offer?.kind ?? "";
  const isActivity = offer?.stage != null;
  const own = ownAnswers(common);
  const drawn = common.county.drawn.flatMap((id) => catalogue.gentry.get(id) ?? []);
  return (
    <>
      <header>
        <h2>{titleOf(common)}</h2>
        {isActivity && <Steps common={common} />}
        <AnyTime common={common} />
      </header>
      {isActivity ? (
        <Seating common={common} />
      ) : (
        <div class="obs-desk-body">
          {kind === "consent" && <ConsentAsked common={common} />}
          {kind === "buy-tile" && (
            <Hosted common={common}>
              <SoFar common={common} own />
            </Hosted>
          )}
          {kind === "order-invitations" && drawn.length > 0 && (
            <div class="obs-cands">
              {drawn.map((guest) => (
                <GuestFace key={guest.id} common={common} guest={guest} />
              ))}
            </div>
          )}
          {/* Another question has answers of its own: those before go, they do not move. */}
          <Candidates key={kind} common={common} choices={own} />
          {offer?.more === true && <p class="obs-fine">{texts.t("obb-more-answers")}</p>}
        </div>
      )}
    </>
  );
}

export const Desk = watching(({ common }: { common: Common }): JSX.Element => {
  const { offer, texts } = common;
  const stage = stageOf(common);
  return (
    <section
      class={`obs-panel obs-desk${offer === null ? "" : " obs-mine"}`}
      aria-label={offer === null ? texts.t("obb-turn") : titleOf(common)}
      data-drop="desk"
      aria-busy={offer?.stage != null && stage === null}
    >
      {offer === null ? <Watching common={common} /> : <Asked common={common} />}
    </section>
  );
});
