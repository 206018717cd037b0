/** What a path of a fact is about, in words: the component by its name, the rest by the names of the fields. */
import type { Texts } from "../i18n/texts";
import { fieldName } from "./ValueEditor";
import * as telling from "./telling";

const SORTS: Readonly<Record<string, string>> = {
  rats: "person",
  tiles: "tile",
  gentry: "gentry",
  servants: "servant",
  objectives: "objective",
  vp_cards: "vp-card",
  families: "family",
  opponents: "opponent",
  events: "round-event",
  categories: "category",
  traits: "trait",
  roles: "role",
  reserves: "reserve",
};

/** The table that a path begins with. */
export function tableOf(path: string): string {
  return path.split(".", 1)[0] ?? "";
}

export function tableName(table: string, texts: Texts): string {
  const message = `learn-table-${table.replaceAll("_", "-")}`;
  return texts.has(message) ? texts.t(message) : table;
}

/** The component and the field. */
export function factName(path: string, texts: Texts): { thing: string; field: string } {
  const [table = "", ...rest] = path.split(".");
  const sort = SORTS[table];
  if (sort !== undefined && rest.length > 0) {
    const [id = "", ...fields] = rest;
    const field = table === "rats" ? texts.t("nd-column-rats") : fields.map((each) => fieldName(each, texts)).join(" · ");
    return { thing: texts.term(sort, id), field };
  }
  return { thing: tableName(table, texts), field: rest.map((each) => fieldName(each, texts)).join(" · ") };
}

/** Fields whose values are ids of a sort. */
const IDS: Readonly<Record<string, string>> = {
  servant: "servant",
  service: "servant",
  category: "category",
  category_back: "category",
  trait: "trait",
  gender: "gender",
  tiles: "tile",
  members: "gentry",
};

/** A value on one line: in words where there are words for it. */
export function shortValue(path: string, value: unknown, texts: Texts): string {
  if (typeof value === "boolean") return texts.t(value ? "learn-yes" : "learn-no");
  const field = path.slice(path.lastIndexOf(".") + 1);
  if (Array.isArray(value)) {
    if (value.length === 0) return texts.t("learn-inspect-nothing");
    if (field === "favours") return telling.favours(texts, { favours: value }, "favours").join(" · ");
    if (field === "guests") return telling.company(texts, { guests: value }).join(" · ");
  }
  const sort = IDS[field];
  const ids = (Array.isArray(value) ? value : [value]).filter((each): each is string => typeof each === "string" && each !== "none");
  if (sort !== undefined && ids.length > 0) return ids.map((id) => texts.term(sort, id)).join(" · ");
  const told = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return told.length > 90 ? `${told.slice(0, 89)}…` : told;
}
