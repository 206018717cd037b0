/** The end of a game: who won, the score sheet by terms, and how it came about. */
import { useEffect } from "preact/hooks";
import type { History, Sheet, TableInfo } from "../gen/protocol";
import { useTexts, type Texts } from "../i18n/texts";
import { inheritTokens } from "../net/tokens";
import { Button, Panel } from "../ui";
import { pointsOf, ranked, termsOf } from "./score";
import { ScoreChart } from "./ScoreChart";
import { colourOf, type Mark, SeatMark } from "./SeatTag";
import { sayerOf, useSay } from "./words";

const PREFIXES: Readonly<Record<string, string>> = { "notre-dame": "nd", obsession: "ob" };

export interface ScoreSheetProps {
  table: TableInfo;
  scores: readonly Sheet[];
  history: History | null;
  names: readonly string[];
  markOf(seat: number): Mark;
  canRematch: boolean;
  onRematch(): void;
  onReplay(): void;
  onExport(): void;
}

export function ScoreSheet(props: ScoreSheetProps) {
  const { table, scores, history, names, markOf } = props;
  const texts = useTexts();
  const t = sayerOf(texts);
  useEffect(() => {
    // Whoever follows the others to the next table needs the secrets there, too.
    if (table.rematch !== "") inheritTokens(table.id, table.rematch);
  }, [table.id, table.rematch]);
  const rows = ranked(scores);
  const called = (sheet: Sheet) => (sheet.seat >= 0 ? (names[sheet.seat] ?? "") : opponentName(texts, table));
  const winners = rows.filter((sheet) => sheet.rank === 1).map(called);
  return (
    <div class="tb-end">
      <Panel title={winnerWords(texts, winners)} note={t("table-over")} tone="accent" class="tb-winner">
        <div class="tb-row">
          {table.rematch !== "" ? (
            <a class="tb-link-button" href={`#/t/${table.rematch}`}>
              {t("table-rematch-go")}
            </a>
          ) : (
            props.canRematch && (
              <Button kind="primary" onClick={props.onRematch} data-rematch="">
                {t("table-rematch")}
              </Button>
            )
          )}
          <Button onClick={props.onReplay}>{t("table-replay-start")}</Button>
          <Button onClick={props.onExport}>{t("table-export")}</Button>
          <a class="tb-link-button" href="#/verify">
            {t("table-verify")}
          </a>
        </div>
      </Panel>
      <div class="tb-end-grid">
        <Panel title={t("ui-score-sheet")}>
          <Terms {...{ table, rows, called, markOf }} />
        </Panel>
        {history !== null && history.rounds.length > 1 && (
          <Panel title={t("table-chart")} note={t("table-chart-note")}>
            <ScoreChart
              rounds={history.rounds}
              names={names}
              marks={names.map((_, seat) => markOf(seat))}
              game={table.game}
            />
          </Panel>
        )}
      </div>
    </div>
  );
}

function winnerWords(texts: Texts, winners: readonly string[]): string {
  return texts.t(winners.length === 1 ? "ui-winner" : "ui-winners", { name: texts.joined(winners) });
}

function opponentName(texts: Texts, table: TableInfo): string {
  const opponent = table.options["opponent"] ?? "";
  return opponent === "" ? texts.t("seat-opponent") : texts.term("opponent", opponent);
}

interface TermsProps {
  table: TableInfo;
  rows: readonly Sheet[];
  called(sheet: Sheet): string;
  markOf(seat: number): Mark;
}

/** With many terms each player has a column; with a single one, a row. */
function Terms(props: TermsProps) {
  const terms = termsOf(props.rows);
  const [only] = terms;
  return terms.length === 1 && only !== undefined ? <OneTerm {...props} term={only} /> : <ManyTerms {...props} terms={terms} />;
}

function OneTerm({ rows, called, markOf, term }: TermsProps & { term: string }) {
  const t = useSay();
  const isTied = rows.some((row, at) => at > 0 && row.total === rows[at - 1]?.total);
  const most = Math.max(1, ...rows.map((row) => row.total));
  return (
    <table class="tb-table tb-score tb-one-term">
      <thead>
        <tr>
          <th scope="col">{t("ui-rank")}</th>
          <th scope="col">{t("ui-player")}</th>
          <th scope="col">{t(`ui-${term}`)}</th>
          {isTied && <th scope="col">{t("ui-tie-break")}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.seat} class={row.rank === 1 ? "tb-best" : undefined}>
            <td>{row.rank}</td>
            <th scope="row">
              <SeatMark mark={markOf(row.seat)} /> {called(row)}
            </th>
            <td>
              {row.total}
              <Meter part={row.total / most} mark={markOf(row.seat)} />
            </td>
            {isTied && <td>{row.tie_break}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ManyTerms({ table, rows, called, markOf, terms }: TermsProps & { terms: readonly string[] }) {
  const t = useSay();
  const prefix = PREFIXES[table.game] ?? "";
  return (
    <div class="tb-scroll" tabIndex={0} role="group" aria-label={t("ui-score-sheet")}>
      <table class="tb-table tb-score">
        <thead>
          <tr>
            <th scope="col">{t("ui-player")}</th>
            {rows.map((row) => (
              <th key={row.seat} scope="col">
                <SeatMark mark={markOf(row.seat)} /> {called(row)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {terms.map((term) => (
            <Term key={term} {...{ term, rows, prefix, markOf }} />
          ))}
          <tr class="tb-total">
            <th scope="row">{t("ui-total")}</th>
            {rows.map((row) => (
              <td key={row.seat}>{row.total}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t("ui-rank")}</th>
            {rows.map((row) => (
              <td key={row.seat}>{row.rank}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
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

/** One source of points; the best of the row carries a star. */
function Term({ term, rows, prefix, markOf }: { term: string; rows: readonly Sheet[]; prefix: string; markOf(seat: number): Mark }) {
  const t = useSay();
  const points = rows.map((row) => pointsOf(row, term));
  const best = Math.max(...points.map((each) => each ?? 0));
  return (
    <tr>
      <th scope="row">{t(`${prefix}-score-${term}`)}</th>
      {rows.map((row, at) => {
        const value = points[at] ?? null;
        const isBest = value !== null && value === best && best > 0 && rows.length > 1;
        return (
          <td key={row.seat} class={isBest ? "tb-best" : undefined}>
            {value ?? "–"}
            {isBest && (
              <span class="tb-star">
                <span aria-hidden="true"> ★</span>
                <span class="tb-sr">{t("table-best")}</span>
              </span>
            )}
            {value !== null && best > 0 && <Meter part={value / best} mark={markOf(row.seat)} />}
          </td>
        );
      })}
    </tr>
  );
}
