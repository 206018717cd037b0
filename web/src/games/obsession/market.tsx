/** The builders' market: six spaces, stacks and reserves, with the price of each tile and how it comes about. */
import type { JSX } from "preact";
import type { Choice } from "../../gen/protocol";
import { Hidden, Panel } from "../../ui/basics";
import { Vignette } from "./art/vignette";
import { BuyButtons, OfferRow, Verdicts, isPicked, purchases, sum } from "./buying";
import type { Price } from "./aids";
import type { TileFacts } from "./model";
import { CategorySign, Name, Rating, Sign, Tap, ownRow } from "./parts";
import type { Common } from "./parts";
import { Stacks } from "./stacks";
import { TwoFaces } from "./tile-card";
import { money } from "./fact-words";
import "./market.css";

interface OfferedProps {
  common: Common;
  /** Unknown until the aids have come. */
  price: Price | undefined;
  tile: TileFacts;
  copies: number;
  choices: readonly Choice[] | undefined;
}

function Offered({ common, price, tile, copies, choices }: OfferedProps): JSX.Element {
  const { texts, inspect } = common;
  const picked = isPicked(common, choices);
  return (
    <article class={`ob-space ob-c-${tile.category}${picked ? " ob-picked" : ""}`}>
      <p class="ob-price">
        <b>{price === undefined ? "…" : money(texts, price.price)}</b>
        <span>{price === undefined ? "" : sum(common, price)}</span>
      </p>
      <div class="ob-pic">
        <Vignette tile={tile.id} category={tile.category} />
        <Rating value={tile.pr} texts={texts} />
        <span class="ob-catmark">
          <CategorySign category={tile.category} />
          {texts.term("category", tile.category)}
        </span>
      </div>
      <Name>
        <Tap sort="tile" id={tile.id} name={texts.term("tile", tile.id)} inspect={inspect} />
      </Name>
      <div class="ob-space-row">
        <TwoFaces tile={tile} texts={texts} />
        {copies > 1 && (
          <span class="ob-stack">
            <span aria-hidden="true">×{copies}</span>
            <Hidden>{texts.t("obb-copies", { count: copies })}</Hidden>
          </span>
        )}
      </div>
      <div class="ob-foot">
        <Verdicts common={common} tile={tile} />
        <BuyButtons choices={choices} common={common} />
      </div>
    </article>
  );
}

function Reserve({
  common,
  id,
  tiles,
  bought,
}: {
  common: Common;
  id: string;
  tiles: readonly string[];
  bought: Map<string, Choice[]>;
}): JSX.Element {
  const { texts, catalogue, more } = common;
  return (
    <section class="ob-reserve">
      <h3>
        <Sign name="reserve" />
        {texts.term("reserve", id)}
      </h3>
      {tiles.length === 0 && <p class="ob-fine">{texts.t("obb-reserve-empty")}</p>}
      <ul>
        {tiles.map((name) => {
          const tile = catalogue.tiles.get(name);
          const price = more.prices.find((each) => each.tile === name && each.space === 0);
          if (tile === undefined) return null;
          const copies = common.county.reserve.filter((each) => each === name).length;
          return (
            <li key={name}>
              <OfferRow common={common} tile={tile} price={price} copies={copies} choices={bought.get(`${name} 0`)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function noteOf(common: Common): string {
  const { county, seat, texts } = common;
  const own = ownRow(common);
  if (own === undefined || seat !== county.active) return texts.t("obb-market-note");
  const amount = own.pounds;
  if (county["unlimited-purchases"]) return texts.t("obb-market-any", { amount });
  return texts.t(county.bought > 0 ? "obb-market-done" : "obb-market-one", { amount });
}

/** The market with everything on offer. */
export function Market({ common }: { common: Common }): JSX.Element | null {
  const { county, catalogue, more, offer, texts } = common;
  const bought = purchases(offer?.choices ?? []);
  const open = catalogue.reserves.slice(0, county["reserves-open"]);
  const names = [...new Set(county.reserve)];
  // Until the aids say which reserve a tile lies in, the first one shows it: what can be bought must be in reach.
  const lies = (name: string): string | undefined =>
    more.prices.find((each) => each.tile === name && each.space === 0)?.reserve ?? open[0]?.id;
  // Before the tiles are drawn a wide table has nothing to show here; on a phone the tab must not be blank.
  if (county.stacks !== undefined) return <Stacks common={common} note={noteOf(common)} />;
  if (common.tab === null && county.market.length === 0) return null;
  return (
    <Panel title={texts.t("obb-market")} note={noteOf(common)} class="ob-market-panel">
      <div class={open.length > 0 ? "ob-market-wrap" : ""}>
        <ol class="ob-market" aria-label={texts.t("obb-market-spaces")}>
          {county.market.map((space, at) => {
            const tile = space === null ? undefined : catalogue.tiles.get(space.tile);
            if (space === null || tile === undefined) {
              return (
                <li key={at}>
                  <p class="ob-space ob-gap">{texts.t("obb-space-empty")}</p>
                </li>
              );
            }
            const price = more.prices.find((each) => each.space === at + 1);
            return (
              <li key={at}>
                <Offered
                  common={common}
                  price={price}
                  tile={tile}
                  copies={space.copies}
                  choices={bought.get(`${tile.id} ${at + 1}`)}
                />
              </li>
            );
          })}
        </ol>
        {open.length > 0 && (
          <div class="ob-reserves">
            {open.map((reserve) => (
              <Reserve
                key={reserve.id}
                common={common}
                id={reserve.id}
                tiles={names.filter((name) => lies(name) === reserve.id)}
                bought={bought}
              />
            ))}
          </div>
        )}
      </div>
    </Panel>
  );
}
