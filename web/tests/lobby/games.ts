/** Two games as the catalogue gives them, cut down to what the form needs. */
import type { Components } from "../../src/contract";
import type { GameInfo, ModuleInfo, OptionInfo } from "../../src/gen/protocol";
import type { PartProps } from "../../src/lobby/new-table";
import { freshWish } from "../../src/lobby/wish";

function module(
  id: string,
  requires: string[] = [],
  excludes: string[] = [],
  more: Partial<ModuleInfo> = {},
): ModuleInfo {
  return { id, requires, excludes, stage: "stable", brings: false, alone: false, by_itself: false, ...more };
}

function option(id: string, standard: string, choices: string[] = [], more: Partial<OptionInfo> = {}): OptionInfo {
  return { id, default: standard, choices, only_with: [], not_with: [], ...more };
}

const SHARED = {
  rules: "1",
  base: "base",
  designer: "",
  publisher: "",
  bots: ["random", "steward"],
  data: "d",
  questions: [],
  sections: [],
};

export const CITY: GameInfo = {
  ...SHARED,
  seat_option: "colours",
  id: "notre-dame",
  least: 2,
  most: 5,
  modules: [module("base"), module("new-persons", ["base"])],
  options: [option("inn", "3", ["3", "4"]), option("colours", "any"), option("first", "random")],
};

export const COUNTY: GameInfo = {
  ...SHARED,
  seat_option: "families",
  id: "obsession",
  least: 1,
  most: 6,
  modules: [
    module("base"),
    module("extended"),
    module("jane-austen"),
    module("charles-dickens", [], ["jane-austen"]),
    module("solitaire", [], ["jane-austen", "charles-dickens"], { alone: true, by_itself: true }),
    module("monuments-challenge", ["solitaire"], [], { alone: true }),
    module("starter-draft"),
    module("garden-maze"),
    ...["ud-servants", "howard", "ud-guests", "ud-tiles", "ud-copies"].map((id) => module(id)),
    module("low-monuments", [], ["garden-maze"]),
    module("wessex"),
    module("guest-limit", [], [], { by_itself: true }),
    module("milestones"),
    module("teams", [], ["solitaire"]),
    module(
      "tableau",
      ["ud-servants", "milestones", "starter-draft", "low-monuments"],
      ["extended", "solitaire", "teams", "jane-austen"],
      {
        brings: true,
      },
    ),
    module("duel", ["tableau"], [], { brings: true }),
    module("estate-challenge", ["ud-servants"], ["solitaire", "teams", "tableau", "milestones", "low-monuments"], {
      brings: true,
      alone: true,
    }),
    module("first-edition-pawn"),
  ],
  options: [
    option("first", "random"),
    option("families", "choose"),
    option("monuments", "random", [], { not_with: ["low-monuments", "estate-challenge"] }),
    option("reserves", "on", ["on", "off"], { only_with: ["solitaire"] }),
    option("opponent", "fairfax", ["fairfax", "orange", "eden"], { only_with: ["solitaire"] }),
    option("promo-guests", "none"),
    option("milestone-cards", "random", [], { only_with: ["milestones"] }),
    option("tableau-top", "9", ["9", "7"], { only_with: ["tableau"], not_with: ["duel"] }),
    option("target", "printed", ["printed", "fairfax"], { only_with: ["estate-challenge"] }),
  ],
};

export const COLOURS = ["red", "violet", "blue", "green", "yellow"];

export const CITY_COMPONENTS: Components = { components: { colours: COLOURS } };

export const COUNTY_COMPONENTS: Components = {
  families: [
    { id: "asquith", set: "base" },
    { id: "york", set: "base" },
    { id: "howard", set: "ud" },
    { id: "wessex", set: "wessex" },
  ],
  gentry: [
    { id: "mr-stray", set: "promo", optional: true },
    { id: "miss-letter", set: "promo", optional: true },
    { id: "mr-west", set: "base", optional: false },
  ],
  milestones: [{ id: "reputation-4" }, { id: "four-ud-servants" }],
  opponents: [
    { id: "fairfax", set: "base", level: "beginner", mode: "standard", base_score: 65 },
    { id: "orange", set: "base", level: "intermediate", mode: "extended", base_score: 120 },
    { id: "eden", set: "ud", level: "expert", mode: "standard", base_score: 95 },
    { id: "poldark", set: "base", level: "beginner", mode: "standard", base_score: 76 },
  ],
  tiles: [
    { id: "trophy-room", kind: "monument", set: "base" },
    { id: "library", kind: "room", set: "base" },
  ],
  initial_market: { allowed_service: ["barn"] },
};

/** What a part of the form is given for a new table with nothing wrong. */
export function aPart(info: GameInfo): PartProps {
  return {
    info,
    components: {},
    wish: freshWish(info, "Ada"),
    change: () => undefined,
    problemAt: () => "",
    mendsAt: () => [],
    settled: [],
    partners: [],
  };
}
