/** My tables in words: which way of playing, against whom, and how it ended. */
import type { Standing } from "../gen/protocol";
import type { Texts } from "../i18n/texts";
import type { Played } from "../net/record";
import { kindOf, presetOf } from "./presets";

/** My turn first, then games that go on, then those over; newest first among equals. */
export function inOrder(standings: readonly Standing[]): Standing[] {
  const weight = (each: Standing): number => (each.table.over ? 2 : each.my_turn ? 0 : 1);
  return [...standings].sort((a, b) => weight(a) - weight(b) || b.table.touched - a.table.touched);
}

/** The way of playing: one of those with a name, or what is left of one, else how much was added to the game. */
export function modeWords(texts: Texts, table: Played): string {
  if (table.guide !== "") return texts.t("lobby-mode-guided");
  const preset = presetOf(table.game, table.seats.length, table.modules);
  if (preset !== null) return texts.t(`lobby-preset-${preset.id}`);
  const kind = kindOf(table.game, table.seats.length, table.modules);
  if (kind !== null) return texts.t("lobby-mode-changed", { mode: texts.t(`lobby-preset-${kind.id}`) });
  const added = table.modules.filter((module) => module !== "base").length;
  return added === 0 ? texts.t("lobby-preset-base") : texts.t("lobby-mode-own", { count: added });
}

/** Those I play against: everybody whose seat this browser does not hold. All of them where it holds several. */
export function againstWords(texts: Texts, { table, held }: Standing, words: readonly string[]): string {
  const others = table.seats.filter(({ seat }) => held.length > 1 || !held.includes(seat));
  if (others.length === 0) return texts.t("lobby-alone");
  const names = texts.joined(others.map(({ seat }) => words[seat] ?? ""));
  return held.length > 1 ? names : texts.t("lobby-against", { names });
}

/** How a table ended for whoever holds these seats; empty while it goes on. */
export function resultWords(texts: Texts, { table, held, places }: Standing): string {
  const names = texts.seatNames(table.seats);
  const winners = places.filter(({ rank }) => rank === 1);
  const best = winners[0];
  const mine = held.length === 1 ? places.find(({ seat }) => seat === held[0]) : undefined;
  if (best === undefined) return "";
  if (mine === undefined) {
    const who = texts.joined(winners.map(({ seat }) => names[seat] ?? ""));
    return texts.t("lobby-result-winner", { names: who, points: best.total });
  }
  const rival = places.find(({ seat }) => seat < 0);
  if (rival !== undefined) {
    const key = mine.rank === 1 && rival.rank > 1 ? "lobby-result-beaten" : "lobby-result-lost";
    return texts.t(key, { points: mine.total, best: rival.total });
  }
  if (mine.rank === 1)
    return texts.t(winners.length > 1 ? "lobby-result-shared" : "lobby-result-won", { points: mine.total });
  return texts.t("lobby-result-placed", {
    rank: mine.rank,
    count: places.length,
    points: mine.total,
    name: texts.joined(winners.map(({ seat }) => names[seat] ?? "")),
    best: best.total,
  });
}

/** A day in the words of the language. */
export function dayWords(lang: string, moment: number): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium" }).format(moment);
}
