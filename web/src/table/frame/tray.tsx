/** The tray: the question, the hand or the answers, and the one button that makes the answer count. */
import type { ComponentChildren, RefObject } from "preact";
import type { BoardProps, Frame } from "../../contract";
import { useTexts } from "../../i18n/texts";
import { Button, Reason } from "../../ui";
import { sayerOf, useSay } from "../../i18n/say";
import type { Why } from "../../gen/protocol";
import { PlanButton } from "../plan-button";
import { type DraftState, isSettling } from "../../net/session";
import { StoryLine } from "../../story/story-over";
import type { StoryShown } from "../../story/use-story";
import { keeping } from "../../ui/same";
import { toldAction } from "../commit-bar";
import { DrawnPart } from "../drawn-part";
import { ThinkingDots } from "../thinking";
import type { Planning } from "../use-planning";
import { WordsLink } from "../words-link";
import "./tray.css";

export interface TrayProps {
  frame: Frame;
  board: BoardProps;
  /** Whose turn it is. */
  headline: string;
  /** Whether somebody thinks whom the table waits for. */
  isThinking: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  draft: DraftState;
  /** What was answered by itself just now; empty for nothing. */
  told: string;
  /** Whose question it is, where several people play at one screen; empty else. */
  who: string;
  planning: Planning;
  busy: boolean;
  canUndo: boolean;
  undoLabel: string;
  onUndo(): void;
  onCommit(): void;
  onClear(): void;
  /** What is being told, and the way past it. */
  story: StoryShown;
  /** Answers that the game does not offer itself. */
  more: ComponentChildren;
}

/** A longer question has smaller letters, so that all of it stands in its place. */
const LONG = 30;

export const Tray = keeping((props: TrayProps) => {
  const { frame, board, headline, planning, more } = props;
  const texts = useTexts();
  const t = sayerOf(texts);
  const { offer } = board;
  const advice = frame.advice(board);
  const isAsked = offer !== null && planning.state === "no";
  const asked = isAsked ? (frame.ask?.(board) ?? texts.question(offer.kind)) : headline;
  return (
    <section class="os-tray" aria-label={t("table-tray")} aria-busy={props.busy || isSettling(props.draft)}>
      <div class="os-question">
        {isAsked && <WordsLink game={board.table.game} kind={offer.kind} />}
        {isAsked && props.who !== "" && (
          <p class="os-who" title={t("table-turn-of", { name: props.who })}>
            <span aria-hidden="true">{props.who}</span>
            <span class="ui-hidden">{t("table-turn-of", { name: props.who })}</span>
          </p>
        )}
        <h1
          ref={props.heading}
          tabIndex={-1}
          class={`os-turn${isAsked ? " os-turn-mine" : ""}${asked.length > LONG ? " os-turn-long" : ""}`}
        >
          {asked}
          {props.isThinking && !isAsked && <ThinkingDots />}
        </h1>
        {offer !== null && !isAsked && <p>{t("table-plan-for", { question: texts.question(offer.kind) })}</p>}
        {offer === null && board.seat === null && <p>{t("table-watching")}</p>}
        {props.story.isBehind && <StoryLine story={props.story} names={board.names} seat={board.seat} />}
        {advice !== null && <p class="os-advice">{advice}</p>}
        {props.told !== "" && <p class="os-advice os-told">{props.told}</p>}
      </div>
      <div class="os-hand">
        <DrawnPart of={frame.Tray} board={board} after={4} />
        {more}
      </div>
      <Commit {...props} />
    </section>
  );
});

/** The main button; under it taking back and choosing anew. While nothing is chosen it says what is missing. */
function Commit(props: TrayProps) {
  const { frame, board, draft, busy, planning, onClear, story } = props;
  const texts = useTexts();
  const t = sayerOf(texts);
  const { offer } = board;
  const isChosen = offer !== null && draft.action !== null;
  const action = draft.action ?? draft.peeked;
  const why = draft.preview?.why ?? null;
  const effect = offer !== null && action !== null ? frame.effect(board) : null;
  const title =
    offer !== null && action !== null ? (effect?.title ?? toldAction(texts, offer, draft, board.names)) : "";
  const missing = t(offer === null ? "table-not-asked" : "table-choose-first");
  return (
    <div class="os-go">
      {isChosen && planning.state !== "kept" ? (
        <MainButton {...props} why={why} title={title} note={effect?.note ?? ""} />
      ) : story.isBehind ? (
        <button type="button" class="os-commit" data-skip="" onClick={story.skip}>
          <strong>{t("table-story-skip")}</strong>
          <span>{t("table-story-skip-note")}</span>
        </button>
      ) : (
        <p class="os-commit os-commit-open">
          {planning.state === "kept" ? t("table-plan-kept", { answer: planning.words }) : title || missing}
        </p>
      )}
      {why !== null && <Reason why={why} texts={texts} seats={board.names} game={board.table.game} />}
      <div class="os-second">
        <Button icon="undo" disabled={!props.canUndo} onClick={props.onUndo} data-undo="">
          {props.undoLabel}
        </Button>
        {story.again !== null && !isChosen && (
          <Button icon="turn-back" onClick={story.again} data-again="">
            {t("table-story-again")}
          </Button>
        )}
        {isChosen && planning.state !== "kept" && (
          <Button onClick={onClear} disabled={busy}>
            {t("table-clear")}
          </Button>
        )}
        <PlanButton planning={planning} />
      </div>
    </div>
  );
}

/** It commits; ahead of the turn it keeps the plan. */
function MainButton(props: TrayProps & { why: Why | null; title: string; note: string }) {
  const { busy, planning, why, title, note } = props;
  const t = useSay();
  const isAhead = planning.state === "open";
  return (
    <button
      type="button"
      class="os-commit"
      {...(isAhead ? { "data-keep-plan": "" } : { "data-commit": "" })}
      disabled={busy || why !== null}
      onClick={isAhead ? planning.keep : props.onCommit}
      aria-busy={busy}
    >
      <strong>{busy ? t("table-committing") : isAhead ? t("table-plan-keep") : title}</strong>
      {(isAhead || note !== "") && <span>{isAhead ? title : note}</span>}
    </button>
  );
}
