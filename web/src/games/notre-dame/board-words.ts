/** Numbers of the aids in words. */
import type { Texts } from "../../i18n/texts";
import { wordsOf } from "./model";
import type { Brings, Forecast, Gain, Level } from "./model";

/** Signs that go with the words safe, close, just safe and over. */
export const SIGN_OF: Readonly<Record<Level, string>> = { safe: "●", close: "◆", edge: "◆", over: "▲" };

const SIGNS = { prestige: "prestige", gold: "gold", cubes: "cube", rat: "rat" } as const;

/** The sign that goes with a gain. */
export function signOf(brings: Brings | null | undefined): string | null {
  const what = brings?.gains[0]?.what;
  if (what !== undefined) return what in SIGNS ? SIGNS[what as keyof typeof SIGNS] : null;
  return brings?.asks?.kind === "move-carriage" ? "bill" : null;
}

const ANSWER_SIGNS: Readonly<Record<string, string>> = {
  "take gold": "gold",
  "take cube": "cube",
  "take rat": "rat",
  donate: "notre-dame",
  give: "gold",
  cash: "bill",
};

/** The sign of an answer that is about no card, person, sector or market. */
export function answerSign(action: string): string | null {
  return ANSWER_SIGNS[action] ?? ANSWER_SIGNS[wordsOf(action)[0] ?? ""] ?? null;
}

/** One gain; the bonus of the park is named. */
export function gainWords(texts: Texts, { what, amount, park }: Gain): string {
  if (what === "prestige" && park > 0)
    return texts.t("ndb-gain-prestige-park", { n: amount, park, total: amount + park });
  if (what === "rat") return texts.t(amount < 0 ? "ndb-gain-rat-back" : "ndb-gain-rat", { n: Math.abs(amount) });
  return texts.t(`ndb-gain-${what}`, { n: amount });
}

/** What follows as a question: a bonus to choose, a drive, a gift. */
export function asksWords(texts: Texts, asks: Brings["asks"]): string | null {
  if (asks === null) return null;
  const key = `ndb-asks-${asks.kind}`;
  return texts.has(key) ? texts.t(key, { n: asks.steps ?? asks.count ?? asks.cubes ?? 1 }) : null;
}

/** Everything that something would bring, in words. */
export function bringsWords(texts: Texts, brings: Brings): string {
  const told = brings.gains.map((gain) => gainWords(texts, gain));
  const asks = asksWords(texts, brings.asks);
  if (asks !== null) told.push(asks);
  return told.length === 0 ? texts.t("ndb-gain-nothing") : texts.joined(told);
}

/** A forecast as sign, number and word. */
export function levelWords(texts: Texts, end: number, level: Level): string {
  return texts.t("ndb-forecast", { end: Math.max(end, 0), sign: SIGN_OF[level], word: texts.t(`ndb-level-${level}`) });
}

/** How the forecast comes about: 7 + 5 − 1 = 11. */
export function sumWords({ rat, spread, hospital, end }: Forecast): string {
  return `${rat} + ${spread} − ${hospital} = ${end}`;
}
