/** What a person would bring whoever looks, in words. */
import { bringsWords, levelWords } from "./board-words";
import type { Scene } from "./model";

/** What a bribe brings; a product is shown as such, and a change of the plague forecast as well. */
export function personWorth(scene: Scene, person: string): string {
  const { aids, props } = scene;
  const { texts } = props;
  const aid = aids.persons?.find((each) => each.person === person);
  const brings = aid?.brings;
  if (aid === undefined || brings === undefined || brings === null) return "";
  const gain = brings.gains[0];
  if (aid.each > 1 && gain !== undefined && aid.count > 0) {
    return texts.t(gain.park > 0 ? "ndb-worth-product-park" : "ndb-worth-product", {
      a: aid.count,
      b: aid.each,
      park: gain.park,
      total: gain.amount + gain.park,
    });
  }
  const now = scene.isMine ? aids.plague?.[scene.mine.seat]?.end : undefined;
  const changesForecast = now !== undefined && now !== brings.end;
  const told = changesForecast ? levelWords(texts, brings.end, brings.level) : null;
  const isNothing = brings.gains.length === 0 && brings.asks === null;
  if (told !== null && isNothing) return told;
  return told === null
    ? bringsWords(texts, brings)
    : texts.t("ndb-and-forecast", { what: bringsWords(texts, brings), forecast: told });
}
