/** In the tray: the hand where guests are asked for, the answers as a list where anything else is. */
import type { JSX } from "preact";
import type { Choice } from "../../../gen/protocol";
import { ownRow } from "../parts";
import type { Common } from "../parts";
import { isSpecial } from "../answers";
import { AnswerList } from "./answer-list";
import { byRival } from "./by-rival";
import { HandCards, answersByGuest } from "./hand-tray";
import { watching } from "./watching";
import "./tray.css";

/** As many answers leave room for the hand beside them. */
const FEW = 3;

/** What is no tile first, then those that the reserves have no room to show, then those that lie in the market. */
function marketOrder({ action, params }: Choice): number {
  return params["tile"] === undefined ? 0 : action.endsWith(" reserve") ? 1 : 2;
}

export const TrayPart = watching(({ common }: { common: Common }): JSX.Element => {
  const { offer, isAsking, texts, seat } = common;
  const choices = (offer?.choices ?? []).filter((choice) => !isSpecial(choice));
  const isHand = offer === null || offer.stage !== null;
  if (isHand) {
    return (
      <div class="obs obs-tray">
        {seat === null ? (
          <p class="obs-fine">{isAsking ? texts.t("obb-looking-on") : ""}</p>
        ) : (
          <HandCards common={common} />
        )}
      </div>
    );
  }
  const byGuest = answersByGuest(common);
  const hasHand = (ownRow(common)?.hand.length ?? 0) > 0;
  const lined = byRival(choices);
  const others = choices.filter((choice) => ![...byGuest.values(), ...lined].includes(choice));
  // The market itself offers the tiles: the hand stays, however many there are.
  const isMarket = offer.kind === "buy-tile" && hasHand;
  const rest = isMarket ? [...others].sort((one, two) => marketOrder(one) - marketOrder(two)) : others;
  return (
    <div class={`obs obs-tray${isMarket ? " obs-shop" : ""}`}>
      {(byGuest.size > 0 || isMarket || (rest.length <= FEW && hasHand)) && (
        <HandCards common={common} beside={rest.length === 0 ? "alone" : isMarket ? "shop" : "beside"} />
      )}
      {rest.length > 0 && <AnswerList key={offer.kind} common={common} choices={rest} />}
    </div>
  );
});
