/** The score sheet as a table: a column for each side, a row for each source; a number opens what it is made of. */
import type { ComponentChildren } from "preact";
import type { Thing } from "../../gen/protocol";
import { useTexts } from "../../i18n/texts";
import { sayerOf } from "../../i18n/say";
import { HeadRow, Hidden, ScrollTable } from "../../ui";
import type { Side } from "../modes";
import { colourOf, type Mark } from "../seat-tag";
import { sourceName } from "./source-name";
import { pointsTold } from "./score";
import { type Slice, sliceOf } from "./sources";
import "./score-table.css";

/** A source of a side that is looked at more closely. */
export interface Picked {
  seat: number;
  source: string;
}

export interface ScoreTableProps {
  sides: readonly Side[];
  slices: readonly (readonly Slice[])[];
  sources: readonly string[];
  prefix: string;
  /** By side: what breaks a tie; empty where none is to be broken. */
  ties: readonly (readonly Thing[])[];
  label(side: Side): ComponentChildren;
  markOf(seat: number): Mark;
  picked: Picked | null;
  onPick(side: Side, source: string): void;
}

export function ScoreTable(props: ScoreTableProps) {
  const { sides, sources, ties, label } = props;
  const texts = useTexts();
  const t = sayerOf(texts);
  return (
    <ScrollTable label={t("ui-score-sheet")} class="tb-table tb-score">
      <HeadRow columns={[t("ui-player"), ...sides.map((side) => ({ words: label(side) }))]} />
      <tbody>
        {sources.map((source) => (
          <Term key={source} {...props} source={source} />
        ))}
        <tr class="tb-total">
          <th scope="row">{t("ui-total")}</th>
          {sides.map(({ sheet }) => (
            <td key={sheet.seat}>{pointsTold(sheet.total)}</td>
          ))}
        </tr>
        {ties.length > 0 && (
          <tr>
            <th scope="row">{t("ui-tie-break")}</th>
            {sides.map(({ sheet }, at) => (
              <td key={sheet.seat} class="tb-tie">
                {texts.joined((ties[at] ?? []).map((thing) => texts.thing(thing)))}
              </td>
            ))}
          </tr>
        )}
        <tr>
          <th scope="row">{t("ui-rank")}</th>
          {sides.map(({ sheet, rank }) => (
            <td key={sheet.seat}>{rank}</td>
          ))}
        </tr>
      </tbody>
    </ScrollTable>
  );
}

/** How much of the most this is; the number beside it says the same. */
function Meter({ part, mark }: { part: number; mark: Mark }) {
  return (
    <span class="tb-meter" aria-hidden="true">
      <span style={{ width: `${100 * Math.max(0, part)}%`, background: colourOf(mark) }} />
    </span>
  );
}

/** One source of points; the best of several carries a star. */
function Term({ source, sides, slices, prefix, markOf, picked, onPick }: ScoreTableProps & { source: string }) {
  const texts = useTexts();
  const t = sayerOf(texts);
  const points = slices.map((own) => sliceOf(own, source)?.points ?? null);
  const best = Math.max(...points.map((each) => each ?? 0));
  const isContest = points.filter((each) => each !== null).length > 1;
  const name = sourceName(texts, prefix, source);
  return (
    <tr>
      <th scope="row">{name}</th>
      {sides.map((side, at) => {
        const { seat } = side.sheet;
        const value = points[at] ?? null;
        const isBest = value !== null && value === best && best > 0 && isContest;
        const hasMore = (sliceOf(slices[at] ?? [], source)?.items.length ?? 0) > 0;
        const isPicked = picked?.seat === seat && picked.source === source;
        return (
          <td key={seat} class={isBest ? "tb-best" : undefined}>
            {value === null ? (
              "–"
            ) : hasMore ? (
              <button type="button" class="tb-points" aria-expanded={isPicked} onClick={() => onPick(side, source)}>
                {pointsTold(value)}
                <Hidden>: {name}</Hidden>
              </button>
            ) : (
              pointsTold(value)
            )}
            {isBest && (
              <span class="tb-star">
                <span aria-hidden="true"> ★</span>
                <Hidden>{t("table-best")}</Hidden>
              </span>
            )}
            {value !== null && best > 0 && isContest && <Meter part={value / best} mark={markOf(seat)} />}
          </td>
        );
      })}
    </tr>
  );
}
