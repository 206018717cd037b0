/** The table itself: status, board, the answer being put together, log and chat; in a replay, the table as it stood. */
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Board, Components, Draft } from "../contract";
import type { Position, TableInfo } from "../gen/protocol";
import { useTexts } from "../i18n/texts";
import { isPending, isSubmitting, recentEvents } from "../net/session";
import { Button, useMedia, useWide } from "../ui";
import { useAttention } from "./attention";
import { CommitBar } from "./commit-bar";
import { useCovered } from "./coverage";
import { Curtain } from "./curtain";
import { GenericBoard } from "./generic-board";
import { useGuidance } from "./guidance";
import { ThingSheet } from "./thing-sheet";
import { type KeyName, KeysDialog, useKeys } from "./keys-dialog";
import { Recap, ReplayBar } from "./log-panel";
import { isFor, partnerOf } from "./modes";
import { Notices } from "./notices";
import { isCovered, OfferPanel } from "./offer-panel";
import { preference } from "./preferences";
import { ScoreSheet } from "./score-sheet";
import { markOf } from "./seat-tag";
import { SidePanel, type SideTab } from "./side-panel";
import { headline, StatusBar } from "./status-bar";
import { TableMenu } from "./table-menu";
import { TabBar } from "./tab-bar";
import { UndoDialogs } from "./undo-dialogs";
import { exportLog, startRematch } from "./files";
import { useAnnouncements } from "./use-announcements";
import { useCurtain } from "./use-curtain";
import { useReplay } from "./use-replay";
import type { AtTable } from "./use-session";
import { sayerOf } from "../i18n/say";

/** The tab of the shell itself, after those of the board. */
const LOG_TAB = "log";
const NO_BOARD_TABS: readonly string[] = ["table"];
/** From here on the log has a column of its own beside the board; below, it lies over it on demand. */
const ROOMY = "(min-width: 1700px)";
const NO_SEATS: readonly number[] = [];
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
  const wide = useWide();
  const roomy = useMedia(ROOMY);
  const names = useMemo(() => texts.seatNames(table.seats), [table.seats, texts]);
  const seat = position.seat;
  const marks = table.seats.map((each) => markOf(board, position.view, each.seat));
  const curtain = useCurtain(session, position, tell);
  const replay = useReplay(table.id, seat, at.token, position.ply, position.epoch);
  const shown = replay.position ?? position;
  const isNow = replay.ply === null;
  const busy = isSubmitting(session);
  const guidance = useGuidance(table, position, isNow && !curtain.isDown ? position.offer : null, useDraft(at, busy));
  const { offer, draft } = guidance;
  const heading = useRef<HTMLHeadingElement>(null);
  const boardPlace = useRef<HTMLDivElement>(null);

  const [open, setOpen] = useState<"" | "menu" | "keys" | "undo">("");
  const [thing, setThing] = useState<{ sort: string; id: string } | null>(null);
  const [sideTab, setSideTab] = useState<SideTab>("log");
  const [isSideOpen, setSideOpen] = useState(false);
  const [chosenTab, setTab] = useState<string | null>(null);

  const kind = position.offer?.kind ?? "";
  const answerTab = board === null || kind === "" ? null : board.tabFor(kind);
  const tabs = board?.tabs ?? NO_BOARD_TABS;
  const tab = wide ? null : (chosenTab ?? answerTab ?? tabs[0] ?? LOG_TAB);
  // A new question opens the tab where it is answered.
  useEffect(() => setTab(null), [kind]);

  const chat = session.chat.filter((line) => isFor(line, seat));
  const [seen, setSeen] = useState(() => chat.at(-1)?.n ?? -1);
  const isSideShown = wide ? roomy || isSideOpen : tab === LOG_TAB;
  const isChatOpen = sideTab === "chat" && isSideShown;
  const newest = chat.at(-1)?.n ?? -1;
  useEffect(() => {
    if (isChatOpen && newest > seen) setSeen(newest);
  }, [isChatOpen, newest]);
  const unread = chat.filter((line) => line.n > seen && line.seat !== seat).length;
  const partner = partnerOf(position.view, seat);
  const isPartnerThere = partner !== null && table.seats[partner]?.kind !== "bot";

  const stageKey = `${position.ply} ${position.epoch} ${kind} ${session.draft.chosen.join(" ")} ${tab ?? ""}`;
  const covered = useCovered(boardPlace, stageKey);

  const turn = headline(texts, position, position.offer, names);
  useAnnouncements(session, offer, turn, names, seat, texts);
  const isTurn = !position.over && position.waiting.some((each) => session.held.includes(each));
  const where = table.title || texts.gameName(table.game);
  useAttention(isTurn, `${turn} · ${where}`, position.offer === null ? t("table-your-turn") : turn);

  // A control that answered is gone with its question, or with the next stage of it; the focus must not be lost with
  // it. Looked at a moment after every change, when whatever the board moves about has settled.
  useEffect(() => {
    const timer = window.setTimeout(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) heading.current?.focus({ preventScroll: true });
    }, SETTLED);
    return () => window.clearTimeout(timer);
  });

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
    if (!wide && tab === LOG_TAB) setTab(answerTab ?? tabs[0] ?? LOG_TAB);
  };
  const close = () => setOpen("");
  const onKey = (name: KeyName): boolean =>
    actOn(name, {
      help: () => setOpen("keys"),
      commit: offer !== null && session.draft.action !== null ? () => tell({ kind: "commit" }) : null,
      clear: offer !== null ? () => tell({ kind: "choose", action: null }) : null,
      undo: canUndo ? undo : null,
      status: () => heading.current?.focus(),
      command: () => focusSide("ask", "tb-command"),
      log: () => focusSide("log", ""),
      chat: () => focusSide("chat", ""),
      previous: replay.ply === null ? null : () => replay.jump((replay.ply ?? 0) - 1),
      next: replay.ply === null ? null : () => replay.jump((replay.ply ?? 0) + 1),
    });
  const focusSide = (which: SideTab, id: string) => {
    setSideTab(which);
    if (wide) setSideOpen(true);
    if (!wide) setTab(LOG_TAB);
    window.setTimeout(() => {
      const wanted = id === "" ? document.querySelector<HTMLElement>(".tb-side [role=tabpanel]") : document.getElementById(id);
      wanted?.focus();
    }, 0);
  };
  useKeys(onKey);

  if (curtain.isDown) {
    return <Curtain seats={curtain.seats} names={names} marks={marks} onLook={curtain.lift} />;
  }

  const Drawn = board?.Board ?? GenericBoard;
  const recent = recentEvents(session);
  const side = (
    <SidePanel
      tab={sideTab}
      onTab={setSideTab}
      events={session.events}
      names={names}
      marks={marks}
      seat={seat}
      at={replay.ply}
      chat={chat}
      unread={unread}
      canTalk={isSeated}
      partner={isPartnerThere ? partner : null}
      command={{
        game: table.game,
        choices: offer === null ? [] : [...(session.draft.stage?.choices ?? []), ...offer.choices],
        names,
        aids: session.aids,
        asked: session.asked,
        reasons: thing === null ? session.reasons : null,
        onWhy: (action, name) => tell({ kind: "why", action, name }),
        // Out of turn there is nothing to choose, but there is a reason to be heard.
        onAction: (action) => (offer === null ? tell({ kind: "why", action }) : draft.choose(action)),
        onUndo: undo,
      }}
      onJump={jump}
      onClose={wide && !roomy ? () => setSideOpen(false) : null}
      onSay={(said) => tell({ kind: "say", ...said })}
    />
  );
  const away = seat !== null && (table.seats[seat]?.away ?? false);
  const showsBoard = tab !== LOG_TAB;
  const answersHere = wide || tab === (answerTab ?? tab);
  const answers =
    offer !== null && covered !== null && showsBoard && answersHere
      ? {
          isCovered: isCovered(offer, draft, covered),
          panel: <OfferPanel {...{ offer, draft, covered, names, busy }} />,
        }
      : null;
  return (
    <div class={`tb-table-page ${wide ? "tb-wide" : "tb-narrow"}${isSideOpen ? " tb-side-open" : ""}`}>
      <StatusBar
        {...{ table, position: shown, offer, seat, names, marks, wide, heading, canUndo, undoLabel }}
        link={session.link}
        pending={isPending(session)}
        saved={session.saved}
        onUndo={undo}
        onMenu={() => setOpen("menu")}
        onSide={wide && !roomy ? () => setSideOpen(!isSideOpen) : null}
        isSideOpen={isSideOpen}
        unread={unread}
        onKeys={() => setOpen("keys")}
        onReconnect={at.reconnect}
      />
      {!isNow && (
        <ReplayBar ply={replay.ply ?? 0} plies={position.ply} loading={replay.loading} onJump={replay.jump} onNow={replay.now} />
      )}
      <Notices game={table.game} notice={session.notice} names={names} onClose={() => tell({ kind: "forget-notice" })} />
      {away && !position.over && (
        <div class="tb-banner">
          <p>{t("table-away")}</p>
          <Button kind="primary" onClick={() => tell({ kind: "return" })}>
            {t("table-return")}
          </Button>
        </div>
      )}
      <div class="tb-columns">
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
          {isNow && isSeated && !position.over && showsBoard && (
            <Recap events={recent} names={names} seat={seat} onJump={jump} />
          )}
          {guidance.Lesson !== null && isNow && isSeated && showsBoard && (
            <guidance.Lesson game={table.game} position={position} draft={draft} texts={texts} />
          )}
          {answers !== null && !answers.isCovered && answers.panel}
          <div ref={boardPlace} class="tb-board" hidden={!showsBoard}>
            {showsBoard && (
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
                inspect={inspect}
                tab={tab}
              />
            )}
          </div>
          {answers?.isCovered && answers.panel}
          {!showsBoard && side}
        </div>
        {wide && isSideShown && side}
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
        onGoThere={answersHere && showsBoard ? null : () => setTab(answerTab ?? tabs[0] ?? null)}
      />
      {!wide && <TabBar tabs={[...tabs, LOG_TAB]} current={tab ?? ""} answerTab={answerTab} unread={unread} onTab={setTab} />}
      <TableMenu
        open={open === "menu"}
        onClose={close}
        table={table}
        seat={seat}
        held={session.held}
        names={names}
        over={position.over}
        onLeave={() => tell({ kind: "leave", bot: "steward" })}
        onReturn={() => tell({ kind: "return" })}
        onLook={curtain.lift}
        onExport={() => exportLog(table, at.token, texts)}
        onRematch={() => startRematch(table.id, at.token, texts)}
        onReplay={() => replay.jump(position.ply)}
        onKeys={() => setOpen("keys")}
      />
      <KeysDialog open={open === "keys"} onClose={close} />
      <ThingSheet
        thing={thing}
        onClose={() => {
          setThing(null);
          tell({ kind: "forget-reasons" });
        }}
        game={table.game}
        components={components}
        found={isNow ? [...(session.reasons ?? []), ...(session.aids?.found ?? [])] : []}
        names={names}
      />
      <UndoDialogs
        undo={position.undo}
        seat={isSeated ? seat : null}
        names={names}
        asking={open === "undo"}
        onAsk={() => {
          close();
          tell({ kind: "undo" });
        }}
        onCancel={close}
        onAnswer={(agree) => tell({ kind: "answer-undo", agree })}
      />
    </div>
  );
}

/** The draft as boards see it. Whoever wants no confirmation commits by choosing. */
function useDraft(at: AtTable, busy: boolean): Draft {
  const { session, tell } = at;
  const { action, chosen, stage } = session.draft;
  return useMemo(
    () => ({
      action,
      chosen,
      stage,
      choose: (wanted: string | null) => {
        if (wanted !== null && commitsAtOnce(session.position)) tell({ kind: "commit", action: wanted });
        else tell({ kind: "choose", action: wanted });
      },
      compose: (parts: readonly string[]) => tell({ kind: "compose", chosen: parts }),
    }),
    [session.draft, session.position, busy, tell],
  );
}

function commitsAtOnce(position: Position | null): boolean {
  const offer = position?.offer ?? null;
  if (offer === null) return false;
  const confirm = preference("confirm");
  const isOnlyAnswer = offer.choices.length === 1 && !offer.more && (offer.stage?.parts.length ?? 0) === 0;
  return confirm === "never" || (confirm === "choice" && isOnlyAnswer);
}

/** Do what a key stands for, if it can be done now. */
function actOn(name: KeyName, deeds: Record<KeyName, (() => void) | null>): boolean {
  const deed = deeds[name];
  deed?.();
  return deed !== null;
}
