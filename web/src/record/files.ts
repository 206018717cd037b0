/** The record as a file: a table for spreadsheets, and the whole of it for another device. */
import { type Finished, isFinished } from "../net/record";
import { myMark, otherOf, outcomeOf, scoreOf } from "./figures";
import { bringsOf } from "./of-games";

const FORMAT = "parlour-record";
const COLUMNS = [
  "ended",
  "game",
  "modules",
  "players",
  "seats",
  "mine",
  "mark",
  "score",
  "best_other",
  "rank",
  "outcome",
  "answers",
  "table",
] as const;

/** Quoted where it must be. What begins like a formula is shown and not reckoned: names come from other people. */
function cell(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line for each game, the newest first; words are the ids of the interface, in every language. */
export function asCsv(games: readonly Finished[]): string {
  const rows = games.map((played) => {
    const { ended, game, modules, seats, held, places, plies, table } = played;
    const rank = Math.min(...places.filter(({ seat }) => held.includes(seat)).map((place) => place.rank));
    return [
      new Date(ended).toISOString(),
      game,
      modules.join(" "),
      seats.length,
      seats.map(({ kind, name, bot }) => (kind === "bot" ? bot : name)).join(" / "),
      held.map((seat) => seat + 1).join(" "),
      myMark(played) ?? "",
      scoreOf(played),
      otherOf(played) ?? "",
      rank,
      outcomeOf(played, bringsOf(game)),
      plies,
      table,
    ];
  });
  return [[...COLUMNS], ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

export function asJson(games: readonly Finished[]): string {
  return `${JSON.stringify({ format: FORMAT, version: 1, games }, null, 1)}\n`;
}

/** The games in such a file; null where it is none. */
export function gamesIn(text: string): Finished[] | null {
  try {
    const told: unknown = JSON.parse(text);
    if (typeof told !== "object" || told === null || !("format" in told) || told.format !== FORMAT) return null;
    if (!("version" in told) || told.version !== 1 || !("games" in told) || !Array.isArray(told.games)) return null;
    return told.games.every(isFinished) ? told.games : null;
  } catch {
    return null;
  }
}
