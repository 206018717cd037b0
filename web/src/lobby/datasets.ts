/** Corrected data sets that the reader keeps in this browser; the inspector writes them. */
const KEY = "parlour.datasets";

export interface OwnData {
  id: string;
  name: string;
  game: string;
  corrections: Record<string, unknown>;
}

function isOwnData(value: unknown): value is OwnData {
  if (typeof value !== "object" || value === null) return false;
  const each = value as Partial<Record<keyof OwnData, unknown>>;
  return (
    typeof each.id === "string" &&
    typeof each.name === "string" &&
    typeof each.game === "string" &&
    typeof each.corrections === "object" &&
    each.corrections !== null
  );
}

/** The reader's own data sets of a game; anything else in the storage is passed over. */
export function ownData(game: string): OwnData[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isOwnData).filter((each) => each.game === game) : [];
  } catch {
    return [];
  }
}
