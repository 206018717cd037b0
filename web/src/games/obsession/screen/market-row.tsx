/** The builders' market in one row: what a tile is and costs, what it does, and whether it can be had. */
import type { ComponentChildren, JSX } from "preact";
import type { Choice } from "../../../gen/protocol";
import { answering } from "../../../ui/answering";
import { Vignette } from "../art/vignette";
import { verdictOf } from "../aids";
import type { Price } from "../aids";
import { isPicked, sum } from "../buying";
import { money } from "../fact-words";
import type { TileFacts } from "../model";
import { reservesOf, spacesOf } from "../on-offer";
import type { OnOffer } from "../on-offer";
import { Rating, Sign, Vp, ownRow } from "../parts";
import type { Common } from "../parts";
import { specialAnswers } from "../turn";
import { AnswerHit, Hit, ThingBox } from "./hit";
import { rowAfter } from "./plan";
import { shortReason } from "./short-reason";
import { StackRow } from "./stack-row";
import { DoesLine } from "./does-line";
import { watching } from "./watching";
import "./market-row.css";

interface State {
  tone: "ok" | "no" | "warn" | "";
  words: string;
}

/** In a few words whether a tile can be bought: now, with the money of the plan, or why not. */
export function stateOf(
  common: Common,
  tile: TileFacts,
  price: Price | undefined,
  choices: readonly Choice[] | undefined,
): State {
  const { texts, aids, isAsking, seat } = common;
  const own = ownRow(common);
  if (own === undefined || seat === null || own.family === null || !isAsking) return { tone: "", words: "" };
  if (choices !== undefined && price !== undefined) {
    return { tone: "ok", words: texts.t("obb-leaves", { amount: money(texts, own.pounds - price.price) }) };
  }
  const verdict = verdictOf(aids?.found ?? [], "offer", tile.id);
  if (!verdict.known) return { tone: "", words: "" };
  const above = tile.pr > own.level;
  if (verdict.why === null) {
    return { tone: "ok", words: above ? texts.t("obb-use-at", { rating: tile.pr }) : texts.t("obb-can-pay") };
  }
  const after = rowAfter(common);
  if (verdict.why.reason === "too-expensive" && after !== null && price !== undefined) {
    if (after.pounds >= price.price) return { tone: "ok", words: texts.t("obb-after-plan") };
    if (after.pounds !== own.pounds) {
      return {
        tone: "no",
        words: texts.t("obb-short-too-expensive", { amount: money(texts, price.price - after.pounds) }),
      };
    }
  }
  return { tone: "no", words: shortReason(common, verdict.why) };
}

const STATE_SIGNS = { ok: "check", no: "cross", warn: "swap", "": "check" } as const;

export function StateStrip({ state }: { state: State }): JSX.Element {
  return (
    <span class={`obs-state obs-st-${state.tone || "none"}`} title={state.words}>
      {state.words !== "" && <Sign name={STATE_SIGNS[state.tone]} />}
      <span style={{ "--letters": state.words.length }}>{state.words}</span>
    </span>
  );
}

interface OfferedProps extends OnOffer {
  common: Common;
  place: number;
}

/** The control of a tile on offer: it buys in the plainest way, or tells about the tile. Dearer ways stand below it. */
function OfferHit({ common, tile, choices }: Pick<OfferedProps, "common" | "tile" | "choices">): JSX.Element {
  const { texts, inspect } = common;
  const [first] = choices ?? [];
  if (first === undefined) return <Hit label={texts.term("tile", tile.id)} onClick={() => inspect("tile", tile.id)} />;
  return <AnswerHit common={common} choice={first} />;
}

interface OfferBoxProps extends Pick<OnOffer, "tile" | "choices"> {
  common: Common;
  spot: string;
  class: string;
  children: ComponentChildren;
}

/** A tile on offer with its control over it: it can be dragged to the estate. */
function OfferBox({ common, tile, choices, spot, class: look, children }: OfferBoxProps): JSX.Element {
  const picked = isPicked(common, choices) ? " obs-picked" : "";
  const can = choices === undefined ? "" : " obs-can";
  return (
    <ThingBox
      sort="tile"
      id={tile.id}
      tag="li"
      drag="estate"
      spot={spot}
      class={`${look} ob-c-${tile.category}${picked}${can}`}
    >
      {children}
      <OfferHit common={common} tile={tile} choices={choices} />
    </ThingBox>
  );
}

function Offered({ common, tile, place, copies, price, choices }: OfferedProps): JSX.Element {
  const { texts } = common;
  return (
    <OfferBox common={common} tile={tile} choices={choices} spot={`market:${place}`} class="obs-offer">
      <span class="obs-offer-name" data-spot={`tile:${tile.id}`}>
        {texts.term("tile", tile.id)}
      </span>
      <span class="obs-offer-pic">
        <Vignette tile={tile.id} category={tile.category} />
        <Rating value={tile.pr} texts={texts} />
        <Vp value={tile.front.vp} texts={texts} />
      </span>
      <DoesLine common={common} tile={tile} />
      <span class="obs-offer-pay" title={price === undefined ? "" : sum(common, price)}>
        <b>{price === undefined ? "…" : money(texts, price.price)}</b>
        {copies > 1 && <small>×{copies}</small>}
        {isPicked(common, choices) && <span class="obs-pill">{texts.t("obb-chosen")}</span>}
      </span>
      <StateStrip state={stateOf(common, tile, price, choices)} />
    </OfferBox>
  );
}

interface SmallOfferProps extends Omit<OnOffer, "copies"> {
  common: Common;
  children: ComponentChildren;
}

/** A tile of a reserve or a stack in one line: how it stands, with its name and price within. */
export function SmallOffer({ common, tile, price, choices, children }: SmallOfferProps): JSX.Element {
  const { tone } = stateOf(common, tile, price, choices);
  return (
    <OfferBox {...{ common, tile, choices }} spot={`tile:${tile.id}`} class={`obs-reserved obs-st-${tone || "none"}`}>
      {children}
    </OfferBox>
  );
}

function Reserve({ common, id, tiles }: { common: Common; id: string; tiles: readonly OnOffer[] }): JSX.Element {
  const { texts } = common;
  return (
    <div class="obs-reserve" role="group" aria-label={texts.term("reserve", id)}>
      <h3 title={texts.term("reserve", id)}>
        <Sign name="reserve" />
        <span>{texts.has(`obb-reserve-${id}`) ? texts.t(`obb-reserve-${id}`) : texts.term("reserve", id)}</span>
      </h3>
      <ul>
        {tiles.map(({ copies, ...each }) => (
          <SmallOffer key={each.tile.id} common={common} {...each}>
            <span>
              {texts.term("tile", each.tile.id)}
              {copies > 1 && ` ×${copies}`}
            </span>
            <b>{each.price === undefined ? "" : money(texts, each.price.price)}</b>
          </SmallOffer>
        ))}
        {tiles.length === 0 && <li class="obs-fine">{texts.t("obb-reserve-empty")}</li>}
      </ul>
    </div>
  );
}

/** What one can pay with, now and after the plan; and the ways to change the market. */
function Head({ common }: { common: Common }): JSX.Element {
  const { texts } = common;
  const own = ownRow(common);
  const after = rowAfter(common);
  const isLater = own !== undefined && after !== null && after.pounds > own.pounds;
  const [refresh] = specialAnswers(common).filter((choice) => choice.key === "ob-act-refresh");
  return (
    <div class="obs-market-head">
      <h2>{texts.t("obb-market")}</h2>
      {own !== undefined && (
        <p>
          {isLater
            ? texts.t("obb-pounds-later", { now: money(texts, own.pounds), later: money(texts, after.pounds) })
            : texts.t("obb-pounds-have", { amount: money(texts, own.pounds) })}
        </p>
      )}
      {refresh !== undefined && (
        <button
          {...answering(common.draft, refresh.action)}
          class={`ui-control obs-button${common.draft.action === refresh.action ? " obs-picked" : ""}`}
          aria-label={texts.choice(refresh, common.names)}
          title={texts.choice(refresh, common.names)}
        >
          {texts.t("obb-refresh")}
        </button>
      )}
    </div>
  );
}

export const MarketRow = watching(({ common }: { common: Common }): JSX.Element => {
  const { county, texts } = common;
  if (county.stacks !== undefined) return <StackRow common={common} head={<Head common={common} />} />;
  const reserves = reservesOf(common);
  return (
    <section class={`obs-market${reserves.length > 0 ? " obs-with-reserves" : ""}`} aria-label={texts.t("obb-market")}>
      <Head common={common} />
      <ol aria-label={texts.t("obb-market-spaces")}>
        {spacesOf(common).map((space, at) =>
          space === null ? (
            <li key={at} class="obs-offer obs-gap" data-spot={`market:${at + 1}`}>
              {texts.t("obb-space-empty")}
            </li>
          ) : (
            <Offered key={at} common={common} place={at + 1} {...space} />
          ),
        )}
      </ol>
      {reserves.length > 0 && (
        <div class="obs-reserves">
          {reserves.map((reserve) => (
            <Reserve key={reserve.id} common={common} {...reserve} />
          ))}
        </div>
      )}
    </section>
  );
});
