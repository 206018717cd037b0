/**
 * A part of a game's board. Most of what a table hears while the story runs leaves the board as it is; then none of its
 * parts is drawn anew. Where nobody is asked, the parts are drawn one frame after the other: all in one take too long
 * for pieces that fly meanwhile.
 */
import type { FunctionComponent } from "preact";
import type { BoardProps } from "../contract";
import { useLater } from "../ui/later";
import { keeping } from "../ui/same";

interface PartProps {
  of: FunctionComponent<BoardProps>;
  board: BoardProps;
}

const Part = keeping(({ of: Drawn, board }: PartProps) => <Drawn {...board} />);

/** *after*: the frames that it may be behind the others. */
export const DrawnPart = keeping(({ of, board, after = 0 }: PartProps & { after?: number }) => (
  <Part of={of} board={useLater(board, board.offer === null ? after : 0)} />
));
