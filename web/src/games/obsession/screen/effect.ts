/** What the main button says: the effect of the chosen answer, and a line of figures; and what the question says besides. */
import type { BoardProps } from "../../../contract";
import { commonOf } from "../common";
import { isFresh, stageOf } from "../composer";
import { money, signed } from "../fact-words";
import { ownRow } from "../parts";
import type { Common } from "../parts";
import { answerWords } from "./words";
import { choiceOf, guestsLeft, rowAfter, stepsOf, totalOf } from "./plan";

/** What changes for the looking seat, in figures. */
function figures(common: Common): string {
  const { texts, preview } = common;
  const own = ownRow(common);
  const after = rowAfter(common);
  if (own === undefined || after === null || preview === null) return "";
  const parts: string[] = [];
  const pounds = after.pounds - own.pounds;
  if (pounds !== 0) parts.push(pounds > 0 ? `+${money(texts, pounds)}` : money(texts, pounds));
  const steps = stepsOf(after) - stepsOf(own);
  if (steps !== 0) parts.push(texts.t("obb-effect-reputation", { steps: signed(steps), count: Math.abs(steps) }));
  const points = totalOf(after) - totalOf(own);
  if (points !== 0) parts.push(texts.t("obb-effect-points", { points: signed(points), count: Math.abs(points) }));
  if (preview.unknown) parts.push(texts.t("obb-effect-unknown"));
  return parts.join(" · ");
}

export function effect(props: BoardProps): { title: string; note: string } | null {
  const common = commonOf(props);
  const choice = choiceOf(common);
  if (choice === null) return null;
  return { title: answerWords(common, choice), note: figures(common) };
}

/** What the question's column says besides: what to click on, what is missing. */
export function advice(props: BoardProps): string | null {
  const common = commonOf(props);
  const { offer, draft, texts } = common;
  if (offer === null) return null;
  if (offer.stage !== null) {
    if (draft.chosen.length === 0) return texts.t("obb-advice-tile");
    const stage = stageOf(common);
    const left = isFresh(common, stage) ? guestsLeft(stage) : null;
    if (left !== null && left > 0) return texts.t("obb-advice-guests", { count: left });
    return texts.t("obb-advice-ready");
  }
  if (offer.kind === "buy-tile") return texts.t("obb-buy-there");
  return null;
}
