/** What a market is called in few words: whose borough it is in, and its letter. */
import { rowOf, split } from "../model";
import type { Scene } from "../model";

export function marketName(scene: Scene, market: string): string {
  const { texts, names } = scene.props;
  const { colour, rest: corner } = split(market);
  const row = rowOf(scene.view, colour);
  const isMine = scene.isMine && row !== null && row.seat === scene.mine.seat;
  const name = row === null ? texts.term("colour", colour) : (names[row.seat] ?? "");
  const letter = corner === "centre" ? texts.t("nds-centre") : corner.toUpperCase();
  return isMine ? texts.t("nds-market-yours", { letter }) : texts.t("nds-market-of", { name, letter });
}
