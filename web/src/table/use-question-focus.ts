/** After every answer the next question is in view and has the focus; the focus is never lost with a control. */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { answerControls } from "./answer-keys";

/** Milliseconds after which a change is all on the screen. */
const SETTLED = 60;
/** Whoever writes, or reads what lies over or beside the table, is left there. */
const ELSEWHERE = "input, textarea, select, [contenteditable], dialog, .tb-side, .os-rail";

/** What lies between the bars at the top and at the bottom of the window, in pixels from its top. */
function inSight(): { top: number; bottom: number } {
  const top = document.querySelector(".tb-under")?.getBoundingClientRect().bottom ?? 0;
  const bottom = document.querySelector(".tb-commit, .tb-tabs")?.getBoundingClientRect().top ?? window.innerHeight;
  return { top: Math.max(0, top), bottom: Math.min(bottom, window.innerHeight) };
}

/** Bring the question to where it is read: its heading with the focus, and the first answer in sight. */
export function showQuestion(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  const [first] = answerControls();
  const box = (first ?? heading)?.getBoundingClientRect();
  const { top, bottom } = inSight();
  if (box !== undefined && (box.top < top || box.bottom > bottom))
    (first ?? heading)?.scrollIntoView?.({ block: "center" });
}

/** Pixels between the bars at the top and what is brought below them. */
const GAP = 8;
/** What the words above a list take, in pixels. */
const WORDS = 60;

/** Bring the next step of a long answer to the top, where its first control is out of sight. */
export function showStep(): void {
  const [first] = answerControls();
  if (first === undefined) return;
  const { top, bottom } = inSight();
  const box = (first.closest("li") ?? first).getBoundingClientRect();
  if (box.top >= top && box.bottom <= bottom) return;
  const panel = (first.closest(".ui-panel") ?? first).getBoundingClientRect();
  // All of the panel from its title on, unless what is to be pressed would still be below: then the words before it.
  const from = box.bottom - panel.top > bottom - top ? box.top - Math.min(WORDS, (bottom - top) / 4) : panel.top;
  window.scrollBy?.(0, from - top - GAP);
}

/**
 * A long answer is put together in steps, and each replaces what the last one showed: whoever chose a place among many
 * finds the guests where the places stood. *step* tells one step from the next; empty while nothing is put together.
 */
export function useStepInSight(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      if (step !== shown.current && step !== "" && shown.current !== "") showStep();
      shown.current = step;
    }, SETTLED);
    return () => window.clearTimeout(timer);
  }, [step]);
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
