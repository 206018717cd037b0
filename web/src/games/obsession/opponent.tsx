/** The card of the opponent one plays against alone: its chart, its score and what it did last. */
import type { JSX } from "preact";
import type { Texts } from "../../i18n/texts";
import { Hidden, Panel } from "../../ui/basics";
import { HeadRow } from "../../ui/head-row";
import type { Column } from "../../ui/head-row";
import { DieTable } from "./die-table";
import { CATEGORIES } from "./model";
import { CategorySign, Sign, Tap } from "./parts";
import type { Common } from "./parts";
import { plain, signed } from "./fact-words";
import "./opponent.css";

/** What the opponent did since the last answer, newest last. */
function deeds({ recent, texts, names, seat }: Common): string[] {
  return recent
    .filter(({ event }) => String(event["event"]).startsWith("opponent-"))
    .map(({ event }) => texts.event(event, names, seat));
}

/** A column that is called by the sign of a category. */
function signOnly(texts: Texts, category: string): Column {
  const name = texts.term("category", category);
  const words = (
    <>
      <CategorySign category={category} />
      <Hidden>{name}</Hidden>
    </>
  );
  return { words, class: `ob-c-${category}`, title: name };
}

function Chart({ common }: { common: Common }): JSX.Element | null {
  const { texts, county, more } = common;
  const chart = county.opponent?.chart ?? [];
  const aids = more.opponent;
  if (aids === null) return null;
  return (
    <table class="ob-chart">
      <caption>{texts.t("ob-block-chart")}</caption>
      <HeadRow columns={[texts.t("ob-column-season"), ...aids.columns.map((category) => signOnly(texts, category))]} />
      <tbody>
        {chart.map((line, at) => (
          <tr
            key={at}
            class={at + 1 === aids.season ? "ob-cur" : ""}
            {...(at + 1 === aids.season ? { "aria-current": "true" as const } : {})}
          >
            <th scope="row">{texts.t(`obb-season-${at + 1}`)}</th>
            {line.map((value, column) => (
              <td key={column}>{plain(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The opponent's card; nothing at a table with several players. */
export function Opponent({ common }: { common: Common }): JSX.Element | null {
  const { texts, county, more, inspect } = common;
  const opponent = county.opponent;
  if (opponent === undefined) return null;
  const done = deeds(common);
  const learnt = opponent.escalation.flatMap((amount, at) =>
    amount > 0 ? [`${texts.term("category", CATEGORIES[at] ?? "")} ${signed(amount)}`] : [],
  );
  return (
    <Panel title={texts.t("obb-opponent")} note={texts.term("level", opponent.level)}>
      <p class="ob-opponent-name">
        <Sign name="crown" />
        <b>
          <Tap sort="opponent" id={opponent.name} name={texts.term("opponent", opponent.name)} inspect={inspect} />
        </b>
      </p>
      <dl class="ob-opponent">
        <div>
          <dt>{texts.t("ob-column-base-score")}</dt>
          <dd>{opponent["base-score"]}</dd>
        </div>
        <div>
          <dt>{texts.t("ob-column-vp-cards")}</dt>
          <dd>{opponent["vp-card-count"]}</dd>
        </div>
        <div>
          <dt>{texts.t("ob-column-fairchild")}</dt>
          <dd>{texts.t(opponent.fairchild ? "obb-yes" : "obb-no")}</dd>
        </div>
        <div>
          <dt>{texts.t("ob-column-next-roll")}</dt>
          <dd>
            {more.opponent === null || more.opponent.modifier === 0
              ? texts.t("obb-roll-plain")
              : texts.t("ob-roll-modified", { amount: plain(more.opponent.modifier) })}
          </dd>
        </div>
        {learnt.length > 0 && (
          <div>
            <dt>{texts.t("obb-escalation")}</dt>
            <dd>{texts.joined(learnt)}</dd>
          </div>
        )}
      </dl>
      <Chart common={common} />
      <DieTable common={common} />
      {opponent.removed.length > 0 && (
        <p class="ob-fine">
          {texts.t("obb-stolen", { what: texts.joined(opponent.removed.map((id) => texts.term("tile", id))) })}
        </p>
      )}
      {done.length > 0 && (
        <>
          <h3>{texts.t("obb-opponent-did")}</h3>
          <ul class="ob-deeds">
            {done.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
