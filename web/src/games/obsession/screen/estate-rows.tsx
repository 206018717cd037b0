/** An estate with one row for each category; a tile shows its rose once it has flipped. */
import type { JSX } from "preact";
import { fitted } from "../../../ui/fitted";
import { Vignette } from "../art/vignette";
import { verdictOf } from "../aids";
import { stageOf } from "../composer";
import { shownEstate } from "../estate";
import { plain } from "../fact-words";
import { CATEGORIES, categoryOf, columnOf, faceOf, pointsOf } from "../model";
import type { Placed, TileFacts } from "../model";
import { CategorySign, Rating, Sign, Vp } from "../parts";
import type { Common } from "../parts";
import { AnswerHit, Hit, ThingBox } from "./hit";
import { choiceOf, openParts } from "./plan";
import { watching } from "./watching";
import "./estate-rows.css";

/** How an own tile stands: what is done with it now, whether it could be hosted. */
function toneOf(common: Common, { tile, own }: Placed): "now" | "can" | "no" | "idle" {
  const { draft, county, isAsking, aids } = common;
  if (draft.chosen[0] === tile.id || county.activity?.tile === tile.id) return "now";
  if (faceOf(tile, own.side).mode !== "activity") return "idle";
  const verdict = verdictOf(aids?.found ?? [], "tile", tile.id);
  if (!verdict.known || !isAsking) return "idle";
  return verdict.why === null ? "can" : "no";
}

function EstateTile({ common, placed, mine }: { common: Common; placed: Placed; mine: boolean }): JSX.Element {
  const { texts, draft, inspect, offer } = common;
  const { tile, own } = placed;
  const tone = mine ? toneOf(common, placed) : "idle";
  const stage = stageOf(common);
  const isOpen = mine && offer?.stage != null && draft.chosen.length === 0 && openParts(stage, "tile").has(tile.id);
  const inPlan = mine && draft.chosen[0] === tile.id;
  const category = categoryOf(tile, own.side);
  const name = texts.term("tile", tile.id);
  // Tiles that an answer names by itself: the hall that gossips, a tile to be given up.
  const named = mine
    ? (offer?.choices ?? []).filter((each) => each.key === "ob-act-scrap" && each.params["tile"] === tile.id)
    : [];
  const [scrap] = named;
  return (
    <ThingBox
      sort="tile"
      id={tile.id}
      tag="li"
      {...(isOpen ? { drag: "desk" } : {})}
      {...(mine ? { spot: `tile:${tile.id}` } : {})}
      class={`obs-tile ob-c-${category} obs-t-${tone}${isOpen ? " obs-open" : ""}${own.side === "back" ? " obs-flipped" : ""}`}
    >
      <Vignette tile={tile.id} category={category} />
      <span class="obs-tile-name ui-fitted" style={fitted(name)}>
        {name}
      </span>
      <Rating value={tile.pr} texts={texts} />
      <Vp value={faceOf(tile, own.side).vp} texts={texts} />
      {own.side === "back" && <Sign name="rose" class="obs-rose" label={texts.t("obb-rose-side")} />}
      {isOpen && <Sign name="check" class="obs-mark" />}
      {scrap !== undefined ? (
        <AnswerHit common={common} choice={scrap} />
      ) : isOpen ? (
        <Hit
          label={texts.t("obb-host-at", { name })}
          part={tile.id}
          pressed={false}
          onClick={() => draft.compose([tile.id])}
        />
      ) : (
        <Hit
          label={name}
          onClick={() => (inPlan ? draft.compose([]) : inspect("tile", tile.id))}
          {...(inPlan ? { pressed: true } : {})}
        />
      )}
    </ThingBox>
  );
}

/** The category that a chosen purchase would come to. */
function comesTo(common: Common): TileFacts | null {
  const choice = choiceOf(common);
  if (choice === null || !["ob-act-buy", "ob-act-inherit"].includes(choice.key)) return null;
  return common.catalogue.tiles.get(String(choice.params["tile"])) ?? null;
}

export function EstateGrid({ common, seat, mine }: { common: Common; seat: number; mine: boolean }): JSX.Element {
  const { texts, county, more } = common;
  const estate = county.seats[seat]?.estate ?? [];
  const themes = more.courtship?.categories ?? [];
  const coming = mine ? comesTo(common) : null;
  return (
    <div class="obs-estate-rows">
      {CATEGORIES.map((category) => {
        const tiles = columnOf(common.catalogue, estate, category);
        const points = more.columns[seat]?.[category] ?? pointsOf(tiles);
        const isFull = county.challenge !== undefined && tiles.length >= county.challenge.column;
        const count = tiles.length + (coming?.category === category ? 1 : 0);
        return (
          <div
            key={category}
            role="group"
            class={`obs-row ob-c-${category}${themes.includes(category) ? " obs-themed" : ""}${count > 3 ? " obs-crowded" : ""}`}
            aria-label={texts.term("category", category)}
          >
            <p title={texts.term("category", category)}>
              <CategorySign category={category} />
              <b>{plain(points)}</b>
              {county.challenge !== undefined && (
                <small class={isFull ? "obs-full" : ""}>
                  {tiles.length}/{county.challenge.column}
                </small>
              )}
            </p>
            <ul>
              {tiles.map((placed, at) => (
                <EstateTile key={at} common={common} placed={placed} mine={mine} />
              ))}
              {coming?.category === category && (
                <li class="obs-tile obs-coming">
                  <span class="obs-tile-name ui-fitted" style={fitted(texts.term("tile", coming.id))}>
                    {texts.term("tile", coming.id)}
                  </span>
                </li>
              )}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

/** Cards left in the decks, and tiles in the bag. */
function Decks({ common }: { common: Common }): JSX.Element {
  const { texts, county } = common;
  const cards = (parts: readonly { cards: number }[]): number => parts.reduce((sum, part) => sum + part.cards, 0);
  const bag = Object.values(county.bag).reduce((sum, count) => sum + count, 0);
  const list = [
    ["fleur", "deck:casual", cards(county["casual-deck"]), "obb-left-casual"],
    ["lilies", "deck:prestige", cards(county["prestige-deck"]), "obb-left-prestige"],
    ["tileset", "bag", bag, "obb-left-bag"],
  ] as const;
  return (
    <ul class="obs-decks">
      {list.map(([sign, spot, count, key]) => (
        <li key={spot} data-spot={spot} title={texts.t(key, { count })}>
          <Sign name={sign} />
          <span aria-hidden="true">{count}</span>
          <span class="ui-hidden">{texts.t(key, { count })}</span>
        </li>
      ))}
    </ul>
  );
}

export const EstatePanel = watching(({ common }: { common: Common }): JSX.Element => {
  const { shown, title, note, isOwn } = shownEstate(common);
  return (
    <section class="obs-panel obs-estate" aria-label={title} data-spot={`estate:${shown}`} data-drop="estate">
      <header>
        <h2>{title}</h2>
        <span>{note}</span>
        <Decks common={common} />
      </header>
      <EstateGrid common={common} seat={shown} mine={isOwn} />
    </section>
  );
});
