/** The table itself: status, board, the answer being put together, log and chat; in a replay, the table as it stood. */
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Board, Components } from "../contract";
import type { Position, TableInfo } from "../gen/protocol";
import { sayerOf } from "../i18n/say";
import { useTexts } from "../i18n/texts";
import { isPending, isSubmitting } from "../net/session";
import { Button } from "../ui";
import { useAttention } from "./attention";
import { CommitBar } from "./commit-bar";
import { Curtain } from "./curtain";
import { useGuidance } from "./guidance";
import { type KeyName, useKeys } from "./keys-dialog";
import { ReplayBar } from "./log-panel";
import { Notices } from "./notices";
import { markOf } from "./seat-tag";
import { headline, StatusBar } from "./status-bar";
import { TabBar } from "./tab-bar";
import { TableAnswers } from "./table-answers";
import { TableSide } from "./table-side";
import { type Open, TableWindows } from "./table-windows";
import { useAnnouncements } from "./use-announcements";
import { useCurtain } from "./use-curtain";
import { useDraft } from "./use-draft";
import { useReplay } from "./use-replay";
import type { AtTable } from "./use-session";
import { LOG_TAB, useSides } from "./use-sides";
import "./table-view.css";

/** Milliseconds after which a change is all on the screen. */
const SETTLED = 60;

export interface TableViewProps {
  at: AtTable;
  table: TableInfo;
  position: Position;
  board: Board | null;
  components: Components;
}

export function TableView({ at, table, position, board, components }: TableViewProps) {
  const texts = useTexts();
  const t = sayerOf(texts);
  const { session, tell } = at;
  const { seat } = position;
  const names = useMemo(() => texts.seatNames(table.seats), [table.seats, texts]);
  const marks = table.seats.map((each) => markOf(board, position.view, each.seat));
  const curtain = useCurtain(session, position, tell);
  const replay = useReplay(table.id, seat, at.token, position.ply, position.epoch);
  const isNow = replay.ply === null;
  const busy = isSubmitting(session);
  const guidance = useGuidance(table, position, isNow && !curtain.isDown ? position.offer : null, useDraft(at, busy));
  const { offer, draft } = guidance;
  const sides = useSides(board, position, session.chat);
  const heading = useFocusKept();
  const [open, setOpen] = useState<Open>("");
  const [thing, setThing] = useState<{ sort: string; id: string } | null>(null);

  const turn = headline(texts, position, position.offer, names);
  useAnnouncements(session, offer, turn, names, seat, texts);
  const isTurn = !position.over && position.waiting.some((each) => session.held.includes(each));
  const where = table.title || texts.gameName(table.game);
  useAttention(isTurn, `${turn} · ${where}`, position.offer === null ? t("table-your-turn") : turn);

  const tier = position.undo.tier;
  const isSeated = seat !== null && session.held.includes(seat);
  const canUndo = isNow && isSeated && !busy && (tier === "free" || tier === "ask");
  const undoLabel = t(tier === "ask" ? "table-undo-asking" : "table-undo");
  const undo = () => {
    if (!canUndo) return;
    if (tier === "free") tell({ kind: "undo" });
    else setOpen("undo");
  };
  const inspect = useCallback(
    (sort: string, id: string) => {
      setThing({ sort, id });
      tell({ kind: "why", name: id });
    },
    [at.tell],
  );
  const jump = (ply: number) => {
    replay.jump(ply);
    if (sides.tab === LOG_TAB) sides.goToAnswer();
  };
  useKeys((name) =>
    actOn(name, {
      help: () => setOpen("keys"),
      commit: offer !== null && session.draft.action !== null ? () => tell({ kind: "commit" }) : null,
      clear: offer !== null ? () => tell({ kind: "choose", action: null }) : null,
      undo: canUndo ? undo : null,
      status: () => heading.current?.focus(),
      command: () => sides.goToSide("ask", "tb-command"),
      log: () => sides.goToSide("log", ""),
      chat: () => sides.goToSide("chat", ""),
      previous: replay.ply === null ? null : () => replay.jump((replay.ply ?? 0) - 1),
      next: replay.ply === null ? null : () => replay.jump((replay.ply ?? 0) + 1),
    }),
  );

  if (curtain.isDown) {
    return <Curtain seats={curtain.seats} names={names} marks={marks} onLook={curtain.lift} />;
  }

  const { wide, tab, isSideOpen, unread } = sides;
  const side = (
    <TableSide
      {...{ at, table, position, sides, offer, draft, names, marks, isSeated }}
      isInspecting={thing !== null}
      ply={replay.ply}
      onJump={jump}
      onUndo={undo}
    />
  );
  const away = seat !== null && (table.seats[seat]?.away ?? false);
  return (
    <div class={`tb-table-page ${wide ? "tb-wide" : "tb-narrow"}${isSideOpen ? " tb-side-open" : ""}`}>
      <StatusBar
        {...{
          table,
          position: replay.position ?? position,
          offer,
          seat,
          names,
          marks,
          wide,
          heading,
          canUndo,
          undoLabel,
        }}
        link={session.link}
        pending={isPending(session)}
        saved={session.saved}
        onUndo={undo}
        onMenu={() => setOpen("menu")}
        onSide={sides.canShut ? () => sides.setSideOpen(!isSideOpen) : null}
        isSideOpen={isSideOpen}
        unread={unread}
        onKeys={() => setOpen("keys")}
        onReconnect={at.reconnect}
      />
      {!isNow && (
        <ReplayBar
          ply={replay.ply ?? 0}
          plies={position.ply}
          loading={replay.loading}
          onJump={replay.jump}
          onNow={replay.now}
        />
      )}
      <Notices
        game={table.game}
        notice={session.notice}
        names={names}
        onClose={() => tell({ kind: "forget-notice" })}
      />
      {away && !position.over && (
        <div class="tb-banner">
          <p>{t("table-away")}</p>
          <Button kind="primary" onClick={() => tell({ kind: "return" })}>
            {t("table-return")}
          </Button>
        </div>
      )}
      <div class="tb-columns">
        <TableAnswers
          {...{ at, table, position, replay, board, components, sides, guidance, names, isSeated, inspect }}
          onJump={jump}
        >
          {!sides.showsBoard && side}
        </TableAnswers>
        {wide && sides.isSideShown && side}
      </div>
      <CommitBar
        game={table.game}
        offer={offer}
        draft={session.draft}
        names={names}
        practice={table.practice}
        busy={busy}
        wide={wide}
        canUndo={canUndo}
        undoLabel={undoLabel}
        onUndo={undo}
        onCommit={() => tell({ kind: "commit" })}
        onClear={() => tell({ kind: "choose", action: null })}
        onGoThere={sides.answersHere && sides.showsBoard ? null : sides.goToAnswer}
      />
      {!wide && (
        <TabBar
          tabs={[...sides.tabs, LOG_TAB]}
          current={tab ?? ""}
          answerTab={sides.answerTab}
          unread={unread}
          onTab={sides.setTab}
        />
      )}
      <TableWindows
        {...{ at, table, position, replay, components, names, isSeated, open, setOpen, thing, setThing }}
        onLook={curtain.lift}
      />
    </div>
  );
}

/**
 * A control that answered is gone with its question, or with the next stage of it; the focus must not be lost with it.
 * Looked at a moment after every change, when whatever the board moves about has settled: it goes to this heading then.
 */
function useFocusKept() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) heading.current?.focus({ preventScroll: true });
    }, SETTLED);
    return () => window.clearTimeout(timer);
  });
  return heading;
}

/** Do what a key stands for, if it can be done now. */
function actOn(name: KeyName, deeds: Record<KeyName, (() => void) | null>): boolean {
  const deed = deeds[name];
  deed?.();
  return deed !== null;
}
