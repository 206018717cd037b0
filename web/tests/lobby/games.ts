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
  most: 4,
  modules: [
    module("base"),
    module("extended"),
    module("jane-austen"),
    module("charles-dickens", [], ["jane-austen"]),
    module("solitaire", [], ["jane-austen", "charles-dickens"]),
    module("monuments-challenge", ["solitaire"]),
  ],
  options: [
    { id: "first", default: "random", choices: [] },
    { id: "families", default: "choose", choices: [] },
    { id: "monuments", default: "random", choices: [] },
    { id: "reserves", default: "on", choices: ["on", "off"] },
    { id: "opponent", default: "fairfax", choices: ["fairfax", "orange", "eden"] },
  ],
};

export const COLOURS = ["red", "violet", "blue", "green", "yellow"];

export const CITY_COMPONENTS: Components = { components: { colours: COLOURS } };

export const COUNTY_COMPONENTS: Components = {
  families: [
    { id: "asquith", set: "base" },
    { id: "york", set: "base" },
    { id: "howard", set: "ud" },
  ],
  opponents: [
    { id: "fairfax", level: "beginner", mode: "standard", base_score: 65 },
    { id: "orange", level: "intermediate", mode: "extended", base_score: 120 },
    { id: "eden", level: "expert", mode: "standard", base_score: 95 },
    { id: "poldark", level: "beginner", mode: "standard", base_score: 76 },
  ],
  tiles: [
    { id: "trophy-room", kind: "monument", set: "base" },
    { id: "library", kind: "room", set: "base" },
  ],
  initial_market: { allowed_service: ["barn"] },
};
