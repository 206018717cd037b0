/** The middle of the table: the board, and the answers that it does not offer itself. */
import { useRef } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { Board, BoardProps } from "../contract";
import type { Position, TableInfo, Told } from "../gen/protocol";
import { useTexts } from "../i18n/texts";
import { isSubmitting } from "../net/session";
import { useCovered } from "./coverage";
import { EndSheet } from "./end";
import { GenericBoard } from "./generic-board";
import type { Guidance } from "./guidance";
import { Recap } from "../story/recap";
import { isCovered, OfferPanel } from "./offer-panel";
import { markOf } from "./seat-tag";
import type { Replay } from "./replay/use-replay";
import type { AtTable } from "./use-session";
import type { Sides } from "./use-sides";
import "./table-answers.css";

export interface TableAnswersProps {
  at: AtTable;
  table: TableInfo;
  position: Position;
  replay: Replay;
  board: Board | null;
  sides: Sides;
  guidance: Guidance;
  names: readonly string[];
  isSeated: boolean;
  headingOf(told: Told): string;
  onJump(ply: number): void;
  onPoint(told: Told | null): void;
  /** What the board is given. */
  drawn: BoardProps;
  /** Shown in place of the board where a phone has another tab open. */
  children: ComponentChildren;
}

export function TableAnswers(props: TableAnswersProps) {
  const { at, table, position, replay, board, sides, guidance, names, isSeated, drawn } = props;
  const texts = useTexts();
  const { session } = at;
  const { offer, draft } = guidance;
  const { seat } = position;
  const place = useRef<HTMLDivElement>(null);
  const kind = position.offer?.kind ?? "";
  const covered = useCovered(
    place,
    `${position.ply} ${position.epoch} ${kind} ${session.draft.chosen.join(" ")} ${sides.tab ?? ""}`,
  );
  const shown = replay.position ?? position;
  const isNow = replay.ply === null;
  const busy = isSubmitting(session);
  const Drawn = board?.Board ?? GenericBoard;
  const isAnswered = offer !== null && covered !== null && sides.showsBoard && sides.answersHere;
  const isBelow = isAnswered && isCovered(offer, draft, covered);
  const panel = isAnswered ? <OfferPanel {...{ offer, draft, covered, names, busy }} /> : null;
  return (
    <div class="tb-centre">
      {shown.over && isNow && sides.showsBoard && (
        <EndSheet {...{ at, table, replay, board, names }} position={shown} isOver={false} />
      )}
      {isNow && isSeated && !position.over && sides.showsBoard && (
        <Recap
          {...{ names, seat }}
          events={drawn.recent}
          marks={names.map((_, each) => markOf(board, position.view, each, names))}
          headingOf={props.headingOf}
          onJump={props.onJump}
          onPoint={props.onPoint}
        />
      )}
      {guidance.Lesson !== null && isNow && isSeated && sides.wide && (
        <guidance.Lesson game={table.game} position={position} draft={draft} texts={texts} />
      )}
      {!isBelow && panel}
      <div ref={place} class="tb-board" hidden={!sides.showsBoard}>
        {sides.showsBoard && <Drawn {...drawn} />}
      </div>
      {isBelow && panel}
      {props.children}
    </div>
  );
}
