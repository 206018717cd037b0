/** The story: everything that happened, newest last, and scrolled to the end unless the reader has scrolled up. */
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Told } from "../gen/protocol";
import { useTexts } from "../i18n/texts";
import type { Mark } from "../table/seat-tag";
import { useSame, useSteady } from "../ui/same";
import { BlockList } from "./block-list";
import { blocksOf } from "./blocks";
import "./story-rail.css";

const MOST_LINES = 400;
/** Whoever is nearer to the end than this reads on there. */
const NEAR_END = 40;

export interface StoryRailProps {
  events: readonly Told[];
  names: readonly string[];
  marks: readonly Mark[];
  seat: number | null;
  /** The ply that is looked at, or null for now. */
  at: number | null;
  /** From this ply on all is new since the last turn of the seat. */
  newFrom: number;
  /** What begins with an event, in a few words; empty for most. */
  headingOf(told: Told): string;
  onJump(ply: number): void;
  onPoint?(told: Told | null): void;
}

export function StoryRail({ events: told, headingOf, names, marks, seat, at, newFrom, ...deeds }: StoryRailProps) {
  const texts = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const events = useSame(told);
  // A line keeps its number when earlier ones are left out, and so its place in the page.
  const left = Math.max(0, events.length - MOST_LINES);
  const blocks = useMemo(() => blocksOf(events.slice(left), headingOf, left), [events, headingOf]);
  const onJump = useSteady(deeds.onJump);
  const onPoint = useSteady((event: Told | null) => deeds.onPoint?.(event));
  // Before the browser paints: a scroll of its own would look as if the reader had scrolled up.
  useLayoutEffect(() => {
    const place = list.current;
    if (place !== null && isAtEnd.current) place.scrollTop = place.scrollHeight;
  }, [blocks]);
  if (blocks.length === 0) return <p class="tb-note">{texts.t("table-log-empty")}</p>;
  return (
    <ol
      class="st-rail"
      ref={list}
      aria-label={texts.t("table-story")}
      onScroll={({ currentTarget: place }) => {
        isAtEnd.current = place.scrollHeight - place.scrollTop - place.clientHeight < NEAR_END;
      }}
    >
      <BlockList {...{ blocks, names, marks, seat, at, newFrom, onJump, onPoint }} />
    </ol>
  );
}
