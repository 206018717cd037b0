/** Everything the looking seat owns, in one line; a chip behind a number says what the chosen answer makes of it. */
import type { ComponentChildren, JSX } from "preact";
import { Crest } from "../art/crests";
import { Servant } from "../art/servants";
import { money, plain } from "../fact-words";
import { Sign, Wheel, ownRow } from "../parts";
import type { Common } from "../parts";
import { planned } from "../service";
import { courtshipOf, rowAfter, stepsOf, totalOf } from "./plan";
import { watching } from "./watching";
import "./own-strip.css";

/** What becomes of a number, good or bad; nothing where it stays. */
function After({ words, tone }: { words: string; tone: "up" | "down" | "next" }): JSX.Element {
  return <span class={`obs-after obs-${tone}`}>{words}</span>;
}

function Change({ now, after, told }: { now: number; after: number | null; told: string }): JSX.Element | null {
  if (after === null || after === now) return null;
  return <After words={`→ ${told}`} tone={after > now ? "up" : "down"} />;
}

function Item({ spot, title, children }: { spot?: string; title: string; children: ComponentChildren }): JSX.Element {
  return (
    <li class="os-figure obs-own" title={title} {...(spot === undefined ? {} : { "data-spot": spot })}>
      {children}
    </li>
  );
}

export const OwnStrip = watching(({ common }: { common: Common }): JSX.Element | null => {
  const { texts, seat, more, names, county } = common;
  const own = ownRow(common);
  if (own === undefined || seat === null) {
    return (
      <div class="obs obs-strip">
        <p class="obs-fine">{texts.t("obb-looking-on")}</p>
      </div>
    );
  }
  const after = rowAfter(common);
  const courtship = courtshipOf(common);
  const met = more.objectives.filter((each) => each.seat === seat && (each.vp ?? 0) > 0).length;
  const free = own.available.length - planned(common).crew.length;
  const next = more.service?.rows.reduce((sum, row) => sum + (row.free[more.service?.now === true ? 1 : 0] ?? 0), 0);
  return (
    <div class="obs obs-strip">
      <p class="obs-me">
        <Crest family={own.family} seat={seat} />
        <span>
          <b>{names[seat]}</b>
          <small>{texts.t("obb-you")}</small>
        </span>
      </p>
      <ul>
        <Item spot={`money:${seat}`} title={texts.t("table-number-pounds")}>
          <Sign name="coin" />
          <b>{money(texts, own.pounds)}</b>
          <Change now={own.pounds} after={after?.pounds ?? null} told={money(texts, after?.pounds ?? 0)} />
        </Item>
        <Item
          spot={`reputation:${seat}`}
          title={texts.t("obb-reputation", { level: own.level, position: own.position })}
        >
          <Wheel level={own.level} position={own.position} texts={texts} />
          <b>{`${own.level}·${own.position}`}</b>
          <span class="obs-word">{texts.t("obb-rep-short")}</span>
          <Change
            now={stepsOf(own)}
            after={after === null ? null : stepsOf(after)}
            told={after === null ? "" : `${after.level}·${after.position}`}
          />
        </Item>
        <Item title={texts.t("obb-free-servants")}>
          <Servant id="footman" size="ob-sm" />
          <b>{Math.max(0, free)}</b>
          <span class="obs-word">{texts.t("obb-free")}</span>
          {next !== undefined && next !== free && (
            <After words={texts.t("obb-next-free", { count: next })} tone="next" />
          )}
        </Item>
        {courtship !== null && more.courtship !== null && more.courtship.categories.length > 0 && (
          <Item title={texts.t("obb-race")}>
            <Sign name="rings" />
            <b>{plain(courtship.now)}</b>
            <Change now={courtship.now} after={courtship.after} told={plain(courtship.after ?? 0)} />
          </Item>
        )}
        {own.objectives !== undefined && own.objectives.length > 0 && (
          <Item spot={`objectives:${seat}`} title={texts.t("obb-objectives")}>
            <Sign name="scroll" />
            <b>{texts.t("ob-count-of", { count: met, total: own.objectives.length })}</b>
            <span class="obs-word">{texts.t("obb-goals")}</span>
          </Item>
        )}
        <Item spot={`vp:${seat}`} title={texts.t("obb-vp-cards")}>
          <Sign name="laurel" />
          <b>{own["vp-card-count"]}</b>
          <span class="obs-word">{texts.t("table-number-vp-card-count")}</span>
        </Item>
        {more.guestLimit !== null && (
          <Item
            title={texts.t("obb-prestige-limit", {
              count: more.guestLimit.guests[seat] ?? 0,
              limit: more.guestLimit.limit,
            })}
          >
            <Sign name="lilies" />
            <b>{`${more.guestLimit.guests[seat] ?? 0}/${more.guestLimit.limit}`}</b>
          </Item>
        )}
      </ul>
      <p class="obs-total" title={texts.t("obb-score")}>
        <Sign name="laurel" />
        <span>{texts.t("obb-score")}</span>
        <b>
          {plain(totalOf(own))}
          {after !== null && totalOf(after) !== totalOf(own) && ` → ${plain(totalOf(after))}`}
        </b>
      </p>
      {county.first === seat && <Sign name="pawn" label={texts.t("obb-first")} class="obs-first" />}
    </div>
  );
});
