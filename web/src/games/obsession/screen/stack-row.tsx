/** The market of the Estate Challenge in one row: six stacks, the top tiles of each with price and thief's number. */
import type { JSX } from "preact";
import { Hidden } from "../../../ui/basics";
import { Die20 } from "../art/dice";
import { purchases } from "../buying";
import { money } from "../fact-words";
import type { Common } from "../parts";
import { SmallOffer } from "./market-row";
import "./stack-row.css";

export function StackRow({ common, head }: { common: Common; head: JSX.Element }): JSX.Element {
  const { county, catalogue, more, offer, texts } = common;
  const bought = purchases(offer?.choices ?? []);
  const piles = county.stacks ?? [];
  return (
    <section class="obs-market obs-stacks" aria-label={texts.t("obb-market")}>
      {head}
      <ol aria-label={texts.t("obb-stacks")}>
        {catalogue.stacks.map((stack, at) => {
          const pile = piles[at] ?? [];
          const category = stack.id === "monument" ? "none" : stack.id;
          const name = stack.id === "monument" ? texts.t("obb-monuments") : texts.term("category", stack.id);
          return (
            <li key={stack.id} class={`obs-stack ob-c-${category}`} data-spot={`market:${at + 1}`}>
              <h3>
                <span>{name}</span>
                <b>{money(texts, stack.price)}</b>
              </h3>
              <ol>
                {pile.map((id) => {
                  const tile = catalogue.tiles.get(id);
                  if (tile === undefined) return null;
                  const choices = bought.get(`${id} ${at + 1}`);
                  const price = more.prices.find((each) => each.tile === id && each.space === at + 1);
                  const theft = more.challenge?.theft?.find((each) => each.tile === id);
                  return (
                    <SmallOffer key={id} common={common} tile={tile} price={price} choices={choices}>
                      <span>{texts.term("tile", id)}</span>
                      {theft !== undefined && (
                        <small class="obs-thief">
                          <Die20 size="ob-xs" />
                          <b aria-hidden="true">{theft.roll}</b>
                          <Hidden>{texts.t("obb-thief-number", { pips: theft.roll })}</Hidden>
                        </small>
                      )}
                      {price !== undefined && price.price !== stack.price && <b>{money(texts, price.price)}</b>}
                    </SmallOffer>
                  );
                })}
                {pile.length === 0 && <li class="obs-fine">{texts.t("obb-reserve-empty")}</li>}
              </ol>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
