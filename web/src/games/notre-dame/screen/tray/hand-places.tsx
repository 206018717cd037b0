/** In the draft: the three places of the hand, those still open with whoever their card comes from. */
import { Glyph } from "../../art/glyph";
import { rowOf, split, wordsOf } from "../../model";
import type { Scene } from "../../model";

export function HandPlaces({ scene }: { scene: Scene }) {
  const { view, aids, props } = scene;
  const { texts, names, draft } = props;
  const chosen = wordsOf(draft.action ?? "");
  const kept = chosen[0] === "keep" && chosen[1] !== undefined ? chosen[1] : null;
  const hand = [...view.hand, ...(kept === null ? [] : [kept])];
  const owners = [...(aids.draft?.owners ?? [])];
  for (const card of hand) {
    const at = owners.indexOf(rowOf(view, split(card).colour)?.seat ?? -1);
    if (at >= 0) owners.splice(at, 1);
  }
  return (
    <ol class="nds-places" aria-label={texts.t("ndb-hand-after")}>
      {hand.map((card) => (
        <li key={card} class="nds-filled" title={texts.term("kind", split(card).rest)}>
          <Glyph name={split(card).rest} /> {texts.term("kind", split(card).rest)}
        </li>
      ))}
      {owners.slice(0, Math.max(3 - hand.length, 0)).map((seat, index) => (
        <li key={`${seat} ${index}`}>
          {texts.t("nds-place-open", {
            n: hand.length + index + 1,
            name: seat === scene.mine.seat ? texts.t("ndb-yours") : (names[seat] ?? ""),
          })}
        </li>
      ))}
    </ol>
  );
}
