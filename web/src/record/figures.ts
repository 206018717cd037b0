/** Figures of finished games: who won, the best and the worst, streaks, and what has been beaten. */
import type { Finished } from "../net/record";
import type { Ladder, OfGame, Rung } from "./of-games";

/** How a game ended for this device; `several` where several of its people played, and one of them won or none did. */
export type Outcome = "won" | "shared" | "lost" | "several";

export function outcomeOf(played: Finished, brings: OfGame | null): Outcome {
  const { held, places } = played;
  if (held.length !== 1) return "several";
  const mine = places.find(({ seat }) => seat === held[0]);
  const first = places.filter(({ rank }) => rank === 1);
  if (mine === undefined || mine.rank > 1) return "lost";
  if (first.length === 1 || (brings?.isTeam(played) ?? false)) return "won";
  // Whoever plays alone has to do better than what is to be beaten.
  return first.some(({ seat }) => seat < 0) ? "lost" : "shared";
}

/** My score: the best of those at this device. */
export function scoreOf({ held, places }: Finished): number {
  return Math.max(...places.filter(({ seat }) => held.includes(seat)).map(({ total }) => total));
}

/** The best score of the others; null where there were none. */
export function otherOf({ held, places }: Finished): number | null {
  const others = places.filter(({ seat }) => !held.includes(seat)).map(({ total }) => total);
  return others.length === 0 ? null : Math.max(...others);
}

/** What I was told apart by, where one seat was mine. */
export function myMark({ held, marks }: Finished): string | null {
  return held.length === 1 ? (marks?.[held[0] ?? -1] ?? null) : null;
}

/** Whom a game was against: levels of computer players, people, or the opponent of a game alone. */
export function opponentsOf(played: Finished, brings: OfGame | null): string[] {
  const rung = brings?.rungOf(played) ?? null;
  if (rung !== null) return [`${rung[0]}:${rung[1]}`];
  const others = played.seats.filter((_, seat) => !played.held.includes(seat));
  const found = others.map(({ kind, bot }) => (kind === "bot" ? `bot:${bot}` : "people"));
  if (found.length === 0) return [played.seats.length > 1 ? "one-screen" : "alone"];
  return [...new Set(found)].sort();
}

export interface Tally {
  key: string;
  games: number;
  won: number;
  shared: number;
  lost: number;
  best: number;
  worst: number;
  mean: number;
}

/** Counts by what each game belongs to, which may be several things; the most played first. */
export function tallied(
  games: readonly Finished[],
  keysOf: (played: Finished) => readonly string[],
  brings: OfGame | null,
): Tally[] {
  const parts = new Map<string, Finished[]>();
  for (const played of games) for (const key of keysOf(played)) parts.set(key, [...(parts.get(key) ?? []), played]);
  const counted = [...parts].map(([key, some]): Tally => {
    const scores = some.map(scoreOf);
    const ended = (how: Outcome) => some.filter((played) => outcomeOf(played, brings) === how).length;
    return {
      key,
      games: some.length,
      won: ended("won"),
      shared: ended("shared"),
      lost: ended("lost"),
      best: Math.max(...scores),
      worst: Math.min(...scores),
      mean: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    };
  });
  return counted.sort((a, b) => b.games - a.games || (a.key < b.key ? -1 : 1));
}

export interface Streaks {
  /** Games won in a row up to now, and the most ever. */
  now: number;
  longest: number;
}

/** Games won one after the other; a shared victory goes on, and games of several people at one screen do not count. */
export function streaksOf(games: readonly Finished[], brings: OfGame | null): Streaks {
  let now = 0;
  let longest = 0;
  for (const played of inTime(games)) {
    const outcome = outcomeOf(played, brings);
    if (outcome === "several") continue;
    now = outcome === "lost" ? 0 : now + 1;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

/** The oldest first. */
export function inTime(games: readonly Finished[]): Finished[] {
  return [...games].sort((a, b) => a.ended - b.ended);
}

/** How far one has come with something to be beaten. */
export interface Climbed {
  rung: Rung;
  games: number;
  won: number;
  /** By how much at best, or how much was missing; null where it was never tried. */
  margin: number | null;
  /** Modules that made it harder, with which it was beaten all the same. */
  harder: string[];
}

/** Every rung of a ladder, tried or not. */
export function climbed(ladder: Ladder, games: readonly Finished[], brings: OfGame): Climbed[] {
  return ladder.rungs.map((rung) => {
    const tried = games.filter((played) => {
      const [at, id] = brings.rungOf(played) ?? ["", ""];
      return at === ladder.id && id === rung.id;
    });
    const beaten = tried.filter((played) => outcomeOf(played, brings) === "won");
    const margins = tried.map((played) => scoreOf(played) - (otherOf(played) ?? 0));
    return {
      rung,
      games: tried.length,
      won: beaten.length,
      margin: margins.length === 0 ? null : Math.max(...margins),
      harder: brings.harder.filter((module) => beaten.some(({ modules }) => modules.includes(module))),
    };
  });
}
