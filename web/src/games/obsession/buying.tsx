/** Buying: which answers buy what, how a price comes about, and the buttons of a tile on offer. */
import type { JSX } from "preact";
import type { Choice } from "../../gen/protocol";
import { Button } from "../../ui/basics";
import { verdictOf } from "./aids";
import type { Price } from "./aids";
import type { TileFacts } from "./model";
import { CategorySign, Name, Tap, VerdictLine } from "./parts";
import type { Common, Level } from "./parts";
import { money } from "./fact-words";
import "./buying.css";

/** The answers that buy something, by tile and space; the market draws them at their places. */
export function purchases(choices: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (choice.key !== "ob-act-buy") continue;
    const place = `${choice.params["tile"]} ${choice.params["number"]}`;
    found.set(place, [...(found.get(place) ?? []), choice]);
  }
  return found;
}

/** Whether the market has a place where an answer can be drawn. */
export function isPlaced({ county }: Common, choice: Choice): boolean {
  if (choice.key !== "ob-act-buy") return false;
  const { tile, number } = choice.params;
  if (number === 0) return county["reserves-open"] > 0 && county.reserve.includes(String(tile));
  const pile = county.stacks?.[Number(number) - 1];
  return pile === undefined ? county.market[Number(number) - 1]?.tile === tile : pile.includes(String(tile));
}

/** How a price comes about. */
export function sum(common: Common, price: Price): string {
  const { texts } = common;
  if (price.base === undefined || price.change === undefined) return "";
  if (price.base === price.price) return texts.t("obb-price-plain");
  const change = price.change - (price.sale ?? 0);
  const shown = change < 0 ? `− ${money(texts, -change)}` : `+ ${money(texts, change)}`;
  const told = `${money(texts, price.base)} ${shown}`;
  return price.base + change < price.price ? texts.t("obb-price-least", { sum: told, amount: price.price }) : told;
}

/** Who makes a purchase cheaper, as the answer says it. */
function helperOf(choice: Choice): string {
  const helper = choice.params["cheaper"];
  return typeof helper === "string" ? helper : "none";
}

/** The ways to buy a tile: as it is, and with somebody who makes it cheaper. */
export function BuyButtons({
  choices,
  common,
}: {
  choices: readonly Choice[] | undefined;
  common: Common;
}): JSX.Element | null {
  const { draft, texts, names } = common;
  if (choices === undefined) return null;
  return (
    <div class="ob-buy">
      {choices.map((choice) => {
        const chosen = draft.action === choice.action;
        const helper = helperOf(choice);
        return (
          <Button
            key={choice.action}
            kind={chosen ? "primary" : "plain"}
            class={`ob-over${helper === "none" ? "" : " ob-cheaper"}`}
            pressed={chosen}
            wide
            data-action={choice.action}
            label={texts.choice(choice, names)}
            onClick={() => draft.choose(chosen ? null : choice.action)}
          >
            {texts.t(helper === "none" ? "obb-buy" : `obb-buy-${helper}`)}
          </Button>
        );
      })}
    </div>
  );
}

/** Whether one of the ways to buy a tile is chosen. */
export function isPicked(common: Common, choices: readonly Choice[] | undefined): boolean {
  return choices?.some((choice) => choice.action === common.draft.action) === true;
}

/** Whether the looking seat could buy a tile, and why not. */
export function Verdicts({ common, tile }: { common: Common; tile: TileFacts }): JSX.Element | null {
  const { aids, texts, names, county, seat } = common;
  // After the end nothing is for sale any more.
  if (seat === null || county.question === "" || county.seats[seat]?.family === null) return null;
  const verdict = verdictOf(aids?.found ?? [], "offer", tile.id);
  return <VerdictLine verdict={verdict} texts={texts} names={names} yes={texts.t("obb-affordable")} />;
}

interface RowProps {
  common: Common;
  tile: TileFacts;
  price: Price | undefined;
  copies: number;
  choices: readonly Choice[] | undefined;
  level?: Level;
  /** Something small behind the name. */
  mark?: JSX.Element | null;
}

/** A tile on offer in one line. */
export function OfferRow({ common, tile, price, copies, choices, level = 4, mark }: RowProps): JSX.Element {
  const { texts, inspect } = common;
  return (
    <div class={`ob-reserved ob-c-${tile.category}${isPicked(common, choices) ? " ob-picked" : ""}`}>
      <div class="ob-reserved-row">
        <CategorySign category={tile.category} />
        <Name level={level}>
          <Tap sort="tile" id={tile.id} name={texts.term("tile", tile.id)} inspect={inspect} />
          {copies > 1 && <small> ×{copies}</small>}
        </Name>
        {mark}
        <b title={price === undefined ? "" : sum(common, price)}>
          {price === undefined ? "" : money(texts, price.price)}
        </b>
      </div>
      <Verdicts common={common} tile={tile} />
      <BuyButtons choices={choices} common={common} />
    </div>
  );
}
