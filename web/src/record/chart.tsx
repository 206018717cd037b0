/** My scores one after the other; the list of games below has the same as words. */
import { useTexts } from "../i18n/texts";
import { useWide } from "../ui";
import type { Finished } from "../net/record";
import { inTime, outcomeOf, scoreOf } from "./figures";
import type { OfGame } from "./of-games";

const ROOMY = { width: 880, height: 220 };
const TIGHT = { width: 370, height: 220 };
const LEFT = 40;
const RIGHT = 14;
const TOP = 14;
const BOTTOM = 14;
/** The last games that are drawn. */
const MOST = 60;
const TICKS = 4;

/** Steps that people count in, so that there are about as many lines as wanted. */
export function stepsOf(least: number, most: number): number[] {
  const rough = Math.max(1, (most - least) / TICKS);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough;
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

export function Chart({ games, brings }: { games: readonly Finished[]; brings: OfGame | null }) {
  const texts = useTexts();
  const { width, height } = useWide() ? ROOMY : TIGHT;
  const shown = inTime(games).slice(-MOST);
  if (shown.length < 2) return null;
  const scores = shown.map(scoreOf);
  const ticks = stepsOf(Math.min(...scores), Math.max(...scores));
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const x = (at: number) => LEFT + ((width - LEFT - RIGHT) * at) / (shown.length - 1);
  const y = (score: number) => height - BOTTOM - ((height - TOP - BOTTOM) * (score - low)) / (high - low);
  const line = scores.map((score, at) => `${at === 0 ? "M" : "L"}${x(at).toFixed(1)} ${y(score).toFixed(1)}`).join("");
  return (
    <figure class="rb-chart">
      <figcaption>{texts.t("record-chart")}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={texts.t("record-chart-about", {
          count: shown.length,
          first: scores[0] ?? 0,
          last: scores.at(-1) ?? 0,
        })}
      >
        {ticks.map((tick) => (
          <g key={tick} class="rb-chart-grid">
            <line x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} />
            <text x={LEFT - 6} y={y(tick) + 4} text-anchor="end">
              {tick}
            </text>
          </g>
        ))}
        <path class="rb-chart-line" d={line} />
        {shown.map((played, at) => {
          const outcome = outcomeOf(played, brings);
          return (
            <circle
              key={played.table}
              class={outcome === "won" || outcome === "shared" ? "rb-dot rb-dot-won" : "rb-dot"}
              cx={x(at)}
              cy={y(scores[at] ?? 0)}
              r="4.5"
            />
          );
        })}
      </svg>
      <p class="rb-legend" aria-hidden="true">
        <svg viewBox="0 0 12 12">
          <circle class="rb-dot rb-dot-won" cx="6" cy="6" r="4.500" />
        </svg>
        {texts.t("record-outcome-won")}
        <svg viewBox="0 0 12 12">
          <circle class="rb-dot" cx="6" cy="6" r="4.500" />
        </svg>
        {texts.t("record-outcome-lost")}
      </p>
    </figure>
  );
}
