/** Whether the whole table fits the window. */
import type { Board, Frame } from "../../contract";
import { useMedia } from "../../ui";
import { usePreference } from "../preferences";

/** Below this a table is read by scrolling: small windows, and large ones at 200 % zoom. */
const FITS = "(min-width: 1180px) and (min-height: 640px)";

/** The parts of the table on one screen; null where the page scrolls. */
export function useFrame(board: Board | null): Frame | null {
  const fits = useMedia(FITS);
  const [layout] = usePreference("layout");
  return fits && layout === "screen" ? (board?.frame ?? null) : null;
}
