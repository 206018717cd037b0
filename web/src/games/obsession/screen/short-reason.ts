/** Reasons in the few words that fit under a card; whoever wants all of it opens the sheet. */
import type { Why } from "../../../gen/protocol";
import { money } from "../fact-words";
import type { Common } from "../parts";

export function shortReason({ texts, names }: Common, why: Why): string {
  const key = `obb-short-${why.reason}`;
  if (!texts.has(key)) return texts.refusal(why, names);
  const { price, pounds } = why.params;
  const missing = typeof price === "number" && typeof pounds === "number" ? price - pounds : 0;
  return texts.t(key, { ...why.params, amount: money(texts, missing) });
}
