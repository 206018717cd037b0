/** What happened since the reader's last turn: the newest turn of the others at once and complete, those before it on demand. */
import type { Told } from "../gen/protocol";
import { useTexts } from "../i18n/texts";
import type { Mark } from "../table/seat-tag";
import { BlockList } from "./block-list";
import { type Block, blocksOf } from "./blocks";
import "./recap.css";

export interface RecapProps {
  events: readonly Told[];
  names: readonly string[];
  marks: readonly Mark[];
  seat: number | null;
  headingOf(told: Told): string;
  onJump(ply: number): void;
  onPoint?(told: Told | null): void;
}

/** Where the last turn of somebody else begins, or, where there is none, the newest block that is not the reader's own. */
function lastOfOthers(blocks: readonly Block[], own: number | null): number {
  const byOthers = blocks.map(({ seat }) => seat >= 0 && seat !== own).lastIndexOf(true);
  return Math.max(byOthers >= 0 ? byOthers : blocks.map(({ seat }) => seat !== own).lastIndexOf(true), 0);
}

export function Recap({ events, headingOf, ...rest }: RecapProps) {
  const texts = useTexts();
  const blocks = blocksOf(events, headingOf);
  if (blocks.length === 0) return null;
  // What came after it stands below: that it is the reader's turn alone would tell nothing.
  const at = lastOfOthers(blocks, rest.seat);
  const before = blocks.slice(0, at);
  const shared = { ...rest, at: null, newFrom: Number.MAX_SAFE_INTEGER };
  return (
    <section class="st-recap" aria-label={texts.t("table-recap")}>
      <h2 class="st-recap-title">{texts.t("table-recap")}</h2>
      {before.length > 0 && (
        <details class="st-recap-rest">
          <summary>{texts.t("table-recap-more", { count: before.length })}</summary>
          <ol class="tb-plain">
            <BlockList blocks={before} {...shared} />
          </ol>
        </details>
      )}
      <ol class="tb-plain">
        <BlockList blocks={blocks.slice(at)} {...shared} />
      </ol>
    </section>
  );
}
