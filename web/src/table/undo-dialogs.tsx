/** Taking back: free, by asking the others, or answering somebody who asks. */
import type { UndoInfo } from "../gen/protocol";
import { useTexts } from "../i18n/texts";
import { Confirm } from "../ui";
import { sayerOf } from "../i18n/say";

export interface UndoProps {
  undo: UndoInfo;
  seat: number | null;
  names: readonly string[];
  /** Whether the question "ask the others?" is open. */
  asking: boolean;
  onAsk(): void;
  onCancel(): void;
  onAnswer(agree: boolean): void;
}

/** Says, at the top of the table, that somebody asks to take back, unless the reader is asked himself. */
export function UndoBanner({ undo, seat, names }: Pick<UndoProps, "undo" | "seat" | "names">) {
  const texts = useTexts();
  const asker = undo.asked_by;
  if (asker === null || (seat !== null && asker !== seat && undo.waiting.includes(seat))) return null;
  return (
    <p class="tb-banner" role="status" data-undo-asked="">
      {asker === seat
        ? texts.t("table-undo-waiting", { names: texts.joined(undo.waiting.map((each) => names[each] ?? "")) })
        : texts.t("table-undo-asked", { name: names[asker] ?? "" })}
    </p>
  );
}

export function UndoDialogs({ undo, seat, names, asking, onAsk, onCancel, onAnswer }: UndoProps) {
  const texts = useTexts();
  const t = sayerOf(texts);
  const asker = undo.asked_by;
  const isAsked = asker !== null && seat !== null && asker !== seat && undo.waiting.includes(seat);
  return (
    <>
      <Confirm
        title={t("table-undo-ask-title")}
        open={asking}
        yes={t("table-undo-ask")}
        no={t("table-cancel")}
        onAnswer={(agree) => (agree ? onAsk() : onCancel())}
      >
        <p>{t("table-undo-ask-why")}</p>
      </Confirm>
      <Confirm
        title={t("table-undo-request")}
        open={isAsked}
        yes={t("table-undo-agree")}
        no={t("table-undo-refuse")}
        onAnswer={onAnswer}
      >
        <p>{t("table-undo-request-why", { name: asker === null ? "" : (names[asker] ?? "") })}</p>
      </Confirm>
    </>
  );
}
