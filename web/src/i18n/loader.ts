/**
 * Fetches texts on demand. Every file of every language is a chunk of its own, so that a first visit loads the
 * words of the shell in one language, and a game's words come with its table.
 */
import { grammarOf } from "./grammar";
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
const OF_GAMES: Files = import.meta.glob<string>("../../../src/parlour/games/*/locale/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Files that the shell cannot do without. */
const BASE = ["core", "errors", "web", "table", "lobby"] as const;
/** Shared files that a game's screens need as well. */
const WITH_GAME = ["ui", "learn"] as const;

/** Further shared files that a screen without a game may ask for. */
export type Part = "ui" | "learn";

/** Where the texts find what is not in the files. */
export interface Wells {
  names(game: string, lang: Language): Promise<Names>;
  pages(game: string): Promise<readonly Page[]>;
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
};

const kept = new Map<string, Promise<unknown>>();

/** The texts of a language with those of a game, of several games, or of none. */
export function loadTexts(
  lang: Language,
  game: string | readonly string[] | null,
  parts: readonly Part[] = [],
  wells: Wells = SERVER,
): Promise<Texts> {
  const games = game === null ? [] : typeof game === "string" ? [game] : game;
  const make = () => gather(lang, games, parts, wells);
  if (wells !== SERVER) return make();
  return once(`texts ${lang} ${games.join(",")} ${parts.join(",")}`, make) as Promise<Texts>;
}

async function gather(
  lang: Language,
  games: readonly string[],
  parts: readonly Part[],
  wells: Wells,
): Promise<Texts> {
  const shared = new Set<string>([...BASE, ...parts]);
  if (games.length > 0) for (const name of WITH_GAME) shared.add(name);
  for (const game of games) shared.add(`board-${game}`);
  const paths = [
    ...[...shared].map((name) => `${LOCALE}/${lang}/${name}.ftl`),
    ...games.flatMap((game) => {
      const own = `${GAMES}/${game.replaceAll("-", "_")}/locale/`;
      return Object.keys(OF_GAMES).filter((path) => path.startsWith(own) && isIn(lang, path.slice(own.length)));
    }),
  ];
  const printing = games.filter((game) => Object.keys(grammarOf(game).tables).length > 0);
  const [files, printed, pages] = await Promise.all([
    Promise.all(paths.map(fileText)),
    byGame(printing, (game) => wells.names(game, lang)),
    byGame(games, (game) => wells.pages(game)),
  ]);
  return makeTexts({ lang, games, files, printed, pages });
}

/** Whether a file of a game is in a language: the game's own, or one for an expansion or for stories. */
function isIn(lang: Language, name: string): boolean {
  return name === `${lang}.ftl` || name.endsWith(`-${lang}.ftl`);
}

/** The text of a file; a file that a game does not have is empty. */
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
  const answer = await fetch(address, { headers: { accept: "application/json" } });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return await answer.json();
}
