/** In the tray: the hand where guests are asked for, the answers as a list where anything else is. */
import type { JSX } from "preact";
import type { Common } from "../parts";
import { isSpecial } from "../answers";
import { AnswerList } from "./answer-list";
import { HandCards, answersByGuest } from "./hand-tray";
import "./tray.css";

export function TrayPart({ common }: { common: Common }): JSX.Element {
  const { offer, county, texts, seat } = common;
  const choices = (offer?.choices ?? []).filter((choice) => !isSpecial(choice));
  const isHand = offer === null || offer.stage !== null;
  if (isHand) {
    return (
      <div class="obs obs-tray">
        {seat === null ? (
          <p class="obs-fine">{county.question === "" ? "" : texts.t("obb-looking-on")}</p>
        ) : (
          <HandCards common={common} />
        )}
      </div>
    );
  }
  const byGuest = answersByGuest(common);
  const rest = choices.filter((choice) => ![...byGuest.values()].includes(choice));
  return (
    <div class="obs obs-tray">
      {byGuest.size > 0 && <HandCards common={common} />}
      {rest.length > 0 && <AnswerList common={common} choices={rest} />}
    </div>
  );
}
