/** The components of a data set card by card, as an owner goes through a box: what is on each, and what may be put in. */
import { corrected, isEditable, sendable, target, withValue, without } from "./corrections";
import type { Corrections } from "./corrections";
import { tableOf } from "./fact-names";
import { inspectionOf } from "./inspection";
import { isPlain } from "./records";
import type { Fact } from "./spread";

/** One value of a card. */
export interface CardField {
  path: string;
  /** As shipped. */
  value: unknown;
  status: string;
  /** All that occurs in this place on the cards of the table, where that is little enough for a list; else null. */
  choices: readonly string[] | null;
  /** The same for what stands inside of a list; null where the value is none. */
  inside: Inside | null;
}

/** What occurs in the lists of one place: words by field of their entries ("" where an entry is a word), and one entry. */
export interface Inside {
  words: Readonly<Record<string, readonly string[]>>;
  sample: unknown;
}

export interface Card {
  /** Table and id: `gentry.lady-x`. */
  path: string;
  fields: readonly CardField[];
}

/** More than this is not chosen from a list. */
const MOST_CHOICES = 16;
/** Entries of a list say what a card does: there, a long list is better than a word that must be known. */
const MOST_INSIDE = 60;
/** Names and titles are written, never chosen. */
const WRITTEN = /\.(name|title)\.|\.(name|title)$/;

/** By table: its cards, in the order of the data set. Only what can be corrected is on them. */
export function cardsOf(game: string, lines: readonly Fact[]): Map<string, Card[]> {
  const { tables } = inspectionOf(game);
  const byTable = new Map<string, Map<string, CardField[]>>();
  const words = wordsOf(game, lines);
  const insides = insidesOf(game, lines);
  for (const line of lines) {
    const table = tableOf(line.path);
    const path = target(game, line.path);
    const id = path.split(".")[1];
    if (!(table in tables) || id === undefined || !isEditable(game, path)) continue;
    const cards = byTable.get(table) ?? new Map<string, CardField[]>();
    byTable.set(table, cards);
    const fields = cards.get(`${table}.${id}`) ?? [];
    cards.set(`${table}.${id}`, fields);
    const known = fields.find((each) => each.path === path);
    if (known === undefined) {
      const choices = typeof line.value === "string" ? (words.get(placeOf(path)) ?? null) : null;
      const inside = Array.isArray(line.value) ? (insides.get(placeOf(path)) ?? null) : null;
      fields.push({ path, value: line.value, status: line.status, choices, inside });
    } else if (path === line.path) known.value = line.value;
    else known.status = line.status; // a mark that points into a list
  }
  const found = new Map<string, Card[]>();
  for (const [table, cards] of byTable)
    found.set(
      table,
      [...cards].map(([path, fields]) => ({ path, fields })),
    );
  return found;
}

/** The place of a value on the cards of its table: its path without the id. */
function placeOf(path: string): string {
  const [table = "", , ...rest] = path.split(".");
  return `${table} ${rest.join(".")}`;
}

/** By place: the words that occur there, where they are few. */
function wordsOf(game: string, lines: readonly Fact[]): Map<string, string[] | null> {
  const found = new Map<string, Set<string>>();
  for (const { path, value } of lines) {
    if (typeof value !== "string" || path !== target(game, path) || WRITTEN.test(path)) continue;
    const place = placeOf(path);
    found.set(place, (found.get(place) ?? new Set()).add(value));
  }
  return new Map([...found].map(([place, words]) => [place, words.size > MOST_CHOICES ? null : [...words].sort()]));
}

/** By place: what occurs inside of its lists. */
function insidesOf(game: string, lines: readonly Fact[]): Map<string, Inside> {
  const words = new Map<string, Map<string, Set<string>>>();
  const samples = new Map<string, unknown>();
  for (const { path, value } of lines) {
    if (!Array.isArray(value) || path !== target(game, path) || WRITTEN.test(path)) continue;
    const place = placeOf(path);
    const known = words.get(place) ?? new Map<string, Set<string>>();
    words.set(place, known);
    for (const entry of value) {
      if (sizeOf(entry) > sizeOf(samples.get(place))) samples.set(place, entry);
      for (const [key, inner] of isPlain(entry) ? Object.entries(entry) : [["", entry] as const])
        if (typeof inner === "string") known.set(key, (known.get(key) ?? new Set()).add(inner));
    }
  }
  return new Map(
    [...words].map(([place, known]) => {
      const few = [...known].filter(([, found]) => found.size <= MOST_INSIDE);
      return [
        place,
        { words: Object.fromEntries(few.map(([key, found]) => [key, [...found].sort()])), sample: samples.get(place) },
      ];
    }),
  );
}

/** The fullest entry shows best what an entry may have. */
function sizeOf(entry: unknown): number {
  if (entry === undefined) return 0;
  return isPlain(entry) ? Object.keys(entry).length + 1 : 1;
}

/** The value of a field: the owner's, else the shipped one. */
export function ownValue(field: CardField, corrections: Corrections): unknown {
  return corrected(corrections, field.path) ?? field.value;
}

/** The corrections with a value of a card; one that is the shipped value is none. */
export function withField(corrections: Corrections, field: CardField, value: unknown): Record<string, unknown> {
  const isShipped = JSON.stringify(sendable(value)) === JSON.stringify(sendable(field.value));
  return isShipped ? without(corrections, field.path) : withValue(corrections, field.path, value);
}

/** The next card after a place that has not been checked, from the beginning again; null when all have been. */
export function nextUnchecked(cards: readonly Card[], checked: readonly string[], after: number): number | null {
  const order = cards.map((_, step) => (after + 1 + step) % cards.length);
  return order.find((at) => !checked.includes(cards[at]?.path ?? "")) ?? null;
}

/** How many of these cards have been checked. */
export function checkedOf(cards: readonly Card[], checked: readonly string[]): number {
  return cards.filter(({ path }) => checked.includes(path)).length;
}
