/** What lies over the table on demand: the menu, the keys, a thing looked at, and the questions about taking back. */
import type { Position, TableInfo } from "../gen/protocol";
import { useTexts } from "../i18n/texts";
import { keeping } from "../ui/same";
import { later } from "../app/later";
import { CoachSheet } from "./coach";
import { exportLog, startRematch } from "./files";
import { TableMenu } from "./table-menu";
import { ThingSheet, whenAsked } from "./thing-sheet";
import { UndoDialogs } from "./undo-dialogs";
import type { Replay } from "./replay/use-replay";
import type { AtTable } from "./use-session";

const KeysDialog = later("keys", async () => (await import("./keys-dialog")).KeysDialog);

/** The window that is open; empty for none. */
export type Open = "" | "menu" | "keys" | "undo" | "coach";

export interface TableWindowsProps {
  at: AtTable;
  table: TableInfo;
  position: Position;
  replay: Replay;
  names: readonly string[];
  isSeated: boolean;
  open: Open;
  setOpen(open: Open): void;
  thing: { sort: string; id: string } | null;
  setThing(thing: null): void;
  onLook(seat: number): void;
}

/** Whether nothing is open: then it does not matter what the windows would say. */
function isQuiet({ open, thing, position }: TableWindowsProps): boolean {
  return open === "" && thing === null && position.undo.asked_by === null;
}

export const TableWindows = keeping(
  AllWindows,
  (one, other) => isQuiet(one) && isQuiet(other) && one.table.id === other.table.id,
);

function AllWindows(props: TableWindowsProps) {
  const { at, table, position, replay, names, isSeated, open, setOpen } = props;
  const texts = useTexts();
  const { session, tell } = at;
  const close = () => setOpen("");
  return (
    <>
      <TableMenu
        open={open === "menu"}
        onClose={close}
        table={table}
        seat={position.seat}
        held={session.held}
        names={names}
        over={position.over}
        onLeave={() => tell({ kind: "leave", bot: "steward" })}
        onReturn={() => tell({ kind: "return" })}
        onLook={props.onLook}
        onExport={() => exportLog(table, at.token, texts)}
        onRematch={() => startRematch(table.id, at.token, texts)}
        onReplay={() => replay.jump(position.ply)}
        onKeys={() => setOpen("keys")}
        onCoach={() => setOpen("coach")}
      />
      {open === "coach" && <CoachSheet {...{ at, table, position, replay, names }} onClose={close} />}
      {open === "keys" && <KeysDialog open onClose={close} />}
      <ThingSheet
        thing={props.thing}
        onClose={() => {
          props.setThing(null);
          tell({ kind: "forget-reasons" });
        }}
        game={table.game}
        table={table.id}
        found={replay.ply === null ? [...(session.reasons ?? []), ...(session.aids?.found ?? [])] : []}
        names={names}
        when={whenAsked(position.offer, props.thing?.id ?? "")}
      />
      <UndoDialogs
        undo={position.undo}
        seat={isSeated ? position.seat : null}
        names={names}
        asking={open === "undo"}
        onAsk={() => {
          close();
          tell({ kind: "undo" });
        }}
        onCancel={close}
        onAnswer={(agree) => tell({ kind: "answer-undo", agree })}
      />
    </>
  );
}
