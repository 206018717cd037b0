/** What the chosen answer would change on the map, before it counts: pieces, rat, confidant and carriage. */
import { piecesIn, split, wordsOf } from "../../model";
import { countsOf } from "../../panels/withdraw";
import type { Scene, SeatRow } from "../../model";

export interface Ghost {
  /** By sector, and for the cathedral: cubes that come (more than 0) or go. */
  cubes: ReadonlyMap<string, number>;
  /** The sector that the confidant goes to; null where he stays. */
  confidant: string | null;
  /** Where the rat would be; null where it stays. */
  rat: number | null;
  /** The market that the carriage drives to; null where it stays. */
  carriage: string | null;
  /** The sector, or the cathedral, that the answer is about. */
  target: string | null;
}

export const CATHEDRAL = "notre-dame";

/** The row of the looking seat after the answer, as the server has tried it; null while that is not known. */
export function rowAfter(scene: Scene): SeatRow | null {
  const { preview, draft } = scene.props;
  if (draft.action === null || preview === null || preview.why !== null || preview.together) return null;
  return "cubes" in preview.after ? (preview.after as unknown as SeatRow) : null;
}

/** What the words of an answer say about the pieces; the server adds what follows from it. */
function wordsGhost(scene: Scene, action: string): Ghost {
  const [verb = "", first = "", second = "", ...rest] = wordsOf(action);
  const { mine, view } = scene;
  const none: Ghost = { cubes: new Map(), confidant: null, rat: null, carriage: null, target: null };
  const moved = (from: string, to: string, cubes: number, confidant: boolean): Ghost => ({
    ...none,
    cubes: new Map(cubes === 0 ? [] : [[from, -cubes] as const, [to, cubes] as const]),
    confidant: confidant ? to : null,
    target: to,
  });
  switch (verb) {
    case "keep":
      return { ...none, target: sectorOf(split(first).rest) };
    case "play": {
      const place = sectorOf(split(first).rest);
      if (place === null) return none;
      return { ...none, cubes: new Map([[place, 1]]), target: place, rat: ratAfterCard(scene, place) };
    }
    case "forgo":
      return { ...none, target: null };
    case "found":
      return { ...none, cubes: new Map([[first, 1]]), target: first };
    case "work":
      return { ...none, target: first };
    case "send":
      return { ...none, confidant: first, target: first };
    case "remove":
      return { ...none, cubes: new Map([[first, -1]]), target: first };
    case "from": {
      const to = view.question?.["place"];
      return typeof to === "string" ? moved(first, to, 1, false) : { ...none, cubes: new Map([[first, -1]]) };
    }
    case "shift":
      return moved(first, second, Number(rest[0] ?? 0), rest.includes("confidant"));
    case "relocate":
      return moved(first, second, rest[0] === "confidant" ? 0 : 1, rest[0] === "confidant");
    case "rehouse":
      return moved(first, second, mine.cubes[first] ?? 0, mine.confidant === first);
    case "withdraw":
      return { ...none, cubes: new Map([...countsOf(action)].map(([place, count]) => [place, -count])) };
    case "drive":
    case "collect":
      return { ...none, carriage: first };
    case "donate":
      return { ...none, target: CATHEDRAL };
    default:
      return none;
  }
}

/** The sector of a kind of card; null for the confidant, who goes where he is sent. */
function sectorOf(kind: string): string | null {
  return kind === "confidant" ? null : kind;
}

function ratAfterCard(scene: Scene, kind: string): number | null {
  const brings = scene.aids.cards?.find((card) => card.kind === kind)?.brings;
  return brings === undefined || brings === null || brings.rat === scene.mine.rat ? null : brings.rat;
}

/** The ghost of the chosen answer; null while none is chosen. */
export function ghostOf(scene: Scene): Ghost | null {
  const { draft } = scene.props;
  if (draft.action === null || !scene.isMine) return null;
  const told = wordsGhost(scene, draft.action);
  const after = rowAfter(scene);
  if (after === null) return told;
  const { mine } = scene;
  const places = [...scene.facts.components.sectors, CATHEDRAL];
  const there = (row: SeatRow, place: string) => (place === CATHEDRAL ? row["notre-dame"] : (row.cubes[place] ?? 0));
  const changes = places
    .map((place) => [place, there(after, place) - there(mine, place)] as const)
    .filter(([, change]) => change !== 0);
  return {
    // An answer that only leads to the next question has moved nothing yet; its words say what it is about.
    cubes: changes.length > 0 ? new Map(changes) : told.cubes,
    confidant: after.confidant !== mine.confidant ? after.confidant : told.confidant,
    rat: after.rat !== mine.rat ? after.rat : told.rat,
    carriage: after.carriage !== mine.carriage ? after.carriage : told.carriage,
    target: told.target,
  };
}

/** How many pieces a sector holds now and after the answer; null where that does not change. */
export function countChange(scene: Scene, ghost: Ghost, sector: string): { before: number; after: number } | null {
  const before = piecesIn(scene.mine, sector);
  const comes = ghost.confidant === sector && scene.mine.confidant !== sector ? 1 : 0;
  const goes = ghost.confidant !== null && ghost.confidant !== sector && scene.mine.confidant === sector ? 1 : 0;
  const after = before + (ghost.cubes.get(sector) ?? 0) + comes - goes;
  return after === before ? null : { before, after };
}
