/** In the top bar: the theme that counts next, the track with its seasons, and how the courtship stands. */
import type { JSX } from "preact";
import { EVENT_SIGNS } from "../art/glyphs";
import { Crest } from "../art/crests";
import type { RoundProps } from "../season-strip";
import { CategorySign, Sign, familyName } from "../parts";
import type { Common } from "../parts";
import { Rounds, Season, hasCourtship } from "../season-strip";
import { plain } from "../fact-words";
import { courtshipOf, totalOf } from "./plan";
import { watching } from "./watching";
import "./phase.css";

/** Rounds that have room in the bar. */
const MOST_ROUNDS = 20;

/** Houses that stand side by side in the race; more of them stand in two rows. */
const BESIDE = 3;

function RoundCell({ round, common }: RoundProps): JSX.Element {
  const { texts, county, inspect } = common;
  const isNow = round.round === county.round;
  const sign = EVENT_SIGNS[round.event];
  const name = texts.t("obb-round-told", { round: round.round, name: texts.term("round-event", round.event) });
  const state = isNow ? " obs-now" : round.round < county.round ? " obs-done" : "";
  return (
    <li
      class={`obs-round${state}${round.event === "courtship" ? " obs-court" : ""}`}
      data-spot={`round:${round.round}`}
      {...(isNow ? { "aria-current": "step" as const } : {})}
    >
      <button
        type="button"
        tabIndex={-1}
        title={name}
        aria-label={name}
        onClick={() => inspect("round-event", round.event)}
      >
        {isNow || sign === undefined ? round.round : <Sign name={sign} />}
      </button>
    </li>
  );
}

function Theme({ common }: { common: Common }): JSX.Element {
  const { texts, more, county } = common;
  const courtship = more.courtship;
  const themes = courtship?.categories ?? county.themes.slice(-1);
  const [only] = themes.length === 1 ? themes : [];
  return (
    <p class={`obs-theme ob-c-${only ?? "none"}`} title={texts.t("obb-theme")}>
      {only !== undefined && <CategorySign category={only} />}
      <span>
        <b>
          {themes.length === 0 && texts.t("obb-theme-hidden")}
          {only !== undefined && texts.term("category", only)}
          {themes.length > 1 &&
            themes.map((category, at) => (
              <span key={at} class={`ob-c-${category}`} title={texts.term("category", category)}>
                <CategorySign category={category} />
              </span>
            ))}
        </b>
        {courtship !== null && <small>{texts.t("obb-courtship-in", { round: courtship.round })}</small>}
      </span>
    </p>
  );
}

function Race({ common }: { common: Common }): JSX.Element | null {
  const { texts, more, county, seat } = common;
  const race = more.courtship;
  if (race === null || race.categories.length === 0) return null;
  const own = courtshipOf(common);
  const rows = race.totals.map((total, each) => ({ seat: each, total }));
  if (county.opponent !== undefined && more.opponent !== null) rows.push({ seat: -1, total: more.opponent.standing });
  rows.sort((one, two) => two.total - one.total);
  return (
    <ul
      class={`obs-race${rows.length > BESIDE ? " obs-race-two" : ""}`}
      data-spot="courtship"
      aria-label={texts.t("obb-race")}
    >
      {rows.map((row) => {
        const name = row.seat < 0 ? texts.term("opponent", county.opponent?.name ?? "") : familyName(common, row.seat);
        const after = row.seat === seat ? (own?.after ?? null) : null;
        return (
          <li key={row.seat} title={name} class={race.leaders.includes(row.seat) ? "obs-leads" : ""}>
            {row.seat < 0 ? (
              <Sign name="crown" label={name} />
            ) : (
              <>
                <Crest family={county.seats[row.seat]?.family ?? null} seat={row.seat} size="ob-xs" />
                <span class="ui-hidden">{name}</span>
              </>
            )}
            <b>
              {plain(row.total)}
              {after !== null && after !== row.total && `→${plain(after)}`}
            </b>
          </li>
        );
      })}
    </ul>
  );
}

/** A table without courtship: the round, and what is to be beaten in a challenge. */
function PlainPhase({ common }: { common: Common }): JSX.Element {
  const { texts, more, county } = common;
  const own = county.seats[common.seat ?? 0];
  const isOpen = more.challenge !== null;
  return (
    <>
      <p class="obs-theme ob-c-none">
        <Sign name="clock" />
        <span>
          <b>
            {isOpen
              ? texts.t("obb-round-now", { round: county.round })
              : texts.t("obb-track-round", { round: county.round, last: more.rounds.length })}
          </b>
          {more.maxLevel !== null && <small>{texts.t("obb-ends-at", { top: more.maxLevel })}</small>}
        </span>
      </p>
      <ol class="obs-seasons">
        <li class="obs-season ob-c-none">
          <p>{texts.t("obb-track")}</p>
          <Rounds common={common} Cell={RoundCell} most={MOST_ROUNDS} />
        </li>
      </ol>
      {county.challenge !== undefined && own !== undefined && (
        <p class="obs-target">
          <Sign name="flag" />
          <b>
            {texts.t("ob-count-of", { count: totalOf(own), total: more.challenge?.target ?? county.challenge.target })}
          </b>
          <small>{texts.t("obb-challenge-target")}</small>
        </p>
      )}
    </>
  );
}

export const Phase = watching(({ common }: { common: Common }): JSX.Element => {
  const { texts, more, county } = common;
  if (!hasCourtship(common)) {
    return (
      <div class="obs obs-phase">
        <PlainPhase common={common} />
      </div>
    );
  }
  return (
    <div class={`obs obs-phase${county.seats.length > 4 ? " obs-many" : ""}`}>
      <Theme common={common} />
      <ol class="obs-seasons" aria-label={texts.t("obb-seasons")}>
        {more.seasons.map((season) => (
          <Season key={season.season} common={common} season={season} look="obs" Cell={RoundCell}>
            {season.theme !== null && <CategorySign category={season.theme} />}
            {texts.t(`obb-season-${season.season}`)}
          </Season>
        ))}
      </ol>
      <Race common={common} />
    </div>
  );
});
