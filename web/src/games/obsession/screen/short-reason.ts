/** Reasons in the few words that fit under a card; whoever wants all of it opens the sheet. */
import type { Why } from "../../../gen/protocol";
import { money } from "../fact-words";
import type { Common } from "../parts";

/** A reason in a word or two, where cards are as narrow as a portrait and a word; empty where only a mark has room. */
export function briefReason({ texts }: Common, why: Why): string {
  const key = `obb-brief-${why.reason}`;
  return texts.has(key) ? texts.t(key, why.params) : "";
}

export function shortReason({ texts, names }: Common, why: Why): string {
  const key = `obb-short-${why.reason}`;
  if (!texts.has(key)) return texts.refusal(why, names);
  const { price, pounds } = why.params;
  const missing = typeof price === "number" && typeof pounds === "number" ? price - pounds : 0;
  return texts.t(key, { ...why.params, amount: money(texts, missing) });
}
