/** The first thing to see of an end: who won, by how much, who came after, and why it ended. */
import type { ComponentChildren } from "preact";
import type { View } from "../../contract";
import type { History } from "../../gen/protocol";
import type { Texts } from "../../i18n/texts";
import { useTexts } from "../../i18n/texts";
import { challengeOf, type Side } from "../modes";
import type { Mark } from "../seat-tag";
import { Laurel } from "./seal";
import { SideMarks, sideName } from "./side-label";
import { pointsTold } from "./score";
import "./winner.css";

export interface WinnerProps {
  view: View;
  sides: readonly Side[];
  names: readonly string[];
  history: History | null;
  markOf(seat: number): Mark;
  arms(seat: number): ComponentChildren;
}

export function Winner({ view, sides, names, history, markOf, arms }: WinnerProps) {
  const texts = useTexts();
  const winners = sides.filter(({ sheet }) => sheet.rank === 1);
  const seats = winners.flatMap((side) => side.seats).filter((seat) => seat >= 0);
  const others = sides.filter(({ sheet }) => sheet.rank !== 1);
  const margin = marginTold(texts, view, sides, names);
  const ending = history?.ending ?? null;
  return (
    <header class="tb-winner">
      {seats.length > 0 && (
        <Laurel>
          {seats.slice(0, 3).map((seat) => (
            <span key={seat}>{arms(seat)}</span>
          ))}
        </Laurel>
      )}
      <div class="tb-winner-words">
        <p class="tb-winner-why">{ending === null ? texts.t("table-over") : texts.thing(ending, names)}</p>
        <h2 data-winner="">{outcome(texts, view, sides, names)}</h2>
        {margin !== "" && <p data-margin="">{margin}</p>}
      </div>
      {others.length > 0 && (
        <ol class="tb-plain tb-winner-others" aria-label={texts.t("table-others")}>
          {others.map((side) => (
            <li key={side.sheet.seat} value={side.rank}>
              <span class="tb-winner-rank">{side.rank}</span>
              <SideMarks side={side} markOf={markOf} />
              <span class="tb-winner-name">{sideName(texts, view, side, names)}</span>
              <strong>{pointsTold(side.sheet.total)}</strong>
            </li>
          ))}
        </ol>
      )}
    </header>
  );
}

/** Who won, in one sentence. */
export function outcome(texts: Texts, view: View, sides: readonly Side[], names: readonly string[]): string {
  const winners = sides.filter(({ sheet }) => sheet.rank === 1);
  const name = texts.joined(winners.map((side) => sideName(texts, view, side, names)));
  const total = winners[0]?.sheet.total ?? 0;
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
  if (winners.length === 1 && winners[0]?.team !== null) return texts.t("table-team-wins", { name, total });
  return texts.t(winners.length === 1 ? "table-wins" : "table-share-win", { name, total });
}

/** By how much, in one sentence; empty where the outcome says it. */
export function marginTold(texts: Texts, view: View, sides: readonly Side[], names: readonly string[]): string {
  const [first] = sides.filter(({ sheet }) => sheet.rank === 1);
  const others = sides.filter(({ sheet }) => sheet.rank !== 1);
  if (first === undefined || challengeOf(view) !== null) return "";
  if (sides.filter(({ sheet }) => sheet.rank === 1).length > 1) return texts.t("table-margin-shared");
  const most = Math.max(...others.map(({ sheet }) => sheet.total));
  const next = others.filter(({ sheet }) => sheet.total === most);
  if (next.length === 0) return "";
  const name = texts.joined(next.map((side) => sideName(texts, view, side, names)));
  const points = first.sheet.total - most;
  return points > 0 ? texts.t("table-margin", { points, name }) : texts.t("table-margin-tie", { name });
}
