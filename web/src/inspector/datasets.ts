/** Corrected data sets that the reader keeps in this browser. The form of a new table offers them. */
import { isPlain } from "./records";

const KEY = "parlour.datasets";
const LONGEST_NAME = 60;

export interface OwnData {
  id: string;
  name: string;
  game: string;
  corrections: Record<string, unknown>;
  /** Cards that the owner has compared with his own, by table and id. */
  checked: readonly string[];
}

/** The cards that were checked, out of anything. */
function checkedIn(value: Readonly<Record<string, unknown>>): string[] {
  const { checked } = value;
  return Array.isArray(checked) ? checked.filter((each): each is string => typeof each === "string") : [];
}

/** Whether something is a data set; of an older one nothing was checked. */
export function isOwnData(value: unknown): value is OwnData {
  return (
    isPlain(value) &&
    typeof value["id"] === "string" &&
    typeof value["name"] === "string" &&
    typeof value["game"] === "string" &&
    isPlain(value["corrections"]) &&
    (value["checked"] === undefined || Array.isArray(value["checked"]))
  );
}

/** Everything that is kept, of every game; anything else in the storage is passed over. */
export function allData(): OwnData[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found)
      ? found.filter(isOwnData).map((each) => ({ ...each, checked: checkedIn({ ...each }) }))
      : [];
  } catch {
    return [];
  }
}

/** Keep a data set under its id; false when the browser keeps nothing. */
export function keepData(data: OwnData): boolean {
  const { id, game, corrections, checked } = data;
  const others = allData().filter((each) => each.id !== id);
  return write([...others, { id, game, corrections, checked, name: data.name.trim().slice(0, LONGEST_NAME) }]);
}

/** Forget a data set. */
export function dropData(id: string): boolean {
  return write(allData().filter((each) => each.id !== id));
}

function write(list: readonly OwnData[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
    return true;
  } catch {
    return false;
  }
}

/** An id that no data set has yet. */
export function freshId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}

/** A data set out of a file; null when the file holds none of this game. */
export function readFile(text: string, game: string): Pick<OwnData, "name" | "corrections" | "checked"> | null {
  try {
    const found: unknown = JSON.parse(text);
    if (!isPlain(found) || found["game"] !== game || !isPlain(found["corrections"])) return null;
    const name = typeof found["name"] === "string" ? found["name"] : "";
    return { name, corrections: { ...found["corrections"] }, checked: checkedIn(found) };
  } catch {
    return null;
  }
}

/** A data set as a file that can be read in again. */
export function asJson(data: OwnData): string {
  const { game, name, corrections, checked } = data;
  return `${JSON.stringify({ game, name, corrections, checked }, null, 2)}\n`;
}
