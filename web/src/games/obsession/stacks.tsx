/** The market of the Estate Challenge: six stacks, each with its price and all its tiles from the top. */
import type { JSX } from "preact";
import { Hidden, Panel } from "../../ui/basics";
import { Die20 } from "./art/dice";
import { Pile } from "./art/pile";
import { OfferRow, isPicked, purchases } from "./buying";
import { Sign } from "./parts";
import type { Common } from "./parts";
import { money } from "./fact-words";
import "./stacks.css";

/** What a stack is called: its category, or the monuments. */
function stackName({ texts }: Common, id: string): string {
  return id === "monument" ? texts.t("obb-monuments") : texts.term("category", id);
}

/** The number of the die that would steal a tile. */
function Thief({ common, pips }: { common: Common; pips: number }): JSX.Element {
  return (
    <span class="ob-thief">
      <Die20 size="ob-xs" />
      <b aria-hidden="true">{pips}</b>
      <Hidden>{common.texts.t("obb-thief-number", { pips })}</Hidden>
    </span>
  );
}

/** All stacks. Those from which something can be bought are open; on a phone the others are folded. */
export function Stacks({ common, note }: { common: Common; note: string }): JSX.Element {
  const { county, catalogue, more, offer, texts, tab } = common;
  const bought = purchases(offer?.choices ?? []);
  const piles = county.stacks ?? [];
  return (
    <Panel title={texts.t("obb-market")} note={note} class="ob-market-panel">
      <ol class="ob-stacks" aria-label={texts.t("obb-stacks")}>
        {catalogue.stacks.map((stack, at) => {
          const pile = piles[at] ?? [];
          const category = stack.id === "monument" ? "none" : stack.id;
          const offers = pile.map((id) => bought.get(`${id} ${at + 1}`));
          const isOpen = tab === null || offers.some((each) => each !== undefined);
          return (
            <li
              key={stack.id}
              class={`ob-c-${category}${offers.some((each) => isPicked(common, each)) ? " ob-picked" : ""}`}
            >
              <details class="ob-stack-fold" open={isOpen}>
                <summary>
                  <Pile count={pile.length} category={category} />
                  <span>
                    <b>{stackName(common, stack.id)}</b>
                    <small>{texts.t("obb-stack-told", { price: money(texts, stack.price), count: pile.length })}</small>
                  </span>
                  <Sign name="down" class="ob-fold-mark" />
                </summary>
                <ol>
                  {pile.map((id, depth) => {
                    const tile = catalogue.tiles.get(id);
                    const theft = more.challenge?.theft?.find((each) => each.tile === id);
                    if (tile === undefined) return null;
                    return (
                      <li key={id}>
                        <OfferRow
                          common={common}
                          tile={tile}
                          price={more.prices.find((each) => each.tile === id && each.space === at + 1)}
                          copies={1}
                          choices={offers[depth]}
                          level={3}
                          mark={theft === undefined ? null : <Thief common={common} pips={theft.roll} />}
                        />
                      </li>
                    );
                  })}
                  {pile.length === 0 && <li class="ob-fine">{texts.t("obb-reserve-empty")}</li>}
                </ol>
              </details>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
