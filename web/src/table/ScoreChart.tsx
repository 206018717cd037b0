/** The score over time: a line for each seat, with dash and marker of its own, and the same numbers as a table. */
import type { RoundScore } from "../gen/protocol";
import { useWide } from "../ui";
import { axis, byLabel } from "./score";
import { colourOf, type Mark } from "./SeatTag";
import { useSay } from "./words";

const HEIGHT = 340;
const LEFT = 36;
/** In units of the drawing: the whole, and the room for names at the end of the lines. */
const ROOMY = { width: 640, names: 130 };
const TIGHT = { width: 370, names: 104 };
const TOP = 14;
const BOTTOM = 30;
const DASHES = ["", "7 4", "2 3", "10 3 2 3", "4 2", "1 4"];
const NAME_HEIGHT = 16;

export interface ScoreChartProps {
  rounds: readonly RoundScore[];
  names: readonly string[];
  marks: readonly Mark[];
  game: string;
}

export function ScoreChart({ rounds, names, marks, game }: ScoreChartProps) {
  const t = useSay();
  const { width, names: room } = useWide() ? ROOMY : TIGHT;
  const end = width - room;
  const points = byLabel(rounds);
  const last = points.at(-1);
  if (last === undefined || points.length < 2) return null;
  const ticks = axis(points.flatMap((each) => each.totals));
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const x = (at: number) => LEFT + ((end - LEFT) * at) / (points.length - 1);
  const y = (value: number) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * (value - low)) / (high - low);
  const seats = last.totals.map((_, seat) => seat);
  const nameAt = spread(seats.map((seat) => y(last.totals[seat] ?? 0)));
  const every = Math.ceil(points.length / 12);
  const unit = t(`table-chart-unit-${game}`);
  return (
    <figure class="tb-chart">
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={t("table-chart-about")}>
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
            <text key={point.label} class="tb-chart-label" x={x(at)} y={HEIGHT - 10} text-anchor="middle">
              {point.label}
            </text>
          ) : null,
        )}
        {seats.map((seat) => {
          const mark = marks[seat] ?? { colour: "--ink-2", letter: "•" };
          const total = last.totals[seat] ?? 0;
          return (
            <g key={seat} style={{ color: colourOf(mark) }}>
              <polyline
                class="tb-chart-line"
                points={points.map((point, at) => `${x(at)},${y(point.totals[seat] ?? 0)}`).join(" ")}
                stroke-dasharray={DASHES[seat % DASHES.length]}
              />
              {points.map((point, at) =>
                at % every === 0 || at === points.length - 1 ? (
                  <Point key={at} shape={seat} x={x(at)} y={y(point.totals[seat] ?? 0)} />
                ) : null,
              )}
              <text class="tb-chart-name" x={end + 10} y={(nameAt[seat] ?? 0) + 4}>
                {t("list-tally", { name: names[seat] ?? "", value: total })}
              </text>
            </g>
          );
        })}
      </svg>
      <details>
        <summary>{t("table-chart-table")}</summary>
        <div class="tb-scroll" tabIndex={0} role="region" aria-label={t("table-chart-about")}>
          <table class="tb-table">
            <thead>
              <tr>
                <th scope="col">{unit}</th>
                {seats.map((seat) => (
                  <th key={seat} scope="col">
                    {names[seat]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map((point) => (
                <tr key={point.label}>
                  <th scope="row">{point.label}</th>
                  {seats.map((seat) => (
                    <td key={seat}>{point.totals[seat]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

/** Names at the end of the lines are pushed apart where they would overlap. */
function spread(wanted: readonly number[]): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let floor = TOP;
  for (const at of order) {
    placed[at] = Math.max(wanted[at] ?? 0, floor);
    floor = (placed[at] ?? 0) + NAME_HEIGHT;
  }
  const over = Math.max(0, floor - NAME_HEIGHT - (HEIGHT - BOTTOM));
  return placed.map((each) => each - over);
}

/** A marker: circle, square, triangle, diamond, and so on. */
function Point({ shape, x, y }: { shape: number; x: number; y: number }) {
  switch (shape % 4) {
    case 0:
      return <circle class="tb-chart-point" cx={x} cy={y} r={4} />;
    case 1:
      return <rect class="tb-chart-point" x={x - 3.6} y={y - 3.6} width={7.2} height={7.2} />;
    case 2:
      return <path class="tb-chart-point" d={`M${x} ${y - 5}l5 8.5h-10z`} />;
    default:
      return <path class="tb-chart-point" d={`M${x} ${y - 5}l5 5l-5 5l-5 -5z`} />;
  }
}
