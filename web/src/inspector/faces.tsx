/** A component as it would lie on the table: as its game draws it, else as one card. */
import type { Board, Components } from "../contract";
import { inspectionOf } from "./inspection";
import type { FacesProps } from "./inspection";
import "./faces.css";

export function Faces(props: FacesProps) {
  const { game, item, id, board, components } = props;
  const Own = inspectionOf(game).Faces?.[item.sort];
  if (Own !== undefined) return <Own {...props} />;
  return (
    <div class="ln-card">
      <Drawn {...{ game, id, board, components }} sort={item.sort} />
    </div>
  );
}

/** Whether there is anything to draw. */
export function hasDrawing(game: string, sort: string, id: string): boolean {
  return inspectionOf(game).hasDrawing?.(sort, id) ?? true;
}

/** The board's drawing. */
export function Drawn({
  game,
  sort,
  id,
  board,
  components,
}: {
  game: string;
  sort: string;
  id: string;
  board: Board;
  components: Components;
}) {
  if (!hasDrawing(game, sort, id)) return null;
  const drawn = inspectionOf(game).drawnAs?.({ sort, id }) ?? { sort, id };
  return <board.Picture sort={drawn.sort} id={drawn.id} components={components} />;
}
