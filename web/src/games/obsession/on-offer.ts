/** What the builders' market has on offer: by space and by reserve, with prices and the answers that buy it. */
import type { Choice } from "../../gen/protocol";
import type { Price } from "./aids";
import { purchases } from "./buying";
import type { TileFacts } from "./model";
import type { Common } from "./parts";

export interface OnOffer {
  tile: TileFacts;
  copies: number;
  /** Unknown until the aids have come. */
  price: Price | undefined;
  choices: readonly Choice[] | undefined;
}

/** The spaces in order; null where nothing lies. */
export function spacesOf({ county, catalogue, more, offer }: Common): (OnOffer | null)[] {
  const bought = purchases(offer?.choices ?? []);
  return county.market.map((space, at) => {
    const tile = space === null ? undefined : catalogue.tiles.get(space.tile);
    if (space === null || tile === undefined) return null;
    const price = more.prices.find((each) => each.space === at + 1);
    return { tile, copies: space.copies, price, choices: bought.get(`${tile.id} ${at + 1}`) };
  });
}

/** The open reserves, each with its tiles. */
export function reservesOf({ county, catalogue, more, offer }: Common): { id: string; tiles: OnOffer[] }[] {
  const bought = purchases(offer?.choices ?? []);
  const open = catalogue.reserves.slice(0, county["reserves-open"]);
  const priceOf = (name: string) => more.prices.find((each) => each.tile === name && each.space === 0);
  // Until the aids say which reserve a tile lies in, the first one shows it: what can be bought must be in reach.
  const lies = (name: string): string | undefined => priceOf(name)?.reserve ?? open[0]?.id;
  const names = [...new Set(county.reserve)];
  return open.map(({ id }) => ({
    id,
    tiles: names
      .filter((name) => lies(name) === id)
      .flatMap((name) => {
        const tile = catalogue.tiles.get(name);
        const copies = county.reserve.filter((each) => each === name).length;
        return tile === undefined ? [] : [{ tile, copies, price: priceOf(name), choices: bought.get(`${name} 0`) }];
      }),
  }));
}
