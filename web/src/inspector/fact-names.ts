/** What a path of a fact is about, in words: the component by its name, the rest by the names of the fields. */
import type { Texts } from "../i18n/texts";
import { fieldName } from "./value-editor";
import { inspectionOf } from "./inspection";

/** The table that a path begins with. */
export function tableOf(path: string): string {
  return path.split(".", 1)[0] ?? "";
}

export function tableName(table: string, texts: Texts): string {
  const message = `learn-table-${table.replaceAll("_", "-")}`;
  return texts.has(message) ? texts.t(message) : table;
}

/** The component and the field. */
export function factName(game: string, path: string, texts: Texts): { thing: string; field: string } {
  const [table = "", ...rest] = path.split(".");
  const { tables, fieldOf } = inspectionOf(game);
  const sort = tables[table];
  if (sort !== undefined && rest.length > 0) {
    const [id = "", ...fields] = rest;
    const field = fieldOf?.(path, texts) ?? fields.map((each) => fieldName(each, texts)).join(" · ");
    return { thing: texts.term(sort, id), field };
  }
  return { thing: tableName(table, texts), field: rest.map((each) => fieldName(each, texts)).join(" · ") };
}

/** A value on one line: in words where there are words for it. */
export function shortValue(game: string, path: string, value: unknown, texts: Texts): string {
  if (typeof value === "boolean") return texts.t(value ? "learn-yes" : "learn-no");
  if (Array.isArray(value) && value.length === 0) return texts.t("learn-inspect-nothing");
  const own = inspectionOf(game).shortValue?.(path, value, texts) ?? null;
  if (own !== null) return own;
  const told = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return told.length > 90 ? `${told.slice(0, 89)}…` : told;
}
