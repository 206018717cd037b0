/** The coach: a hint for the open question, the review of a finished game, and what might have been. */
import type { Position, TableInfo } from "../../gen/protocol";
import { TextsProvider } from "../../i18n";
import { useTexts } from "../../i18n/texts";
import { Sheet } from "../../ui";
import type { Replay } from "../replay/use-replay";
import type { AtTable } from "../use-session";
import { HintPart } from "./hint-part";
import { ReviewPart } from "./review-part";
import { WhatIfPart } from "./what-if-part";
import "./coach-sheet.css";

export interface CoachSheetProps {
  at: AtTable;
  table: TableInfo;
  position: Position;
  replay: Replay;
  names: readonly string[];
  onClose(): void;
}

/** The words of the coach come with it. */
export function CoachSheet(props: CoachSheetProps) {
  return (
    <TextsProvider game={props.table.game}>
      <Shown {...props} />
    </TextsProvider>
  );
}

function Shown({ at, table, position, replay, names, onClose }: CoachSheetProps) {
  const texts = useTexts();
  const { seat, over, offer } = position;
  const mine = seat !== null && at.session.held.includes(seat) ? seat : null;
  const isAllowed = table.practice || over;
  const ply = replay.ply ?? position.ply;
  const show = (to: number) => {
    replay.jump(to);
    onClose();
  };
  const take = (action: string) => {
    at.tell({ kind: "choose", action });
    onClose();
  };
  return (
    <Sheet title={texts.t("table-coach")} open onClose={onClose}>
      <div class="tb-coach" data-coach="">
        {!isAllowed && <p>{texts.problem({ code: "hints-off", params: {} })}</p>}
        {isAllowed && offer !== null && mine !== null && replay.ply === null && (
          <HintPart
            key={`${position.ply} ${position.epoch}`}
            {...{ table, names }}
            seat={mine}
            token={at.token}
            onTake={take}
          />
        )}
        {over && <ReviewPart {...{ table, names }} seat={seat ?? 0} token={at.token} onShow={show} />}
        {isAllowed && mine !== null && (
          <WhatIfPart {...{ table, names }} seat={mine} ply={ply} epoch={position.epoch} token={at.token} />
        )}
      </div>
    </Sheet>
  );
}
