/** The end of a game: who won, the score sheet by terms, and how it came about. */
import { useEffect } from "preact/hooks";
import type { View } from "../contract";
import type { History, Sheet, TableInfo } from "../gen/protocol";
import { useTexts, type Texts } from "../i18n/texts";
import { inheritTokens } from "../net/tokens";
import { Button, HeadRow, Hidden, Panel, ScrollTable } from "../ui";
import { TeamMark } from "../ui/team-mark";
import { challengeOf, opponentOf, sidesOf, type Side } from "./modes";
import { pointsOf, ranked, termsOf } from "./score";
import { ScoreChart } from "./score-chart";
import { colourOf, type Mark, SeatMark } from "./seat-tag";
import { sayerOf, useSay } from "../i18n/say";
import "./score-sheet.css";

/** More columns than this need the whole width. */
const MOST_BESIDE = 4;
/** A line without a seat that is nothing but a number to beat. */
const TARGET = "target";
/** The points for ending early or late. */
const MODIFIER = "round";

/** What can be done with a game as a whole. */
export interface GameDeeds {
  onRematch(): void;
  onReplay(): void;
  onExport(): void;
}

export interface ScoreSheetProps extends GameDeeds {
  table: TableInfo;
  view: View;
  scores: readonly Sheet[];
  history: History | null;
  names: readonly string[];
  markOf(seat: number): Mark;
  canRematch: boolean;
}

export function ScoreSheet(props: ScoreSheetProps) {
  const { table, view, scores, history, names, markOf } = props;
  const texts = useTexts();
  const t = sayerOf(texts);
  useEffect(() => {
    // Whoever follows the others to the next table needs the secrets there, too.
    if (table.rematch !== "") inheritTokens(table.id, table.rematch);
  }, [table.id, table.rematch]);
  const isChallenge = challengeOf(view) !== null;
  // A target is no player: it stands behind whoever tried, beaten or not.
  const byRank = sidesOf(view, ranked(scores));
  const sides = isChallenge ? [...byRank].sort((a, b) => b.sheet.seat - a.sheet.seat) : byRank;
  const called = (side: Side) => sideName(texts, view, side, names);
  return (
    <div class="tb-end">
      <Panel title={outcome(texts, view, sides, names)} note={t("table-over")} tone="accent" class="tb-winner">
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
      <div class={sides.length > MOST_BESIDE ? "tb-end-grid tb-end-many" : "tb-end-grid"}>
        <Panel
          title={t("ui-score-sheet")}
          {...(sides.some((side) => side.team !== null) ? { note: t("table-team-sheet") } : {})}
        >
          <Terms {...{ table, sides, called, markOf }} />
          {isChallenge && <Modifier view={view} scores={scores} />}
        </Panel>
        {/* An early end of a challenge is worth so much that the rounds before it cannot be compared. */}
        {history !== null && history.rounds.length > 1 && !isChallenge && (
          <Panel title={t("table-chart")} note={t("table-chart-note")}>
            <ScoreChart
              rounds={history.rounds}
              lines={sidesOf(view, scores).map((side) => ({
                names: side.sheet.seat < 0 ? [called(side)] : side.seats.map((seat) => names[seat] ?? ""),
                mark: markOf(side.sheet.seat),
                at: scores.indexOf(side.sheet),
              }))}
              game={table.game}
            />
          </Panel>
        )}
      </div>
    </div>
  );
}

/** Who won, in one sentence. */
export function outcome(texts: Texts, view: View, sides: readonly Side[], names: readonly string[]): string {
  const winners = sides.filter(({ sheet }) => sheet.rank === 1);
  const name = texts.joined(winners.map((side) => sideName(texts, view, side, names)));
  if (challengeOf(view) !== null) {
    const player = sides.find(({ sheet }) => sheet.seat >= 0);
    const target = sides.find(({ sheet }) => sheet.seat < 0)?.sheet.total ?? 0;
    const isBeaten = player?.sheet.rank === 1;
    return texts.t(isBeaten ? "table-target-beaten" : "table-target-stands", {
      name: player === undefined ? "" : sideName(texts, view, player, names),
      total: player?.sheet.total ?? 0,
      target,
    });
  }
  if (winners.length === 1 && winners[0]?.team !== null) return texts.t("table-team-wins", { name });
  return texts.t(winners.length === 1 ? "ui-winner" : "ui-winners", { name });
}

function sideName(texts: Texts, view: View, side: Side, names: readonly string[]): string {
  if (side.sheet.seat >= 0) return texts.joined(side.seats.map((seat) => names[seat] ?? ""));
  if (challengeOf(view) !== null) return texts.t("table-target");
  const opponent = opponentOf(view);
  return opponent === "" ? texts.t("seat-opponent") : texts.term("opponent", opponent);
}

/** Where the points for an early end, or against a late one, come from. */
function Modifier({ view, scores }: { view: View; scores: readonly Sheet[] }) {
  const t = useSay();
  const challenge = challengeOf(view);
  const sheet = scores.find((each) => each.seat >= 0);
  if (challenge === null || sheet === undefined) return null;
  const ended = typeof view["round"] === "number" ? view["round"] : 0;
  const points = pointsOf(sheet, MODIFIER) ?? 0;
  const when = ended < challenge.round ? "early" : ended > challenge.round ? "late" : "even";
  return (
    <p class="tb-note" data-modifier="">
      {t(`table-challenge-${when}`, {
        round: ended,
        wanted: challenge.round,
        points: Math.abs(points),
        step: challenge.step,
      })}
    </p>
  );
}

interface TermsProps {
  table: TableInfo;
  sides: readonly Side[];
  called(side: Side): string;
  markOf(seat: number): Mark;
}

/** With many terms each side has a column; with a single one, a row. */
function Terms(props: TermsProps) {
  const terms = termsOf(props.sides.map(({ sheet }) => sheet)).filter((term) => term !== TARGET);
  const [only] = terms;
  return terms.length === 1 && only !== undefined ? (
    <OneTerm {...props} term={only} />
  ) : (
    <ManyTerms {...props} terms={terms} />
  );
}

/** The marks of a side: the team's before those of its seats. */
function SideMarks({ side, markOf }: { side: Side; markOf(seat: number): Mark }) {
  const t = useSay();
  return (
    <span class="tb-side-marks">
      {side.team !== null && (
        <TeamMark team={side.team} size="small" label={t("table-team", { number: side.team + 1 })} />
      )}
      {side.seats.map((seat) => (
        <SeatMark key={seat} mark={markOf(seat)} />
      ))}
    </span>
  );
}

function OneTerm({ sides, called, markOf, term }: TermsProps & { term: string }) {
  const t = useSay();
  const rows = sides.map(({ sheet }) => sheet);
  const isTied = rows.some((row, at) => at > 0 && row.total === rows[at - 1]?.total);
  const most = Math.max(1, ...rows.map((row) => row.total));
  return (
    <table class="tb-table tb-score tb-one-term">
      <HeadRow columns={[t("ui-rank"), t("ui-player"), t(`ui-${term}`), ...(isTied ? [t("ui-tie-break")] : [])]} />
      <tbody>
        {sides.map((side) => (
          <tr key={side.sheet.seat} class={side.sheet.rank === 1 ? "tb-best" : undefined}>
            <td>{side.rank}</td>
            <th scope="row">
              <SideMarks side={side} markOf={markOf} /> {called(side)}
            </th>
            <td>
              {side.sheet.total}
              <Meter part={side.sheet.total / most} mark={markOf(side.sheet.seat)} />
            </td>
            {isTied && <td>{side.sheet.tie_break}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ManyTerms({ table, sides, called, markOf, terms }: TermsProps & { terms: readonly string[] }) {
  const texts = useTexts();
  const t = sayerOf(texts);
  const prefix = texts.prefixOf(table.game);
  return (
    <ScrollTable label={t("ui-score-sheet")} class="tb-table tb-score">
      <HeadRow
        columns={[
          t("ui-player"),
          ...sides.map((side) => ({
            words: (
              <>
                <SideMarks side={side} markOf={markOf} /> {called(side)}
              </>
            ),
          })),
        ]}
      />
      <tbody>
        {terms.map((term) => (
          <Term key={term} {...{ term, sides, prefix, markOf }} />
        ))}
        <tr class="tb-total">
          <th scope="row">{t("ui-total")}</th>
          {sides.map(({ sheet }) => (
            <td key={sheet.seat}>{sheet.total}</td>
          ))}
        </tr>
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
function Term({
  term,
  sides,
  prefix,
  markOf,
}: {
  term: string;
  sides: readonly Side[];
  prefix: string;
  markOf(seat: number): Mark;
}) {
  const t = useSay();
  const points = sides.map(({ sheet }) => pointsOf(sheet, term));
  const best = Math.max(...points.map((each) => each ?? 0));
  const isContest = points.filter((each) => each !== null).length > 1;
  return (
    <tr>
      <th scope="row">{t(`${prefix}-score-${term}`)}</th>
      {sides.map(({ sheet }, at) => {
        const value = points[at] ?? null;
        const isBest = value !== null && value === best && best > 0 && isContest;
        return (
          <td key={sheet.seat} class={isBest ? "tb-best" : undefined}>
            {value ?? "–"}
            {isBest && (
              <span class="tb-star">
                <span aria-hidden="true"> ★</span>
                <Hidden>{t("table-best")}</Hidden>
              </span>
            )}
            {value !== null && best > 0 && isContest && <Meter part={value / best} mark={markOf(sheet.seat)} />}
          </td>
        );
      })}
    </tr>
  );
}
