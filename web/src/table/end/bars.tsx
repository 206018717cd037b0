/** Where the points came from: a bar for each side, every source with a colour, a pattern and its number. */
import { sayerOf } from "../../i18n/say";
import { useTexts } from "../../i18n/texts";
import { Hidden } from "../../ui";
import type { Side } from "../modes";
import { sourceName } from "./source-name";
import { pointsTold } from "./score";
import { type Slice, sliceOf } from "./sources";
import "./bars.css";

/** Narrower parts of a bar have no room for their number; the list of numbers has it. */

export interface BarsProps {
  sides: readonly Side[];
  /** By side: what it is made of. */
  slices: readonly (readonly Slice[])[];
  /** Every source, in the order of the sheet. */
  sources: readonly string[];
  prefix: string;
  label(side: Side): preact.ComponentChildren;
  /** A source of a side that is looked at more closely. */
  onPick(side: Side, source: string): void;
}

export function Bars({ sides, slices, sources, prefix, label, onPick }: BarsProps) {
  const texts = useTexts();
  const t = sayerOf(texts);
  const gained = slices.map((each) => each.reduce((sum, { points }) => sum + Math.max(0, points), 0));
  const most = Math.max(1, ...gained);
  return (
    <div class="tb-bars">
      <ul class="tb-plain tb-bar-list">
        {sides.map((side, at) => {
          const own = slices[at] ?? [];
          const lost = own.filter(({ points }) => points < 0);
          return (
            <li key={side.sheet.seat} class="tb-bar-line">
              <span class="tb-bar-name">
                {label(side)}
                {lost.map(({ source, points }) => (
                  <button key={source} type="button" class="tb-bar-lost" onClick={() => onPick(side, source)}>
                    {pointsTold(points)} {sourceName(texts, prefix, source)}
                  </button>
                ))}
              </span>
              <span class="tb-bar">
                {sources.map((source, tone) => {
                  const points = sliceOf(own, source)?.points ?? 0;
                  if (points <= 0) return null;
                  return (
                    <span
                      key={source}
                      class={`tb-bar-part ${toneOf(tone)}`}
                      style={{ width: `${(100 * points) / most}%` }}
                      title={t("list-tally", { name: sourceName(texts, prefix, source), value: points })}
                    >
                      <Hidden>{sourceName(texts, prefix, source)} </Hidden>
                      <span>{points}</span>
                    </span>
                  );
                })}
              </span>
              <strong class="tb-bar-total">
                <Hidden>{t("ui-total")} </Hidden>
                {pointsTold(side.sheet.total)}
              </strong>
            </li>
          );
        })}
      </ul>
      <Legend sources={sources} gained={slices.flat()} prefix={prefix} />
    </div>
  );
}

/** What the colours and patterns mean; a source that only costs points has none. */
function Legend(props: { sources: readonly string[]; gained: readonly Slice[]; prefix: string }) {
  const { sources, gained, prefix } = props;
  const texts = useTexts();
  return (
    <ul class="tb-plain tb-bar-legend" aria-hidden="true">
      {sources.map((source, tone) =>
        gained.some((each) => each.source === source && each.points > 0) ? (
          <li key={source}>
            <span class={`tb-bar-key ${toneOf(tone)}`} /> {sourceName(texts, prefix, source)}
          </li>
        ) : null,
      )}
    </ul>
  );
}

/** The class of the colour and pattern of a source. */
export function toneOf(at: number): string {
  return `tb-tone-${at % 10}`;
}
