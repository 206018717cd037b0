/** Ways to find things in the view and the components of Obsession; what is sent is described in gen/sent. */
import type { Components, View } from "../../contract";
import type {
  Face,
  Family,
  Gentry,
  Milestone,
  OwnTile,
  PlainCounty,
  Reserve,
  SentComponents,
  Stack,
  Tile,
  VpCard,
} from "./gen/sent";

export type {
  ChallengeRow,
  Face,
  Family as FamilyFacts,
  Favour,
  Gentry as GentryFacts,
  Milestone as MilestoneFacts,
  MilestoneRow,
  OpponentRow,
  OwnTile,
  PlainCounty as CountyView,
  SeatRow,
  Space,
  Stack as StackFacts,
  TeamsRow,
  Tile as TileFacts,
  TileEffect as Effect,
  VpCard as VpCardFacts,
} from "./gen/sent";

/** The categories of tiles, in the order of the columns of an estate. */
export const CATEGORIES = ["essentials", "service", "estate", "prestige", "sporting"] as const;

export type Side = OwnTile["side"];

export function countyOf(view: View): PlainCounty {
  return view as PlainCounty;
}

// Components

export interface Catalogue {
  tiles: ReadonlyMap<string, Tile>;
  gentry: ReadonlyMap<string, Gentry>;
  vpCards: ReadonlyMap<string, VpCard>;
  families: ReadonlyMap<string, Family>;
  reserves: readonly Reserve[];
  milestones: ReadonlyMap<string, Milestone>;
  stacks: readonly Stack[];
  unsavoury: ReadonlySet<string>;
}

const catalogues = new WeakMap<Components, Catalogue>();

function byId<T extends { id: string }>(list: readonly T[] = []): Map<string, T> {
  return new Map(list.map((row) => [row.id, row]));
}

/** The components by their ids; made once. Before they have come there are none. */
export function catalogueOf(components: Components): Catalogue {
  const known = catalogues.get(components);
  if (known !== undefined) return known;
  const facts: Partial<SentComponents> = components;
  const made: Catalogue = {
    tiles: byId(facts.tiles),
    gentry: byId(facts.gentry),
    vpCards: byId(facts.vp_cards),
    families: byId(facts.families),
    reserves: facts.reserves ?? [],
    milestones: byId(facts.milestones),
    stacks: [...(facts.stacks ?? [])].sort((one, two) => one.position - two.position),
    unsavoury: new Set((facts.traits ?? []).filter((trait) => trait.unsavoury).map((trait) => trait.id)),
  };
  catalogues.set(components, made);
  return made;
}

/** The kind of a card: copies carry a letter behind the id of their kind. */
export function kindOf(id: string): string {
  return id.replace(/-[b-l]$/, "");
}

/** The side of a tile that is up. */
export function faceOf(tile: Tile, side: Side): Face {
  return side === "back" ? tile.back : tile.front;
}

/** The column a tile lies in with that side up. */
export function categoryOf(tile: Tile, side: Side): string {
  return side === "back" ? tile.category_back : tile.category;
}

/** A tile of an estate, with the side that is up. */
export interface Placed {
  tile: Tile;
  own: OwnTile;
}

/** The tiles of an estate that lie in the column of a category. */
export function columnOf({ tiles }: Catalogue, estate: readonly OwnTile[], category: string): Placed[] {
  return estate.flatMap((own) => {
    const tile = tiles.get(own.tile);
    return tile !== undefined && categoryOf(tile, own.side) === category ? [{ tile, own }] : [];
  });
}

/** The victory points on the sides that are up. */
export function pointsOf(placed: readonly Placed[]): number {
  return placed.reduce((sum, { tile, own }) => sum + faceOf(tile, own.side).vp, 0);
}
