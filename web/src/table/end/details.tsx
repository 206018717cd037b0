/** What the points of one source are made of: card by card, or gain by gain with the turn it came in. */
import type { TurnMark } from "../../gen/protocol";
import { useTexts } from "../../i18n/texts";
import { Button } from "../../ui";
import { pointsTold } from "./score";
import { type Slice, turnOf } from "./sources";
import "./details.css";

export interface DetailsProps {
  /** Whose points they are. */
  name: string;
  slice: Slice;
  /** What the source is called. */
  source: string;
  turns: readonly TurnMark[];
  unit: string;
  onJump: ((ply: number) => void) | null;
  onClose(): void;
}

export function Details({ name, slice, source, turns, unit, onJump, onClose }: DetailsProps) {
  const texts = useTexts();
  return (
    <section class="tb-details" aria-label={texts.t("table-source-of", { name, source })} data-details="">
      <header class="tb-details-head">
        <h3>{texts.t("list-tally", { name: source, value: pointsTold(slice.points) })}</h3>
        <span>{name}</span>
        <Button kind="quiet" icon="cross" label={texts.t("table-source-close")} onClick={onClose} />
      </header>
      {slice.items.length === 0 && <p class="tb-note">{texts.t("table-source-whole")}</p>}
      <ul class="tb-plain tb-details-list">
        {slice.items.map((item, at) => {
          const turn = turnOf(turns, item.ply);
          const called = item.what === null ? source : texts.thing(item.what);
          return (
            <li key={at}>
              <span>{called}</span>
              {turn !== null &&
                (onJump === null ? (
                  <span>
                    {unit} {turn.label}
                  </span>
                ) : (
                  <button type="button" class="tb-details-turn" onClick={() => onJump(item.ply + 1)}>
                    {unit} {turn.label}
                  </button>
                ))}
              <strong class={item.points < 0 ? "tb-lost" : undefined}>{pointsTold(item.points)}</strong>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
