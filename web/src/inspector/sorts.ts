/** A sort of component: where its records are, how they can be filtered, and which rules speak of it. */
import type { Components } from "../contract";
import { records, text } from "./records";
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

/** A sort of component, with its filters and the rules that speak of it. */
export function sort(
  id: string,
  filters: readonly Filter[],
  rules: readonly string[],
  items: (components: Components) => Item[],
): Sort {
  return { id, filters, rules, items };
}

/** Records of a table, filtered by fields of the same name. */
export function table(name: string, sortId: string, filters: readonly Filter[]): (components: Components) => Item[] {
  return (components) =>
    records(components, name).map((record) => ({
      sort: sortId,
      id: text(record, "id"),
      record,
      has: Object.fromEntries(filters.map((filter) => [filter, text(record, filter)])),
    }));
}

/** Components that have no record of their own: a list of ids. */
export function ids(
  sortId: string,
  found: (components: Components) => readonly string[],
): (components: Components) => Item[] {
  return (components) => found(components).map((id) => ({ sort: sortId, id, record: { id }, has: {} }));
}
