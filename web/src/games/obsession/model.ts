/** The view, the components and the aids of Obsession with their types, and ways to find things in them. */
import type { Aids, Components, Found, View } from "../../contract";
import type { Thing, Why } from "../../gen/protocol";

/** The categories of tiles, in the order of the columns of an estate. */
export const CATEGORIES = ["essentials", "service", "estate", "prestige", "sporting"] as const;

export type Side = "front" | "back";

export interface OwnTile {
  tile: string;
  side: Side;
}

/** A player as the notation describes it. */
export interface SeatRow {
  family: string | null;
  level: number;
  position: number;
  pounds: number;
  available: readonly string[];
  quarters: readonly string[];
  expended: readonly string[];
  estate: readonly OwnTile[];
  hand: readonly string[];
  discard: readonly string[];
  "objective-count": number;
  "vp-card-count": number;
  "vp-cards-known": readonly string[];
  "objectives-known": readonly string[];
  objectives?: readonly string[];
  "vp-cards"?: readonly string[];
  score: Readonly<Record<string, number>>;
}

export interface OpponentRow {
  name: string;
  level: string;
  "base-score": number;
  chart: readonly (readonly number[])[];
  "vp-card-count": number;
  "vp-cards": readonly string[] | null;
  fairchild: boolean;
  idle: boolean;
  removed: readonly string[];
}

export interface Space {
  tile: string;
  copies: number;
}

/** The parts of the view that the board draws. */
export interface CountyView {
  viewer: number | null;
  question: string;
  round: number;
  event: string;
  season: number;
  first: number;
  active: number | null;
  passing: boolean;
  seats: readonly SeatRow[];
  activity: OwnTile | null;
  serving: readonly string[];
  attending: readonly string[];
  bought: number;
  "unlimited-purchases": boolean;
  drawn: readonly string[];
  "for-hire": readonly string[];
  themes: readonly string[];
  market: readonly (Space | null)[];
  reserve: readonly string[];
  "reserves-open": number;
  monuments: readonly string[];
  opponent?: OpponentRow;
}

/** The notation promises these keys; the server checks them against its own description. */
export function countyOf(view: View): CountyView {
  return view as unknown as CountyView;
}

// Components

export interface Favour {
  kind: string;
  amount: number;
  look: number;
  keep: number;
  choice: string;
  when: string;
  rule: string;
}

export interface Effect {
  kind: string;
  pounds: number;
  reputation: number;
  category: string;
  servants: readonly string[];
  stands_for: readonly string[];
}

export interface Face {
  mode: string;
  title: { en: string };
  guests: readonly { count: number; kind: string }[];
  servant: string;
  favours: readonly Favour[];
  effect: Effect | null;
  suite: { guest_from: string; double: string } | null;
  vp: number;
}

export interface TileFacts {
  id: string;
  kind: string;
  category: string;
  category_back: string;
  pr: number;
  flip: string;
  front: Face;
  back: Face;
}

export interface GentryFacts {
  id: string;
  kind: string;
  gender: string;
  pr: number;
  vp: number;
  trait: string;
  crest: boolean;
  family: string;
  role: string;
  service: readonly string[];
  favours: readonly Favour[];
}

export interface VpCardFacts {
  id: string;
  vp: number;
  favour: Favour;
}

export interface FamilyFacts {
  id: string;
  bonus: { kind: string; card: string; level: number; position: number; amount: number; servant: string };
}

export interface Catalogue {
  tiles: ReadonlyMap<string, TileFacts>;
  gentry: ReadonlyMap<string, GentryFacts>;
  vpCards: ReadonlyMap<string, VpCardFacts>;
  families: ReadonlyMap<string, FamilyFacts>;
  reserves: readonly { id: string }[];
  unsavoury: ReadonlySet<string>;
}

const catalogues = new WeakMap<Components, Catalogue>();

function byId<T extends { id: string }>(list: unknown): Map<string, T> {
  const rows = Array.isArray(list) ? (list as T[]) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** The components by their ids; made once. */
export function catalogueOf(components: Components): Catalogue {
  const known = catalogues.get(components);
  if (known !== undefined) return known;
  const traits = byId<{ id: string; unsavoury: boolean }>(components["traits"]);
  const made: Catalogue = {
    tiles: byId(components["tiles"]),
    gentry: byId(components["gentry"]),
    vpCards: byId(components["vp_cards"]),
    families: byId(components["families"]),
    reserves: Array.isArray(components["reserves"]) ? (components["reserves"] as Catalogue["reserves"]) : [],
    unsavoury: new Set([...traits.values()].filter((trait) => trait.unsavoury).map((trait) => trait.id)),
  };
  catalogues.set(components, made);
  return made;
}

/** The kind of a card: copies carry a letter behind the id of their kind. */
export function kindOf(id: string): string {
  return id.replace(/-[b-l]$/, "");
}

/** The side of a tile that is up. */
export function faceOf(tile: TileFacts, side: Side): Face {
  return side === "back" ? tile.back : tile.front;
}

/** The column a tile lies in with that side up. */
export function categoryOf(tile: TileFacts, side: Side): string {
  return side === "back" ? tile.category_back : tile.category;
}

// Aids

export interface Price {
  tile: string;
  space: number;
  price: number;
  base?: number;
  change?: number;
  least?: number;
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
