/** What happened since the reader's last turn: the newest turn at once and complete, those before it on demand. */
import type { Told } from "../gen/protocol";
import { useTexts } from "../i18n/texts";
import type { Mark } from "../table/seat-tag";
import { BlockList } from "./block-list";
import { blocksOf } from "./blocks";
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

export function Recap({ events, headingOf, ...rest }: RecapProps) {
  const texts = useTexts();
  const blocks = blocksOf(events, headingOf);
  const newest = blocks.at(-1);
  if (newest === undefined) return null;
  const before = blocks.slice(0, -1);
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
        <BlockList blocks={[newest]} {...shared} />
      </ol>
    </section>
  );
}
