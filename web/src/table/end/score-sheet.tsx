/** The end of a game as a moment: the winner first, then where the points came from and how it came about. */
import { useEffect, useMemo, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { View } from "../../contract";
import type { History, Portion, Sheet, TableInfo } from "../../gen/protocol";
import { sayerOf, useSay } from "../../i18n/say";
import { useTexts } from "../../i18n/texts";
import { inheritTokens } from "../../net/tokens";
import { Button, Panel, Tabs, useWide } from "../../ui";
import { challengeOf, type Side, sidesOf } from "../modes";
import type { Mark } from "../seat-tag";
import { Bars } from "./bars";
import { Details } from "./details";
import { sourceName } from "./source-name";
import { pointsOf, pointsTold, ranked } from "./score";
import { ScoreChart } from "./score-chart";
import { type Picked, ScoreTable } from "./score-table";
import { Shield } from "./seal";
import { SideMarks, sideName } from "./side-label";
import type { Shown } from "./result-picture";
import { sliceOf, slicesOf, sourcesOf } from "./sources";
import { turningPoints } from "./turning-points";
import { Turnings } from "./turnings";
import { useUnveiling } from "./use-unveiling";
import { marginTold, outcome, Winner } from "./winner";
import "./score-sheet.css";

/** A line without a seat that is nothing but a number to beat. */
const TARGET = "target";
/** The points for ending early or late. */
const MODIFIER = "round";
const NO_PORTIONS: readonly Portion[] = [];

/** What can be done with a game as a whole. */
export interface GameDeeds {
  onRematch(): void;
  onReplay(): void;
  onExport(): void;
}

/** What can be done once it is over. */
export interface EndDeeds extends GameDeeds {
  canRematch: boolean;
  /** Show a picture and a link of the result. */
  onShare(shown: Shown): void;
}

export interface ScoreSheetProps {
  table: TableInfo;
  view: View;
  scores: readonly Sheet[];
  history: History | null;
  names: readonly string[];
  markOf(seat: number): Mark;
  /** The arms of a seat; its colour and letter on a shield where the game has none. */
  armsOf?(seat: number): ComponentChildren;
  /** The seat that looks: on a phone its column comes first. */
  seat?: number | null;
  /** Null for whoever sees the result by its link, and nothing else of the game. */
  deeds: EndDeeds | null;
  /** Look at the table as it stood after so many answers. */
  onJump: ((ply: number) => void) | null;
  /** On one screen it lies over the board: the way to put it aside. */
  onReview?: (() => void) | null;
}

export function ScoreSheet(props: ScoreSheetProps) {
  const { table, view, scores, history, names, markOf, onReview } = props;
  const texts = useTexts();
  const t = sayerOf(texts);
  const wide = useWide();
  const place = useUnveiling(table.id);
  const [picked, setPicked] = useState<Picked | null>(null);
  const [tab, setTab] = useState("glance");
  useEffect(() => {
    // Whoever follows the others to the next table needs the secrets there, too.
    if (table.rematch !== "") inheritTokens(table.id, table.rematch);
  }, [table.id, table.rematch]);
  const isScreen = onReview !== undefined && onReview !== null;
  const isChallenge = challengeOf(view) !== null;
  const portions = history?.portions ?? NO_PORTIONS;
  // A target is no player: it stands behind whoever tried, beaten or not.
  const byRank = sidesOf(view, ranked(scores));
  const sides = isChallenge ? [...byRank].sort((a, b) => b.sheet.seat - a.sheet.seat) : byRank;
  const columns = wide ? sides : ownFirst(sides, props.seat ?? null);
  const sources = sourcesOf(scores, portions).filter((source) => source !== TARGET || scores.length === 1);
  const called = (side: Side) => sideName(texts, view, side, names);
  const label = (side: Side) => (
    <>
      <SideMarks side={side} markOf={markOf} /> {called(side)}
    </>
  );
  const prefix = texts.prefixOf(table.game);
  const unit = t(`table-chart-unit-${table.game}`);
  const pick = (side: Side, source: string) => {
    const isSame = picked?.seat === side.sheet.seat && picked.source === source;
    setPicked(isSame ? null : { seat: side.sheet.seat, source });
  };
  const lines = sidesOf(view, scores).map((side) => ({
    side,
    names: side.sheet.seat < 0 ? [called(side)] : side.seats.map((seat) => names[seat] ?? ""),
    mark: markOf(side.sheet.seat),
    at: scores.indexOf(side.sheet),
    seats: side.seats,
  }));
  // An early end of a challenge is worth so much that the rounds before it cannot be compared.
  const hasChart = history !== null && history.rounds.length > 1 && !isChallenge;
  const turnings = useMemo(
    () => (hasChart && history !== null ? turningPoints(history, lines) : []),
    [history, scores],
  );

  const pickedSide = sides.find(({ sheet }) => sheet.seat === picked?.seat);
  const slice = pickedSide && slicesOf(pickedSide.sheet, portions).find(({ source }) => source === picked?.source);
  const details = pickedSide !== undefined && slice !== undefined && (
    <Details
      name={called(pickedSide)}
      slice={slice}
      source={sourceName(texts, prefix, slice.source)}
      turns={history?.turns ?? []}
      unit={unit}
      onJump={props.onJump}
      onClose={() => setPicked(null)}
    />
  );
  const bars = (
    <Bars
      {...{ sources, prefix, label }}
      sides={columns}
      slices={columns.map(({ sheet }) => slicesOf(sheet, portions))}
      onPick={pick}
    />
  );
  const isTied = sides.some((side, at) => at > 0 && side.sheet.total === sides[at - 1]?.sheet.total) && !isChallenge;
  const terms = (
    <>
      <ScoreTable
        {...{ sources, prefix, label, markOf, picked }}
        sides={columns}
        slices={columns.map(({ sheet }) => slicesOf(sheet, portions))}
        ties={isTied && history !== null ? columns.map(({ sheet }) => history.ties[scores.indexOf(sheet)] ?? []) : []}
        onPick={pick}
      />
      {isChallenge && <Modifier view={view} scores={scores} />}
    </>
  );
  const chart = hasChart && history !== null && (
    <>
      <ScoreChart {...{ lines, turnings }} rounds={history.rounds} game={table.game} low={isScreen} />
      <Turnings
        {...{ unit, prefix, names }}
        points={turnings}
        events={history.events}
        who={(line) => {
          const found = lines.find(({ at }) => at === line);
          return { name: found === undefined ? "" : called(found.side), seats: found?.seats ?? [] };
        }}
        onJump={props.onJump}
      />
    </>
  );
  const winner = (
    <Winner
      {...{ view, sides, names, history, markOf }}
      arms={(seat) => props.armsOf?.(seat) ?? <Shield mark={markOf(seat)} />}
    />
  );
  const shown = (): Shown => ({
    game: texts.gameName(table.game),
    outcome: outcome(texts, view, sides, names),
    margin: marginTold(texts, view, sides, names),
    lines: sides.map((side) => {
      const own = slicesOf(side.sheet, portions);
      const { colour, letter } = markOf(side.sheet.seat);
      return {
        ...{ name: called(side), total: pointsTold(side.sheet.total), colour, letter },
        isWinner: side.sheet.rank === 1,
        parts: sources.map((source) => Math.max(0, sliceOf(own, source)?.points ?? 0)),
      };
    }),
    // What only costs points has no part in the bars, and no name in their legend.
    sources: sources.map((source) =>
      sides.some(({ sheet }) => (sliceOf(slicesOf(sheet, portions), source)?.points ?? 0) > 0)
        ? sourceName(texts, prefix, source)
        : "",
    ),
  });
  const deeds = props.deeds !== null && (
    <Deeds {...props.deeds} table={table} onShare={() => props.deeds?.onShare(shown())} onReview={onReview} />
  );
  if (isScreen) {
    return (
      <div class="tb-end tb-end-screen" ref={place} data-end="">
        {winner}
        <Tabs
          tabs={[
            { id: "glance", label: t("table-end-glance") },
            { id: "sheet", label: t("ui-score-sheet") },
          ]}
          current={tab}
          onChange={setTab}
          label={t("ui-score-sheet")}
          class="tb-end-tabs"
        >
          {tab === "glance" ? (
            <div class={`tb-end-glance${chart === false ? " tb-end-alone" : ""}`}>
              <div class="tb-end-cell">
                {bars}
                {details}
              </div>
              {chart !== false && <div class="tb-end-cell">{chart}</div>}
            </div>
          ) : (
            <div class={`tb-end-terms${details === false ? "" : " tb-end-split"}`}>
              <div class="tb-end-cell">{terms}</div>
              {details}
            </div>
          )}
        </Tabs>
        {deeds}
      </div>
    );
  }
  return (
    <div class="tb-end" ref={place} data-end="">
      {winner}
      {deeds}
      <div class="tb-end-grid">
        <Panel title={t("table-sources")} note={t("table-sources-note")}>
          {bars}
          {details}
        </Panel>
        {chart !== false && (
          <Panel title={t("table-chart")} note={t("table-chart-note")}>
            {chart}
          </Panel>
        )}
        <Panel
          title={t("ui-score-sheet")}
          class="tb-end-wide"
          {...(sides.some((side) => side.team !== null) ? { note: t("table-team-sheet") } : {})}
        >
          {terms}
        </Panel>
      </div>
    </div>
  );
}

/** The side of the seat that looks comes before the others. */
function ownFirst(sides: readonly Side[], seat: number | null): readonly Side[] {
  const own = sides.find((side) => seat !== null && side.seats.includes(seat));
  return own === undefined ? sides : [own, ...sides.filter((side) => side !== own)];
}

interface DeedsProps extends Omit<EndDeeds, "onShare"> {
  table: TableInfo;
  onShare(): void;
  onReview: (() => void) | null | undefined;
}

/** What can be done next. */
function Deeds(props: DeedsProps) {
  const { table, canRematch, onRematch, onReplay, onExport, onShare, onReview } = props;
  const t = useSay();
  const isScreen = onReview !== undefined && onReview !== null;
  return (
    <div class="tb-end-deeds">
      {isScreen && (
        <Button icon="eye" onClick={onReview} data-review="">
          {t("table-review")}
        </Button>
      )}
      <Button icon="play" onClick={onReplay} data-replay="">
        {t("table-replay-start")}
      </Button>
      {table.rematch !== "" ? (
        <a class="tb-link-button" href={`#/t/${table.rematch}`}>
          {t("table-rematch-go")}
        </a>
      ) : (
        canRematch && (
          <Button kind="primary" onClick={onRematch} data-rematch="">
            {t("table-rematch")}
          </Button>
        )
      )}
      <Button onClick={onShare} data-share="">
        {t("table-share")}
      </Button>
      {/* On one screen there is no room for it; the menu has it, too. */}
      {!isScreen && <Button onClick={onExport}>{t("table-export")}</Button>}
    </div>
  );
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
