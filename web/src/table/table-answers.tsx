/** The middle of the table: the board, and the answers that it does not offer itself. */
import { useRef } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { Board, Components } from "../contract";
import type { Position, TableInfo } from "../gen/protocol";
import { useTexts } from "../i18n/texts";
import { isSubmitting, recentEvents } from "../net/session";
import { useCovered } from "./coverage";
import { exportLog, startRematch } from "./files";
import { GenericBoard } from "./generic-board";
import type { Guidance } from "./guidance";
import { Recap } from "./log-panel";
import { isCovered, OfferPanel } from "./offer-panel";
import { ScoreSheet } from "./score-sheet";
import { markOf } from "./seat-tag";
import type { Replay } from "./use-replay";
import type { AtTable } from "./use-session";
import type { Sides } from "./use-sides";
import "./table-answers.css";

const NO_SEATS: readonly number[] = [];

export interface TableAnswersProps {
  at: AtTable;
  table: TableInfo;
  position: Position;
  replay: Replay;
  board: Board | null;
  components: Components;
  sides: Sides;
  guidance: Guidance;
  names: readonly string[];
  isSeated: boolean;
  onJump(ply: number): void;
  inspect(sort: string, id: string): void;
  /** Shown in place of the board where a phone has another tab open. */
  children: ComponentChildren;
}

export function TableAnswers(props: TableAnswersProps) {
  const { at, table, position, replay, board, components, sides, guidance, names, isSeated } = props;
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
  const recent = recentEvents(session);
  const busy = isSubmitting(session);
  const Drawn = board?.Board ?? GenericBoard;
  const isAnswered = offer !== null && covered !== null && sides.showsBoard && sides.answersHere;
  const isBelow = isAnswered && isCovered(offer, draft, covered);
  const panel = isAnswered ? <OfferPanel {...{ offer, draft, covered, names, busy }} /> : null;
  return (
    <div class="tb-centre">
      {shown.over && isNow && (
        <ScoreSheet
          table={table}
          view={shown.view}
          scores={shown.scores}
          history={at.history}
          names={names}
          markOf={(each) => markOf(board, position.view, each)}
          canRematch={session.held.length > 0}
          onRematch={() => startRematch(table.id, at.token, texts)}
          onReplay={() => replay.jump(0)}
          onExport={() => exportLog(table, at.token, texts)}
        />
      )}
      {isNow && isSeated && !position.over && sides.showsBoard && (
        <Recap events={recent} names={names} seat={seat} onJump={props.onJump} />
      )}
      {guidance.Lesson !== null && isNow && isSeated && sides.showsBoard && (
        <guidance.Lesson game={table.game} position={position} draft={draft} texts={texts} />
      )}
      {!isBelow && panel}
      <div ref={place} class="tb-board" hidden={!sides.showsBoard}>
        {sides.showsBoard && (
          <Drawn
            table={table}
            view={shown.view}
            seat={seat}
            offer={offer}
            draft={draft}
            aids={isNow ? session.aids : null}
            components={components}
            names={names}
            waiting={isNow ? position.waiting : NO_SEATS}
            scores={shown.scores}
            recent={recent}
            texts={texts}
            inspect={props.inspect}
            tab={sides.tab}
          />
        )}
      </div>
      {isBelow && panel}
      {props.children}
    </div>
  );
}
