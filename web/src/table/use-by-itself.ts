/** Answers that give themselves: there is no other, and nobody learns anything by them. */
import { useEffect, useRef } from "preact/hooks";
import type { Position } from "../gen/protocol";
import { usePreference } from "./preferences";
import { onlyAnswer } from "./use-draft";
import type { AtTable } from "./use-session";

/**
 * Give the only answer once its question shows. Not where something was just taken back, for whoever did so wants to
 * stand there; not in a guided game; and what it shows or passes on is found out before (see `drafting`).
 */
export function useByItself(at: AtTable, position: Position, isShown: boolean): void {
  const { session, tell } = at;
  const [wish] = usePreference("forced");
  const only = onlyAnswer(position.offer);
  const isHeld = session.heldBack === position.ply || (session.table?.guide ?? "") !== "";
  const isDue = isShown && wish === "on" && only !== null && !isHeld && session.position === position;
  useEffect(() => {
    if (isDue && only !== null) tell({ kind: "choose", action: only.action, counts: "by-itself" });
  }, [isDue, position.ply, position.epoch, position.seat]);
}

/**
 * A part of a long answer that has no other comes by itself, after one that was chosen. Whoever takes a part out again
 * wants to change something: nothing follows that.
 */
export function usePartsByThemselves(at: AtTable, isShown: boolean): void {
  const { session, tell } = at;
  const [wish] = usePreference("forced");
  const { chosen, stage, composing } = session.draft;
  const before = useRef(0);
  const [only] = stage?.parts ?? [];
  const isFresh = stage !== null && stage.chosen.length === chosen.length && chosen.length > 0;
  const isForced = isFresh && stage.parts.length === 1 && stage.choices.length === 0;
  const isGuided = (session.table?.guide ?? "") !== "";
  const isDue = isShown && wish === "on" && isForced && composing === null && !isGuided;
  useEffect(() => {
    if (composing !== null) return;
    const hasGrown = chosen.length > before.current;
    before.current = chosen.length;
    if (isDue && hasGrown && only !== undefined) tell({ kind: "compose", chosen: [...chosen, String(only.value)] });
  }, [chosen, composing, isDue]);
}
