/** How the form of a new table shows a game: which options have a place of their own. No rule is in here. */
import { GRAMMARS } from "../gen/grammar";
import type { GameInfo } from "../gen/protocol";
import type { Components } from "../contract";

/** What seats are told apart by: the option that names them and the sort of its values. */
export interface Marks {
  option: string;
  sort: string;
}

export interface Traits {
  marks: Marks;
  /** Seats a fresh form starts with. */
  seats: number;
  /** Modules that a table with one seat takes by itself; they need no box to tick. */
  implied: readonly string[];
  /** Modules and options that speak of a game alone only. */
  aloneModules: readonly string[];
  aloneOptions: readonly string[];
  /** Options that mean something with some modules only; without them they are not in the way. */
  optionsWith: Readonly<Record<string, readonly string[]>>;
  /** Options whose value is a list of tiles. */
  tiles: Readonly<Record<string, (components: Components) => string[]>>;
}

/** Options that the form shows at the seats or as opponents, not among the others. */
export const FIRST = "first";
export const OPPONENT = "opponent";

interface Piece {
  id: string;
  set: string;
  kind: string;
}

function pieces(components: Components, table: string): Piece[] {
  const found = components[table];
  return Array.isArray(found) ? (found as Piece[]) : [];
}

function monuments(components: Components): string[] {
  return pieces(components, "tiles")
    .filter((tile) => tile.kind === "monument" && tile.set === "base")
    .map((tile) => tile.id);
}

function firstService(components: Components): string[] {
  const market = components["initial_market"] as { allowed_service?: string[] } | undefined;
  return market?.allowed_service ?? [];
}

const TRAITS: Readonly<Record<string, Traits>> = {
  "notre-dame": {
    marks: { option: "colours", sort: "colour" },
    seats: 3,
    implied: [],
    aloneModules: [],
    aloneOptions: [],
    optionsWith: {},
    tiles: {},
  },
  obsession: {
    marks: { option: "families", sort: "family" },
    seats: 3,
    implied: ["solitaire"],
    aloneModules: ["solitaire", "monuments-challenge"],
    aloneOptions: [OPPONENT, "reserves"],
    optionsWith: { "service-tiles": ["intensive-service-any", "intensive-service-four"] },
    tiles: { monuments, "service-tiles": firstService },
  },
};

/** The traits of a game; one that is not known shows every option plainly. */
export function traitsOf(game: string): Traits {
  return (
    TRAITS[game] ?? {
      marks: { option: "", sort: "" },
      seats: 2,
      implied: [],
      aloneModules: [],
      aloneOptions: [],
      optionsWith: {},
      tiles: {},
    }
  );
}

/** What the messages of a game begin with. */
export function prefixOf(game: string): string {
  return game in GRAMMARS ? GRAMMARS[game as keyof typeof GRAMMARS].prefix : game;
}

/** The colours or families that seats can have with these modules. */
export function marksOf(info: GameInfo, components: Components, modules: readonly string[]): string[] {
  if (info.id === "obsession") {
    return pieces(components, "families")
      .filter((family) => family.set === info.base || modules.includes(family.set))
      .map((family) => family.id);
  }
  const inner = components["components"] as { colours?: string[] } | undefined;
  return inner?.colours ?? [];
}

/** An opponent of the game alone, as its card describes it. */
export interface Opponent {
  id: string;
  level: string;
  mode: string;
  base_score: number;
}

/** The opponents that the option knows, by difficulty, in the order of their cards. */
export function opponentsByLevel(info: GameInfo, components: Components): [string, Opponent[]][] {
  const known = info.options.find((option) => option.id === OPPONENT)?.choices ?? [];
  const levels = new Map<string, Opponent[]>();
  const cards = components["opponents"];
  for (const card of Array.isArray(cards) ? (cards as Opponent[]) : []) {
    if (known.includes(card.id)) levels.set(card.level, [...(levels.get(card.level) ?? []), card]);
  }
  return [...levels];
}
