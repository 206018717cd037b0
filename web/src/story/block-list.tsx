/** Blocks of the story as a list: heading, crest and name, then a line for each thing; a line leads to that moment. */
import type { Told } from "../gen/protocol";
import { useTexts } from "../i18n/texts";
import { underName } from "../i18n/under-name";
import { colourOf, type Mark, SeatMark } from "../table/seat-tag";
import { isAlike, keeping } from "../ui/same";
import { type Block, isSameBlock } from "./blocks";
import "./block-list.css";

interface Surroundings {
  names: readonly string[];
  /** The seat that looks. */
  seat: number | null;
  /** The ply that is looked at in a replay; null for now. */
  at: number | null;
  onJump(ply: number): void;
  /** The pointer or the focus is on a line, or on none. */
  onPoint?: ((told: Told | null) => void) | undefined;
}

export interface BlockListProps extends Surroundings {
  blocks: readonly Block[];
  marks: readonly Mark[];
  /** From this ply on nothing has been seen before the last turn. */
  newFrom: number;
}

const TABLE: Mark = { colour: "--ink-2", letter: "•" };

export const BlockList = keeping((props: BlockListProps) => {
  const { blocks, marks, newFrom, ...rest } = props;
  return (
    <>
      {blocks.map((block) => (
        <OneBlock
          key={block.lines[0]?.n}
          {...rest}
          block={block}
          isNew={(block.lines.at(-1)?.told.ply ?? -1) >= newFrom}
          mark={block.seat < 0 ? TABLE : (marks[block.seat] ?? TABLE)}
        />
      ))}
    </>
  );
});

interface OneBlockProps extends Surroundings {
  block: Block;
  isNew: boolean;
  mark: Mark;
}

/** To put hundreds of lines into words takes long: of a story that grows only its end is drawn anew. */
const OneBlock = keeping(BlockItem, ({ block, ...one }, { block: next, ...other }) => {
  return isSameBlock(block, next) && isAlike(one, other);
});

function BlockItem({ block, names, seat, at, isNew, mark, onJump, onPoint }: OneBlockProps) {
  const texts = useTexts();
  const isOwn = block.seat >= 0 && block.seat === seat;
  const name = block.seat < 0 ? "" : isOwn ? texts.t("table-you") : (names[block.seat] ?? "");
  return (
    <li class={`st-block${isOwn ? " st-own" : ""}${isNew ? " st-new" : ""}`}>
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
                  {underName(texts.event(told.event, names, seat), isOwn ? "" : name)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  );
}
