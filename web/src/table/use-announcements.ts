/** Tells those who listen what the others did, that somebody thinks, and that it is their turn. */
import { useEffect, useRef } from "preact/hooks";
import type { Offer, Told, Why } from "../gen/protocol";
import type { Texts } from "../i18n/texts";
import type { Notice, Plan, Session } from "../net/session";
import { planTold } from "./notices";
import { announce, setting, toast } from "../ui";
import { headline } from "./status-bar";
import { isThinking } from "./thinking";

const MOST_IN_SUMMARY = 3;
/** Milliseconds after which those who listen are told that somebody thinks. */
const SOON = 800;

/** What to say of news, as the reader wants it: nothing, the last few sentences, or all. */
export function newsWords(lines: readonly string[], verbosity: string): string {
  if (verbosity === "off") return "";
  return (verbosity === "full" ? lines : lines.slice(-MOST_IN_SUMMARY)).join(" ");
}

function brokenWords(texts: Texts, plan: Plan, why: Why | null, names: readonly string[]): string {
  const told = texts.t("table-plan-broken", { answer: planTold(plan, names, texts) });
  return why === null ? told : `${told} ${texts.refusal(why, names)}`;
}

export function useAnnouncements(
  session: Session,
  offer: Offer | null,
  turn: string,
  names: readonly string[],
  seat: number | null,
  texts: Texts,
): void {
  useEffect(() => {
    const lines = session.news.map((told: Told) => texts.event(told.event, names, seat));
    announce(newsWords(lines, setting("verbosity")), "polite");
  }, [session.news]);

  const asked = offer === null ? "" : `${session.position?.ply ?? 0} ${offer.kind}`;
  useEffect(() => {
    if (offer !== null) announce(`${turn}. ${texts.question(offer.kind)}`, "assertive");
  }, [asked]);

  // That somebody thinks is said once until the next question, and only of those who take their time.
  const isSaid = useRef(false);
  useEffect(() => {
    isSaid.current = false;
  }, [asked]);
  const { position } = session;
  const words = position !== null && isThinking(position) ? headline(texts, position, null, names) : "";
  const newest = useRef(words);
  newest.current = words;
  const isDue = words !== "";
  useEffect(() => {
    if (!isDue || isSaid.current || setting("verbosity") === "off") return;
    const timer = window.setTimeout(() => {
      isSaid.current = true;
      announce(newest.current, "polite");
    }, SOON);
    return () => window.clearTimeout(timer);
  }, [isDue, asked]);

  const before = useRef<Notice | null>(null);
  useEffect(() => {
    const notice = session.notice;
    if (notice !== null && notice !== before.current) {
      if (notice.kind === "stale") toast(texts.t("table-stale"), "warn");
      if (notice.kind === "undone") toast(texts.t("table-undone"), "plain");
      if (notice.kind === "nothing-ahead") announce(texts.t("table-plan-nothing"), "polite");
      if (notice.kind === "plan-holds")
        announce(texts.t("table-plan-holds", { answer: planTold(notice.plan, names, texts) }), "polite");
      if (notice.kind === "plan-broken") announce(brokenWords(texts, notice.plan, notice.why, names), "assertive");
      if (notice.kind === "undo-refused") announce(texts.t("table-undo-refused"), "assertive");
      if (notice.kind === "undo-lapsed") announce(texts.t("table-undo-lapsed"), "assertive");
      if (notice.kind === "refused") announce(texts.refusal(notice.why, names), "assertive");
      if (notice.kind === "failed") announce(texts.problem(notice.problem), "assertive");
    }
    before.current = notice;
  }, [session.notice]);
}
