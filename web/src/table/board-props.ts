/** What a board is given, however the table is laid out. */
import type { BoardProps, Components } from "../contract";
import type { Position, TableInfo } from "../gen/protocol";
import type { Texts } from "../i18n/texts";
import { recentEvents } from "../net/session";
import type { Story } from "../story/use-story";
import { isAlike, useSame } from "../ui/same";
import type { Guidance } from "./guidance";
import type { Replay } from "./replay/use-replay";
import type { AtTable } from "./use-session";

const NO_SEATS: readonly number[] = [];

export interface Drawing {
  at: AtTable;
  table: TableInfo;
  position: Position;
  replay: Replay;
  components: Components;
  guidance: Guidance;
  names: readonly string[];
  texts: Texts;
  /** The tab of a phone; null where everything shows. */
  tab: string | null;
  inspect(sort: string, id: string): void;
  /** The story, which may hold the board back. */
  story: Story;
}

/** The same for as long as a board has nothing new to draw, whatever else the table hears. */
export function useBoardProps(drawing: Drawing): BoardProps {
  const found = boardProps(drawing);
  const table = useSame(found.table, isSameTable);
  const waiting = useSame(found.waiting);
  const recent = useSame(found.recent);
  return useSame({ ...found, table, waiting, recent });
}

function boardProps(drawing: Drawing): BoardProps {
  const { at, table, position, replay, components, guidance, names, texts, tab, inspect, story } = drawing;
  const { session } = at;
  const shown = replay.position ?? position;
  const isNow = replay.ply === null && !story.isBehind;
  return {
    table,
    view: shown.view,
    seat: position.seat,
    offer: guidance.offer,
    draft: guidance.draft,
    preview: isNow ? session.draft.preview : null,
    aids: replay.ply === null ? story.aids : replay.aids,
    components,
    names,
    waiting: replay.ply === null ? position.waiting : NO_SEATS,
    scores: shown.scores,
    recent:
      replay.ply === null
        ? recentEvents(session).filter(({ ply }) => ply < position.ply)
        : (replay.position?.events ?? []),
    texts,
    inspect,
    tab,
  };
}

/** Whether a table is the same but for its newest ply, which no board shows: the story may hold the board back. */
function isSameTable(one: TableInfo, other: TableInfo): boolean {
  return isAlike({ ...one, ply: 0 }, { ...other, ply: 0 });
}
