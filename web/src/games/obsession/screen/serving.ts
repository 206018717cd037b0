/** Who of the crew serves whom: what is asked for first, then whoever stands in. */
import { faceOf } from "../model";
import type { Side, TileFacts } from "../model";
import type { Common } from "../parts";

export interface Served {
  /** The servants that are asked for. */
  wanted: readonly string[];
  /** Those who come; nobody while no crew is settled. */
  by: readonly string[];
  /** Whether somebody of them stands in for another. */
  standIn: boolean;
}

function take(crew: string[], id: string): boolean {
  const at = crew.indexOf(id);
  if (at >= 0) crew.splice(at, 1);
  return at >= 0;
}

/** By tile and guest, the service of an activity with a crew. */
export function serviceOf(
  { catalogue }: Common,
  tile: TileFacts | undefined,
  side: Side,
  guests: readonly string[],
  servants: readonly string[],
): ReadonlyMap<string, Served> {
  const crew = [...servants];
  const isSettled = crew.length > 0;
  const asked: [string, readonly string[]][] = guests.map((id) => [id, catalogue.gentry.get(id)?.service ?? []]);
  const own = tile === undefined ? "none" : faceOf(tile, side).servant;
  if (tile !== undefined) asked.unshift([tile.id, own === "none" ? [] : [own]]);
  // Everybody who is there in person is placed before anybody stands in.
  const present = asked.map(([, wanted]) => wanted.filter((id) => take(crew, id)));
  return new Map(
    asked.map(([id, wanted], at) => {
      const here = present[at] ?? [];
      const missing = wanted.length - here.length;
      const others = isSettled && missing > 0 ? crew.splice(0, missing) : [];
      return [id, { wanted, by: [...here, ...others], standIn: others.length > 0 }];
    }),
  );
}
