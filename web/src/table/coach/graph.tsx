/** The chance to win over the game, with its turning points; the same numbers stand in a table below it. */
import type { CoachReview } from "../../gen/protocol";
import { sayerOf } from "../../i18n/say";
import { useTexts } from "../../i18n/texts";
import { HeadRow, ScrollTable } from "../../ui";
import { percentOf, placeOf, signed } from "./ask";

const WIDTH = 560;
const HEIGHT = 200;
const LEFT = 56;
const ROOM = 12;
const MARKED: ReadonlySet<string> = new Set(["mistake", "turning-point"]);

export interface GraphProps {
  game: string;
  review: CoachReview;
  onShow(ply: number): void;
}

export function Graph({ game, review, onShow }: GraphProps) {
  const texts = useTexts();
  const t = sayerOf(texts);
  const dots = review.graph;
  const last = Math.max(1, dots.at(-1)?.ply ?? 1);
  const x = (ply: number) => LEFT + ((WIDTH - LEFT - ROOM) * ply) / last;
  const y = (chance: number) => ROOM + (HEIGHT - 2 * ROOM) * (1 - chance);
  const gradeAt = new Map(review.verdicts.map((each) => [each.ply, each.grade]));
  const marked = dots.filter(({ ply }) => MARKED.has(gradeAt.get(ply) ?? ""));
  return (
    <figure class="tb-coach-graph">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t("coach-graph-about")}>
        {[0, 0.5, 1].map((chance) => (
          <g key={chance}>
            <line x1={LEFT} x2={WIDTH - ROOM} y1={y(chance)} y2={y(chance)} />
            <text x={LEFT - 6} y={y(chance) + 5} text-anchor="end">
              {percentOf(chance)} %
            </text>
          </g>
        ))}
        <polyline points={dots.map(({ ply, chance }) => `${x(ply)},${y(chance)}`).join(" ")} />
        {marked.map(({ ply, chance }) => (
          <path
            key={ply}
            class={`tb-coach-${gradeAt.get(ply) ?? ""}`}
            d={`M${x(ply)} ${y(chance) - 6}l6 6l-6 6l-6 -6z`}
          />
        ))}
      </svg>
      <details>
        <summary>{t("table-chart-table")}</summary>
        <ScrollTable label={t("coach-graph-about")} class="tb-table" role="region">
          <HeadRow columns={["", t("coach-graph"), t("coach-lead"), ""]} />
          <tbody>
            {dots.map((dot) => (
              <tr key={dot.ply}>
                <th scope="row">{placeOf(texts, game, "step", dot.step)}</th>
                <td>{percentOf(dot.chance)} %</td>
                <td>{signed(texts, dot.lead)}</td>
                <td>
                  <button type="button" onClick={() => onShow(dot.ply)}>
                    {t("coach-show")}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      </details>
    </figure>
  );
}
