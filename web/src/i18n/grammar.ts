/** What the texts know about each game; the tables come from the Python source. */
import { GRAMMARS } from "../gen/grammar";
import type { GrammarInfo } from "../gen/protocol";

export interface Grammar {
  /** What the keys of the game begin with. */
  readonly prefix: string;
  /** What sort of id a parameter holds; other parameters are told as they are. */
  readonly sorts: Readonly<Record<string, string>>;
  /** Parameters that hold several ids of a sort. */
  readonly lists: Readonly<Record<string, string>>;
  /** Where the name of an id is found, for sorts that have no keys of their own. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** Ids made of others, such as red-bank: the message that puts the names together, and the parts. */
  readonly compounds: Readonly<Record<string, readonly [string, readonly string[]]>>;
  /** Parameters that hold seats: everywhere, and in one event only. */
  readonly seats: readonly string[];
  readonly seatsIn: Readonly<Record<string, readonly string[]>>;
  /** Sorts whose names are printed on the components. */
  readonly tables: Readonly<Record<string, string>>;
  /** Sorts that stand for several of those, in the order of the search. */
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  /** Sorts whose names have small letters inside a sentence. */
  readonly lowered: readonly string[];
  /** By language: titles before a name that have a small letter inside a sentence. */
  readonly titles: Readonly<Record<string, readonly string[]>>;
}

export const NO_GAME: Grammar = {
  prefix: "",
  sorts: {},
  lists: {},
  keys: {},
  compounds: {},
  seats: ["seat"],
  seatsIn: {},
  tables: {},
  kinds: {},
  lowered: [],
  titles: {},
};

const KNOWN: Readonly<Record<string, Grammar>> = GRAMMARS;

/** The games that the page was built with, in the order of the server's catalogue. */
export const GAMES: readonly string[] = Object.keys(KNOWN);

/** Whether the page was built with the texts of a game; those of any other game come from the server. */
export function isBuiltIn(game: string): boolean {
  return game in KNOWN;
}

/** The words of a game; null for one that the page was built without. */
export function grammarOf(game: string): Grammar | null {
  return KNOWN[game] ?? null;
}

/** The words of a game as the server tells them: of a compound the message comes first, then the parts. */
export function grammarSent(sent: GrammarInfo): Grammar {
  const compounds = Object.entries(sent.compounds).map(
    ([sort, [message = "", ...parts]]) => [sort, [message, parts]] as const,
  );
  return { ...sent, compounds: Object.fromEntries(compounds) };
}
