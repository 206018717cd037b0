/** The boards of the games, each fetched with the first table of its game. */
import type { Board } from "../contract";

type Files = Readonly<Record<string, () => Promise<unknown>>>;

const BOARDS: Files = import.meta.glob("../games/*/index.{ts,tsx}");

function isBoard(value: unknown): value is Board {
  return typeof value === "object" && value !== null && "Board" in value && "tabs" in value;
}

/** The board of a game; null where it has none, and then the generic panels carry the game. */
export async function loadBoard(game: string): Promise<Board | null> {
  const load = BOARDS[`../games/${game}/index.ts`] ?? BOARDS[`../games/${game}/index.tsx`];
  if (load === undefined) return null;
  const module = (await load()) as { default?: unknown };
  return isBoard(module.default) ? module.default : null;
}
