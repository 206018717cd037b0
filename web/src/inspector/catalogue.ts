/** Every sort of component a game has: where its records are, how they can be filtered, and which rules speak of it. */
import type { Components } from "../contract";
import { records, text, texts } from "./records";
import type { Plain } from "./records";

export type Filter = "set" | "kind" | "category" | "trait" | "level";

export interface Item {
  sort: string;
  id: string;
  record: Plain;
  /** By filter: what the item has. */
  has: Readonly<Partial<Record<Filter, string>>>;
}

export interface Sort {
  id: string;
  filters: readonly Filter[];
  rules: readonly string[];
  items(components: Components): Item[];
}

function sort(id: string, filters: readonly Filter[], rules: readonly string[], items: (components: Components) => Item[]): Sort {
  return { id, filters, rules, items };
}

/** Records of a table, filtered by fields of the same name. */
function table(name: string, sortId: string, filters: readonly Filter[]): (components: Components) => Item[] {
  return (components) =>
    records(components, name).map((record) => ({
      sort: sortId,
      id: text(record, "id"),
      record,
      has: Object.fromEntries(filters.map((filter) => [filter, text(record, filter)])),
    }));
}

/** Components that have no record of their own: a list of ids. */
function ids(sortId: string, found: (components: Components) => readonly string[]): (components: Components) => Item[] {
  return (components) => found(components).map((id) => ({ sort: sortId, id, record: { id }, has: {} }));
}

const MARKETS = ["centre", "a", "b", "c", "d"];

const TILE: readonly Filter[] = ["set", "category", "kind"];
const GENTRY: readonly Filter[] = ["set", "kind", "trait"];
const OPPONENT: readonly Filter[] = ["set", "level"];

export const SORTS: Readonly<Record<string, readonly Sort[]>> = {
  "notre-dame": [
    sort("person", ["set", "kind"], ["persons", "phase-4", "plague"], (components) =>
      records(components, "persons").map((record) => ({
        sort: "person",
        id: text(record, "id"),
        record,
        has: { set: text(record, "set"), kind: text(record, "back") },
      })),
    ),
    sort("card", [], ["phase-2", "phase-3", "empty-supply"], ids("card", (components) => texts(components, "components.cards"))),
    sort("bill", [], ["bills", "carriage-house"], table("components.bills", "bill", [])),
    sort("market", [], ["carriage-house", "bills", "setup"], ids("market", () => MARKETS)),
  ],
  obsession: [
    sort("tile", TILE, ["host-activity", "builders-market", "courtship"], table("tiles", "tile", TILE)),
    sort("gentry", GENTRY, ["invite-guests", "provide-service", "enjoy-favours"], table("gentry", "gentry", GENTRY)),
    sort("servant", ["set"], ["provide-service", "hiring-servants"], table("servants", "servant", ["set"])),
    sort("objective", ["category"], ["objective-cards"], table("objectives", "objective", ["category"])),
    sort("vp-card", [], ["victory-point-cards"], table("vp_cards", "vp-card", [])),
    sort("family", ["set"], ["player-setup"], table("families", "family", ["set"])),
    sort("opponent", OPPONENT, ["solitaire"], table("opponents", "opponent", OPPONENT)),
    sort("round-event", [], ["round-track"], table("events", "round-event", [])),
  ],
};

/** The name of a filter's value: a message of ours, or a term of the game. */
export const TERMS: Readonly<Partial<Record<string, string>>> = {
  "tile category": "category",
  "gentry kind": "kind",
  "gentry trait": "trait",
  "opponent level": "level",
};

const COLOURED = new Set(["card", "bill", "market"]);
const COPY = /-[b-l]$/;

/** An item by what the table calls it: `red-bank` is a bank card, `pounds-300-b` the second copy of its kind. */
export function findItem(game: string, components: Components, sortId: string, id: string): Item | null {
  const items = SORTS[game]?.find((each) => each.id === sortId)?.items(components) ?? [];
  const names = [id, id.replace(COPY, "")];
  if (COLOURED.has(sortId)) names.push(id.slice(id.indexOf("-") + 1));
  for (const name of names) {
    const found = items.find((item) => item.id === name);
    if (found !== undefined) return found;
  }
  return null;
}

/** What an item is called; parts of Notre Dame without a colour have names of their own. */
export function itemTerm(game: string, item: { sort: string; id: string }): { sort: string; id: string } {
  if (game !== "notre-dame") return item;
  if (item.sort === "card") return { sort: "kind", id: item.id };
  if (item.sort === "bill") return { sort: "bill-kind", id: item.id };
  if (item.sort === "market") return { sort: "corner", id: item.id };
  return item;
}
