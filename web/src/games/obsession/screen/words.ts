/** What an answer is called on its button: its effect where that is plainer than the verb. */
import type { Choice } from "../../../gen/protocol";
import { sideOf } from "../composer";
import type { Common } from "../parts";

/** The name of an activity: what is done there, or the tile where that has no name. */
export function activityName({ texts, catalogue }: Common, tile: string, side: "front" | "back"): string {
  const facts = catalogue.tiles.get(tile);
  const isNamed = facts !== undefined && (side === "back" ? facts.back : facts.front).title.en !== "";
  return isNamed ? texts.term("face", `${tile}:${side}`) : texts.term("tile", tile);
}

/** In a list beside its price a purchase is the tile alone. */
export function listedWords(common: Common, choice: Choice): string {
  const isPlain = choice.key === "ob-act-buy" && choice.params["cheaper"] === "none";
  return isPlain ? common.texts.term("tile", String(choice.params["tile"])) : answerWords(common, choice);
}

export function answerWords(common: Common, choice: Choice): string {
  const { texts, names, offer, county } = common;
  const tile = String(choice.params["tile"]);
  if (choice.key === "ob-act-host") {
    return texts.t("obb-effect-host", { what: activityName(common, tile, sideOf(common, tile)) });
  }
  if (choice.key === "ob-act-buy" && choice.params["cheaper"] === "none") return texts.t("obb-effect-buy", { tile });
  if (choice.key === "ob-act-done" && offer?.kind === "buy-tile") {
    return texts.t(county.bought > 0 ? "obb-effect-bought" : "obb-effect-nothing");
  }
  return texts.choice(choice, names);
}
