/** The table itself: status, board, the answer being put together, log and chat; in a replay, the table as it stood. */
import { Fragment } from "preact";
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import type { Board, Components, Draft } from "../contract";
import type { Position, TableInfo, Told } from "../gen/protocol";
import { sayerOf } from "../i18n/say";
import { useTexts } from "../i18n/texts";
import { isPending, isSubmitting } from "../net/session";
import { announce, Button } from "../ui";
import { StoryOver } from "../story/story-over";
import { useStory } from "../story/use-story";
import { isWrittenAlike, useSame } from "../ui/same";
import { SeatMarks } from "../ui/seat-marks";
import { useAnswerKeys } from "./answer-keys";
import { useAttention } from "./attention";
import { BesidePanel } from "./beside/beside-panel";
import { useBeside } from "./beside/use-beside";
import { useBoardProps } from "./board-props";
import { CommitBar } from "./commit-bar";
import { Curtain } from "./curtain";
import { ScreenTable } from "./frame/screen-table";
import { useFrame } from "./frame/use-frame";
import { useGuidance } from "./guidance";
import { type KeyName, useKeys } from "./keys-dialog";
import { PageLook } from "./page-look";
import { ReplayBar } from "./replay";
import { Notices } from "./notices";
import { type Mark, markOf, namesOf } from "./seat-tag";
import { headline, StatusBar } from "./status-bar";
import { TabBar } from "./tab-bar";
import { TableAnswers } from "./table-answers";
import { SidePanel } from "./side-panel";
import { useSideProps } from "./table-side";
import { type Open, TableWindows } from "./table-windows";
import { UndoBanner } from "./undo-dialogs";
import { useAnnouncements } from "./use-announcements";
import { useCurtain } from "./use-curtain";
import { useByItself, usePartsByThemselves } from "./use-by-itself";
import { useDraft, usePeeking, useSingleClicks } from "./use-draft";
import { showQuestion, useQuestionFocus, useStepInSight } from "./use-question-focus";
import { useReplay } from "./replay/use-replay";
import { usePlanning } from "./use-planning";
import type { AtTable } from "./use-session";
import { LOG_TAB, useSides } from "./use-sides";
import "./table-view.css";

/** For parts of the page that only show. */
const NO_DRAFT: Draft = {
  action: null,
  chosen: [],
  stage: null,
  choose: () => undefined,
  compose: () => undefined,
  propose: () => undefined,
};

export interface TableViewProps {
  at: AtTable;
  table: TableInfo;
  position: Position;
  board: Board | null;
  components: Components;
}

export function TableView(props: TableViewProps) {
  const texts = useTexts();
  const { table, position, board } = props;
  const { view } = position;
  const { seats } = table;
  const names = useSame(useMemo(() => namesOf(board, view, seats, texts), [board, view, seats, texts]));
  const found = useMemo(() => seats.map(({ seat }) => markOf(board, view, seat, names)), [board, view, seats, names]);
  const marks = useSame(found, isWrittenAlike);
  return (
    <SeatMarks.Provider value={marks}>
      <TableParts {...props} names={names} marks={marks} />
    </SeatMarks.Provider>
  );
}

/** The record leads to the beginning of a game that is over. */
function isForReplay({ over }: Position): boolean {
  return over && location.hash.endsWith("?replay");
}

interface TablePartsProps extends TableViewProps {
  names: readonly string[];
  marks: readonly Mark[];
}

function TableParts({ at, table, position: latest, board, components, names, marks }: TablePartsProps) {
  const texts = useTexts();
  const t = sayerOf(texts);
  const { session, tell } = at;
  const { seat } = latest;
  const curtain = useCurtain(session, latest, tell);
  const replay = useReplay(table.id, seat, at.token, latest.ply, latest.epoch, isForReplay(latest) ? 0 : null);
  const isNow = replay.ply === null;
  const [thing, setThing] = useState<{ sort: string; id: string } | null>(null);
  const inspect = useCallback(
    (sort: string, id: string) => {
      setThing({ sort, id });
      tell({ kind: "why", name: id });
    },
    [at.tell],
  );
  const given = { table, components, names, texts, inspect, offer: null, draft: NO_DRAFT, preview: null, tab: null };
  const story = useStory({ at, latest, board, common: given, isPaused: curtain.isDown || !isNow });
  // Everything below is about the position on the board; where the story holds it back, it asks nothing.
  const { position } = story;
  const busy = isSubmitting(session);
  const isShown = isNow && !curtain.isDown;
  const asked = position.offer ?? session.ahead;
  const guidance = useGuidance(table, position, isShown ? asked : null, useDraft(at));
  const { offer, draft } = guidance;
  useByItself(at, position, isShown && !story.isBehind);
  usePartsByThemselves(at, isShown && !story.isBehind);
  usePeeking(at, offer);
  useSingleClicks(`${position.ply} ${position.epoch} ${position.seat}`);
  const frame = useFrame(board);
  const sides = useSides(board, { ...position, offer: asked }, session.chat, frame !== null);
  const questionKey = offer === null ? "" : `${position.ply} ${position.epoch} ${position.seat} ${offer.kind}`;
  const heading = useQuestionFocus(questionKey, busy);
  // What one step of a long answer is about is what its parts are.
  const about = draft.stage?.parts[0]?.sort ?? "";
  useStepInSight(frame !== null || draft.stage === null ? "" : `${questionKey} ${about}`);
  const commitNow = position.offer !== null && session.draft.action !== null ? () => tell({ kind: "commit" }) : null;
  useAnswerKeys(draft, offer !== null && isNow, commitNow);
  const [open, setOpen] = useState<Open>("");
  const headingOf = useCallback((event: Told) => board?.heading?.(event, texts) ?? "", [board, texts]);
  const beside = useBeside(
    useCallback(() => {
      setOpen("");
      setThing(null);
    }, []),
  );

  // Several people at one screen are called by name.
  const who = session.held.length > 1 && seat !== null ? (names[seat] ?? "") : "";
  const turn = headline(texts, position, position.offer, names, who);
  useAnnouncements(session, position.offer === null ? null : offer, turn, names, seat, texts);
  // Whoever does not look is called at once, whatever the story still has to tell.
  const called = document.hidden ? latest : position;
  const isTurn = !called.over && called.waiting.some((each) => session.held.includes(each));
  const where = table.title || texts.gameName(table.game);
  useAttention(isTurn, `${turn} · ${where}`, position.offer === null ? t("table-your-turn") : turn);

  const told = session.byItself === null ? "" : t("table-by-itself", { answer: texts.choice(session.byItself, names) });
  useEffect(() => announce(told, "polite"), [session.byItself]);

  const tier = position.undo.tier;
  const isSeated = seat !== null && session.held.includes(seat);
  // While the story is behind a question that is open already, there is nothing to plan for.
  const canPlan = isShown && isSeated && (!story.isBehind || latest.offer === null);
  const planning = usePlanning(at, position, canPlan, names, texts);
  const canUndo = isNow && isSeated && !busy && (tier === "free" || tier === "ask");
  const undoLabel = t(tier === "ask" ? "table-undo-asking" : "table-undo");
  const undo = () => {
    if (!canUndo) return;
    if (tier === "free") tell({ kind: "undo" });
    else setOpen("undo");
  };
  const jump = (ply: number) => {
    replay.jump(ply);
    if (sides.tab === LOG_TAB) sides.goToAnswer();
  };
  const drawn = useBoardProps({
    ...{ at, table, position, replay, components, guidance, names, texts, inspect, story },
    tab: sides.tab,
  });
  const sideProps = useSideProps({
    ...{ at, table, position, sides, offer, draft, names, marks, isSeated },
    isInspecting: thing !== null,
    ply: replay.ply,
    headingOf,
    onJump: jump,
    onPoint: story.point,
    onUndo: undo,
  });
  useKeys((name) =>
    actOn(name, {
      help: () => setOpen("keys"),
      commit: commitNow,
      clear: offer !== null ? () => tell({ kind: "choose", action: null }) : null,
      undo: canUndo ? undo : null,
      question: () => showQuestion(heading.current),
      number: null,
      arrows: null,
      enter: null,
      command: () => sides.goToSide("ask", "tb-command"),
      log: () => sides.goToSide("log", ""),
      chat: () => sides.goToSide("chat", ""),
      skip: story.isBehind || story.now.value.card !== null ? story.skip : null,
      previous: replay.ply === null ? null : () => replay.jump((replay.ply ?? 0) - 1),
      next: replay.ply === null ? null : () => replay.jump((replay.ply ?? 0) + 1),
    }),
  );

  if (curtain.isDown) {
    return <Curtain seats={curtain.seats} names={names} marks={marks} onLook={curtain.lift} />;
  }

  const { wide, tab, isSideOpen, unread } = sides;
  const away = seat !== null && (table.seats[seat]?.away ?? false);
  const replayBar = (isTray: boolean) =>
    isNow ? null : (
      <ReplayBar
        {...{ replay, names, marks, seat }}
        game={table.game}
        plies={position.ply}
        events={session.events}
        turns={at.history?.turns ?? null}
        heading={isTray ? heading : null}
      />
    );
  const notices = (
    <>
      <StoryOver story={story} {...{ names, seat }} hasTray={frame !== null} />
      <Notices
        game={table.game}
        notice={session.notice}
        names={names}
        onClose={() => tell({ kind: "forget-notice" })}
      />
      <UndoBanner undo={position.undo} seat={isSeated ? seat : null} names={names} />
      {away && !position.over && (
        <div class="tb-banner">
          <p>{t("table-away")}</p>
          <Button kind="primary" onClick={() => tell({ kind: "return" })}>
            {t("table-return")}
          </Button>
        </div>
      )}
    </>
  );
  const windows = (
    <TableWindows
      {...{ at, table, position, replay, names, isSeated, open, setOpen, thing, setThing }}
      onLook={curtain.lift}
    />
  );
  // Another layout draws the page anew, but what lies over it stays, with what was written there.
  const beneath = (
    <Fragment key="beneath">
      {windows}
      <BesidePanel {...beside} />
    </Fragment>
  );
  if (frame !== null) {
    return (
      <>
        <ScreenTable
          key="screen"
          {...{
            at,
            table,
            position,
            replay,
            board,
            frame,
            drawn,
            guidance,
            names,
            marks,
            isSeated,
            busy,
            planning,
            told,
            who,
            heading,
          }}
          side={sideProps}
          story={story}
          sides={sides}
          canUndo={canUndo}
          undoLabel={undoLabel}
          notices={notices}
          looking={replayBar(true)}
          onUndo={undo}
          onMenu={() => setOpen("menu")}
        />
        {beneath}
      </>
    );
  }
  const side = <SidePanel {...sideProps} />;
  return (
    <>
      <div key="page" class={`tb-table-page ${wide ? "tb-wide" : "tb-narrow"}${isSideOpen ? " tb-side-open" : ""}`}>
        <PageLook look={wide ? "wide" : "narrow"} />
        <div class="tb-top">
          <StatusBar
            {...{
              table,
              position: replay.position ?? position,
              offer: position.offer === null ? null : offer,
              seat,
              names,
              marks,
              wide,
              heading,
              told,
              who,
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
          <div class="tb-under">
            {replayBar(false)}
            {notices}
            {board?.Own !== undefined && drawn.seat !== null && (
              <section class="tb-own" aria-label={t("table-own-things")}>
                <board.Own {...drawn} />
              </section>
            )}
            {/* On a phone what the lesson speaks of is brought into sight: its words stay there, too. */}
            {guidance.Lesson !== null && isNow && isSeated && !wide && (
              <guidance.Lesson game={table.game} position={position} draft={draft} texts={texts} />
            )}
          </div>
        </div>
        <div class="tb-columns">
          <TableAnswers
            {...{ at, table, position, replay, board, sides, guidance, names, isSeated, drawn, headingOf }}
            onJump={jump}
            onPoint={story.point}
          >
            {!sides.showsBoard && side}
          </TableAnswers>
          {wide && sides.isSideShown && side}
        </div>
        <CommitBar
          game={table.game}
          offer={offer}
          draft={session.draft}
          effect={offer !== null && session.draft.action !== null ? (board?.frame?.effect(drawn) ?? null) : null}
          planning={planning}
          names={names}
          practice={table.practice}
          busy={busy}
          wide={wide}
          idle={position.over || !isNow || !isSeated}
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
      </div>
      {beneath}
    </>
  );
}

/** Do what a key stands for, if it can be done now. */
function actOn(name: KeyName, deeds: Record<KeyName, (() => void) | null>): boolean {
  const deed = deeds[name];
  deed?.();
  return deed !== null;
}
