/** What the server works out for the board of Obsession (docs/notation-obsession.md), with its types. */
import type { Aids, Found } from "../../contract";
import type { Choice, Thing, Why } from "../../gen/protocol";

export interface Price {
  tile: string;
  space: number;
  price: number;
  base?: number;
  change?: number;
  least?: number;
  /** What this round takes off. */
  sale?: number;
  /** The reserve it lies in; null on a space of the market. */
  reserve?: string | null;
}

export interface Round {
  round: number;
  season: number;
  event: string;
  notes: readonly Thing[];
}

export interface Season {
  season: number;
  theme: string | null;
  courtship: number;
}

export interface Courtship {
  categories: readonly string[];
  round: number;
  last: boolean;
  totals: readonly number[];
  leaders: readonly number[];
}

export interface ObjectiveNow {
  seat: number | null;
  objective: string;
  vp: number | null;
  most: number | null;
  goal: Thing;
  worth: Thing;
}

export interface ServiceAhead {
  rounds: readonly number[];
  now: boolean;
  rotated: boolean;
  rows: readonly { servant: string; total: number; free: readonly number[] }[];
  back: number | null;
}

export interface OpponentAids {
  season: number;
  columns: readonly string[];
  standing: number;
  stolen: readonly string[];
  modifier: number;
}

export interface MilestoneNow {
  milestone: string;
  goal?: Thing;
  /** By seat: how much of it there is, and how much it asks for. */
  progress?: readonly { count: number; of: number }[];
}

export interface ChallengeAids {
  target?: number;
  /** By round: points for ending in it. */
  modifiers?: readonly { round: number; vp: number }[];
  /** By number of the die: the tile that would be stolen now. */
  theft?: readonly { roll: number; tile: string | null }[];
}

export interface TeamAids {
  seats: readonly number[];
  /** The score of the team by category; null for what the looking seat cannot know. */
  score: Readonly<Record<string, number | null>>;
}

/** What the looking seat is asked to agree to: money, or an activity that takes its people. */
export interface ConsentAids {
  by: number;
  steps: number;
  pounds?: number;
  loan?: number;
  activity?: Choice;
  /** What a servant is borrowed for, other than an activity. */
  lending?: Choice;
  guests?: readonly string[];
  enjoyed?: readonly string[];
  servants?: readonly string[];
  help?: readonly string[];
}

/** Tiles and guests that can be used with somebody's help only: servants, `carriage`, `partner`. */
export interface Helped {
  tiles: Readonly<Record<string, readonly string[]>>;
  guests: Readonly<Record<string, readonly string[]>>;
}

/** What the server works out for the board; each part is absent until it has come. */
export interface BoardAids {
  prices: readonly Price[];
  rounds: readonly Round[];
  seasons: readonly Season[];
  courtship: Courtship | null;
  columns: readonly Readonly<Record<string, number>>[];
  objectives: readonly ObjectiveNow[];
  service: ServiceAhead | null;
  opponent: OpponentAids | null;
  milestones: readonly MilestoneNow[];
  challenge: ChallengeAids | null;
  teams: readonly TeamAids[];
  consent: ConsentAids | null;
  helped: Helped | null;
  /** The most prestige guests of a circle, and how many each seat has. */
  guestLimit: { limit: number; guests: readonly number[] } | null;
  /** The top of the reputation track. */
  maxLevel: number | null;
}

function listIn<T>(more: Record<string, unknown>, key: string): readonly T[] {
  const value = more[key];
  return Array.isArray(value) ? (value as T[]) : [];
}

function recordIn<T>(more: Record<string, unknown>, key: string): T | null {
  const value = more[key];
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as T) : null;
}

/** The forecasts of the board, with empty parts where none have come. */
export function boardAidsOf(aids: Aids | null): BoardAids {
  const more = aids?.more ?? {};
  return {
    prices: listIn(more, "prices"),
    rounds: listIn(more, "rounds"),
    seasons: listIn(more, "seasons"),
    courtship: recordIn(more, "courtship"),
    columns: listIn(more, "columns"),
    objectives: listIn<ObjectiveNow>(more, "objectives").filter((each) => each.goal !== undefined),
    service: recordIn(more, "service"),
    opponent: recordIn(more, "opponent"),
    milestones: listIn(more, "milestones"),
    challenge: recordIn(more, "challenge"),
    teams: listIn(more, "teams"),
    consent: recordIn(more, "consent"),
    helped: recordIn<{ helped?: Helped }>(more, "extras")?.helped ?? null,
    guestLimit: recordIn(more, "guest-limit"),
    maxLevel: typeof more["max-level"] === "number" ? more["max-level"] : null,
  };
}

/** Whether something can be used now: `known` is false until the aids have come. */
export interface Verdict {
  known: boolean;
  why: Why | null;
}

/** What the aids say about a thing. */
export function verdictOf(found: readonly Found[], sort: string, name: string): Verdict {
  const entry = found.find((each) => each.sort === sort && each.name === name);
  return entry === undefined ? { known: false, why: null } : { known: true, why: entry.why };
}
