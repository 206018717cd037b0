/**
 * A part of a game's board. Most of what a table hears while the story runs leaves the board as it is; then none of its
 * parts is drawn anew.
 */
import type { FunctionComponent } from "preact";
import type { BoardProps } from "../contract";
import { keeping } from "../ui/same";

export const DrawnPart = keeping(({ of: Part, board }: { of: FunctionComponent<BoardProps>; board: BoardProps }) => (
  <Part {...board} />
));
