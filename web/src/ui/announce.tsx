/**
 * Telling what has happened to those who listen, and in passing to those who look. There is one pair of live
 * regions on the page; they must be there before anything is said, else nothing is heard.
 */
import { useEffect, useState } from "preact/hooks";
import { useTexts } from "../i18n/provider";
import { Button } from "./basics";
import type { Tone } from "./basics";
import { Icon } from "./icon";
import type { IconName } from "./icon";
import "./announce.css";

/** A polite word waits for a pause; an urgent one does not ("it is your turn", errors). */
export type Urgency = "polite" | "assertive";

interface Said {
  n: number;
  text: string;
}

interface Toast extends Said {
  tone: Tone;
}

const TOAST_TIME = 6000;
const MOST_TOASTS = 3;
const SIGNS: Partial<Record<Tone, IconName>> = { ok: "check", bad: "warn", warn: "warn" };

let count = 0;
const said: Record<Urgency, Said> = { polite: { n: 0, text: "" }, assertive: { n: 0, text: "" } };
let toasts: readonly Toast[] = [];
const heard = new Set<() => void>();

function tell(): void {
  for (const listener of [...heard]) listener();
}

/** Say something to those who listen to the page. */
export function announce(text: string, urgency: Urgency = "polite"): void {
  if (text === "") return;
  count += 1;
  said[urgency] = { n: count, text };
  tell();
}

/** Show a word in passing, and say it. */
export function toast(text: string, tone: Tone = "plain"): void {
  announce(text, tone === "bad" ? "assertive" : "polite");
  const made = { n: count, text, tone };
  toasts = [...toasts, made].slice(-MOST_TOASTS);
  tell();
  setTimeout(() => dropToast(made.n), TOAST_TIME);
}

/** Take a word away again. */
export function dropToast(n: number): void {
  toasts = toasts.filter((each) => each.n !== n);
  tell();
}

function useTold(): void {
  const [, redraw] = useState(0);
  useEffect(() => {
    const listener = () => redraw((n) => n + 1);
    heard.add(listener);
    listener();
    return () => void heard.delete(listener);
  }, []);
}

/** A place whose words are read out when they change. A repeated sentence is read again. */
export function LiveRegion({ text, urgency = "polite", n = 0 }: { text: string; urgency?: Urgency; n?: number }) {
  return (
    <div class="ui-hidden" role={urgency === "polite" ? "status" : "alert"} aria-live={urgency} aria-atomic="true">
      <span key={n}>{text}</span>
    </div>
  );
}

/**
 * The pair of live regions. A modal window has its own, for nothing outside of it is heard while it is open. What
 * was said before they came is not said again.
 */
export function LiveRegions() {
  const [since] = useState(count);
  useTold();
  const { polite, assertive } = said;
  return (
    <>
      <LiveRegion urgency="polite" n={polite.n} text={polite.n > since ? polite.text : ""} />
      <LiveRegion urgency="assertive" n={assertive.n} text={assertive.n > since ? assertive.text : ""} />
    </>
  );
}

/** The live regions and the words in passing: once on the page, near its root. */
export function Announcer() {
  const texts = useTexts();
  useTold();
  return (
    <>
      <LiveRegions />
      {toasts.length > 0 && (
        <ul class="ui-toasts" aria-label={texts.t("web-notices")}>
          {toasts.map(({ n, text, tone }) => (
            <li key={n} class={`ui-toast ui-tone-${tone}`}>
              <Icon name={SIGNS[tone] ?? "bell"} />
              <span>{text}</span>
              <Button kind="quiet" icon="cross" label={texts.t("web-close")} onClick={() => dropToast(n)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
