/** The season: the theme that counts next, the track with its events, and what comes soon. */
import type { ComponentChildren, FunctionComponent, JSX } from "preact";
import { EVENT_SIGNS } from "./art/glyphs";
import type { Round } from "./aids";
import { CategorySign, Sign } from "./parts";
import type { Common } from "./parts";
import "./season-strip.css";

const SOON = 3;

function hasEvent(round: Round): boolean {
  return round.event in EVENT_SIGNS || round.notes.length > 0;
}

/** Whether the track has courtships, and with them seasons and themes. */
export function hasCourtship({ more }: Common): boolean {
  return more.rounds.length === 0 || more.rounds.some((round) => round.event === "courtship");
}

export interface RoundProps {
  round: Round;
  common: Common;
}

function RoundCell({ round, common }: RoundProps): JSX.Element {
  const { texts, county, inspect } = common;
  const now = round.round === county.round;
  const state = now ? "ob-now" : round.round < county.round ? "ob-done" : "";
  const sign = EVENT_SIGNS[round.event];
  const name = texts.t("obb-round-told", { round: round.round, name: texts.term("round-event", round.event) });
  return (
    <li
      class={`${state} ${round.event === "courtship" ? "ob-court" : ""}`}
      {...(now ? { "aria-current": "step" as const } : {})}
    >
      <button type="button" title={name} aria-label={name} onClick={() => inspect("round-event", round.event)}>
        <b>{round.round}</b>
        {sign !== undefined && <Sign name={sign} />}
      </button>
    </li>
  );
}

interface RoundsProps {
  common: Common;
  /** Of one season; without it those of the whole track. */
  season?: number;
  Cell: FunctionComponent<RoundProps>;
  /** As many as there is room for: those around the present one. */
  most?: number;
}

/** How many of the rounds to come are shown at least, where some must be left out. */
const AHEAD = 6;

function roundsNear(rounds: readonly Round[], now: number, most: number): readonly Round[] {
  const last = Math.min(rounds.length, Math.max(most, now + AHEAD));
  return rounds.slice(Math.max(0, last - most), last);
}

/** Rounds in a row, each drawn as a cell. */
export function Rounds({ common, season, Cell, most }: RoundsProps): JSX.Element {
  const { rounds } = common.more;
  const told = season === undefined ? rounds : rounds.filter((round) => round.season === season);
  return (
    <ol>
      {roundsNear(told, common.county.round, most ?? told.length).map((round) => (
        <Cell key={round.round} round={round} common={common} />
      ))}
    </ol>
  );
}

interface SeasonProps extends Omit<RoundsProps, "season"> {
  season: Common["more"]["seasons"][number];
  /** How its classes begin: on the page that scrolls, or on one screen. */
  look: "ob" | "obs";
  children: ComponentChildren;
}

/** A season of the track: what is said of it, and its rounds. */
export function Season({ common, season, look, Cell, children }: SeasonProps): JSX.Element {
  const isNow = season.season === common.county.season;
  return (
    <li class={`${look}-season ob-c-${season.theme ?? "none"}${isNow ? ` ${look}-cur` : ""}`}>
      <p>{children}</p>
      <Rounds common={common} season={season.season} Cell={Cell} />
    </li>
  );
}

/** The theme that counts at the next courtship, or that it is not known yet. */
function ThemeCard({ common }: { common: Common }): JSX.Element {
  const { texts, more, county } = common;
  const courtship = more.courtship;
  const themes = courtship?.categories ?? county.themes.slice(-1);
  const only = themes.length === 1 ? themes[0] : undefined;
  return (
    <article class={`ob-theme ob-c-${only ?? "none"}`}>
      <p class="ob-kick">{texts.t("obb-theme")}</p>
      <h2>
        {themes.length === 0 && texts.t("obb-theme-hidden")}
        {themes.map((category, at) => (
          <span key={at} class={`ob-theme-name ob-c-${category}`}>
            <CategorySign category={category} />
            {texts.term("category", category)}
          </span>
        ))}
      </h2>
      {courtship !== null && (
        <p class="ob-fine">
          {texts.t(courtship.last ? "obb-theme-last" : "obb-theme-what", { round: courtship.round })}
        </p>
      )}
    </article>
  );
}

/** The round, and of how many where the track says so: with courtship the seasons do, and a challenge goes on past its end. */
function roundNow(common: Common): string {
  const { texts, more, county } = common;
  if (more.challenge !== null || hasCourtship(common)) return texts.t("obb-round-now", { round: county.round });
  return texts.t("obb-track-round", { round: county.round, last: more.rounds.length });
}

/** How the game goes where there are no seasons: rounds to play, and the level that ends it at once. */
function TrackCard({ common }: { common: Common }): JSX.Element {
  const { texts, more } = common;
  const open = more.challenge !== null;
  return (
    <article class="ob-theme ob-c-none">
      <p class="ob-kick">{texts.t("obb-track")}</p>
      <h2>{roundNow(common)}</h2>
      {more.maxLevel !== null && (
        <p class="ob-fine">{texts.t(open ? "obb-track-challenge" : "obb-track-ends", { top: more.maxLevel })}</p>
      )}
    </article>
  );
}

function Soon({ common }: { common: Common }): JSX.Element | null {
  const { texts, more, county } = common;
  const coming = more.rounds.filter((round) => round.round > county.round && hasEvent(round)).slice(0, SOON);
  const here = more.rounds.find((round) => round.round === county.round);
  const list = here !== undefined && hasEvent(here) ? [here, ...coming.slice(0, SOON - 1)] : coming;
  if (list.length === 0) return null;
  return (
    <section class="ob-soon" aria-label={texts.t("obb-soon")}>
      <h2>{texts.t("obb-soon")}</h2>
      <ul>
        {list.map((round) => (
          <li key={round.round}>
            <Sign name={EVENT_SIGNS[round.event] ?? "leaf"} />
            <span>
              {texts.t("obb-soon-line", {
                round: round.round,
                what: texts.joined([
                  ...(round.event in EVENT_SIGNS ? [texts.term("round-event", round.event)] : []),
                  ...round.notes.map((note) => texts.thing(note)),
                ]),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The whole strip. */
export function SeasonStrip({ common }: { common: Common }): JSX.Element {
  const { texts, more } = common;
  if (!hasCourtship(common)) {
    return (
      <section class="ob-strip" aria-label={texts.t("obb-track")}>
        <TrackCard common={common} />
        <div class="ob-season ob-plaintrack">
          <Rounds common={common} Cell={RoundCell} />
        </div>
        <Soon common={common} />
      </section>
    );
  }
  return (
    <section class="ob-strip" aria-label={texts.t("obb-seasons")}>
      <ThemeCard common={common} />
      <ol class="ob-track">
        {more.seasons.map((season) => (
          <Season key={season.season} common={common} season={season} look="ob" Cell={RoundCell}>
            <b>{texts.t(`obb-season-${season.season}`)}</b>
            <span>
              {season.theme === null ? (
                texts.t("obb-theme-hidden")
              ) : (
                <>
                  <CategorySign category={season.theme} />
                  {texts.term("category", season.theme)}
                </>
              )}
            </span>
          </Season>
        ))}
      </ol>
      <Soon common={common} />
    </section>
  );
}

/** The strip of the phone: this round and the next events, and the theme. */
export function SeasonLine({ common }: { common: Common }): JSX.Element {
  const { texts, more, county, seat } = common;
  const events = more.rounds.filter((round) => round.round > county.round && hasEvent(round)).slice(0, 3);
  const courtship = more.courtship;
  const theme = courtship?.categories.length === 1 ? courtship.categories[0] : undefined;
  const own = seat === null ? undefined : courtship?.totals[seat];
  return (
    <ul class="ob-seasonline">
      <li class="ob-now">
        <span>{roundNow(common)}</span>
      </li>
      {events.map((round) => (
        <li key={round.round} class={round.event === "courtship" ? "ob-court" : ""}>
          <Sign name={EVENT_SIGNS[round.event] ?? "leaf"} label={texts.term("round-event", round.event)} />
          {round.round}
        </li>
      ))}
      {theme !== undefined && (
        <li class={`ob-themed ob-c-${theme}`}>
          <CategorySign category={theme} />
          {texts.term("category", theme)} {own}
        </li>
      )}
    </ul>
  );
}
