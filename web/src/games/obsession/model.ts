/** The view and the components of Obsession with their types, and ways to find things in them. */
import type { Components, View } from "../../contract";

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
  escalation?: number;
}

export interface Space {
  tile: string;
  copies: number;
}

export interface MilestoneRow {
  milestone: string;
  /** The seats that have a place, first and second. */
  "claimed-by": readonly number[];
}

export interface TeamsRow {
  /** By seat: the seat of the partner. */
  partners: readonly number[];
  lent: readonly string[];
  visiting: readonly string[];
  asked: boolean;
  /** What the partner was asked for in vain in this turn. */
  declined: readonly string[];
}

export interface ChallengeRow {
  target: number;
  round: number;
  /** How many tiles a column takes. */
  column: number;
  step: number;
  "counts-stolen": boolean;
  removed: readonly string[];
  scrapped: readonly string[];
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
  bag?: Readonly<Record<string, number>>;
  "servant-row"?: readonly string[];
  "cheaper-tiles"?: number;
  milestones?: readonly MilestoneRow[];
  claimed?: boolean;
  teams?: TeamsRow;
  /** Piles of tiles instead of the market, each from the top. */
  stacks?: readonly (readonly string[])[];
  challenge?: ChallengeRow;
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

export interface MilestoneFacts {
  id: string;
  vp_first: number;
  vp_second: number;
}

export interface StackFacts {
  id: string;
  position: number;
  price: number;
}

export interface Catalogue {
  tiles: ReadonlyMap<string, TileFacts>;
  gentry: ReadonlyMap<string, GentryFacts>;
  vpCards: ReadonlyMap<string, VpCardFacts>;
  families: ReadonlyMap<string, FamilyFacts>;
  reserves: readonly { id: string }[];
  milestones: ReadonlyMap<string, MilestoneFacts>;
  stacks: readonly StackFacts[];
  unsavoury: ReadonlySet<string>;
}

const catalogues = new WeakMap<Components, Catalogue>();

function rowsOf<T>(list: unknown): readonly T[] {
  return Array.isArray(list) ? (list as T[]) : [];
}

function byId<T extends { id: string }>(list: unknown): Map<string, T> {
  return new Map(rowsOf<T>(list).map((row) => [row.id, row]));
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
    reserves: rowsOf(components["reserves"]),
    milestones: byId(components["milestones"]),
    stacks: [...rowsOf<StackFacts>(components["stacks"])].sort((one, two) => one.position - two.position),
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
