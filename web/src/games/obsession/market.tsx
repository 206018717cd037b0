/** The builders' market: six spaces, stacks and reserves, with the price of each tile and how it comes about. */
import type { JSX } from "preact";
import type { Choice } from "../../gen/protocol";
import { Button, Hidden, Panel } from "../../ui/basics";
import { Vignette } from "./art/vignette";
import type { Price, TileFacts } from "./model";
import { verdictOf } from "./model";
import { CategorySign, Name, Rating, Sign, Tap, VerdictLine } from "./parts";
import type { Common } from "./parts";
import { TwoFaces } from "./tile-card";
import { money } from "./words";

/** The answers that buy something, by tile and space; the market draws them at their places. */
export function purchases(choices: readonly Choice[]): Map<string, Choice> {
  const found = new Map<string, Choice>();
  for (const choice of choices) {
    if (choice.key === "ob-act-buy") found.set(`${choice.params["tile"]} ${choice.params["number"]}`, choice);
  }
  return found;
}

/** Whether the market has a place where an answer can be drawn. */
export function isPlaced({ county }: Common, choice: Choice): boolean {
  if (choice.key !== "ob-act-buy") return false;
  const { tile, number } = choice.params;
  if (number === 0) return county["reserves-open"] > 0 && county.reserve.includes(String(tile));
  return county.market[Number(number) - 1]?.tile === tile;
}

function sum(common: Common, price: Price): string {
  const { texts } = common;
  if (price.base === undefined || price.change === undefined) return "";
  if (price.change === 0) return texts.t("obb-price-plain");
  const change = price.change < 0 ? `− ${money(texts, -price.change)}` : `+ ${money(texts, price.change)}`;
  const told = `${money(texts, price.base)} ${change}`;
  return price.base + price.change < price.price ? texts.t("obb-price-least", { sum: told, amount: price.price }) : told;
}

function BuyButton({ choice, common }: { choice: Choice | undefined; common: Common }): JSX.Element | null {
  const { draft, texts, names } = common;
  if (choice === undefined) return null;
  const chosen = draft.action === choice.action;
  return (
    <Button
      kind={chosen ? "primary" : "plain"}
      class="ob-over"
      pressed={chosen}
      wide
      data-action={choice.action}
      label={texts.choice(choice, names)}
      onClick={() => draft.choose(chosen ? null : choice.action)}
    >
      {texts.t("obb-buy")}
    </Button>
  );
}

interface OfferedProps {
  common: Common;
  /** Unknown until the aids have come. */
  price: Price | undefined;
  tile: TileFacts;
  copies: number;
  choice: Choice | undefined;
}

function Verdicts({ common, tile }: { common: Common; tile: TileFacts }): JSX.Element | null {
  const { aids, texts, names, county, seat } = common;
  // After the end nothing is for sale any more.
  if (seat === null || county.question === "" || county.seats[seat]?.family === null) return null;
  const verdict = verdictOf(aids?.found ?? [], "offer", tile.id);
  return <VerdictLine verdict={verdict} texts={texts} names={names} yes={texts.t("obb-affordable")} />;
}

function Offered({ common, price, tile, copies, choice }: OfferedProps): JSX.Element {
  const { texts, inspect, draft } = common;
  const picked = choice !== undefined && draft.action === choice.action;
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
        <BuyButton choice={choice} common={common} />
      </div>
    </article>
  );
}

function Reserve({ common, id, tiles, bought }: { common: Common; id: string; tiles: readonly string[]; bought: Map<string, Choice> }): JSX.Element {
  const { texts, catalogue, more, inspect } = common;
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
            <li key={name} class={`ob-reserved ob-c-${tile.category}`}>
              <div class="ob-reserved-row">
                <CategorySign category={tile.category} />
                <Name level={4}>
                  <Tap sort="tile" id={name} name={texts.term("tile", name)} inspect={inspect} />
                  {copies > 1 && <small> ×{copies}</small>}
                </Name>
                <b title={price === undefined ? "" : sum(common, price)}>{price === undefined ? "" : money(texts, price.price)}</b>
              </div>
              <Verdicts common={common} tile={tile} />
              <BuyButton choice={bought.get(`${name} 0`)} common={common} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function noteOf(common: Common): string {
  const { county, seat, texts } = common;
  const own = seat === null ? undefined : county.seats[seat];
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
                <Offered common={common} price={price} tile={tile} copies={space.copies} choice={bought.get(`${tile.id} ${at + 1}`)} />
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
