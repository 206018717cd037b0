/** The chosen answer, what it would bring, and the one button that makes it count. */
import { useState } from "preact/hooks";
import type { Offer } from "../gen/protocol";
import { useTexts, type Texts } from "../i18n/texts";
import type { DraftState } from "../net/session";
import { Button } from "../ui";
import { PreviewBox } from "./preview-box";
import { sayerOf } from "../i18n/say";
import "./commit-bar.css";

export interface CommitBarProps {
  game: string;
  offer: Offer | null;
  draft: DraftState;
  names: readonly string[];
  practice: boolean;
  busy: boolean;
  wide: boolean;
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
  const choice = choices.find((each) => each.action === draft.action);
  return choice === undefined ? (draft.action ?? "") : texts.choice(choice, names);
}

export function CommitBar(props: CommitBarProps) {
  const { game, offer, draft, names, practice, busy, wide, canUndo } = props;
  const texts = useTexts();
  const t = sayerOf(texts);
  // The board needs the room: the changed numbers first, the rest on demand.
  const [isOpen, setOpen] = useState(false);
  const isChosen = offer !== null && draft.action !== null;
  const isRefused = draft.preview?.why != null;
  if (wide && !isChosen) return null;
  return (
    <section class={isChosen ? "tb-commit tb-commit-chosen" : "tb-commit"} aria-label={t("table-commit-area")}>
      {isChosen && (
        <div class="tb-commit-words">
          <p class="tb-commit-action">
            <strong>{toldAction(texts, offer, draft, names)}</strong>
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
      <div class="tb-commit-buttons">
        {!wide && (
          <Button icon="undo" disabled={!canUndo} onClick={props.onUndo} data-undo="">
            {props.undoLabel}
          </Button>
        )}
        {isChosen && (
          <Button kind="plain" onClick={props.onClear} disabled={busy}>
            {t("table-clear")}
          </Button>
        )}
        {isChosen && (
          <Button kind="primary" data-commit="" disabled={busy || isRefused} onClick={props.onCommit}>
            {t(busy ? "table-committing" : "table-commit")}
          </Button>
        )}
        {!isChosen && offer !== null && props.onGoThere !== null && (
          <Button kind="primary" onClick={props.onGoThere}>
            {t("table-go-answer")}
          </Button>
        )}
        {!isChosen && offer !== null && props.onGoThere === null && (
          <p class="tb-note tb-hint">{t("table-choose-first")}</p>
        )}
      </div>
    </section>
  );
}
