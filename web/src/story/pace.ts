/** How fast the story goes, as the reader has chosen it. */
import { isStill } from "../ui";
import { preference } from "../table/preferences";

export const PACES = ["off", "quick", "normal", "slow"] as const;

/** Against normal speed: how long everything takes. */
const FACTORS: Readonly<Record<string, number>> = { quick: 0.5, normal: 1, slow: 2 };
/** A burst is told within so many milliseconds at normal speed. */
export const LONGEST = 6000;

/** How long everything takes against normal; 0 is when nothing moves and the board is never held back. */
export function paceNow(): number {
  return isStill() ? 0 : (FACTORS[preference("story")] ?? 0);
}

/** Within how many milliseconds everything that has arrived is told: longer only for whoever asked for slowness. */
export function longest(pace: number): number {
  return LONGEST * Math.max(1, pace);
}

/** Whether cards and rings are wanted at all. */
export function isTold(): boolean {
  return preference("story") !== "off";
}
