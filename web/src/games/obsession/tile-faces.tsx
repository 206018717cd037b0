/** A tile in the inspector, with both its faces. */
import type { Board, Components } from "../../contract";
import type { Texts } from "../../i18n/texts";
import type { FacesProps } from "../../inspector/inspection";
import { at, number, text } from "../../inspector/records";
import type { Plain } from "../../inspector/records";
import type { Item } from "../../inspector/sorts";
import { Hidden, Icon } from "../../ui";
import * as telling from "./telling";

/** The faces of a tile that are ever up. */
export function sidesOf(record: Plain): readonly ("front" | "back")[] {
  return text(record, "flip") === "never" ? ["front"] : ["front", "back"];
}

export function TileFaces({ item, board, components, texts }: FacesProps) {
  return (
    <div class="ln-faces">
      <Face side="front" {...{ item, board, components, texts }} />
      {sidesOf(item.record).length > 1 && (
        <>
          <p class="ln-flips">
            <Icon name="rose" />
            {texts.t(text(item.record, "flip") === "once" ? "learn-inspect-flips" : "learn-inspect-flips-always")}
          </p>
          <Face side="back" {...{ item, board, components, texts }} />
        </>
      )}
    </div>
  );
}

interface FaceProps {
  item: Item;
  side: "front" | "back";
  board: Board;
  components: Components;
  texts: Texts;
}

/** One face of a tile: title band, rating, picture, what it asks for and what it brings. */
function Face({ item, side, board, components, texts }: FaceProps) {
  const { record, id } = item;
  const face = at(record, side);
  const category = text(record, side === "front" ? "category" : "category_back");
  const rating = number(record, "pr");
  const servant = text(face, "servant");
  const brings = [...telling.favours(texts, face, "favours"), ...telling.effect(texts, face)];
  const asks = telling.company(texts, face);
  const vp = number(face, "vp");
  return (
    <article
      class="ln-face"
      style={{ "--cc": `var(--${category}, var(--ink-2))` }}
      aria-label={texts.t(side === "front" ? "learn-inspect-first" : "learn-inspect-later")}
    >
      <p class="ln-band">
        <b>{texts.term("tile", id)}</b>
        {side === "back" ? <Icon name="rose" /> : <span>{texts.term("category", category)}</span>}
      </p>
      <div class="ln-face-picture">
        {rating > 0 && (
          <span class="ln-shield">
            <small>{texts.t("learn-symbol-ob-rating")}</small>
            <b>{rating}</b>
          </span>
        )}
        <board.Picture sort="tile" id={id} components={components} />
      </div>
      <div class="ln-face-words">
        {text(face, "title.en") !== "" && <p class="ln-face-title">{texts.term("face", `${id}:${side}`)}</p>}
        {(asks.length > 0 || (servant !== "" && servant !== "none")) && (
          <p class="ln-face-line">
            <Icon name="people" />
            {[...asks, ...(servant === "" || servant === "none" ? [] : [texts.term("servant", servant)])].join(" · ")}
          </p>
        )}
        {brings.length > 0 && (
          <p class="ln-face-line">
            <Icon name="invite" />
            {brings.join(" · ")}
          </p>
        )}
        <p class="ln-face-vp">
          <Icon name="laurel" />
          <b>{String(vp).replace("-", "−")}</b>
          <Hidden>{texts.t("ob-column-vp")}</Hidden>
        </p>
      </div>
    </article>
  );
}
