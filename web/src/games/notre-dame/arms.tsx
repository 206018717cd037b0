/** The arms of a seat, as the shell asks for them. */
import type { View } from "../../contract";
import { Placed } from "./art/glyph";
import { asView } from "./model";
import { seatClass } from "./seats";

const FIELD = "M0 0h24v17.4L12 28 0 17.4z";

export function Arms({ view, seat }: { view: View; seat: number }) {
  const colour = asView(view).seats[seat]?.colour ?? "";
  return (
    <svg class={`nd-arms ${seatClass(colour)}`} viewBox="0 0 24 28" aria-hidden="true" focusable="false">
      <path d={FIELD} />
      <Placed name={`crest-${colour}`} x={12} y={11.5} width={16} class="nd-m-crest" />
    </svg>
  );
}
