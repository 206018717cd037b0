/** The gentry in hand, filtered and sorted, with the reason under each who cannot come; and the discard pile. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Panel } from "../../ui/basics";
import { GuestCard, People } from "./guest-card";
import { verdictOf } from "./aids";
import type { Verdict } from "./aids";
import type { GentryFacts } from "./model";
import { FilterButton, StateLine, VerdictLine, helpWords, ownRow } from "./parts";
import type { Common } from "./parts";
import "./hand.css";

const FILTERS = ["all", "now", "family", "casual", "prestige", "ladies", "gentlemen"] as const;
type Filter = (typeof FILTERS)[number];
const ORDERS = ["now", "vp", "rating", "name"] as const;
type Order = (typeof ORDERS)[number];

interface Held {
  guest: GentryFacts;
  verdict: Verdict;
}

const KINDS: Readonly<Record<string, readonly string[]>> = {
  family: ["family", "fairchild"],
  casual: ["casual", "starter"],
  prestige: ["prestige", "novelty"],
};

function passes({ guest, verdict }: Held, filter: Filter): boolean {
  if (filter === "all") return true;
  if (filter === "now") return verdict.known && verdict.why === null;
  if (filter === "ladies") return guest.gender !== "G";
  if (filter === "gentlemen") return guest.gender !== "L";
  return KINDS[filter]?.includes(guest.kind) ?? false;
}

function sorted(common: Common, held: readonly Held[], order: Order): Held[] {
  const name = ({ guest }: Held): string => common.texts.term("gentry", guest.id);
  const list = [...held];
  if (order === "vp") list.sort((one, two) => two.guest.vp - one.guest.vp);
  else if (order === "rating") list.sort((one, two) => two.guest.pr - one.guest.pr);
  else if (order === "name") list.sort((one, two) => name(one).localeCompare(name(two), common.texts.lang));
  else list.sort((one, two) => Number(one.verdict.why !== null) - Number(two.verdict.why !== null));
  return list;
}

function Filters({
  common,
  held,
  filter,
  onFilter,
  order,
  onOrder,
}: {
  common: Common;
  held: readonly Held[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
  order: Order;
  onOrder: (order: Order) => void;
}): JSX.Element {
  const { texts } = common;
  return (
    <div class="ob-filters" role="group" aria-label={texts.t("obb-filter")}>
      {FILTERS.map((each) => (
        <FilterButton key={each} on={filter === each} onPick={() => onFilter(each)}>
          {texts.t(`obb-filter-${each}`, { count: held.filter((one) => passes(one, each)).length })}
        </FilterButton>
      ))}
      <label class="ob-sort">
        {texts.t("obb-sort")}
        <select value={order} onChange={(event) => onOrder(event.currentTarget.value as Order)}>
          {ORDERS.map((each) => (
            <option key={each} value={each}>
              {texts.t(`obb-sort-${each}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function Foot({ common, held }: { common: Common; held: Held }): JSX.Element | null {
  const { texts, names, draft, county } = common;
  if (county.question === "") return null;
  if (draft.chosen.includes(held.guest.id)) return <StateLine tone="plan">{texts.t("obb-in-plan")}</StateLine>;
  return (
    <VerdictLine
      verdict={held.verdict}
      texts={texts}
      names={names}
      yes={helpWords(common, "guests", held.guest.id) || texts.t("obb-can-attend")}
    />
  );
}

function Discard({ common, cards }: { common: Common; cards: readonly string[] }): JSX.Element {
  const { texts } = common;
  return (
    <details class="ob-discard">
      <summary>{texts.t("obb-discard", { count: cards.length })}</summary>
      <p class="ob-fine">{texts.t("obb-discard-note")}</p>
      <People common={common} ids={cards} />
    </details>
  );
}

/** The hand of the looking seat. */
export function Hand({ common }: { common: Common }): JSX.Element | null {
  const { texts, seat, catalogue, aids, draft, more } = common;
  const [filter, setFilter] = useState<Filter>("all");
  const [order, setOrder] = useState<Order>("now");
  const own = ownRow(common);
  if (own === undefined) return null;
  const held: Held[] = [];
  for (const id of own.hand) {
    const guest = catalogue.gentry.get(id);
    if (guest !== undefined) held.push({ guest, verdict: verdictOf(aids?.found ?? [], "gentry", id) });
  }
  const most = more.guestLimit;
  const limit =
    most === null || seat === null
      ? null
      : texts.t("obb-prestige-limit", { count: most.guests[seat] ?? 0, limit: most.limit });
  const shown = sorted(
    common,
    held.filter((each) => passes(each, filter)),
    order,
  );
  return (
    <Panel title={texts.t("obb-hand")} class="ob-hand-panel" {...(limit === null ? {} : { note: limit })}>
      <Filters common={common} held={held} filter={filter} onFilter={setFilter} order={order} onOrder={setOrder} />
      {shown.length === 0 && <p class="ob-fine">{texts.t("obb-hand-empty")}</p>}
      <ul class="ob-hand">
        {shown.map((each) => {
          const inPlan = draft.chosen.includes(each.guest.id);
          return (
            <li key={each.guest.id}>
              <GuestCard
                common={common}
                guest={each.guest}
                tone={inPlan ? "plan" : each.verdict.why === null ? "" : "no"}
              >
                <Foot common={common} held={each} />
              </GuestCard>
            </li>
          );
        })}
      </ul>
      <Discard common={common} cards={own.discard} />
    </Panel>
  );
}
