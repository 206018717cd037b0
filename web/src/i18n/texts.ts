/**
 * What the client says, in the reader's language. Ids and numbers go in, sentences come out; the sentences are
 * those of the .ftl files that the terminal uses too.
 */

export { useTexts } from "./provider";

/** The languages of the table, in the order they are offered. */
export const LANGUAGES = ["en", "fr", "pl"] as const;

export type Language = (typeof LANGUAGES)[number];

/** A parameter of a message: a number, or an id or word. */
export type Param = string | number;

export type Params = Readonly<Record<string, Param>>;

/** By sort and id: what is printed on the components (GET /api/games/<game>/names/<lang>). */
export type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The texts of one language, and of one game where a game is at hand. */
export interface Texts {
  readonly lang: Language;
  /** The game at hand; null, or left out, where there is none or several. */
  readonly game?: string | null;
  /** What the keys of a game begin with. */
  prefixOf(game: string): string;
  /** What a game is called; its id where the texts do not know it. */
  gameName(game: string): string;
  /** Any message; ids among the parameters are named. */
  t(key: string, params?: Params): string;
  /** Whether there is such a message. */
  has(key: string): boolean;
  /** What a component, or anything else with an id, is called. */
  term(sort: string, id: string): string;
  /** What an answer does. */
  choice(choice: { readonly key: string; readonly params: Params }, seats: readonly string[]): string;
  /** What happened, as the viewer is told; null is a spectator. */
  event(event: Readonly<Record<string, unknown>>, seats: readonly string[], viewer: number | null): string;
  /** Why something is not allowed. */
  refusal(why: Refusal, seats: readonly string[]): string;
  /** An error of the server. */
  problem(problem: { readonly code: string; readonly params: Params }): string;
  /** What a seat is asked. */
  question(kind: string): string;
  ruleTitle(rule: string): string;
  ruleText(rule: string): string;
  /** The title of a section, with the page where the rulebook names it. */
  citation(rule: string): string;
  /** One thing in a place of a table; seats are needed for things of the sort "seat" only. */
  thing(thing: { readonly sort: string; readonly value: Param }, seats?: readonly string[]): string;
  /** A list in words. */
  joined(items: readonly string[]): string;
  /** What to call the seats, numbered where two would be called the same. */
  seatNames(seats: readonly { readonly kind: string; readonly name: string; readonly bot: string }[]): string[];
}

/** A refusal as the server sends it. */
export interface Refusal {
  readonly reason: string;
  readonly rule: string;
  readonly params: Params;
}
