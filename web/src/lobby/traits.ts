/** How the form of a new table shows a game: which options have a place of their own. No rule is in here. */
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
  /** Options that some modules have no use for, or settle themselves. */
  optionsWithout: Readonly<Record<string, readonly string[]>>;
  /** Options whose value is a list of things. */
  lists: Readonly<Record<string, List>>;
  /** Modules that bring along whatever they require. */
  modes: readonly string[];
  /** How modules and options are arranged; whatever is in no group comes after all of them. */
  groups: readonly ModuleGroup[];
}

/** An option with a list: the sort of its things, which there are, and how many are advised. */
export interface List {
  sort: string;
  items(components: Components): string[];
  /** How many to choose; a list with one number has to have as many. */
  advice?: readonly [number, number];
}

/** A group of the form, in parts that belong together. Its title is the message `lobby-group-<id>`. */
export interface ModuleGroup {
  id: string;
  parts: readonly ModuleGroupPart[];
}

export interface ModuleGroupPart {
  id: string;
  modules: readonly string[];
  options: readonly string[];
}

/** Options that the form shows at the seats or as opponents, not among the others. */
export const FIRST = "first";
export const OPPONENT = "opponent";

interface Piece {
  id: string;
  set: string;
  kind: string;
  optional?: boolean;
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

function promoGuests(components: Components): string[] {
  return pieces(components, "gentry")
    .filter((card) => card.set === "promo" && card.optional === true)
    .map((card) => card.id);
}

function milestones(components: Components): string[] {
  return pieces(components, "milestones").map((card) => card.id);
}

const PLAIN: Traits = {
  marks: { option: "", sort: "" },
  seats: 2,
  implied: [],
  aloneModules: [],
  aloneOptions: [],
  optionsWith: {},
  optionsWithout: {},
  lists: {},
  modes: [],
  groups: [],
};

const COUNTY_GROUPS: readonly ModuleGroup[] = [
  {
    id: "modes",
    parts: [
      { id: "length", modules: ["extended", "teams", "tableau", "duel"], options: ["tableau-top"] },
      { id: "milestones", modules: ["milestones", "public-objectives"], options: ["milestone-cards", "milestones-when"] },
      {
        id: "alone",
        modules: ["estate-challenge", "monuments-challenge", "dynamic-opponent"],
        options: ["target", "stolen-monuments", "reserves"],
      },
    ],
  },
  {
    id: "box",
    parts: [
      { id: "servants", modules: ["ud-servants"], options: [] },
      { id: "families", modules: ["howard", "wessex"], options: [] },
      { id: "guests", modules: ["ud-guests", "novelty-guest"], options: ["prestige-limit"] },
      { id: "promos", modules: [], options: ["promo-guests"] },
      { id: "tiles", modules: ["ud-tiles", "ud-copies"], options: ["first-market"] },
      { id: "monuments", modules: ["low-monuments", "garden-maze"], options: ["monuments", "sculpture-garden"] },
    ],
  },
  {
    id: "variants",
    parts: [
      {
        id: "rules",
        modules: ["jane-austen", "emily-bronte", "queen-victoria", "charles-dickens", "starter-draft", "hire-when-passing"],
        options: [],
      },
      {
        id: "service",
        modules: ["intensive-service", "intensive-service-any", "intensive-service-four"],
        options: ["service-tiles"],
      },
    ],
  },
  {
    id: "first-edition",
    parts: [
      {
        id: "early",
        modules: ["pawn", "objectives", "hall", "no-reserves", "duplicates", "holiday"].map((rule) => `first-edition-${rule}`),
        options: [],
      },
    ],
  },
];

const TRAITS: Readonly<Record<string, Traits>> = {
  "notre-dame": { ...PLAIN, marks: { option: "colours", sort: "colour" }, seats: 3 },
  obsession: {
    marks: { option: "families", sort: "family" },
    seats: 3,
    implied: ["solitaire", "guest-limit"],
    aloneModules: ["solitaire", "monuments-challenge", "dynamic-opponent"],
    aloneOptions: [OPPONENT, "reserves", "target", "stolen-monuments"],
    optionsWith: {
      "service-tiles": ["intensive-service-any", "intensive-service-four"],
      "milestone-cards": ["milestones"],
      "milestones-when": ["milestones"],
      "tableau-top": ["tableau"],
      target: ["estate-challenge"],
      "stolen-monuments": ["estate-challenge"],
    },
    optionsWithout: {
      [OPPONENT]: ["estate-challenge"],
      reserves: ["estate-challenge"],
      monuments: ["low-monuments", "estate-challenge"],
      "sculpture-garden": ["low-monuments", "estate-challenge"],
      "first-market": ["estate-challenge"],
      "milestones-when": ["tableau"],
      "tableau-top": ["duel"],
    },
    lists: {
      monuments: { sort: "tile", items: monuments },
      "service-tiles": { sort: "tile", items: firstService },
      "promo-guests": { sort: "gentry", items: promoGuests, advice: [3, 5] },
      "milestone-cards": { sort: "milestone", items: milestones, advice: [2, 2] },
    },
    modes: ["tableau", "duel", "estate-challenge"],
    groups: COUNTY_GROUPS,
  },
};

/** The traits of a game; one that is not known shows every option plainly. */
export function traitsOf(game: string): Traits {
  return TRAITS[game] ?? PLAIN;
}

/** Whether an option has any use with these modules. */
export function isUseful(game: string, option: string, modules: readonly string[]): boolean {
  const { optionsWith, optionsWithout } = traitsOf(game);
  const isOn = (module: string): boolean => modules.includes(module);
  return (optionsWith[option]?.some(isOn) ?? true) && !(optionsWithout[option]?.some(isOn) ?? false);
}

/** The seat that shares a team with one, where partners sit opposite each other; -1 without teams. */
export function partnerAt(modules: readonly string[], seats: number, seat: number): number {
  return modules.includes("teams") && seats % 2 === 0 && seats > 2 ? (seat + seats / 2) % seats : -1;
}

/** The number of a seat's team, from 0; with partners opposite, the first half of the seats counts them off. */
export function teamAt(seats: number, seat: number): 0 | 1 | 2 {
  return (seat % (seats / 2)) as 0 | 1 | 2;
}

/** The colours or families that seats can have with these modules; a family may come as a module of its own. */
export function marksOf(info: GameInfo, components: Components, modules: readonly string[]): string[] {
  if (info.id === "obsession") {
    return pieces(components, "families")
      .filter((family) => family.set === info.base || modules.includes(family.id))
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
  /** The box whose servants the opponent counts on. */
  set: string;
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
