/**
 * Fetches texts on demand. Every file of every language is a chunk of its own, so that a first visit loads the
 * words of the shell in one language, and a game's words come with its table.
 */
import { ask } from "../net/places";
import { NO_GAME, grammarOf, grammarSent, isBuiltIn } from "./grammar";
import type { Grammar } from "./grammar";
import type { GrammarInfo } from "../gen/protocol";
import { makeTexts } from "./fluent-texts";
import type { Page } from "./fluent-texts";
import type { Language, Names, Texts } from "./texts";

type Files = Readonly<Record<string, () => Promise<string>>>;

const LOCALE = "../../../src/parlour/i18n/locale";
const GAMES = "../../../src/parlour/games";
const SHARED: Files = import.meta.glob<string>("../../../src/parlour/i18n/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
});
const OF_GAMES: Files = import.meta.glob<string>("../../../src/parlour/games/*/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Files that the shell cannot do without. */
const BASE = ["core", "errors", "web", "table"] as const;
/** What the shell says of every game: its name and what the first page tells, and what can be wrong with its files. */
const OF_EVERY_GAME = ["lobby", "errors"] as const;
/** Shared files that a game's screens need as well; at a table only the first. */
const WITH_GAME = ["ui", "learn", "lobby", "coach"] as const;
const AT_TABLE: readonly string[] = ["ui"];
/** What nobody reads who only plays: lessons, background of the components, whole rules, the form of a new table, the record, what the coach says. */
const NOT_AT_TABLE: readonly string[] = ["learn", "glossary", "story", "form", "rules", "record", "coach"];

/** How much of a game's words: all, or what the table itself says. */
export type Extent = "whole" | "table";

/** Further shared files that a screen without a game may ask for. */
export type Part = "ui" | "cli" | "learn" | "lobby" | "record";

/** Where the texts find what is not in the files. */
export interface Wells {
  names(game: string, lang: Language): Promise<Names>;
  pages(game: string): Promise<readonly Page[]>;
  /** The files and the grammar of a game that the page was built without. */
  files?(game: string, lang: Language): Promise<readonly string[]>;
  grammar?(game: string): Promise<Grammar>;
}

/** The server's own answers. */
export const SERVER: Wells = {
  async names(game, lang) {
    return (await fetched(`/api/games/${game}/names/${lang}`)) as Names;
  },
  async pages(game) {
    const games = (await once("/api/games", () => fetched("/api/games"))) as readonly {
      readonly id: string;
      readonly sections: readonly Page[];
    }[];
    return games.find(({ id }) => id === game)?.sections ?? [];
  },
  async files(game, lang) {
    return (await fetched(`/api/games/${game}/texts/${lang}`)) as readonly string[];
  },
  async grammar(game) {
    return grammarSent((await fetched(`/api/games/${game}/grammar`)) as GrammarInfo);
  },
};

const kept = new Map<string, Promise<unknown>>();

/** The texts of a language with those of a game, of several games, or of none. */
export function loadTexts(
  lang: Language,
  game: string | readonly string[] | null,
  parts: readonly Part[] = [],
  wells: Wells = SERVER,
  extent: Extent = "whole",
): Promise<Texts> {
  const games = game === null ? [] : typeof game === "string" ? [game] : game;
  const make = () => gather(lang, games, parts, wells, extent);
  if (wells !== SERVER) return make();
  return once(`texts ${lang} ${games.join(",")} ${parts.join(",")} ${extent}`, make) as Promise<Texts>;
}

async function gather(
  lang: Language,
  games: readonly string[],
  parts: readonly Part[],
  wells: Wells,
  extent: Extent,
): Promise<Texts> {
  const asked: readonly string[] = parts;
  const isRead = (name: string) => extent === "whole" || !NOT_AT_TABLE.includes(name) || asked.includes(name);
  const withGame = extent === "whole" ? WITH_GAME : AT_TABLE;
  const shared = new Set<string>([...BASE, ...parts, ...(games.length > 0 ? withGame : [])]);
  const paths = [...[...shared].map((name) => `${LOCALE}/${lang}/${name}.ftl`), ...filesOfGames(lang, games, isRead)];
  const [files, brought, known, pages] = await Promise.all([
    Promise.all(paths.map(fileText)),
    Promise.all(games.map((game) => broughtFiles(game, lang, wells))),
    Promise.all(games.map((game) => broughtWords(game, lang, wells))),
    byGame(games, (game) => wells.pages(game)),
  ]);
  const grammars = Object.fromEntries(games.map((game, at) => [game, known[at]?.grammar ?? NO_GAME]));
  const printed = Object.fromEntries(games.map((game, at) => [game, known[at]?.printed ?? {}]));
  return makeTexts({ lang, games, files: [...files, ...brought.flat()], grammars, printed, pages });
}

/** The files that the server has of a game which the page was built without. */
async function broughtFiles(game: string, lang: Language, wells: Wells): Promise<readonly string[]> {
  return isBuiltIn(game) ? [] : ((await wells.files?.(game, lang)) ?? []);
}

/** The grammar of a game, and the names printed on its components where it has such. */
async function broughtWords(game: string, lang: Language, wells: Wells): Promise<{ grammar: Grammar; printed: Names }> {
  const grammar = grammarOf(game) ?? (await wells.grammar?.(game)) ?? NO_GAME;
  return { grammar, printed: Object.keys(grammar.tables).length > 0 ? await wells.names(game, lang) : {} };
}

/** The files in a language: all those of the games at hand, of the others what the shell says of them. */
function filesOfGames(lang: Language, games: readonly string[], isRead: (name: string) => boolean): string[] {
  const whole = games.map((game) => `${GAMES}/${game.replaceAll("-", "_")}/locale/${lang}/`);
  return Object.keys(OF_GAMES).filter((path) => {
    const folder = whole.find((each) => path.startsWith(each));
    if (folder !== undefined) return isRead(path.slice(folder.length, -".ftl".length));
    return OF_EVERY_GAME.some((name) => path.endsWith(`/${lang}/${name}.ftl`));
  });
}

/** The text of a file. */
async function fileText(path: string): Promise<string> {
  const load = SHARED[path] ?? OF_GAMES[path];
  return load === undefined ? "" : await load();
}

async function byGame<Value>(
  games: readonly string[],
  get: (game: string) => Promise<Value>,
): Promise<Record<string, Value>> {
  return Object.fromEntries(await Promise.all(games.map(async (game) => [game, await get(game)] as const)));
}

/** Do something once and keep what came of it; a failure is not kept, so that it can be tried again. */
function once(name: string, make: () => Promise<unknown>): Promise<unknown> {
  let found = kept.get(name);
  if (found === undefined) {
    found = make();
    kept.set(name, found);
    found.catch(() => kept.delete(name));
  }
  return found;
}

async function fetched(address: string): Promise<unknown> {
  const answer = await ask(address, { method: "GET" });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return await answer.json();
}
