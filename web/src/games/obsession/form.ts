/** How the form of a new table shows Obsession: its groups, ways to play, lists, and where its problems belong. */
import type { Components } from "../../contract";
import type { GameInfo, Problem } from "../../gen/protocol";
import type { Preset } from "../../lobby/presets";
import type { Mend, Mending } from "../../lobby/problems";
import type { ModuleGroup, Traits } from "../../lobby/traits";
import { OpponentsPart } from "./opponents-part";

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

const GROUPS: readonly ModuleGroup[] = [
  {
    id: "modes",
    parts: [
      { id: "length", modules: ["extended", "teams", "tableau", "duel"], options: ["tableau-top"] },
      {
        id: "milestones",
        modules: ["milestones", "public-objectives"],
        options: ["milestone-cards", "milestones-when"],
      },
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
        modules: [
          "jane-austen",
          "emily-bronte",
          "queen-victoria",
          "charles-dickens",
          "starter-draft",
          "hire-when-passing",
        ],
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
        id: "first-edition",
        modules: ["pawn", "objectives", "hall", "no-reserves", "duplicates", "holiday"].map(
          (rule) => `first-edition-${rule}`,
        ),
        options: [],
      },
    ],
  },
];

const UPSTAIRS = ["ud-servants", "howard", "ud-guests", "ud-tiles", "ud-copies"];

const PRESETS: readonly Preset[] = [
  {
    id: "first",
    seats: [2, 2, 2],
    modules: [],
    options: { first: "0", families: "ponsonby,york", "first-market": "keep" },
  },
  { id: "base", seats: [2, 4, 3], modules: [] },
  { id: "upstairs", seats: [2, 5, 4], modules: UPSTAIRS },
  { id: "six", seats: [6, 6, 6], modules: [...UPSTAIRS, "wessex"] },
  { id: "teams", seats: [4, 4, 4], modules: [...UPSTAIRS, "teams"] },
  { id: "tableau", seats: [2, 4, 3], modules: ["tableau", "ud-guests", "ud-tiles"] },
  { id: "duel", seats: [2, 2, 2], modules: ["duel", "ud-guests", "ud-tiles"] },
  { id: "challenge", seats: [1, 1, 1], modules: ["estate-challenge", "ud-guests"] },
  { id: "solitaire", seats: [1, 1, 1], modules: [] },
];

/** The families in play: those of the base box, and those that come as modules of their own. */
function families(info: GameInfo, components: Components, modules: readonly string[]): string[] {
  return pieces(components, "families")
    .filter((family) => family.set === info.base || modules.includes(family.id))
    .map((family) => family.id);
}

/** Problems of one module that do not name it. */
const OF_MODULES: Readonly<Record<string, string>> = {
  "teams-need-four-or-six": "teams",
  "duel-needs-two": "duel",
  "tableau-needs-rivals": "tableau",
  "howard-needs-servants": "howard",
};

/** Problems of one option that do not name it. */
const OF_OPTIONS: readonly [RegExp, string][] = [
  [/^(unknown-monument|monument-|monuments-)/, "monuments"],
  [/service-tile/, "service-tiles"],
  [/promo-guest/, "promo-guests"],
  [/milestone/, "milestone-cards"],
  [/^opponent-/, "opponent"],
];

function placeOf({ code }: Problem): string | null {
  const module = OF_MODULES[code];
  if (module !== undefined) return `module-${module}`;
  if (/^(unknown-family|families-)/.test(code)) return "marks";
  const option = OF_OPTIONS.find(([pattern]) => pattern.test(code));
  if (option !== undefined) return `option-${option[1]}`;
  return code === "too-few-families" || code === "more-guests-needed" ? "seats" : null;
}

function mendsOf(problem: Problem, { named, add, drop, reset, seats, isIn }: Mending): Mend[] | null {
  switch (problem.code) {
    case "teams-need-four-or-six":
      return [seats(4), seats(6), drop("teams")];
    case "duel-needs-two":
      return [seats(2), drop("duel")];
    case "tableau-needs-rivals":
      return [seats(2), ...["tableau", "duel"].filter(isIn).map(drop)];
    case "too-few-families":
      return [
        ...(isIn("howard") ? [] : [add("howard", "ud-servants")]),
        ...(isIn("wessex") ? [] : [add("wessex")]),
        seats(Number(problem.params["families"])),
      ];
    case "more-guests-needed":
      return [add(named("module")), seats(4)];
    case "howard-needs-servants":
      return [add(named("module")), drop("howard")];
    case "opponent-needs-servants":
      return [add(named("module")), reset("opponent")];
    case "opponent-plays-standard":
      return [drop("extended")];
    case "milestone-needs-servants":
      return [add("ud-servants"), reset("milestone-cards")];
    default:
      return null;
  }
}

const form: Traits = {
  marks: "family",
  marksOf: families,
  seats: 3,
  elsewhere: ["opponent"],
  Alone: OpponentsPart,
  lists: {
    monuments: { sort: "tile", items: monuments },
    "service-tiles": { sort: "tile", items: firstService },
    "promo-guests": { sort: "gentry", items: promoGuests, advice: [3, 5] },
    "milestone-cards": { sort: "milestone", items: milestones, advice: [2, 2] },
  },
  groups: GROUPS,
  presets: PRESETS,
  factParts: {
    tiles: "tiles",
    gentry: "gentry",
    objectives: "objectives",
    families: "households",
    servants: "households",
    themes: "households",
    opponents: "opponents",
    market: "market",
    positions: "market",
    initial_market: "market",
    bag_monuments: "market",
    bag: "market",
    vp_cards: "vp-cards",
  },
  values: { opponent: "opponent", target: "opponent" },
  terms: {
    opponent: "opponent",
    monument: "tile",
    monuments: "tile",
    tile: "tile",
    tiles: "tile",
    family: "family",
    families: "family",
    guest: "gentry",
    guests: "gentry",
    milestone: "milestone",
    milestones: "milestone",
  },
  placeOf,
  atSeats: ["teams-need-four-or-six", "duel-needs-two", "tableau-needs-rivals"],
  mendsOf,
};

export default form;
