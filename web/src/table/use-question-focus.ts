/** After every answer the next question is in view and has the focus; the focus is never lost with a control. */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { answerControls } from "./answer-keys";

/** Milliseconds after which a change is all on the screen. */
const SETTLED = 60;
/** Whoever writes, or reads what lies over or beside the table, is left there. */
const ELSEWHERE = "input, textarea, select, [contenteditable], dialog, .tb-side, .os-rail";

/** Bring the question to where it is read: its heading with the focus, and the first answer in sight. */
export function showQuestion(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  const [first] = answerControls();
  const { innerHeight } = window;
  const box = (first ?? heading)?.getBoundingClientRect();
  const top = heading?.closest(".tb-status")?.getBoundingClientRect().bottom ?? 0;
  const bottom = document.querySelector(".tb-commit, .tb-tabs")?.getBoundingClientRect().top ?? innerHeight;
  if (box !== undefined && (box.top < top || box.bottom > Math.min(bottom, innerHeight)))
    (first ?? heading)?.scrollIntoView?.({ block: "center" });
}

/**
 * *question* tells one question to the looking seat from the next; empty while it is not asked. *isBusy*: an answer is on
 * its way. Looked at a moment after every change, when whatever the board moves about has settled.
 */
export function useQuestionFocus(question: string, isBusy: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(question);
  const hasAnswered = useRef(false);
  if (isBusy) hasAnswered.current = true;
  useEffect(() => {
    const timer = window.setTimeout(() => {
      const focused = document.activeElement;
      const isLost = focused === null || focused === document.body;
      const isNew = question !== shown.current && !isBusy;
      const isLeft = !isLost && focused.closest(ELSEWHERE) !== null;
      if (isNew && question !== "" && !isLeft) showQuestion(heading.current);
      else if (isLost || (isNew && hasAnswered.current && !isLeft)) heading.current?.focus({ preventScroll: true });
      if (isNew) {
        shown.current = question;
        hasAnswered.current = false;
      }
    }, SETTLED);
    return () => window.clearTimeout(timer);
  });
  return heading;
}
