/** The games of the table, and what the keys of their texts begin with. */
import { GRAMMARS } from "../gen/grammar";

export const GAMES: readonly string[] = Object.keys(GRAMMARS);

/** What the messages of a game begin with; empty for a game that is not known. */
export function prefixOf(game: string): string {
  return game in GRAMMARS ? GRAMMARS[game as keyof typeof GRAMMARS].prefix : "";
}
