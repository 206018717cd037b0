/** The builders' market: six spaces, stacks and reserves, with the price of each tile and how it comes about. */
import type { JSX } from "preact";
import { Hidden, Panel } from "../../ui/basics";
import { Vignette } from "./art/vignette";
import { BuyButtons, OfferRow, Verdicts, isPicked, sum } from "./buying";
import { reservesOf, spacesOf } from "./on-offer";
import type { OnOffer } from "./on-offer";
import { CategorySign, Name, Rating, Sign, Tap, ownRow } from "./parts";
import type { Common } from "./parts";
import { Stacks } from "./stacks";
import { TwoFaces } from "./tile-card";
import { money } from "./fact-words";
import "./market.css";

function Offered({ common, price, tile, copies, choices }: OnOffer & { common: Common }): JSX.Element {
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

interface ReserveProps {
  common: Common;
  id: string;
  tiles: readonly OnOffer[];
}

function Reserve({ common, id, tiles }: ReserveProps): JSX.Element {
  const { texts } = common;
  return (
    <section class="ob-reserve">
      <h3>
        <Sign name="reserve" />
        {texts.term("reserve", id)}
      </h3>
      {tiles.length === 0 && <p class="ob-fine">{texts.t("obb-reserve-empty")}</p>}
      <ul>
        {tiles.map((each) => (
          <li key={each.tile.id}>
            <OfferRow common={common} {...each} />
          </li>
        ))}
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
  const { county, texts } = common;
  const reserves = reservesOf(common);
  // Before the tiles are drawn a wide table has nothing to show here; on a phone the tab must not be blank.
  if (county.stacks !== undefined) return <Stacks common={common} note={noteOf(common)} />;
  if (common.tab === null && county.market.length === 0) return null;
  return (
    <Panel title={texts.t("obb-market")} note={noteOf(common)} class="ob-market-panel">
      <div class={reserves.length > 0 ? "ob-market-wrap" : ""}>
        <ol class="ob-market" aria-label={texts.t("obb-market-spaces")}>
          {spacesOf(common).map((space, at) => (
            <li key={at}>
              {space === null ? (
                <p class="ob-space ob-gap">{texts.t("obb-space-empty")}</p>
              ) : (
                <Offered common={common} {...space} />
              )}
            </li>
          ))}
        </ol>
        {reserves.length > 0 && (
          <div class="ob-reserves">
            {reserves.map((reserve) => (
              <Reserve key={reserve.id} common={common} {...reserve} />
            ))}
          </div>
        )}
      </div>
    </Panel>
  );
}
