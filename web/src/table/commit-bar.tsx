/** The chosen answer, what it would bring, and the one button that makes it count. */
import { useState } from "preact/hooks";
import type { Offer } from "../gen/protocol";
import { useTexts, type Texts } from "../i18n/texts";
import { type DraftState, isSettling } from "../net/session";
import { Button } from "../ui";
import { PlanButton } from "./plan-button";
import { PreviewBox } from "./preview-box";
import type { Planning } from "./use-planning";
import { sayerOf } from "../i18n/say";
import "./commit-bar.css";

export interface CommitBarProps {
  game: string;
  offer: Offer | null;
  draft: DraftState;
  /** What the chosen answer brings about, in the words of the board; null: the words of the answer. */
  effect: { title: string; note: string } | null;
  planning: Planning;
  names: readonly string[];
  practice: boolean;
  busy: boolean;
  wide: boolean;
  /** Whether nothing is left to answer here: the game is over, or the table as it stood, or somebody else's. */
  idle?: boolean;
  canUndo: boolean;
  undoLabel: string;
  onUndo(): void;
  onCommit(): void;
  onClear(): void;
  /** On a phone: the way to the tab where the question is answered; null where that is in sight. */
  onGoThere: (() => void) | null;
}

/** An answer in words: as the offer tells it, or as it was typed. */
export function toldAction(texts: Texts, offer: Offer, draft: DraftState, names: readonly string[]): string {
  const choices = [...(draft.stage?.choices ?? []), ...offer.choices];
  const action = draft.action ?? draft.peeked;
  const choice = choices.find((each) => each.action === action);
  return choice === undefined ? (action ?? "") : texts.choice(choice, names);
}

/** Taking back; where an answer is chosen its button needs the room, and the sign has to do. */
function UndoButton({ canUndo, onUndo, undoLabel, isShort }: CommitBarProps & { isShort: boolean }) {
  const shared = { icon: "undo", disabled: !canUndo, onClick: onUndo, "data-undo": "" } as const;
  return isShort ? <Button {...shared} label={undoLabel} /> : <Button {...shared}>{undoLabel}</Button>;
}

export function CommitBar(props: CommitBarProps) {
  const { game, offer, draft, names, practice, busy, wide, planning, effect } = props;
  const texts = useTexts();
  const t = sayerOf(texts);
  // The board needs the room: the changed numbers first, the rest on demand.
  const [isOpen, setOpen] = useState(false);
  const isKept = planning.state === "kept";
  const isChosen = offer !== null && draft.action !== null && !isKept;
  const isRefused = draft.preview?.why != null;
  if ((wide || (props.idle && !props.canUndo)) && !isChosen && planning.state === "no") return null;
  const title = isChosen ? (effect?.title ?? toldAction(texts, offer, draft, names)) : "";
  return (
    <section
      class={isChosen ? "tb-commit tb-commit-chosen" : "tb-commit"}
      aria-label={t("table-commit-area")}
      aria-busy={busy || isSettling(draft)}
    >
      {isChosen && (
        <div class="tb-commit-words">
          <p class="tb-commit-action">
            {planning.state === "open" && <strong>{title}</strong>}
            {effect !== null && effect.note !== "" && <span>{effect.note}</span>}
            <button type="button" class="tb-fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t(isOpen ? "table-preview-hide" : "table-preview-show")}
            </button>
          </p>
          <PreviewBox
            game={game}
            preview={draft.preview}
            names={names}
            seat={offer.seat}
            practice={practice}
            full={isOpen}
          />
        </div>
      )}
      {isKept && <p class="tb-commit-words">{t("table-plan-kept", { answer: planning.words })}</p>}
      <div class="tb-commit-buttons">
        {!wide && <UndoButton {...props} isShort={isChosen} />}
        {isChosen && (
          <Button kind="plain" onClick={props.onClear} disabled={busy}>
            {t("table-clear")}
          </Button>
        )}
        <PlanButton planning={planning} />
        {isChosen && planning.state === "open" && (
          <Button kind="primary" class="tb-go" data-keep-plan="" disabled={isRefused} onClick={planning.keep}>
            {t("table-plan-keep")}
          </Button>
        )}
        {isChosen && planning.state === "no" && (
          <Button kind="primary" class="tb-go" data-commit="" disabled={busy || isRefused} onClick={props.onCommit}>
            {busy ? t("table-committing") : title}
          </Button>
        )}
        {!isChosen && offer !== null && !isKept && props.onGoThere !== null && (
          <Button kind="primary" onClick={props.onGoThere}>
            {t("table-go-answer")}
          </Button>
        )}
        {!isChosen && offer !== null && !isKept && props.onGoThere === null && (
          <p class="tb-note tb-hint">{t("table-choose-first")}</p>
        )}
      </div>
    </section>
  );
}
