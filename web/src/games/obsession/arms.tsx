/** The arms of a seat, as the shell asks for them. */
import type { View } from "../../contract";
import { Crest } from "./art/crests";
import { countyOf } from "./model";

export function Arms({ view, seat }: { view: View; seat: number }) {
  return <Crest family={countyOf(view).seats[seat]?.family ?? null} seat={seat} />;
}
