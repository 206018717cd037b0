/** What the coach is asked over HTTP, and numbers as it says them. */
import type { BranchReached, BranchWish, CoachHint, ReviewState, ReviewWish } from "../../gen/protocol";
import type { Texts } from "../../i18n/texts";
import { json, tablePath } from "../../net/api";

export const coach = {
  hint: (id: string, seat: number, token?: string): Promise<CoachHint> =>
    json(`${tablePath(id)}/hint?seat=${seat}`, { token }),
  review: (id: string, body: ReviewWish, token?: string): Promise<ReviewState> =>
    json(`${tablePath(id)}/review`, { method: "POST", body, token }),
  branch: (id: string, body: BranchWish, token?: string): Promise<BranchReached> =>
    json(`${tablePath(id)}/branch`, { method: "POST", body, token }),
};

/** Points to one decimal, without a sign. */
export function pointsOf(texts: Texts, points: number): string {
  const told = Math.abs(points).toFixed(1);
  return texts.lang === "en" ? told : told.replace(".", ",");
}

/** The same with its sign. */
export function signed(texts: Texts, points: number): string {
  return (points <= -0.05 ? "−" : "+") + pointsOf(texts, points);
}

export function percentOf(chance: number): number {
  return Math.round(100 * chance);
}

/** A period, season, turn or round by its number from 0. */
export function placeOf(texts: Texts, game: string, sort: "chapter" | "step", at: number): string {
  const key = `${texts.prefixOf(game)}-coach-${sort}`;
  return texts.has(key) ? texts.t(key, { number: at + 1 }) : String(at + 1);
}
