/** Planning while others play: whether it can be done, what is kept ready, and the ways to do it. */
import { useMemo } from "preact/hooks";
import type { Position } from "../gen/protocol";
import type { Texts } from "../i18n/texts";
import { planTold } from "./notices";
import type { AtTable } from "./use-session";

/** "may": there is time to plan; "open": the next question is on view; "kept": an answer to it is kept ready. */
export type PlanState = "no" | "may" | "open" | "kept";

export interface Planning {
  state: PlanState;
  /** The plan that is kept ready, in words. */
  words: string;
  look(): void;
  keep(): void;
  drop(): void;
}

export function usePlanning(
  at: AtTable,
  position: Position,
  canPlan: boolean,
  names: readonly string[],
  texts: Texts,
): Planning {
  const { session, tell } = at;
  const { plan, ahead } = session;
  const isWaiting = canPlan && position.offer === null && !position.over && position.waiting.length > 0;
  const state = !isWaiting ? "no" : plan !== null ? "kept" : ahead !== null ? "open" : "may";
  const words = plan === null ? "" : planTold(plan, names, texts);
  return useMemo(
    () => ({
      state,
      words,
      look: () => tell({ kind: "look-ahead" }),
      keep: () => tell({ kind: "keep-plan" }),
      drop: () => tell({ kind: "drop-plan" }),
    }),
    [state, words, tell],
  );
}
