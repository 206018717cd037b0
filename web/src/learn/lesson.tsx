/** The voice of a guided first game: what to do now and why, and a way to play on without it. */
import "./learn.css";
import { useState } from "preact/hooks";
import type { Draft } from "../contract";
import type { Position } from "../gen/protocol";
import type { Texts } from "../i18n/texts";
import { Button, Icon } from "../ui";
import { useLesson } from "./lessons";
import { controlsOf, useRings } from "./ring";
import { teachingOf } from "./teaching";
import "./lesson.css";

export interface LessonProps {
  game: string;
  position: Position;
  draft: Draft;
  texts: Texts;
}

/** What the lesson says about the open question. The shell mounts it where `table.guide` is "first-game". */
export function Lesson({ game, position, draft, texts }: LessonProps) {
  const now = useLesson(game, position.ply, position.offer);
  const [closedAt, setClosedAt] = useState("");
  const area = now === null ? [] : (teachingOf(game).areas?.[now.highlight] ?? []);
  const isTold = now !== null && position.offer !== null && draft.action === null;
  useRings(now === null ? [] : [area, isTold ? controlsOf(now.allow ?? []) : []]);
  if (now === null) {
    if (position.over) return null;
    return (
      <aside class="ln-lesson" aria-label={texts.t("learn-lesson")}>
        <p role="status">{texts.t("learn-lesson-wait")}</p>
      </aside>
    );
  }
  if (closedAt === now.say) return null;
  const why = `${now.say}-why`;
  const single = now.allow?.length === 1 ? now.allow[0] : undefined;
  const isChosen = single !== undefined && draft.action === single;
  return (
    // Each step begins at its first word, however far the last one was scrolled.
    <aside key={now.say} class={`ln-lesson${now.isOver ? " ln-lesson-over" : ""}`} aria-label={texts.t("learn-lesson")}>
      <header class="ln-lesson-head">
        <Icon name={now.isOver ? "star" : "hint"} />
        <h2>
          {now.isOver
            ? texts.t("learn-lesson-over")
            : texts.t("learn-lesson-step", { number: now.number, count: now.count })}
        </h2>
        {now.highlight !== "" && (
          <span class="ln-lesson-look">
            {texts.t("learn-lesson-look", { place: texts.t(`learn-area-${now.highlight}`) })}
          </span>
        )}
      </header>
      <div role="status">
        <p>{texts.t(now.say)}</p>
        {texts.has(why) && <p class="ln-lesson-why">{texts.t(why)}</p>}
      </div>
      <p class="ln-lesson-actions">
        {single !== undefined && position.offer !== null && (
          <Button pressed={isChosen} data-lesson-choose onClick={() => draft.choose(isChosen ? null : single)}>
            {texts.t(isChosen ? "learn-lesson-chosen" : "learn-lesson-choose")}
          </Button>
        )}
        {!now.isOver && position.offer !== null && (
          <a href={`#/rules/${game}/${position.offer.rule}`}>{texts.t("learn-lesson-rule")}</a>
        )}
        {now.isOver && (
          <Button kind="quiet" onClick={() => setClosedAt(now.say)}>
            {texts.t("learn-lesson-close")}
          </Button>
        )}
      </p>
    </aside>
  );
}
