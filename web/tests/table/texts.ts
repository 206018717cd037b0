import { grammarOf } from "../../src/i18n/grammar";
import type { Texts } from "../../src/i18n/texts";

/** Texts that say the key and its parameters, so that a test sees what was asked for. */
export const PLAIN_TEXTS: Texts = {
  lang: "en",
  prefixOf: (game) => grammarOf(game)?.prefix ?? "",
  gameName: (game) => `game-${game}`,
  t: (key, params) => (params === undefined ? key : `${key} ${Object.values(params).join(" ")}`),
  has: (key) => key !== "table-number-unnamed",
  term: (sort, id) => `${sort}:${id}`,
  choice: ({ key, params }) => `${key} ${Object.values(params).join(" ")}`,
  event: (event) => String(event["event"]),
  refusal: ({ reason }) => `refused ${reason}`,
  problem: ({ code }) => `problem ${code}`,
  question: (kind) => `question ${kind}`,
  ruleTitle: (rule) => rule,
  ruleText: (rule) => rule,
  citation: (rule) => `see ${rule}`,
  thing: ({ sort, value }) => `${sort}:${value}`,
  joined: (items) => items.join(", "),
  seatNames: (seats) => seats.map(({ name }) => name),
};
