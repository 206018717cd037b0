/** What a game brings to the record book (`games/<game>/record.ts`); no rule is in there. */
import type { Components } from "../contract";
import type { Finished } from "../net/record";

/** Something to be beaten: it is called by a term, or by a message. */
export interface Rung {
  id: string;
  sort: string;
  /** A term of the sort "level" or "length" that it stands under. */
  under: readonly [string, string];
}

/** A list of them. Its title is the message `game-<game>-ladder-<id>`. */
export interface Ladder {
  id: string;
  rungs: readonly Rung[];
}

export interface OfGame {
  /** The sort of what seats are told apart by. */
  sort: string;
  /** By seat: what it is told apart by, from the position at the end. */
  marksOf(view: Readonly<Record<string, unknown>>): (string | null)[];
  /** Whether several seats may win together. */
  isTeam(played: Finished): boolean;
  ladders(components: Components): readonly Ladder[];
  /** Ladder and rung that a game was about; null where it was about none. */
  rungOf(played: Finished): readonly [string, string] | null;
  /** Modules that make it harder to win. */
  harder: readonly string[];
}

const FILES = import.meta.glob<OfGame>("../games/*/record.ts", { eager: true, import: "default" });

/** What a game brings; null for one that has nothing of the kind. */
export function bringsOf(game: string): OfGame | null {
  return FILES[`../games/${game}/record.ts`] ?? null;
}
