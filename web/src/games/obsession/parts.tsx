/** Small things drawn again and again: signs, points, ratings, favours, the reputation wheel, verdicts. */
import type { ComponentChildren, JSX } from "preact";
import type { BoardProps } from "../../contract";
import type { Remedy, Why } from "../../gen/protocol";
import type { Texts } from "../../i18n/texts";
import { Hidden } from "../../ui/basics";
import { ReasonLine } from "../../ui/reason";
import { Engraving } from "./art/drawing";
import { CATEGORY_SIGNS, SIGNS, WREATH } from "./art/glyphs";
import type { Sign as SignName } from "./art/glyphs";
import { Servant } from "./art/servants";
import type { BoardAids, Verdict } from "./aids";
import { kindOf } from "./model";
import type { Catalogue, CountyView, Favour, SeatRow } from "./model";
import { favourWords, plain, shorthand } from "./fact-words";
import { keeping } from "../../ui/same";
import "./parts.css";

/** What every part of the board gets. */
export interface Common extends BoardProps {
  county: CountyView;
  /** Whether anybody is asked anything: not when the game is over. Which question it is concerns few parts. */
  isAsking: boolean;
  catalogue: Catalogue;
  more: BoardAids;
}

/** A small sign; words beside it say what it means, or `label` does. */
export const Sign = keeping(
  ({ name, label, class: more = "" }: { name: SignName; label?: string; class?: string }): JSX.Element => {
    return (
      <Engraving
        of={SIGNS[name]}
        box="0 0 24 24"
        class={`ob-sign ${more}`}
        {...(label === undefined ? {} : { label })}
      />
    );
  },
);

/** The sign of a category of tiles. */
export const CategorySign = keeping(({ category }: { category: string }): JSX.Element => {
  return <Engraving of={CATEGORY_SIGNS[category] ?? SIGNS.tileset} box="0 0 24 24" class="ob-sign" />;
});

/** A category with its sign, name and colour. */
export function CategoryChip({ category, texts }: { category: string; texts: Texts }): JSX.Element {
  return (
    <span class={`ob-catchip ob-c-${category}`}>
      <CategorySign category={category} />
      {texts.term("category", category)}
    </span>
  );
}

/** Victory points in their wreath. */
export const Vp = keeping(({ value, texts }: { value: number; texts: Texts }): JSX.Element => {
  return (
    <span class={`ob-vp${value < 0 ? " ob-neg" : ""}`}>
      <Engraving of={WREATH} box="0 0 34 24" class="ob-wreath" />
      <b aria-hidden="true">{plain(value)}</b>
      <Hidden>{texts.t("ob-worth-flat", { vp: plain(value) })}</Hidden>
    </span>
  );
});

/** A prestige rating on its little shield. */
export const Rating = keeping(({ value, texts }: { value: number; texts: Texts }): JSX.Element => {
  return (
    <span class="ob-pr">
      <small aria-hidden="true">{texts.t("obb-pr")}</small>
      <b aria-hidden="true">{value === 0 ? "–" : value}</b>
      <Hidden>{value === 0 ? texts.t("obb-no-rating") : texts.t("obb-rating", { rating: value })}</Hidden>
    </span>
  );
});

/** A favour in signs and figures; its words are there for those who listen. */
export function FavourSigns({ short, words }: { short: ReturnType<typeof shorthand>; words: string }): JSX.Element {
  return (
    <>
      {short.signs.map((sign) => (
        <Sign key={sign} name={sign} />
      ))}
      <span aria-hidden="true">{short.figures}</span>
      <Hidden>{words}</Hidden>
    </>
  );
}

/** Favours as chips; the full words are there for those who listen, and on hover. */
export const Favours = keeping(
  ({ favours, texts }: { favours: readonly Favour[]; texts: Texts }): JSX.Element | null => {
    if (favours.length === 0) return null;
    return (
      <ul class="ob-chips">
        {favours.map((favour, at) => {
          const isAlternative = favour.choice !== "" && favours[at - 1]?.choice === favour.choice;
          const words = favourWords(texts, favour, isAlternative);
          const short = shorthand(texts, favour);
          return (
            <li key={at} class={`ob-chip ob-f-${short.tone}${short.isBad ? " ob-bad" : ""}`} title={words}>
              {isAlternative && <span aria-hidden="true">{texts.t("obb-or")}</span>}
              <FavourSigns short={short} words={words} />
            </li>
          );
        })}
      </ul>
    );
  },
);

/** Servants side by side, each named. */
export function Servants({
  ids,
  texts,
  size = "ob-xs",
}: {
  ids: readonly string[];
  texts: Texts;
  size?: string;
}): JSX.Element {
  return (
    <span class="ob-servants">
      {ids.map((id, at) => (
        <Servant key={at} id={id} size={size} label={texts.term("servant", id)} />
      ))}
    </span>
  );
}

const LANES = ["available", "quarters", "expended"] as const;

/** Where the servants of a household stand, lane by lane. */
export function Household({ row, texts }: { row: SeatRow; texts: Texts }): JSX.Element {
  return (
    <dl class="ob-drawer-lanes">
      {LANES.map((lane) => (
        <div key={lane}>
          <dt>{texts.t(`ob-column-${lane}`)}</dt>
          <dd>
            {row[lane].length === 0 ? texts.t("obb-nobody") : <Servants ids={row[lane]} texts={texts} size="ob-sm" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const SPOKES = 5;
const RADIUS = 19;

function arc(at: number): string {
  const gap = 0.05;
  const from = (at / SPOKES) * 2 * Math.PI - Math.PI / 2 + gap;
  const to = ((at + 1) / SPOKES) * 2 * Math.PI - Math.PI / 2 - gap;
  const point = (angle: number): string =>
    `${(24 + RADIUS * Math.cos(angle)).toFixed(1)} ${(24 + RADIUS * Math.sin(angle)).toFixed(1)}`;
  return `M${point(from)}A${RADIUS} ${RADIUS} 0 0 1 ${point(to)}`;
}

/** The reputation wheel: the level in the middle, the steps of the level around it. */
export const Wheel = keeping(
  ({ level, position, texts }: { level: number; position: number; texts: Texts }): JSX.Element => {
    return (
      <svg
        class="ob-wheel"
        viewBox="0 0 48 48"
        role="img"
        aria-label={texts.t("obb-reputation", { level, position })}
        focusable="false"
      >
        {[0, 1, 2, 3, 4].map((at) => (
          <path key={at} class={at < position ? "ob-on" : "ob-off"} d={arc(at)} />
        ))}
        <text x="24" y="31" text-anchor="middle">
          {level}
        </text>
      </svg>
    );
  },
);

interface VerdictLineProps {
  verdict: Verdict;
  texts: Texts;
  names: readonly string[];
  /** What to say when it is possible. */
  yes: string;
}

/** Whether something can be used now, and why not. Nothing is said until it is known. */
export function VerdictLine({ verdict, texts, names, yes }: VerdictLineProps): JSX.Element | null {
  if (!verdict.known) return null;
  if (verdict.why === null) return <StateLine tone="ok">{yes}</StateLine>;
  return <WhyLine why={verdict.why} remedy={verdict.remedy} texts={texts} names={names} />;
}

/** A reason in one line, with what would help and the way to the rule. */
export function WhyLine({
  why,
  remedy,
  texts,
  names,
}: {
  why: Why;
  remedy: Remedy | null;
  texts: Texts;
  names: readonly string[];
}): JSX.Element {
  return (
    <div class="ob-state ob-no">
      <ReasonLine why={why} remedy={remedy} texts={texts} seats={names} />
    </div>
  );
}

/** A line at the foot of a card: a sign and words. */
export function StateLine({
  tone,
  children,
}: {
  tone: "ok" | "no" | "plan" | "idle";
  children: ComponentChildren;
}): JSX.Element {
  const sign: SignName = tone === "no" ? "cross" : tone === "idle" ? "book" : "check";
  return (
    <p class={`ob-state ob-${tone}`}>
      <Sign name={sign} />
      <span>{children}</span>
    </p>
  );
}

/** The name of a thing as the button that opens its sheet; on a card the whole card answers to it. */
export function Tap({
  sort,
  id,
  name,
  inspect,
}: {
  sort: string;
  id: string;
  name: string;
  inspect: BoardProps["inspect"];
}): JSX.Element {
  return (
    <button type="button" class="ob-tap" onClick={() => inspect(sort, id)}>
      {name}
    </button>
  );
}

/** One of several filters of a list; the one that holds is pressed. */
export function FilterButton({
  on,
  onPick,
  children,
}: {
  on: boolean;
  onPick: () => void;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <button type="button" class="ob-filter" aria-pressed={on} onClick={onPick}>
      {children}
    </button>
  );
}

/** The level of a heading: 3 right below the title of a panel, 4 below a heading of its own. */
export type Level = 3 | 4;

/** The name of a thing as the heading of its card. */
export function Name({ level = 3, children }: { level?: Level; children: ComponentChildren }): JSX.Element {
  return level === 3 ? <h3 class="ob-name">{children}</h3> : <h4 class="ob-name">{children}</h4>;
}

/** An objective in a list: its name, and what it asks for and gives where that is known. */
export function ObjectiveWords({
  common,
  id,
  now,
}: {
  common: Common;
  id: string;
  now: BoardAids["objectives"][number] | undefined;
}): JSX.Element {
  const { texts, inspect } = common;
  return (
    <span>
      <b>
        <Tap sort="objective" id={kindOf(id)} name={texts.term("objective", id)} inspect={inspect} />
      </b>
      {now !== undefined && (
        <small>{texts.t("obb-two", { first: texts.thing(now.goal), second: texts.thing(now.worth) })}</small>
      )}
    </span>
  );
}

/** What the looking seat has; undefined for spectators. */
export function ownRow({ county, seat }: Common): SeatRow | undefined {
  return seat === null ? undefined : county.seats[seat];
}

/** What a seat is called, as everywhere at the table: the player, and the family once it is chosen. */
export function familyName(common: Common, seat: number): string {
  return common.names[seat] ?? "";
}

/** With whose help something can be used, in words; empty where it can be used without. */
export function helpWords({ texts, more }: Common, sort: "tiles" | "guests", id: string): string {
  const needed = more.helped?.[sort][id] ?? [];
  const servants = needed.filter((each) => each !== "carriage" && each !== "partner");
  const words = [
    ...(servants.length > 0 ? [texts.t("ob-possible-with", { servants: servants.join(",") })] : []),
    ...(needed.includes("carriage") ? [texts.t("ob-possible-with-carriage")] : []),
    ...(needed.includes("partner") ? [texts.t("ob-possible-with-partner")] : []),
  ].join("; ");
  return words.charAt(0).toLocaleUpperCase(texts.lang) + words.slice(1);
}
