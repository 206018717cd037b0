/** What each roll of the opponent's die does, as the facts of this table have it. */
import type { JSX } from "preact";
import type { Texts } from "../../i18n/texts";
import { HeadRow } from "../../ui/head-row";
import type { DynamicRow, Purchase, SentComponents } from "./gen/sent";
import type { Common } from "./parts";

const DYNAMIC = "dynamic-opponent";

function purchaseWords(texts: Texts, { action, position }: Purchase): string {
  return texts.t(`obb-die-${action}`, { n: position });
}

/** The aim of a roll, and what is tried where nothing fits it. */
function aimWords(texts: Texts, { aim, pick, otherwise }: DynamicRow): string {
  const first = texts.t(`obb-aim-${aim}`, { pick });
  if (aim === otherwise || aim === "none" || aim === "refresh" || otherwise === "none") return first;
  return texts.t("obb-aim-else", { first, second: texts.t(`obb-aim-${otherwise}`, { pick }) });
}

function rolls({ min, max }: { min: number; max: number }): string {
  return min === max ? `${min}` : `${min}–${max}`;
}

export function DieTable({ common }: { common: Common }): JSX.Element | null {
  const { texts, table } = common;
  const facts: Partial<SentComponents> = common.components;
  const isDynamic = table.modules.includes(DYNAMIC);
  const rules = isDynamic ? facts.dynamic_rules : facts.solo_rules;
  if (rules === undefined) return null;
  const lines = isDynamic
    ? (facts.dynamic_rows ?? []).map((row) => [rolls(row), aimWords(texts, row)])
    : (facts.scavenger_rows ?? []).map((row) => [
        rolls(row),
        purchaseWords(texts, row.standard),
        purchaseWords(texts, row.monument),
      ]);
  const columns = ["obb-die-roll", "obb-die-takes", ...(isDynamic ? [] : ["obb-die-beside-monument"])];
  return (
    <details class="ob-die-table" data-die="">
      <summary>{texts.t("obb-die")}</summary>
      <p class="ob-fine">{texts.t("obb-die-about", { count: rules.die, less: -rules.modifier_after_idle })}</p>
      <table class="ob-chart">
        <HeadRow columns={columns.map((key) => texts.t(key))} />
        <tbody>
          {lines.map(([roll, ...cells]) => (
            <tr key={roll}>
              <th scope="row">{roll}</th>
              {cells.map((words, at) => (
                <td key={at}>{words}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
