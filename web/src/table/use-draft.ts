/** The answer being put together, as boards see it, and when a chosen one counts. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Draft } from "../contract";
import type { Choice, Offer, TableInfo } from "../gen/protocol";
import type { Counts, DraftState } from "../net/session";
import { preference } from "./preferences";
import { useSteady } from "../ui/same";
import type { AtTable } from "./use-session";

/** Milliseconds that the mouse rests on an answer before it is looked at. */
const REST = 120;

/**
 * When an answer that was clicked on counts. An answer that is put together, or that is not among those listed, waits for
 * the button; so does everything in a guided game, which speaks of the button. "now": it can be taken back for nothing,
 * so there is no need to find out what it shows.
 */
export function countsWhen(
  wish: string,
  table: TableInfo | null,
  offer: Offer,
  draft: Pick<DraftState, "chosen">,
  action: string,
): Counts | "now" {
  if (table === null || table.guide !== "" || wish === "always") return "ask";
  const isListed = draft.chosen.length === 0 && offer.choices.some((each) => each.action === action);
  if (!isListed) return "ask";
  return wish === "never" || table.practice ? "now" : "at-once";
}

/**
 * The one answer of a question that has no other, or whose answers all come to the same; or the one that ends what one
 * is doing, where all else can wait. Null where one has a choice.
 */
export function onlyAnswer(offer: Offer | null): Choice | null {
  if (offer === null || offer.more) return null;
  if (offer.closing !== "") return offer.choices.find(({ action }) => action === offer.closing) ?? null;
  if (offer.choices.length !== 1 && !offer.indifferent) return null;
  return (offer.stage?.parts.length ?? 0) === 0 ? (offer.choices[0] ?? null) : null;
}

/** What is looked at with the mouse shows on the boards as if it were chosen; to click on it chooses it. */
export function useDraft(at: AtTable): Draft {
  const { session, tell } = at;
  const { draft, table, position } = session;
  const choose = useSteady((wanted: string | null) => {
    // A board that shows a thing as chosen takes it back when it is clicked; what is only looked at is chosen.
    const action = wanted ?? (draft.action === null ? draft.peeked : null);
    const offer = position?.offer ?? null;
    if (action === null) tell({ kind: "choose", action: null });
    else {
      const counts = offer === null ? "ask" : countsWhen(preference("confirm"), table, offer, draft, action);
      if (counts === "now") tell({ kind: "commit", action });
      else tell({ kind: "choose", action, counts });
    }
  });
  const propose = useSteady((wanted: string) => tell({ kind: "choose", action: wanted }));
  const compose = useSteady((parts: readonly string[]) => tell({ kind: "compose", chosen: parts }));
  const { chosen, stage } = draft;
  const action = draft.action ?? draft.peeked;
  return useMemo(() => ({ action, chosen, stage, choose, propose, compose }), [action, chosen, stage]);
}

/** Answers are looked at while the mouse rests on them, wherever they stand. */
export function usePeeking(at: AtTable, offer: Offer | null): void {
  const { tell } = at;
  useEffect(() => {
    if (offer === null) return;
    let timer = 0;
    const look = (action: string | null): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => tell({ kind: "peek", action }), REST);
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse" || !(event.target instanceof Element)) return;
      const control = event.target.closest("[data-action]");
      const action = control?.getAttribute("data-action") ?? null;
      look(offer.choices.some((each) => each.action === action) ? action : null);
    };
    document.addEventListener("pointerover", over);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener("pointerover", over);
    };
  }, [offer, tell]);
}

/** The second click of a double click never answers a question that the first one brought. */
export function useSingleClicks(question: string): void {
  const clicked = useRef("");
  useEffect(() => {
    const guard = (event: MouseEvent): void => {
      if (event.detail > 1 && clicked.current !== question) {
        event.stopPropagation();
        event.preventDefault();
      } else clicked.current = question;
    };
    document.addEventListener("click", guard, true);
    return () => document.removeEventListener("click", guard, true);
  }, [question]);
}
