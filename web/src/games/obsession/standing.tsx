/** How things stand: the courtship race, points by category, objectives and victory point cards. */
import type { JSX } from "preact";
import { Panel } from "../../ui/basics";
import { HeadRow } from "../../ui/head-row";
import { ScrollTable } from "../../ui/scroll-table";
import { Crest, familyColour } from "./art/crests";
import { kindOf } from "./model";
import { CategoryChip, Favours, ObjectiveWords, Sign, Tap, Vp, familyName, ownRow } from "./parts";
import type { Common } from "./parts";
import { hasCourtship } from "./season-strip";
import { TeamTag } from "./team";
import { plain } from "./fact-words";
import "./standing.css";

/** The seat number that stands for the opponent of a solitaire game. */
const OPPONENT = -1;
/** A colour that no family of the base game has. */
const NEUTRAL = 5;
/** Every category there is, in the order of the score sheet. */
const TERMS = [
  "tiles",
  "gentry",
  "objectives",
  "reputation",
  "service",
  "wealth",
  "courtship",
  "milestones",
  "unsavoury",
  "round",
] as const;

/** The categories of this game. Those that are hidden of everybody else show in the own row only. */
function termsOf(common: Common): readonly string[] {
  const { county } = common;
  const own = ownRow(common);
  if (own !== undefined) return TERMS.filter((term) => term in own.score);
  const known = new Set(county.seats.flatMap((row) => Object.keys(row.score)));
  const hidden = county.seats.some((row) => row["objective-count"] > 0) ? ["objectives"] : [];
  return TERMS.filter((term) => known.has(term) || hidden.includes(term));
}

/** The score of each team as things stand. */
function TeamScores({ common }: { common: Common }): JSX.Element | null {
  const { texts, more, county } = common;
  if (more.teams.length === 0) return null;
  return (
    <ul class="ob-teamscores" aria-label={texts.t("obb-team-scores")}>
      {more.teams.map((team, at) => {
        const values = Object.values(team.score);
        const total = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
        return (
          <li key={at}>
            <TeamTag common={common} seat={team.seats[0] ?? 0} />
            {team.seats.map((each) => (
              <Crest key={each} family={county.seats[each]?.family ?? null} seat={each} size="ob-xs" />
            ))}
            <b>{values.includes(null) ? texts.t("ob-at-least", { amount: total }) : plain(total)}</b>
          </li>
        );
      })}
    </ul>
  );
}

function leaderWords(common: Common): string {
  const { texts, more, county } = common;
  const race = more.courtship;
  if (race === null || race.categories.length === 0) return texts.t("obb-race-hidden");
  const called = (seat: number): string =>
    seat === OPPONENT ? texts.term("opponent", county.opponent?.name ?? "") : familyName(common, seat);
  const [first] = race.leaders;
  if (race.leaders.length === 1 && first !== undefined) return texts.t("obb-race-leads", { who: called(first) });
  return texts.t("obb-race-tied", { who: texts.joined(race.leaders.map(called)) });
}

/** What each family could show at the next courtship. */
export function Race({ common }: { common: Common }): JSX.Element | null {
  const { texts, more, county, names, seat } = common;
  const race = more.courtship;
  if (race === null || !hasCourtship(common)) return null;
  const rows = race.totals.map((total, each) => ({ seat: each, total }));
  if (county.opponent !== undefined && more.opponent !== null)
    rows.push({ seat: OPPONENT, total: more.opponent.standing });
  const most = Math.max(1, ...rows.map((row) => row.total));
  rows.sort((one, two) => two.total - one.total);
  return (
    <Panel title={texts.t("obb-race")} note={texts.t("obb-race-round", { round: race.round })}>
      <p class="ob-race-themes">
        {race.categories.map((category, at) => (
          <CategoryChip key={at} category={category} texts={texts} />
        ))}
      </p>
      {race.categories.length > 0 && (
        <ul class="ob-race">
          {rows.map((row) => {
            const family = row.seat === OPPONENT ? null : (county.seats[row.seat]?.family ?? null);
            const colour = row.seat === OPPONENT ? "--ink-2" : familyColour(family, row.seat);
            const name =
              row.seat === OPPONENT
                ? texts.term("opponent", county.opponent?.name ?? "")
                : familyName(common, row.seat);
            return (
              <li key={row.seat} style={{ "--ob-field": `var(${colour})` }}>
                <Crest family={family} seat={row.seat === OPPONENT ? NEUTRAL : row.seat} size="ob-xs" />
                <span class="ob-race-name">
                  {name}
                  {row.seat === seat && <small> {texts.t("obb-you")}</small>}
                </span>
                <span class="ob-bar" aria-hidden="true">
                  <i style={{ width: `${(Math.max(0, row.total) / most) * 100}%` }} />
                </span>
                <b title={names[row.seat] ?? ""}>{plain(row.total)}</b>
              </li>
            );
          })}
        </ul>
      )}
      <p class="ob-fine">{leaderWords(common)}</p>
    </Panel>
  );
}

function FamilyHead({ common, seat }: { common: Common; seat: number }): JSX.Element {
  return (
    <>
      <Crest family={common.county.seats[seat]?.family ?? null} seat={seat} size="ob-xs" />
      <span>{familyName(common, seat)}</span>
    </>
  );
}

/** Points as things stand, by category; what is hidden of others is marked. At the end the score sheet says it all. */
export function Projected({ common }: { common: Common }): JSX.Element | null {
  const { texts, county, seat, scores } = common;
  if (scores.length > 0) return null;
  const order = county.seats.map((_, at) => at);
  const terms = termsOf(common);
  if (seat !== null) order.sort((one, two) => Number(two === seat) - Number(one === seat));
  return (
    <Panel title={texts.t("obb-score")} note={texts.t("obb-score-note")}>
      <TeamScores common={common} />
      <ScrollTable label={texts.t("obb-score")} class="ob-score">
        <HeadRow
          columns={[
            texts.t("ob-column-category"),
            ...order.map((each) => ({ words: <FamilyHead common={common} seat={each} /> })),
          ]}
        />
        <tbody>
          {terms.map((term) => (
            <tr key={term}>
              <th scope="row">{texts.term("score", term)}</th>
              {order.map((each) => {
                const value = county.seats[each]?.score[term];
                return (
                  <td key={each} class={each === seat ? "ob-mine" : ""}>
                    {value === undefined ? <abbr title={texts.t("obb-hidden")}>?</abbr> : plain(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.t("ob-column-total")}</th>
            {order.map((each) => {
              const score = county.seats[each]?.score ?? {};
              const total = Object.values(score).reduce((sum, value) => sum + value, 0);
              const whole = terms.every((term) => term in score);
              return (
                <td key={each} class={each === seat ? "ob-mine" : ""}>
                  {whole ? plain(total) : texts.t("ob-at-least", { amount: total })}
                </td>
              );
            })}
          </tr>
        </tfoot>
      </ScrollTable>
    </Panel>
  );
}

/** The own objectives with their points as things stand. */
export function Objectives({ common }: { common: Common }): JSX.Element | null {
  const { texts, seat, more } = common;
  const held = ownRow(common)?.objectives;
  if (held === undefined || held.length === 0) return null;
  return (
    <Panel title={texts.t("obb-objectives")} note={texts.t("obb-objectives-note", { count: held.length })}>
      <ul class="ob-objectives">
        {held.map((id) => {
          const now = more.objectives.find((each) => each.objective === id && each.seat === seat);
          const vp = now?.vp ?? null;
          return (
            <li key={id} class={vp !== null && vp > 0 ? "ob-ok" : "ob-open"}>
              <Sign name={vp !== null && vp > 0 ? "check" : "clock"} />
              <ObjectiveWords common={common} id={id} now={now} />
              {vp !== null && (
                <b>
                  {now?.most === null || now?.most === undefined
                    ? vp
                    : texts.t("ob-count-of", { count: vp, total: now.most })}
                </b>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** The own victory point cards: points kept, or a favour spent. */
export function VpCards({ common }: { common: Common }): JSX.Element | null {
  const { texts, catalogue, inspect } = common;
  const held = ownRow(common)?.["vp-cards"];
  if (held === undefined || held.length === 0) return null;
  return (
    <Panel title={texts.t("obb-vp-cards")} note={texts.t("obb-vp-cards-note")}>
      <ul class="ob-vpcards">
        {held.map((id) => {
          const card = catalogue.vpCards.get(kindOf(id));
          return (
            <li key={id} class="ob-vpcard">
              {card !== undefined && <Vp value={card.vp} texts={texts} />}
              <b>
                <Tap sort="vp-card" id={kindOf(id)} name={texts.term("vp-card", id)} inspect={inspect} />
              </b>
              {card !== undefined && <Favours favours={[card.favour]} texts={texts} />}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
