/** What one knows about cards in the draft: the own hand, who gets the others, what was passed before, the own pile. */
import { split, wordsOf } from "../model";
import type { Scene } from "../model";
import type { Row } from "./ledger";

export function knownCards(scene: Scene): Row[] {
  const { props, view, aids } = scene;
  const { texts, names, draft } = props;
  const told = aids.draft;
  const chosen = wordsOf(draft.action ?? told?.kept ?? "");
  const kept = chosen[0] === "keep" ? (chosen[1] ?? null) : null;
  const kinds = (cards: readonly string[]) =>
    cards.length === 0 ? "–" : texts.joined(cards.map((card) => texts.term("kind", split(card).rest)));
  const kindOf = (card: string | undefined) => (card === undefined ? "confidant" : split(card).rest);
  const hand = [...view.hand, ...(kept === null ? [] : [kept])];
  const leaving = kept === null ? [] : view["choose-from"].filter((card) => card !== kept);
  const passed = [...view["passed-first"], ...view["passed-second"]];
  const rows: Row[] = [{ sign: kindOf(hand.at(-1)), name: texts.t("nds-you-keep"), value: kinds(hand), note: "" }];
  if (told !== undefined) {
    const name = names[told.to] ?? "";
    rows.push({ sign: kindOf(leaving[0]), name: texts.t("nds-will-see", { name }), value: kinds(leaving), note: "" });
    if (passed.length > 0)
      rows.push({ sign: kindOf(passed[0]), name: texts.t("nds-passed"), value: kinds(passed), note: "" });
    rows.push({
      sign: "bell",
      name: texts.t(told.certain ? "nds-drawn-next" : "nds-pile"),
      value: told.certain ? kinds(told.undrawn) : texts.t("nds-cards", { n: told.undrawn.length }),
      note: "",
    });
  }
  return rows;
}
