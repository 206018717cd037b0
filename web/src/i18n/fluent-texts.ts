/**
 * The texts of one language on Fluent, step by step as the terminal does it (src/parlour/i18n/texts.py): before a
 * message is formatted, each parameter that holds an id is replaced by its name, and what the parameter is called
 * tells what sort of id it is. Next to `$place` a message may use `$place-id` and the forms that the name has as
 * attributes, next to `$seat` `$seat-you`; in an event a number also has `-size` and `-sign`, a list `-count`.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import { NO_GAME, grammarOf } from "./grammar";
import type { Grammar } from "./grammar";
import { WholeNumber } from "./numbers";
import type { Language, Names, Param, Params, Refusal, Texts } from "./texts";

const LONGEST_NAME = 30;
/** What the second and further copies of a card have behind the id of their kind. */
const COPY = /-[b-l]$/;
const DIGITS = /^\d+$/;
const UNPRINTABLE = /[\p{C}\p{Z}]/u;

/** A section of a rulebook and the page it is on; both are empty where no source names the page. */
export interface Page {
  readonly id: string;
  readonly book: string;
  readonly page: string;
}

/** What the texts of a language are made of. */
export interface Sources {
  readonly lang: Language;
  readonly games: readonly string[];
  /** The text of every .ftl file, the shared ones first. */
  readonly files: readonly string[];
  /** By game: its grammar, where the page was built without it. */
  readonly grammars?: Readonly<Record<string, Grammar>>;
  /** By game: the names printed on its components. */
  readonly printed?: Readonly<Record<string, Names>>;
  /** By game: the sections of its rulebook. */
  readonly pages?: Readonly<Record<string, readonly Page[]>>;
}

type Loose = Readonly<Record<string, Param | readonly string[]>>;

/** Put the texts of a language together. */
export function makeTexts(sources: Sources): Texts {
  return new FluentTexts(sources);
}

class FluentTexts implements Texts {
  readonly lang: Language;
  readonly game: string | null;
  private readonly bundle: FluentBundle;
  private readonly prefixes: ReadonlyMap<string, string>;
  private readonly grammars: readonly Grammar[];
  private readonly printed: ReadonlyMap<string, Names>;
  private readonly pages: ReadonlyMap<string, Page>;
  private readonly known = new Map<string, string>();

  constructor({ lang, games, files, grammars = {}, printed = {}, pages = {} }: Sources) {
    this.lang = lang;
    this.game = games.length === 1 ? (games[0] ?? null) : null;
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const file of files) this.bundle.addResource(new FluentResource(file));
    this.grammars = games.map((game) => grammars[game] ?? grammarOf(game) ?? NO_GAME);
    this.prefixes = new Map(games.map((game, at) => [game, this.grammars[at]?.prefix ?? ""]));
    this.printed = new Map(games.map((game, at) => [this.grammars[at]?.prefix ?? "", printed[game] ?? {}]));
    const sections = games.flatMap((game) => pages[game] ?? []);
    this.pages = new Map(sections.filter(({ page }) => page !== "").map((section) => [section.id, section]));
  }

  prefixOf(game: string): string {
    return this.prefixes.get(game) ?? grammarOf(game)?.prefix ?? "";
  }

  gameName(game: string): string {
    const key = `game-${game}`;
    return this.has(key) ? this.t(key) : game;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  t(key: string, params?: Params): string {
    if (params === undefined) return this.once(key, () => this.say(key, {}));
    return this.say(key, this.named(this.grammar(key), params));
  }

  term(sort: string, id: string): string {
    return sort === "told" ? this.told(id) : this.once(`${sort} ${id}`, () => this.nameOf(sort, id));
  }

  /** What never changes is put into words once: a board says hundreds of names whenever it is drawn. */
  private once(name: string, make: () => string): string {
    const found = this.known.get(name) ?? make();
    this.known.set(name, found);
    return found;
  }

  private nameOf(sort: string, id: string): string {
    for (const grammar of this.grammars) {
      const found = this.termIn(grammar, sort, id);
      if (found !== null) return found;
    }
    return id;
  }

  choice({ key, params }: { readonly key: string; readonly params: Params }, seats: readonly string[]): string {
    const grammar = this.grammar(key);
    return this.say(key, this.named(grammar, this.seated(grammar, params, seats)));
  }

  event(told: Readonly<Record<string, unknown>>, seats: readonly string[], viewer: number | null): string {
    const kind = String(told["event"]);
    const key = this.find(`event-${kind}`);
    const params = this.eventParams(this.grammar(key), kind, told, seats, viewer);
    const hidden = `${key}-hidden`;
    if (!this.has(hidden)) return oneStop(this.say(key, params));
    const [text, whole] = this.format(key, params);
    return oneStop(whole ? text : this.say(hidden, params));
  }

  refusal({ reason, params }: Refusal, seats: readonly string[]): string {
    return this.choice({ key: this.find(`reason-${reason}`), params }, seats);
  }

  /** The parameters of an error are told as they are: somebody typed them, or a file has them. */
  problem({ code, params }: { readonly code: string; readonly params: Params }): string {
    return this.say(this.find(`error-${code}`), params);
  }

  question(kind: string): string {
    return this.say(this.find(`question-${kind}`), {});
  }

  ruleTitle(rule: string): string {
    return this.say(this.find(`rule-${rule}`), {});
  }

  ruleText(rule: string): string {
    return this.say(this.find(`rule-${rule}-text`), {});
  }

  citation(rule: string): string {
    const title = this.ruleTitle(rule);
    const place = this.pages.get(rule);
    return place === undefined ? title : this.say("ui-cited", { title, book: place.book, page: place.page });
  }

  thing({ sort, value }: { readonly sort: string; readonly value: Param }, seats: readonly string[] = []): string {
    if (sort === "number") return String(value);
    if (sort === "label") return this.t(String(value));
    if (sort === "seat") return this.seat(Number(value), seats);
    return this.term(sort, String(value));
  }

  joined(items: readonly string[]): string {
    const between = items.some((item) => item.includes(",")) ? "list-semicolon" : "list-comma";
    let told = items[0] ?? "";
    for (const item of items.slice(1, -1)) told = this.say(between, { head: told, item });
    const last = items[items.length - 1];
    return items.length > 1 && last !== undefined ? this.say("list-and", { head: told, item: last }) : told;
  }

  seatNames(seats: readonly { readonly kind: string; readonly name: string; readonly bot: string }[]): string[] {
    const called = seats.map((seat) => this.called(seat));
    return called.map((name, at) =>
      called.indexOf(name) === called.lastIndexOf(name)
        ? name
        : this.say("seat-numbered", { name, number: called.slice(0, at + 1).filter((each) => each === name).length }),
    );
  }

  /** A message that comes as words: its key, then parameters such as tile=barn or amount=3. */
  private told(words: string): string {
    const [key = "", ...rest] = words.split(" ");
    const params: Record<string, Param> = {};
    for (const part of rest) {
      const at = part.indexOf("=");
      const value = at < 0 ? "" : part.slice(at + 1);
      params[at < 0 ? part : part.slice(0, at)] = /^-?\d+$/.test(value) ? Number(value) : value;
    }
    return this.t(key, params);
  }

  /** The key with this ending: the table's own, or that of a game. */
  private find(suffix: string): string {
    const keys = [suffix, ...this.grammars.map(({ prefix }) => `${prefix}-${suffix}`)];
    return keys.find((key) => this.has(key)) ?? suffix;
  }

  /** The game that a key belongs to; the first one for the table's own. */
  private grammar(key: string): Grammar {
    return this.grammars.find(({ prefix }) => key.startsWith(`${prefix}-`)) ?? this.grammars[0] ?? NO_GAME;
  }

  /** The message, and whether nothing was missing for it. */
  private format(key: string, params: Params): [string, boolean] {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern === null || pattern === undefined) return ["", false];
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(params)) {
      values[name] = typeof value === "number" ? new WholeNumber(value, this.lang) : value;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values, errors);
    return [text, errors.length === 0];
  }

  private say(key: string, params: Params): string {
    if (!this.has(key)) return key;
    const [text, whole] = this.format(key, params);
    return whole ? text : text.replace(/\{\$?|\}/g, "");
  }

  /** The name of an id in one game; null when it has none. */
  private termIn(grammar: Grammar, sort: string, id: string): string | null {
    const printed = this.printedName(grammar, sort, id);
    if (printed !== null) return printed;
    const key = this.termKey(grammar, sort, id);
    return key !== null ? this.say(key, {}) : this.compound(grammar, sort, id);
  }

  private printedName(grammar: Grammar, sort: string, id: string): string | null {
    const names = this.printed.get(grammar.prefix) ?? {};
    for (const kind of grammar.kinds[sort] ?? [sort]) {
      for (const each of [id, id.replace(COPY, "")]) {
        const called = own(names[kind], each);
        if (called !== undefined) return called;
      }
    }
    return null;
  }

  private termKey(grammar: Grammar, sort: string, id: string): string | null {
    for (const pattern of grammar.keys[sort] ?? [`${sort}-{}`]) {
      const key = pattern.replace("{}", () => id);
      for (const each of [key, `${grammar.prefix}-${key}`]) if (this.has(each)) return each;
    }
    return null;
  }

  /** The name of an id such as red-bank; null when a part of it is not known. */
  private compound(grammar: Grammar, sort: string, id: string): string | null {
    const made = grammar.compounds[sort];
    if (made === undefined) return null;
    const [message, parts] = made;
    const split = id.split("-");
    if (split.length < parts.length) return null;
    const words = [...split.slice(0, parts.length - 1), split.slice(parts.length - 1).join("-")];
    const params: Record<string, Param> = {};
    for (const [at, part] of parts.entries()) {
      const word = words[at] ?? "";
      if (this.termKey(grammar, part, word) === null) return null;
      Object.assign(params, this.forms(grammar, part, part, word));
    }
    return this.say(this.find(message), params);
  }

  /** A parameter that holds an id: the name, the id, and the grammatical forms of the name. */
  private forms(grammar: Grammar, name: string, sort: string, value: string): Record<string, Param> {
    const found: Record<string, Param> = { [`${name}-id`]: value };
    const printed = this.printedName(grammar, sort, value);
    const key = printed === null ? this.termKey(grammar, sort, value) : null;
    if (key === null) {
      const called = printed ?? this.compound(grammar, sort, value);
      found[name] = called === null ? value : this.inside(grammar, sort, called);
      return found;
    }
    found[name] = this.say(key, {});
    for (const [form, pattern] of Object.entries(this.bundle.getMessage(key)?.attributes ?? {})) {
      found[`${name}-${form}`] = this.bundle.formatPattern(pattern);
    }
    return found;
  }

  /** A name as it is written inside a sentence. */
  private inside(grammar: Grammar, sort: string, called: string): string {
    if (grammar.lowered.includes(sort)) return called.toLowerCase();
    const [title = ""] = called.split(" ", 1);
    const isSmall = own(grammar.titles, this.lang)?.includes(title) ?? false;
    return isSmall ? title.toLowerCase() + called.slice(title.length) : called;
  }

  private named(grammar: Grammar, params: Loose): Record<string, Param> {
    const named: Record<string, Param> = {};
    for (const [name, value] of Object.entries(params)) {
      const list = own(grammar.lists, name);
      const sort = own(grammar.sorts, name);
      if (typeof value === "number") {
        named[name] = value;
      } else if (list !== undefined) {
        const items = typeof value === "string" ? value.split(",") : value;
        named[name] = this.listed(
          grammar,
          list,
          items.filter((item) => item !== ""),
        );
      } else if (typeof value !== "string") {
        named[name] = this.joined(value);
      } else if (sort !== undefined) {
        Object.assign(named, this.forms(grammar, name, sort, value));
      } else {
        named[name] = value;
      }
    }
    return named;
  }

  /** Several things of a sort; those that are there more than once are counted. */
  private listed(grammar: Grammar, sort: string, items: readonly string[]): string {
    const told = [...new Set(items)].map((item) => {
      const colon = item.indexOf(":");
      const rest = colon < 0 ? "" : item.slice(colon + 1);
      const name = colon < 0 ? item : item.slice(0, colon);
      const isCount = DIGITS.test(rest);
      const count = isCount ? Number(rest) : items.filter((each) => each === item).length;
      let called = this.inside(grammar, sort, this.term(sort, name));
      if (colon >= 0 && !isCount) {
        called = this.say("list-choice", { name: called, choice: this.term("choice", rest) });
      }
      return count > 1 || isCount ? this.say("list-count", { name: called, count }) : called;
    });
    return this.joined(told);
  }

  /** The parameters with names in place of seats. */
  private seated(grammar: Grammar, params: Params, seats: readonly string[]): Params {
    const found: Record<string, Param> = {};
    for (const [name, value] of Object.entries(params)) {
      found[name] = grammar.seats.includes(name) && typeof value === "number" ? this.seat(value, seats) : value;
    }
    return found;
  }

  private eventParams(
    grammar: Grammar,
    kind: string,
    told: Readonly<Record<string, unknown>>,
    seats: readonly string[],
    viewer: number | null,
  ): Params {
    const inSeats = [...grammar.seats, ...(own(grammar.seatsIn, kind) ?? [])];
    const ids: Record<string, Param | string[]> = {};
    const people: Record<string, Param> = {};
    for (const [name, given] of Object.entries(told)) {
      const value = typeof given === "boolean" ? Number(given) : given;
      if (typeof value === "number" && inSeats.includes(name)) {
        if (value < 0) continue;
        people[name] = this.seat(value, seats);
        people[`${name}-you`] = value === viewer ? "yes" : "no";
      } else if (typeof value === "number") {
        ids[name] = value;
        people[`${name}-size`] = Math.abs(value);
        people[`${name}-sign`] = value > 0 ? "plus" : value < 0 ? "minus" : "none";
      } else if (typeof value === "string") {
        ids[name] = value;
      } else if (Array.isArray(value)) {
        const items = value.map(String);
        if (name === "seats") {
          people[name] = this.joined(items.map((item) => this.seat(Number(item), seats)));
        } else if (name === "totals") {
          people[name] = this.tallied(items, seats);
        } else {
          ids[name] = items;
          people[`${name}-count`] = items.length;
        }
      }
    }
    const { from, to } = ids;
    if (typeof from === "number" && typeof to === "number") {
      ids["direction"] = to > from ? "up" : to < from ? "down" : "none";
    }
    return { ...this.named(grammar, ids), ...people };
  }

  /** A number for each seat, and perhaps one more for an opponent who has none. */
  private tallied(values: readonly string[], seats: readonly string[]): string {
    const told = values.map((value, seat) => {
      const isExtra = seat >= Math.max(seats.length, 1);
      const name = isExtra ? this.say("seat-opponent", {}) : this.seat(seat, seats);
      return this.say("list-tally", { name, value: Number(value) });
    });
    return this.joined(told);
  }

  private seat(seat: number, seats: readonly string[]): string {
    return seats[seat] ?? this.say("seat-unnamed", { number: seat + 1 });
  }

  /** A name, or what a seat without one is called. */
  private called({ kind, name, bot }: { readonly kind: string; readonly name: string; readonly bot: string }): string {
    if (name !== "") {
      const letters = [...name].filter((letter) => letter === " " || !UNPRINTABLE.test(letter));
      return letters.slice(0, LONGEST_NAME).join("");
    }
    if (kind === "open") return this.say("web-seat-open", {});
    const key = kind === "bot" ? `player-${bot}` : "player-you";
    return this.has(key) ? this.say(key, {}) : bot;
  }
}

/** A value that the table itself has: names such as "constructor" are in every JavaScript object. */
function own<Value>(table: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}

/** A sentence that ends with a name such as Bt. has one full stop all the same. */
function oneStop(text: string): string {
  return text.endsWith("..") ? text.slice(0, -1) : text;
}
