/** One answer in the tray: a sign, what it is, what it brings. A press chooses it, a second one takes it back. */
import type { ComponentChildren } from "preact";
import type { Choice } from "../../../../gen/protocol";
import { fitted } from "../../../../ui/fitted";
import { answering } from "../../../../ui/answering";
import { bringsWords, SIGN_OF } from "../../board-words";
import { wordsOf } from "../../model";
import type { Scene } from "../../model";
import { bringsOf, forecastWith } from "../worth";
import "./answer.css";

export interface AnswerProps {
  scene: Scene;
  choice: Choice;
  /** What stands at the left of it. */
  sign?: ComponentChildren | undefined;
  /** What it is about; without it the words of the answer stand there. */
  title?: string | undefined;
  /** What it brings; without it what the aids have worked out. */
  note?: ComponentChildren;
  /** A figure at its right. */
  badge?: ComponentChildren;
  look?: "plain" | "quiet";
}

export function Answer({ scene, choice, sign, title, note, badge, look = "plain" }: AnswerProps) {
  const { texts, draft, names } = scene.props;
  const isChosen = draft.action === choice.action;
  return (
    <button
      {...answering(draft, choice.action)}
      class={`ui-control nds-answer nds-answer-${look} ${isChosen ? "nds-chosen" : ""}`}
      title={texts.choice(choice, names)}
    >
      {sign !== undefined && <span class="nds-answer-sign">{sign}</span>}
      <span class="nds-answer-words">
        <b class="ui-fitted" style={fitted(title ?? texts.choice(choice, names))}>
          {title ?? texts.choice(choice, names)}
        </b>
        {note === undefined ? <Worth scene={scene} action={choice.action} /> : note}
      </span>
      {badge !== undefined && <span class="nds-answer-badge">{badge}</span>}
    </button>
  );
}

/** What an answer brings, and the plague forecast where it changes. */
export function Worth({ scene, action }: { scene: Scene; action: string }) {
  const { texts } = scene.props;
  const brings = bringsOf(scene, action);
  if (brings === null || NOTHING_TO_TELL.has(wordsOf(action)[0] ?? "")) return null;
  const then = forecastWith(scene, brings);
  return (
    <span class="nds-worth">
      {bringsWords(texts, brings)}
      {then !== null && (
        <span class={`nd-level nd-level-${then.level}`}>
          {" "}
          <span aria-hidden="true">{SIGN_OF[then.level]}</span>{" "}
          {texts.t("nds-ends-on", { n: Math.max(then.end, 0), word: texts.t(`ndb-level-${then.level}`) })}
        </span>
      )}
    </span>
  );
}

const NOTHING_TO_TELL: ReadonlySet<string> = new Set(["pass", "decline", "forgo"]);
