/** The score over time: a line for each side, with dash and marker of its own, and the same numbers as a table. */
import { useId } from "preact/hooks";
import type { RoundScore } from "../../gen/protocol";
import { useTexts } from "../../i18n/texts";
import { HeadRow, ScrollTable, useWide } from "../../ui";
import { axis, byLabel } from "./score";
import type { TurningPoint } from "./turning-points";
import { colourOf, type Mark } from "../seat-tag";
import { sayerOf } from "../../i18n/say";
import "./score-chart.css";

const LEFT = 36;
/** In units of the drawing: the whole, and the room for names at the end of the lines. */
const ROOMY = { width: 640, height: 340, names: 130 };
const TIGHT = { width: 370, height: 340, names: 104 };
/** Beside the bars, where the whole end fits the window. */
const LOW = { width: 520, height: 250, names: 104 };
/** About the width of a letter, the letters of a figure, what stands before a name, and the share all of it may take. */
const LETTER = 7.6;
const FIGURE = 5;
const AFTER = 12;
const MOST_NAMES = 0.47;
const TOP = 14;
const BOTTOM = 30;
const DASHES = ["", "7 4", "2 3", "10 3 2 3", "4 2", "1 4"];
const NAME_HEIGHT = 16;
/** The number of a turning point: its radius, and how far above the line it stands. */
const TURNING = 10;
const TURNING_ABOVE = 18;

/** A line of the chart: whose it is, its colour, and the place of its numbers among the totals. */
export interface ChartLine {
  /** One name, or those of partners: they stand below each other. */
  names: readonly string[];
  mark: Mark;
  at: number;
}

export interface ScoreChartProps {
  rounds: readonly RoundScore[];
  lines: readonly ChartLine[];
  game: string;
  /** Moments that are told beside the chart, by number. */
  turnings?: readonly TurningPoint[];
  /** Whether it stands beside something in a window that does not scroll. */
  low?: boolean;
}

export function ScoreChart({ rounds, lines, game, turnings = [], low: isLow = false }: ScoreChartProps) {
  const texts = useTexts();
  const t = sayerOf(texts);
  const reveal = useId();
  const wide = useWide();
  const { width, height, names: least } = isLow ? LOW : wide ? ROOMY : TIGHT;
  const longest = FIGURE + Math.max(0, ...lines.flatMap((line) => line.names.map((name) => name.length)));
  const room = Math.min(Math.max(least, AFTER + LETTER * longest), width * MOST_NAMES);
  const fits = Math.floor((room - AFTER) / LETTER) - FIGURE;
  const short = (name: string) => (name.length > fits ? `${name.slice(0, fits - 1).trimEnd()}…` : name);
  const end = width - room;
  const points = byLabel(rounds);
  const last = points.at(-1);
  if (last === undefined || points.length < 2) return null;
  const ticks = axis(points.flatMap((each) => each.totals));
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const x = (at: number) => LEFT + ((end - LEFT) * at) / (points.length - 1);
  const y = (value: number) => height - BOTTOM - ((height - TOP - BOTTOM) * (value - low)) / (high - low);
  const nameAt = spread(
    lines.map((line) => y(last.totals[line.at] ?? 0)),
    NAME_HEIGHT * Math.max(1, ...lines.map((line) => line.names.length)),
    height - BOTTOM,
  );
  const every = Math.ceil(points.length / 12);
  const unit = t(`table-chart-unit-${game}`);
  return (
    <figure class="tb-chart">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t("table-chart-about")}>
        {ticks.map((tick) => (
          <g key={tick} class="tb-chart-grid">
            <line x1={LEFT} x2={end} y1={y(tick)} y2={y(tick)} />
            <text x={LEFT - 8} y={y(tick) + 4} text-anchor="end">
              {tick}
            </text>
          </g>
        ))}
        {points.map((point, at) =>
          at % every === 0 || at === points.length - 1 ? (
            <text key={point.label} class="tb-chart-label" x={x(at)} y={height - 10} text-anchor="middle">
              {point.label}
            </text>
          ) : null,
        )}
        <clipPath id={reveal}>
          <rect class="tb-chart-reveal" x={0} y={0} width={width} height={height} />
        </clipPath>
        {lines.map((line, number) => (
          <g key={line.at} style={{ color: colourOf(line.mark) }} clip-path={`url(#${reveal})`}>
            <polyline
              class="tb-chart-line"
              points={points.map((point, at) => `${x(at)},${y(point.totals[line.at] ?? 0)}`).join(" ")}
              stroke-dasharray={DASHES[number % DASHES.length]}
            />
            {points.map((point, at) =>
              at % every === 0 || at === points.length - 1 ? (
                <Point key={at} shape={number} x={x(at)} y={y(point.totals[line.at] ?? 0)} />
              ) : null,
            )}
            {line.names.map((name, at) => (
              <text key={at} class="tb-chart-name" x={end + 10} y={(nameAt[number] ?? 0) + 4 + NAME_HEIGHT * at}>
                {at < line.names.length - 1
                  ? short(name)
                  : t("list-tally", { name: short(name), value: last.totals[line.at] ?? 0 })}
              </text>
            ))}
          </g>
        ))}
        {turnings.map((each, at) => {
          const place = points.findIndex(({ label }) => label === each.label);
          const top = y(points[place]?.totals[each.line] ?? 0) - TURNING_ABOVE;
          return (
            <g key={each.label} class="tb-chart-turning" transform={`translate(${x(place)} ${Math.max(TURNING, top)})`}>
              <circle r={TURNING} />
              <text text-anchor="middle" y={4}>
                {at + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <details>
        <summary>{t("table-chart-table")}</summary>
        <ScrollTable label={t("table-chart-about")} class="tb-table" role="region">
          <HeadRow columns={[unit, ...lines.map((line) => texts.joined(line.names))]} />
          <tbody>
            {points.map((point) => (
              <tr key={point.label}>
                <th scope="row">{point.label}</th>
                {lines.map((line) => (
                  <td key={line.at}>{point.totals[line.at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      </details>
    </figure>
  );
}

/** Names at the end of the lines are pushed apart where they would overlap. */
function spread(wanted: readonly number[], height: number, lowest: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let floor = TOP;
  for (const at of order) {
    placed[at] = Math.max(wanted[at] ?? 0, floor);
    floor = (placed[at] ?? 0) + height;
  }
  const over = Math.max(0, floor - NAME_HEIGHT - lowest);
  return placed.map((each) => each - over);
}

/** A marker: circle, square, triangle, diamond, triangle upside down, cross. */
function Point({ shape, x, y }: { shape: number; x: number; y: number }) {
  switch (shape % 6) {
    case 0:
      return <circle class="tb-chart-point" cx={x} cy={y} r={4} />;
    case 1:
      return <rect class="tb-chart-point" x={x - 3.6} y={y - 3.6} width={7.2} height={7.2} />;
    case 2:
      return <path class="tb-chart-point" d={`M${x} ${y - 5}l5 8.5h-10z`} />;
    case 3:
      return <path class="tb-chart-point" d={`M${x} ${y - 5}l5 5l-5 5l-5 -5z`} />;
    case 4:
      return <path class="tb-chart-point" d={`M${x} ${y + 5}l5 -8.5h-10z`} />;
    default:
      return (
        <path class="tb-chart-point" d={`M${x - 1.6} ${y - 4.8}h3.2v3.2h3.2v3.2h-3.2v3.2h-3.2v-3.2h-3.2v-3.2h3.2z`} />
      );
  }
}
