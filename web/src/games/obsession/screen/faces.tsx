/** Things drawn large, to choose from: guests, tiles, objectives, families, servants, cards. */
import type { ComponentChildren, JSX } from "preact";
import { fitted } from "../../../ui/fitted";
import { Crest } from "../art/crests";
import { Portrait } from "../art/portraits";
import { Servant } from "../art/servants";
import { Vignette } from "../art/vignette";
import { bonusWords } from "../answers";
import { guestKind, guestSign } from "../fact-words";
import { categoryOf, faceOf, kindOf } from "../model";
import type { GentryFacts, Side, TileFacts } from "../model";
import { CategorySign, Favours, Rating, Servants, Sign, Vp } from "../parts";
import type { Common } from "../parts";
import { Asks, FaceFacts } from "../tile-card";
import "./faces.css";

/** A tile with its band and picture, and what it does. */
export function TileFace({
  common,
  tile,
  side,
  children,
}: {
  common: Common;
  tile: TileFacts;
  side: Side;
  children?: ComponentChildren;
}): JSX.Element {
  const { texts } = common;
  const face = faceOf(tile, side);
  const category = categoryOf(tile, side);
  const other = faceOf(tile, side === "back" ? "front" : "back");
  const turns = tile.flip !== "never" && (side === "front" || tile.flip === "every_use");
  return (
    <div class={`obs-bigtile ob-c-${category}`}>
      <p class="obs-band">
        <CategorySign category={category} />
        <b class="ui-fitted" style={fitted(texts.term("tile", tile.id))}>
          {texts.term("tile", tile.id)}
        </b>
        {side === "back" && <Sign name="rose" label={texts.t("obb-rose-side")} />}
      </p>
      <span class="obs-bigtile-pic">
        <Vignette tile={tile.id} category={category} />
        <Rating value={tile.pr} texts={texts} />
      </span>
      <div class="obs-bigtile-facts">
        <FaceFacts tile={tile.id} face={face} side={side} texts={texts} />
        <p class="obs-vps">
          <Vp value={face.vp} texts={texts} />
          {turns && (
            <>
              <Sign name="rose" label={texts.t("obb-after-hosting")} />
              <Vp value={other.vp} texts={texts} />
            </>
          )}
        </p>
        {children}
      </div>
    </div>
  );
}

/** A tile as a row: picture, what is done there, whom it asks for, what it brings. */
export function TileRow({ common, tile, side }: { common: Common; tile: TileFacts; side: Side }): JSX.Element {
  const { texts } = common;
  const face = faceOf(tile, side);
  const category = categoryOf(tile, side);
  return (
    <div class={`obs-tilerow ob-c-${category}`}>
      <span class="obs-tilerow-pic">
        <Vignette tile={tile.id} category={category} />
      </span>
      <p>
        <b>{face.title.en === "" ? texts.term("tile", tile.id) : texts.term("face", `${tile.id}:${side}`)}</b>
        {face.title.en !== "" && <small>{texts.term("tile", tile.id)}</small>}
      </p>
      <div class="obs-tilerow-facts">
        <Asks face={face} texts={texts} />
        <Favours favours={face.favours} texts={texts} />
      </div>
      <Vp value={face.vp} texts={texts} />
    </div>
  );
}

/** A guest with everything on the card. */
export function GuestFace({
  common,
  guest,
  children,
}: {
  common: Common;
  guest: GentryFacts;
  children?: ComponentChildren;
}): JSX.Element {
  const { texts, catalogue } = common;
  const isBad = catalogue.unsavoury.has(guest.trait);
  return (
    <div class="obs-bigguest">
      <Portrait id={guest.id} gender={guest.gender} />
      <p class="obs-bigguest-name">
        <b class="ui-fitted" style={fitted(texts.term("gentry", guest.id))}>
          {texts.term("gentry", guest.id)}
        </b>
        <small>
          <Sign name={guestSign(guest)} />
          {guestKind(texts, guest)}
        </small>
      </p>
      <p class="obs-bigguest-needs">
        <Rating value={guest.pr} texts={texts} />
        {guest.service.length === 0 ? (
          <small>{texts.t("obb-no-service")}</small>
        ) : (
          <Servants ids={guest.service} texts={texts} size="ob-sm" />
        )}
        <Vp value={guest.vp} texts={texts} />
      </p>
      <div class="obs-bigguest-favours">
        <Favours favours={guest.favours} texts={texts} />
        {guest.trait !== "" && (
          <span class={`ob-chip${isBad ? " ob-bad" : ""}`}>
            <Sign name={isBad ? "warn" : "book"} />
            {texts.term("trait", guest.trait)}
          </span>
        )}
      </div>
      {children}
    </div>
  );
}

/** What something is called: a long word is written smaller. */
function FaceName({ children }: { children: string }): JSX.Element {
  return (
    <b class="ui-fitted" style={fitted(children)}>
      {children}
    </b>
  );
}

export function ObjectiveFace({ common, id }: { common: Common; id: string }): JSX.Element {
  const { texts, more } = common;
  const known = more.objectives.find((each) => each.objective === id);
  return (
    <div class="obs-face">
      <Sign name="scroll" class="obs-face-sign" />
      <p>
        <FaceName>{texts.term("objective", id)}</FaceName>
        {known !== undefined && (
          <small>{texts.t("obb-two", { first: texts.thing(known.goal), second: texts.thing(known.worth) })}</small>
        )}
        {known?.vp != null && <small>{texts.t("obb-objective-now", { vp: known.vp })}</small>}
      </p>
    </div>
  );
}

export function FamilyFace({ common, id }: { common: Common; id: string }): JSX.Element {
  const bonus = common.catalogue.families.get(id)?.bonus;
  return (
    <div class="obs-face">
      <Crest family={id} size="ob-lg" />
      <p>
        <FaceName>{common.texts.term("family", id)}</FaceName>
        {bonus !== undefined && <small>{bonusWords(common, bonus)}</small>}
      </p>
    </div>
  );
}

export function ServantFace({ common, id, does }: { common: Common; id: string; does: boolean }): JSX.Element {
  const { texts } = common;
  const can = `ob-servant-${id}`;
  return (
    <div class="obs-face">
      <Servant id={id} />
      <p>
        <FaceName>{texts.term("servant", id)}</FaceName>
        {does && texts.has(can) && <small>{texts.t(can)}</small>}
      </p>
    </div>
  );
}

export function VpCardFace({ common, id }: { common: Common; id: string }): JSX.Element | null {
  const { texts, catalogue } = common;
  const card = catalogue.vpCards.get(kindOf(id));
  if (card === undefined) return null;
  return (
    <div class="obs-face">
      <Vp value={card.vp} texts={texts} />
      <div>
        <FaceName>{texts.term("vp-card", id)}</FaceName>
        <Favours favours={[card.favour]} texts={texts} />
      </div>
    </div>
  );
}
