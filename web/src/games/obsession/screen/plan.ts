/** What the looking seat has now, and what the chosen answer would make of it. */
import type { Choice, Stage } from "../../../gen/protocol";
import { specialAnswers } from "../turn";
import { stageOf } from "../composer";
import { categoryOf, faceOf } from "../model";
import type { OwnTile, SeatRow } from "../model";
import { ownRow } from "../parts";
import type { Common } from "../parts";

/** The own row after the chosen answer, as far as it is certain; null while that is not known. */
export function rowAfter({ preview }: Common): SeatRow | null {
  if (preview === null || preview.why !== null) return null;
  return preview.after as unknown as SeatRow;
}

/** The points on tiles of some categories. */
export function pointsOn({ catalogue }: Common, estate: readonly OwnTile[], categories: readonly string[]): number {
  return estate.reduce((sum, own) => {
    const tile = catalogue.tiles.get(own.tile);
    if (tile === undefined || !categories.includes(categoryOf(tile, own.side))) return sum;
    return sum + faceOf(tile, own.side).vp;
  }, 0);
}

/** What the looking seat could show at the next courtship, now and after the chosen answer. */
export function courtshipOf(common: Common): { now: number; after: number | null } | null {
  const { more, seat } = common;
  const own = ownRow(common);
  const now = seat === null ? undefined : more.courtship?.totals[seat];
  if (now === undefined || own === undefined || more.courtship === null) return null;
  const after = rowAfter(common);
  if (after === null) return { now, after: null };
  const { categories } = more.courtship;
  return { now, after: now + pointsOn(common, after.estate, categories) - pointsOn(common, own.estate, categories) };
}

/** All points of a row that are known. */
export function totalOf(row: SeatRow): number {
  return Object.values(row.score).reduce((sum, value) => sum + value, 0);
}

/** Steps of reputation from the bottom of the track. */
const STEPS = 5;

export function stepsOf({ level, position }: Pick<SeatRow, "level" | "position">): number {
  return level * STEPS + position;
}

/** The words of one of the answers on offer: the chosen one where nothing else is asked for. */
export function choiceOf(common: Common, action: string | null = common.draft.action): Choice | null {
  if (action === null) return null;
  const stage = stageOf(common);
  const all = [...(common.offer?.choices ?? []), ...(stage?.choices ?? []), ...specialAnswers(common)];
  return all.find((each) => each.action === action) ?? null;
}

/** How many guests are still to be invited, as the server tells it with the stage; null where it does not. */
export function guestsLeft(stage: Stage | null): number | null {
  const told = /(?:^| )left=(\d+)/.exec(String(stage?.so_far[0]?.value ?? ""));
  return told === null ? null : Number(told[1]);
}

/** The ids of a sort that can be chosen next. */
export function openParts(stage: Stage | null, sort: string): ReadonlySet<string> {
  return new Set((stage?.parts ?? []).filter((part) => part.sort === sort).map((part) => String(part.value)));
}

/** Words of a parameter that is a list. */
export function listed(choice: Choice | null, ...keys: readonly string[]): string[] {
  return keys.flatMap((key) => {
    const value = choice?.params[key];
    return typeof value === "string" && value !== "" ? value.split(",") : [];
  });
}
