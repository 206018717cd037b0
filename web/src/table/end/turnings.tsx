/** The turning points in words, numbered as in the chart; each leads to its moment. */
import type { Told } from "../../gen/protocol";
import { type Texts, useTexts } from "../../i18n/texts";
import { sourceName } from "./source-name";
import { gainTold } from "./score";
import type { TurningPoint } from "./turning-points";
import "./turnings.css";

export interface TurningsProps {
  points: readonly TurningPoint[];
  /** What the turns or rounds are called. */
  unit: string;
  prefix: string;
  events: readonly Told[];
  names: readonly string[];
  /** By place among the totals: who it is, and the seats that belong there. */
  who(line: number): { name: string; seats: readonly number[] };
  onJump: ((ply: number) => void) | null;
}

export function Turnings({ points, unit, prefix, events, names, who, onJump }: TurningsProps) {
  const texts = useTexts();
  if (points.length === 0) return null;
  return (
    <ol class="tb-plain tb-turnings" aria-label={texts.t("table-turnings")}>
      {points.map((point, at) => {
        const { name, seats } = who(point.line);
        const why = point.ply < 0 ? "" : reason(texts, prefix, point, events, names, seats);
        const key = point.isLead ? "table-turning-lead" : "table-turning-gain";
        const told = texts.t(key, { when: `${unit} ${point.label}`, name, points: gainTold(point.gain) });
        return (
          <li key={point.label}>
            <span class="tb-turning-number" aria-hidden="true">
              {at + 1}
            </span>
            {point.ply < 0 || onJump === null ? (
              <span>
                {told} {why}
              </span>
            ) : (
              <button type="button" onClick={() => onJump(point.ply + 1)} data-turning="" title={`${told} ${why}`}>
                {told} {why}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** What brought the points: a source of them, or what was done with that answer. */
export function reason(
  texts: Texts,
  prefix: string,
  { ply, portion }: TurningPoint,
  events: readonly Told[],
  names: readonly string[],
  seats: readonly number[],
): string {
  if (portion !== null) {
    const source = sourceName(texts, prefix, portion.source);
    const name = portion.what === null ? source : `${source}, ${texts.thing(portion.what)}`;
    return texts.t("table-turning-source", { name, points: gainTold(portion.points) });
  }
  const done = events.find((told) => told.ply === ply && seats.includes(Number(told.event["seat"])));
  return done === undefined ? "" : texts.event(done.event, names, null);
}
