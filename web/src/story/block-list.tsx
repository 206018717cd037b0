/** Blocks of the story as a list: heading, crest and name, then a line for each thing; a line leads to that moment. */
import type { Told } from "../gen/protocol";
import { useTexts } from "../i18n/texts";
import { colourOf, type Mark, SeatMark } from "../table/seat-tag";
import type { Block } from "./blocks";
import "./block-list.css";

export interface BlockListProps {
  blocks: readonly Block[];
  names: readonly string[];
  marks: readonly Mark[];
  /** The seat that looks. */
  seat: number | null;
  /** The ply that is looked at in a replay; null for now. */
  at: number | null;
  /** From this ply on nothing has been seen before the last turn. */
  newFrom: number;
  onJump(ply: number): void;
  /** The pointer or the focus is on a line, or on none. */
  onPoint?(told: Told | null): void;
}

const TABLE: Mark = { colour: "--ink-2", letter: "•" };

export function BlockList(props: BlockListProps) {
  const { blocks, names, marks, seat, at, newFrom, onJump, onPoint } = props;
  const texts = useTexts();
  return (
    <>
      {blocks.map((block) => {
        const first = block.lines[0];
        if (first === undefined) return null;
        const isOwn = block.seat >= 0 && block.seat === seat;
        const isNew = (block.lines.at(-1)?.told.ply ?? -1) >= newFrom;
        const mark = block.seat < 0 ? TABLE : (marks[block.seat] ?? TABLE);
        const name = block.seat < 0 ? "" : isOwn ? texts.t("table-you") : (names[block.seat] ?? "");
        return (
          <li key={first.n} class={`st-block${isOwn ? " st-own" : ""}${isNew ? " st-new" : ""}`}>
            {block.heading !== "" && (
              <p class="st-heading">
                <strong>{block.heading}</strong>
              </p>
            )}
            <div class="st-turn" style={{ "--mark": colourOf(mark) }}>
              <SeatMark mark={mark} />
              <div class="st-lines">
                {name !== "" && <strong class="st-who">{name}</strong>}
                <ul class="tb-plain">
                  {block.lines.map(({ told, n }) => (
                    <li key={n}>
                      <button
                        type="button"
                        class="st-line"
                        data-line={String(told.event["event"])}
                        aria-current={at === told.ply + 1 ? "true" : undefined}
                        onClick={() => onJump(told.ply + 1)}
                        onPointerEnter={() => onPoint?.(told)}
                        onPointerLeave={() => onPoint?.(null)}
                        onFocus={() => onPoint?.(told)}
                        onBlur={() => onPoint?.(null)}
                      >
                        {texts.event(told.event, names, seat)}
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </li>
        );
      })}
    </>
  );
}
