/** Two games as the catalogue gives them, cut down to what the form needs. */
import type { Components } from "../../src/contract";
import type { GameInfo, ModuleInfo } from "../../src/gen/protocol";

function module(id: string, requires: string[] = [], excludes: string[] = []): ModuleInfo {
  return { id, requires, excludes, stage: "stable" };
}

const SHARED = { rules: "1", base: "base", designer: "", publisher: "", bots: ["random", "steward"], data: "d", questions: [], sections: [] };

export const CITY: GameInfo = {
  ...SHARED,
  seat_option: "colours",
  id: "notre-dame",
  least: 2,
  most: 5,
  modules: [module("base"), module("new-persons", ["base"])],
  options: [
    { id: "inn", default: "3", choices: ["3", "4"] },
    { id: "colours", default: "any", choices: [] },
    { id: "first", default: "random", choices: [] },
  ],
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
    module("solitaire", [], ["jane-austen", "charles-dickens"]),
    module("monuments-challenge", ["solitaire"]),
    module("starter-draft"),
    module("garden-maze"),
    ...["ud-servants", "howard", "ud-guests", "ud-tiles", "ud-copies"].map((id) => module(id)),
    module("low-monuments", [], ["garden-maze"]),
    module("wessex"),
    module("guest-limit"),
    module("milestones"),
    module("teams", [], ["solitaire"]),
    module("tableau", ["ud-servants", "milestones", "starter-draft", "low-monuments"], ["extended", "solitaire", "teams", "jane-austen"]),
    module("duel", ["tableau"]),
    module("estate-challenge", ["ud-servants"], ["solitaire", "teams", "tableau", "milestones", "low-monuments"]),
    module("first-edition-pawn"),
  ],
  options: [
    { id: "first", default: "random", choices: [] },
    { id: "families", default: "choose", choices: [] },
    { id: "monuments", default: "random", choices: [] },
    { id: "reserves", default: "on", choices: ["on", "off"] },
    { id: "opponent", default: "fairfax", choices: ["fairfax", "orange", "eden"] },
    { id: "promo-guests", default: "none", choices: [] },
    { id: "milestone-cards", default: "random", choices: [] },
    { id: "tableau-top", default: "9", choices: ["9", "7"] },
    { id: "target", default: "printed", choices: ["printed", "fairfax"] },
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
