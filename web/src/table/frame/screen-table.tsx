/** Puts the table on one screen together: what the shell knows goes into the places of the frame. */
import type { ComponentChildren, RefObject } from "preact";
import { useState } from "preact/hooks";
import type { Board, BoardProps, Frame } from "../../contract";
import type { Position, TableInfo } from "../../gen/protocol";
import { useTexts } from "../../i18n/texts";
import { useSame, useSteady } from "../../ui/same";
import { isPending } from "../../net/session";
import { EndSheet } from "../end";
import type { Guidance } from "../guidance";
import type { Story } from "../../story/use-story";
import type { Mark } from "../seat-tag";
import type { SidePanelProps } from "../side-panel";
import { headline } from "../status-bar";
import type { Replay } from "../replay/use-replay";
import { isThinking } from "../thinking";
import type { Planning } from "../use-planning";
import type { AtTable } from "../use-session";
import type { Sides } from "../use-sides";
import { OneScreen } from "./one-screen";
import { Rail } from "./rail";

export interface ScreenTableProps {
  at: AtTable;
  table: TableInfo;
  position: Position;
  replay: Replay;
  board: Board | null;
  frame: Frame;
  drawn: BoardProps;
  guidance: Guidance;
  names: readonly string[];
  marks: readonly Mark[];
  isSeated: boolean;
  busy: boolean;
  planning: Planning;
  /** What was answered by itself just now; empty for nothing. */
  told: string;
  /** Whose question it is, where several people play at one screen; empty else. */
  who: string;
  heading: RefObject<HTMLHeadingElement | null>;
  side: SidePanelProps;
  story: Story;
  sides: Sides;
  canUndo: boolean;
  undoLabel: string;
  notices: ComponentChildren;
  /** While looking back: the way through the game, in the place of the tray. */
  looking: ComponentChildren;
  onUndo(): void;
  onMenu(): void;
}

export function ScreenTable(props: ScreenTableProps) {
  const { at, table, position, replay, board, frame, drawn, guidance, names, marks, sides, busy } = props;
  const texts = useTexts();
  const { session, tell } = at;
  const [isFolded, setFolded] = useState(false);
  const isNow = replay.ply === null;
  // What is drawn only when it changes is given functions that do not.
  const onAsk = useSteady(() => sides.goToSide("ask", "tb-command"));
  const onMenu = useSteady(props.onMenu);
  const onReconnect = useSteady(at.reconnect);
  const onUndo = useSteady(props.onUndo);
  const onCommit = useSteady(() => tell({ kind: "commit" }));
  const onClear = useSteady(() => tell({ kind: "choose", action: null }));
  const onFold = useSteady(() => setFolded(!isFolded));
  const chosen = useSame(session.draft);
  const { isBehind, now, skip, again } = props.story;
  const story = useSame({ isBehind, now, skip, again });
  const { offer } = guidance;
  return (
    <OneScreen
      frame={frame}
      board={drawn}
      busy={busy}
      question={`${position.ply} ${position.epoch} ${offer?.kind ?? ""} ${session.draft.chosen.join(" ")}`}
      isRailFolded={isFolded}
      isEnd={position.over && isNow}
      looking={props.looking}
      top={{
        marks,
        clock: position.clock,
        link: session.link,
        pending: isPending(session),
        saved: session.saved,
        unread: sides.unread,
        onAsk,
        onMenu,
        onReconnect,
      }}
      tray={{
        headline: headline(texts, position, position.offer === null ? null : offer, names),
        isThinking: isThinking(position),
        heading: props.heading,
        draft: chosen,
        told: props.told,
        who: props.who,
        planning: props.planning,
        busy,
        canUndo: props.canUndo,
        undoLabel: props.undoLabel,
        onUndo,
        onCommit,
        onClear,
        story,
      }}
      rail={
        <Rail
          frame={frame}
          board={drawn}
          tab={sides.sideTab}
          onTab={sides.setSideTab}
          side={props.side}
          isFolded={isFolded}
          onFold={onFold}
        />
      }
      over={
        <>
          {props.notices}
          {guidance.Lesson !== null && isNow && props.isSeated && (
            <guidance.Lesson game={table.game} position={position} draft={guidance.draft} texts={texts} />
          )}
          {position.over && isNow && <EndSheet {...{ at, table, position, replay, board, names }} isOver />}
        </>
      }
    />
  );
}
