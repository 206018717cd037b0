/** Tiles: the face that is up with all it says, and what the other face brings. */
import type { ComponentChildren, JSX } from "preact";
import type { BoardProps } from "../../contract";
import type { Texts } from "../../i18n/texts";
import { Hidden } from "../../ui/basics";
import { Vignette } from "./art/vignette";
import { categoryOf, faceOf } from "./model";
import type { Face, Side, TileFacts } from "./model";
import { CategorySign, Favours, Name, Rating, Servants, Sign, Tap, Vp } from "./parts";
import type { Level } from "./parts";
import { effectWords, slotSign, slotWords } from "./fact-words";
import "./tile-card.css";

/** What an activity asks for, as chips. */
export function Asks({ face, texts }: { face: Face; texts: Texts }): JSX.Element | null {
  const words = slotWords(texts, face);
  if (words.length === 0 && face.servant === "none") return null;
  return (
    <ul class="ob-chips">
      {face.guests.map((slot, at) => (
        <li key={slot.kind} class="ob-chip">
          <Sign name={slotSign(slot.kind)} />
          <span>{words[at]}</span>
        </li>
      ))}
      {face.suite !== null && <li class="ob-fine">{words[words.length - 1]}</li>}
      {face.servant !== "none" && (
        <li class="ob-bare">
          <Servants ids={[face.servant]} texts={texts} />
        </li>
      )}
    </ul>
  );
}

/** Everything a face says. */
export function FaceFacts({
  tile,
  face,
  side,
  texts,
}: {
  tile: string;
  face: Face;
  side: Side;
  texts: Texts;
}): JSX.Element {
  const effect = face.effect === null ? "" : effectWords(texts, face.effect);
  return (
    <>
      {face.title.en !== "" && <p class="ob-act">{texts.term("face", `${tile}:${side}`)}</p>}
      <Asks face={face} texts={texts} />
      <Favours favours={face.favours} texts={texts} />
      {effect !== "" && <p class="ob-effect">{effect}</p>}
    </>
  );
}

interface TileCardProps {
  tile: TileFacts;
  side: Side;
  texts: Texts;
  inspect: (sort: string, id: string) => void;
  /** Says how the card stands in the present plan. */
  tone?: "" | "plan" | "no";
  level?: Level;
  /** Lines and buttons at the foot of the card. */
  children?: ComponentChildren;
}

/** A tile of an estate, or one to choose. */
export function TileCard({ tile, side, texts, inspect, tone = "", level = 3, children }: TileCardProps): JSX.Element {
  const face = faceOf(tile, side);
  const category = categoryOf(tile, side);
  const other = faceOf(tile, side === "back" ? "front" : "back");
  const turns = tile.flip !== "never" && (side === "front" || tile.flip === "every_use");
  return (
    <article class={`ob-tile ob-c-${category} ob-st-${tone}`} data-spot={`tile:${tile.id}`}>
      <header>
        <CategorySign category={category} />
        <Name level={level}>
          <Tap sort="tile" id={tile.id} name={texts.term("tile", tile.id)} inspect={inspect} />
        </Name>
        {side === "back" && <Sign name="rose" label={texts.t("obb-rose-side")} />}
      </header>
      <div class="ob-pic">
        <Vignette tile={tile.id} category={category} />
        <Rating value={tile.pr} texts={texts} />
        <Vp value={face.vp} texts={texts} />
      </div>
      <div class="ob-facts">
        <FaceFacts tile={tile.id} face={face} side={side} texts={texts} />
        {turns && (
          <p class="ob-turns">
            <Sign name="rose" />
            <span>
              {other.title.en === ""
                ? texts.t("obb-then")
                : texts.t("obb-then-face", {
                    name: texts.term("face", `${tile.id}:${side === "back" ? "front" : "back"}`),
                  })}
            </span>
            <Vp value={other.vp} texts={texts} />
          </p>
        )}
      </div>
      {children !== undefined && <div class="ob-foot">{children}</div>}
    </article>
  );
}

/** Points before and after the first hosting. */
export function TwoFaces({ tile, texts }: { tile: TileFacts; texts: Texts }): JSX.Element {
  return (
    <p class="ob-vps">
      <Vp value={tile.front.vp} texts={texts} />
      {tile.flip !== "never" && (
        <>
          <Sign name="rose" />
          <Hidden>{texts.t("obb-after-hosting")}</Hidden>
          <Vp value={tile.back.vp} texts={texts} />
        </>
      )}
    </p>
  );
}

/** A tile in one line: its picture and its name, then whatever else is to be said. */
export function TileLine({
  tile,
  texts,
  inspect,
  children,
}: {
  tile: TileFacts;
  texts: Texts;
  inspect: BoardProps["inspect"];
  children?: ComponentChildren;
}): JSX.Element {
  return (
    <div class={`ob-chosenline ob-c-${tile.category}`}>
      <span class="ob-pic">
        <Vignette tile={tile.id} category={tile.category} />
      </span>
      <Name>
        <Tap sort="tile" id={tile.id} name={texts.term("tile", tile.id)} inspect={inspect} />
      </Name>
      {children}
    </div>
  );
}
