/**
 * The games that were finished at this device. What is needed of them is kept here: a table may be forgotten, or its
 * server be gone, and the record stays.
 */
import type { Place, Standing, TableInfo } from "../gen/protocol";

const KEY = "parlour.record";
const MOST = 600;

/** A finished game, as the record book tells of it. */
export interface Finished {
  table: string;
  game: string;
  /** When it ended, in milliseconds. */
  ended: number;
  plies: number;
  modules: string[];
  options: Record<string, string>;
  seats: { kind: string; name: string; bot: string }[];
  /** The seats of this device: several where people played at one screen. */
  held: number[];
  places: Place[];
  /** By seat: what it was told apart by, such as a family; null as long as nobody has looked. */
  marks: (string | null)[] | null;
}

function isList(value: unknown, is: (each: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(is);
}

const isWord = (value: unknown): value is string => typeof value === "string" && value.length <= 200;
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

function isThing(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isPlace(value: unknown): boolean {
  return isThing(value) && [value["seat"], value["total"], value["rank"]].every(isNumber);
}

/** Whether this is a finished game; it may have come out of a file. */
export function isFinished(value: unknown): value is Finished {
  if (!isThing(value)) return false;
  const { table, game, ended, plies, modules, options, seats, held, places, marks } = value;
  return (
    [table, game].every(isWord) &&
    [ended, plies].every(isNumber) &&
    isList(modules, isWord) &&
    isThing(options) &&
    Object.values(options).every(isWord) &&
    isList(seats, (seat) => isThing(seat) && [seat["kind"], seat["name"], seat["bot"]].every(isWord)) &&
    isList(held, isNumber) &&
    isList(places, isPlace) &&
    (places as Place[]).length > 0 &&
    (marks === null || isList(marks, (mark) => mark === null || isWord(mark)))
  );
}

let inMemory: Finished[] = [];

/** Every finished game that is known, the newest first. */
export function finishedGames(): Finished[] {
  let text: string;
  try {
    text = localStorage.getItem(KEY) ?? "[]";
  } catch {
    return inMemory; // storage may be forbidden
  }
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found.filter(isFinished) : [];
  } catch {
    return []; // or hold something else
  }
}

function keep(games: readonly Finished[]): void {
  inMemory = [...games].sort((a, b) => b.ended - a.ended).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(inMemory));
  } catch {
    // Without storage the record lasts as long as the page.
  }
}

/** What the record keeps of a table; null while it goes on, and of guided games, whose answers were given. */
function finishedOf({ table, held, places }: Standing): Finished | null {
  if (!table.over || places.length === 0 || table.guide !== "") return null;
  const { id, game, touched: ended, ply: plies, modules, options } = table;
  const seats = table.seats.map(({ kind, name, bot }) => ({ kind, name, bot }));
  return { table: id, game, ended, plies, modules, options, seats, held, places, marks: null };
}

/** Keep what is finished by now; what is known of it already stays. Tells whether anything was new. */
export function noteFinished(standings: readonly Standing[]): boolean {
  return addFinished(standings.map(finishedOf).filter((each) => each !== null));
}

/** Add finished games, of this server or out of a file. */
export function addFinished(games: readonly Finished[]): boolean {
  const known = finishedGames();
  const fresh = games.filter(({ table }) => known.every((each) => each.table !== table));
  if (fresh.length > 0) keep([...known, ...fresh]);
  return fresh.length > 0;
}

/** Note what the seats of a game were told apart by. */
export function noteMarks(table: string, marks: (string | null)[]): void {
  keep(finishedGames().map((each) => (each.table === table ? { ...each, marks } : each)));
}

/** Whatever names the way of playing of a table. */
export type Played = Pick<TableInfo, "game" | "modules" | "guide"> & { seats: readonly unknown[] };
