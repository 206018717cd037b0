/** What a view says of the way the game is played: teams, seasons, a target to beat. Games without them say nothing. */
import type { View } from "../contract";
import type { ChatLine, Sheet } from "../gen/protocol";
import { teamOf as teamAt } from "../ui/team-mark";
import type { Team } from "../ui/team-mark";

/** Modes whose track of rounds has no seasons. */
const SEASONLESS = ["tableau", "estate-challenge"];

function partners(view: View): readonly number[] {
  const teams = view["teams"] as { partners?: readonly number[] } | undefined;
  return teams?.partners ?? [];
}

/** The partner of a seat; null where everybody plays for himself. */
export function partnerOf(view: View, seat: number | null): number | null {
  const found = seat === null ? undefined : partners(view)[seat];
  return found === undefined || found < 0 ? null : found;
}

/** The team of a seat; null where everybody plays for himself. */
export function teamOf(view: View, seat: number): Team | null {
  return teamAt(partners(view), seat);
}

/** The season of a view, from 1; 0 where the game has none. */
export function seasonOf(view: View): number {
  const modules = Array.isArray(view["modules"]) ? (view["modules"] as string[]) : [];
  const season = view["season"];
  return typeof season === "number" && !modules.some((module) => SEASONLESS.includes(module)) ? season : 0;
}

/** A target to beat, the round it is reckoned from, and the points that every round away from it adds or takes. */
export interface Challenge {
  target: number;
  round: number;
  step: number;
}

export function challengeOf(view: View): Challenge | null {
  const found = view["challenge"] as Challenge | undefined;
  return found === undefined ? null : { target: found.target, round: found.round, step: found.step };
}

/** The id of an opponent without a seat; empty where there is none. */
export function opponentOf(view: View): string {
  return (view["opponent"] as { name?: string } | undefined)?.name ?? "";
}

/** Whether a line of talk is for the eyes of whoever looks: at one screen there may be others, too. */
export function isFor(line: ChatLine, seat: number | null): boolean {
  return line.only.length === 0 || (seat !== null && line.only.includes(seat));
}

/** A column of the score sheet: one seat, the partners of a team, or somebody without a seat. */
export interface Side {
  seats: readonly number[];
  sheet: Sheet;
  /** Among the sides: the second of two teams is second, although two players are before it. */
  rank: number;
  team: Team | null;
}

/** The score sheet by sides: partners have the same lines, which are shown once. */
export function sidesOf(view: View, scores: readonly Sheet[]): Side[] {
  const sides = scores.flatMap((sheet): Omit<Side, "rank">[] => {
    const partner = partnerOf(view, sheet.seat < 0 ? null : sheet.seat);
    if (partner === null) return [{ seats: [sheet.seat], sheet, team: null }];
    return partner < sheet.seat ? [] : [{ seats: [sheet.seat, partner], sheet, team: teamOf(view, sheet.seat) }];
  });
  const before = (sheet: Sheet) => sides.filter((other) => other.sheet.rank < sheet.rank).length;
  return sides.map((side) => ({ ...side, rank: 1 + before(side.sheet) }));
}
