/** What a tile does, in one line of signs: whom it asks for, what it brings; or that it works by itself. */
import type { JSX } from "preact";
import { Hidden } from "../../../ui/basics";
import { effectWords, favourWords, shorthand, slotSign, slotWords } from "../fact-words";
import { faceOf } from "../model";
import type { Side, TileFacts } from "../model";
import { FavourSigns, Servants, Sign } from "../parts";
import type { Common } from "../parts";
import "./does-line.css";

interface DoesLineProps {
  common: Common;
  tile: TileFacts;
  side?: Side;
}

export function DoesLine({ common, tile, side = "front" }: DoesLineProps): JSX.Element {
  const { texts } = common;
  const face = faceOf(tile, side);
  if (face.effect !== null) return <span class="obs-does obs-does-words">{effectWords(texts, face.effect)}</span>;
  const slots = slotWords(texts, face);
  return (
    <span class="obs-does">
      {face.guests.map((slot, at) => (
        <span key={at} title={slots[at] ?? ""}>
          <Sign name={slotSign(slot.kind)} />
          <span aria-hidden="true">{slot.count}</span>
          <Hidden>{slots[at]}</Hidden>
        </span>
      ))}
      {face.servant !== "none" && <Servants ids={[face.servant]} texts={texts} />}
      {face.favours.length > 0 && <i aria-hidden="true">→</i>}
      {face.favours.map((favour, at) => {
        const isAlternative = favour.choice !== "" && face.favours[at - 1]?.choice === favour.choice;
        const short = shorthand(texts, favour);
        const words = favourWords(texts, favour, isAlternative);
        return (
          <span key={at} class={`ob-f-${short.tone}${short.isBad ? " obs-bad" : ""}`} title={words}>
            {isAlternative && <em aria-hidden="true">{texts.t("obb-or")}</em>}
            <FavourSigns short={short} words={words} />
          </span>
        );
      })}
    </span>
  );
}
