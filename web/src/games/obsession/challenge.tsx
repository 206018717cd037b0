/** The Estate Challenge: the score to beat, what each round adds or takes, and what the thief may steal. */
import type { JSX } from "preact";
import { Hidden, Panel } from "../../ui/basics";
import { HeadRow } from "../../ui/head-row";
import { ScrollTable } from "../../ui/scroll-table";
import { Die20 } from "./art/dice";
import { CATEGORIES, categoryOf } from "./model";
import { CategorySign, Sign, Tap } from "./parts";
import type { Common } from "./parts";
import { plain, signed } from "./fact-words";
import "./challenge.css";

/** What the die showed last, and what was stolen. */
function lastRoll({ recent }: Common): { pips: number; tile: string | null } | null {
  const rolls = recent.filter(({ event }) => event["event"] === "thief-rolls");
  const last = rolls[rolls.length - 1]?.event;
  if (last === undefined) return null;
  return { pips: Number(last["pips"]), tile: typeof last["tile"] === "string" ? last["tile"] : null };
}

function Roll({ common }: { common: Common }): JSX.Element | null {
  const { texts } = common;
  const roll = lastRoll(common);
  if (roll === null) return null;
  return (
    <p class="ob-roll">
      <Die20 value={roll.pips} />
      <span>
        {roll.tile === null
          ? texts.t("obb-thief-nothing", { pips: roll.pips })
          : texts.t("obb-thief-took", { pips: roll.pips, what: texts.term("tile", roll.tile) })}
      </span>
    </p>
  );
}

/** Which number of the die takes which tile now. */
function ThiefTable({ common }: { common: Common }): JSX.Element | null {
  const { texts, catalogue, inspect, more } = common;
  const rows = (more.challenge?.theft ?? []).filter((row) => row.tile !== null);
  if (rows.length === 0) return null;
  return (
    <details class="ob-fold">
      <summary>{texts.t("obb-thief-table")}</summary>
      <table class="ob-thieftable">
        <HeadRow columns={[texts.t("obb-thief-die"), texts.t("obb-thief-tile")]} />
        <tbody>
          {rows.map(({ roll, tile }) => (
            <tr key={roll} class={`ob-c-${catalogue.tiles.get(tile ?? "")?.category ?? "none"}`}>
              <th scope="row">{roll}</th>
              <td>
                <CategorySign category={catalogue.tiles.get(tile ?? "")?.category ?? "none"} />
                <Tap sort="tile" id={tile ?? ""} name={texts.term("tile", tile ?? "")} inspect={inspect} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="ob-fine">{texts.t("obb-thief-note")}</p>
    </details>
  );
}

/** What the rounds to come add or take, as the server told it. */
function Modifiers({ common }: { common: Common }): JSX.Element | null {
  const { texts, county, more } = common;
  const rows = (more.challenge?.modifiers ?? []).filter((row) => row.round >= county.round);
  if (rows.length === 0) return null;
  return (
    <ScrollTable label={texts.t("obb-modifiers")} class="ob-modifiers" captioned>
      <tbody>
        <tr>
          <th scope="row">{texts.t("obb-modifier-round")}</th>
          {rows.map((row) => (
            <td
              key={row.round}
              class={row.round === county.round ? "ob-cur" : ""}
              {...(row.round === county.round ? { "aria-current": "true" as const } : {})}
            >
              {row.round}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{texts.t("obb-modifier-vp")}</th>
          {rows.map((row) => (
            <td key={row.round} class={`${row.round === county.round ? "ob-cur" : ""}${row.vp < 0 ? " ob-zero" : ""}`}>
              {row.vp === 0 ? "0" : signed(row.vp)}
            </td>
          ))}
        </tr>
      </tbody>
    </ScrollTable>
  );
}

function Columns({ common, most }: { common: Common; most: number }): JSX.Element {
  const { texts, county, catalogue } = common;
  const estate = county.seats[0]?.estate ?? [];
  const counted = CATEGORIES.map((category) => {
    const tiles = estate.filter((own) => {
      const tile = catalogue.tiles.get(own.tile);
      return tile !== undefined && categoryOf(tile, own.side) === category;
    });
    return { category, count: tiles.length };
  });
  return (
    <ul class="ob-limits" aria-label={texts.t("obb-limits")}>
      {counted.map(({ category, count }) => (
        <li key={category} class={`ob-c-${category}${count >= most ? " ob-full" : ""}`}>
          <CategorySign category={category} />
          <Hidden>{texts.term("category", category)}</Hidden>
          <b>{texts.t("ob-count-of", { count, total: most })}</b>
          {count >= most && <Sign name="check" label={texts.t("obb-column-full")} />}
        </li>
      ))}
    </ul>
  );
}

/** The panel of the challenge; nothing in other games. */
export function ChallengePanel({ common }: { common: Common }): JSX.Element | null {
  const { texts, county, more, scores } = common;
  const challenge = county.challenge;
  if (challenge === undefined) return null;
  const standing = Object.values(county.seats[0]?.score ?? {}).reduce((sum, value) => sum + value, 0);
  const score = scores.find(({ seat }) => seat === 0)?.total ?? standing;
  const target = more.challenge?.target ?? challenge.target;
  return (
    <Panel title={texts.t("obb-challenge")} note={texts.t("obb-challenge-note", { round: challenge.round })}>
      <dl class="ob-opponent">
        <div>
          <dt>{texts.t("obb-challenge-target")}</dt>
          <dd>{target}</dd>
        </div>
        <div>
          <dt>{texts.t("obb-challenge-score")}</dt>
          <dd>{plain(score)}</dd>
        </div>
      </dl>
      <Columns common={common} most={challenge.column} />
      <Modifiers common={common} />
      <Roll common={common} />
      <ThiefTable common={common} />
      {challenge.removed.length > 0 && (
        <p class="ob-fine">
          {texts.t("obb-stolen", { what: texts.joined(challenge.removed.map((id) => texts.term("tile", id))) })}
        </p>
      )}
      {challenge.scrapped.length > 0 && (
        <p class="ob-fine">
          {texts.t("obb-scrapped", { what: texts.joined(challenge.scrapped.map((id) => texts.term("tile", id))) })}
        </p>
      )}
    </Panel>
  );
}
