/** The answers by keyboard: numbers and arrows go to them, Enter takes the one that is chosen. */
import { useEffect } from "preact/hooks";
import type { Draft } from "../contract";
import { setting } from "../ui";

const ANSWERS = "button[data-action], button[data-part], [role=button][data-action], [role=button][data-part]";

function isUsable(control: HTMLElement): boolean {
  const isOff = control.matches(":disabled") || control.getAttribute("aria-disabled") === "true";
  return !isOff && control.closest("[hidden], details:not([open]), [inert]") === null && isDrawn(control);
}

/** Where nothing is laid out, as in a test, everything counts as drawn. */
function isDrawn(control: HTMLElement): boolean {
  return typeof control.checkVisibility !== "function" || control.checkVisibility();
}

/** What a control stands for, whatever else stands for the same. */
function nameOf(control: HTMLElement): string {
  const action = control.getAttribute("data-action");
  return action === null ? `part ${control.getAttribute("data-part") ?? ""}` : `action ${action}`;
}

/** The controls that answer, in the order of the page, each answer once. */
export function answerControls(root: ParentNode = document): HTMLElement[] {
  const found = new Map<string, HTMLElement>();
  for (const control of root.querySelectorAll<HTMLElement>(ANSWERS)) {
    const name = nameOf(control);
    if (!found.has(name) && isUsable(control)) found.set(name, control);
  }
  return [...found.values()];
}

/** Go to an answer: it is chosen and waits for Enter. A part of a long one is taken. */
function goTo(control: HTMLElement | undefined, draft: Draft): boolean {
  if (control === undefined) return false;
  control.focus();
  const action = control.getAttribute("data-action");
  if (action === null) return true;
  draft.propose(action);
  return true;
}

/** The answer so many places from the one that has the focus; from elsewhere the first or the last. */
function besides(controls: readonly HTMLElement[], by: number): HTMLElement | undefined {
  const at = controls.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return controls[by > 0 ? 0 : controls.length - 1];
  return controls[(at + by + controls.length) % controls.length];
}

const ARROWS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
/** Where these keys belong to the control that has the focus. */
const OWN_KEYS = "input, textarea, select, summary, [contenteditable], [role=tab], [role=slider], [role=menuitem], a";

/** What a key does among the answers; whether it did anything. */
export function pressAmongAnswers(key: string, draft: Draft, commit: (() => void) | null): boolean {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest(OWN_KEYS) !== null) return false;
  if (document.querySelector("dialog[open]") !== null) return false;
  if (key === "Enter") {
    const action = focused?.getAttribute("data-action") ?? null;
    // On what was taken into the answer already, Enter goes on; the space bar takes it out again.
    const isTaken = focused?.getAttribute("aria-pressed") === "true" && action === null;
    const isFree = focused === null || !focused.matches("button, [role=button]") || isTaken;
    if (commit === null || draft.action === null || !(isFree || action === draft.action)) return false;
    commit();
    return true;
  }
  const controls = answerControls();
  const by = ARROWS[key];
  if (by !== undefined) return goTo(besides(controls, by), draft);
  if (!/^[1-9]$/.test(key)) return false;
  const control = controls[Number(key) - 1];
  const isGone = !goTo(control, draft);
  if (control?.hasAttribute("data-part") === true) control.click();
  return !isGone;
}

/** *commit* gives the chosen answer; null where there is none, or nothing is asked. */
export function useAnswerKeys(draft: Draft, isAsked: boolean, commit: (() => void) | null): void {
  useEffect(() => {
    if (!isAsked) return;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat) return;
      if (setting("shortcuts") !== "on" || event.defaultPrevented) return;
      if (!pressAmongAnswers(event.key, draft, commit)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  });
}
