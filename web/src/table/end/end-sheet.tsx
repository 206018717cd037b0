/** The end of the game at hand: what the table knows goes into the score sheet. */
import { useState } from "preact/hooks";
import type { Board } from "../../contract";
import type { Position, TableInfo } from "../../gen/protocol";
import { useSay } from "../../i18n/say";
import { useTexts } from "../../i18n/texts";
import { Button } from "../../ui";
import { isHere } from "../../net/places";
import { exportLog, startRematch } from "../files";
import { markOf } from "../seat-tag";
import type { Replay } from "../replay/use-replay";
import type { AtTable } from "../use-session";
import type { Shown } from "./result-picture";
import { ScoreSheet } from "./score-sheet";
import { ShareDialog } from "./share-dialog";

export interface EndSheetProps {
  at: AtTable;
  table: TableInfo;
  position: Position;
  replay: Replay;
  board: Board | null;
  names: readonly string[];
  /** Whether it lies over the board, and can be put aside to see it. */
  isOver: boolean;
}

export function EndSheet({ at, table, position, replay, board, names, isOver }: EndSheetProps) {
  const texts = useTexts();
  const t = useSay();
  const [isAside, setAside] = useState(false);
  const [shared, setShared] = useState<Shown | null>(null);
  const isHeld = at.session.held.length > 0;
  const Arms = board?.Arms;
  if (isOver && isAside) {
    return (
      <Button kind="primary" class="tb-end-back" onClick={() => setAside(false)} data-end-back="">
        {t("table-end-back")}
      </Button>
    );
  }
  return (
    <>
      <ScoreSheet
        table={table}
        view={position.view}
        scores={position.scores}
        history={at.history}
        names={names}
        seat={position.seat}
        markOf={(each) => markOf(board, position.view, each, names)}
        {...(Arms === undefined ? {} : { armsOf: (seat: number) => <Arms view={position.view} seat={seat} /> })}
        deeds={{
          canRematch: isHeld,
          onRematch: () => startRematch(table.id, at.token, texts),
          onReplay: () => replay.jump(0),
          onExport: () => exportLog(table, at.token, texts),
          onShare: setShared,
        }}
        onJump={replay.jump}
        onReview={isOver ? () => setAside(true) : null}
      />
      {shared !== null && (
        <ShareDialog
          table={table}
          token={isHeld && !isHere(table.id) ? at.token : undefined}
          shown={shared}
          onClose={() => setShared(null)}
        />
      )}
    </>
  );
}
