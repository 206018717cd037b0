/** Where new tables are wanted. */
import { IS_ALONE } from "./places";

/** Whether this browser can run the tables itself. */
export function canPlayHere(): boolean {
  return typeof Worker === "function" && typeof DecompressionStream === "function" && typeof WebAssembly === "object";
}

const WHERE = "parlour.where";
const HERE = "here";

/** Whether new tables are to be on this device: as chosen; without a network there is no other place. */
export function playsHere(): boolean {
  if (IS_ALONE) return true;
  if (!canPlayHere()) return false;
  try {
    return localStorage.getItem(WHERE) === HERE || !navigator.onLine;
  } catch {
    return !navigator.onLine;
  }
}

/** Choose where new tables are. */
export function playHere(here: boolean): void {
  try {
    localStorage.setItem(WHERE, here ? HERE : "there");
  } catch {
    // Nothing can be kept here.
  }
}
