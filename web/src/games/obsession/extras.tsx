/** Extra servants in the composer: a strip to place them, and marks on the cards and the tile they are placed on. */
import type { JSX } from "preact";
import type { Stage } from "../../gen/protocol";
import { CarriageBadge, ExtraBadge } from "./art/badges";
import { Crest } from "./art/crests";
import { Servant } from "./art/servants";
import { Sign, familyName } from "./parts";
import type { Common } from "./parts";
import { inOrder, placementOf, toggled } from "./placements";
import type { Placement } from "./placements";
import { partnerOf } from "./team";
import "./extras.css";

/** The placements among the parts of a draft: everything behind the tile that is no guest. */
export function placedIn(common: Common): Placement[] {
  const { draft, catalogue } = common;
  return inOrder(draft.chosen.slice(1).filter((each) => !catalogue.gentry.has(each)));
}

/** The guests among the parts of a draft. */
export function guestsIn(common: Common): string[] {
  const { draft, catalogue } = common;
  return draft.chosen.slice(1).filter((each) => catalogue.gentry.has(each));
}

/** Placements to draw: those offered and those placed; while the server is asked, also those just taken back. */
function shownIn(common: Common, stage: Stage | null): string[] {
  const before = (stage?.chosen ?? []).slice(1).filter((each) => !common.catalogue.gentry.has(each));
  return [...offeredIn(stage), ...before, ...placedIn(common).map((each) => each.word)];
}

function offeredIn(stage: Stage | null): string[] {
  return (stage?.parts ?? []).filter((part) => part.sort === "extra").map((part) => String(part.value));
}

/** What a placement does, in words; `where` says on whom it is placed. */
function told(common: Common, placement: Placement): { name: string; does: string } {
  const { texts } = common;
  if (placement.sort === "carriage") {
    const who = texts.term("servant", placement.servant);
    return { name: texts.t("obb-extra-carriage", { who }), does: texts.t(`obb-extra-carriage-${placement.sent}`) };
  }
  if (placement.sort === "lend") {
    const who = texts.term("servant", placement.servant);
    return { name: texts.t("obb-extra-lend", { who, count: placement.count }), does: "" };
  }
  if (placement.sort === "for")
    return { name: texts.t("obb-extra-for", { name: texts.term("gentry", placement.guest) }), does: "" };
  const who = texts.term("servant", placement.servant);
  const name =
    placement.sort === "guest" ? texts.t("obb-extra-with", { who, name: texts.term("gentry", placement.guest) }) : who;
  const does =
    placement.kind === ""
      ? texts.t(`obb-extra-${placement.servant}`)
      : texts.t(`obb-extra-screen-${placement.kind.replaceAll("_", "-")}`);
  return { name, does };
}

function Badge({ common, placement }: { common: Common; placement: Placement }): JSX.Element | null {
  if (placement.sort === "carriage") return <CarriageBadge />;
  if (placement.sort === "for") {
    const partner = partnerOf(common) ?? 0;
    return <Crest family={common.county.seats[partner]?.family ?? null} seat={partner} />;
  }
  if (placement.sort === "lend") return <Servant id={placement.servant} size="ob-sm" />;
  return <ExtraBadge servant={placement.servant} />;
}

interface ToggleProps {
  common: Common;
  placement: Placement;
  /** Whether the server offers it; what is placed can only be taken back. */
  offered: boolean;
  fresh: boolean;
}

/** A switch that places somebody, and takes the same one back. */
function Toggle({ common, placement, offered, fresh }: ToggleProps): JSX.Element {
  const { draft } = common;
  const placed = draft.chosen.includes(placement.word);
  const { name, does } = told(common, placement);
  const usable = fresh || placed;
  return (
    <button
      type="button"
      class={`ob-extra${placed ? " ob-picked" : ""}`}
      aria-pressed={placed}
      aria-disabled={usable ? undefined : "true"}
      {...(offered && !placed ? { "data-part": placement.word } : {})}
      onClick={() => {
        if (usable) draft.compose(toggled(draft.chosen, placement));
      }}
    >
      <Badge common={common} placement={placement} />
      <span>
        <b>{name}</b>
        {does !== "" && <small>{does}</small>}
      </span>
      <span class="ob-tick">{placed && <Sign name="check" />}</span>
    </button>
  );
}

interface StripProps {
  common: Common;
  stage: Stage | null;
  fresh: boolean;
}

function Toggles({
  common,
  list,
  offered,
  fresh,
}: {
  common: Common;
  list: readonly Placement[];
  offered: readonly string[];
  fresh: boolean;
}): JSX.Element {
  return (
    <ul>
      {list.map((placement) => (
        <li key={placement.word}>
          <Toggle common={common} placement={placement} offered={offered.includes(placement.word)} fresh={fresh} />
        </li>
      ))}
    </ul>
  );
}

/** Everybody who can be placed now and everybody who is, the partner's people apart. Nothing where nobody can be. */
export function ExtraStrip({ common, stage, fresh }: StripProps): JSX.Element | null {
  const { texts, county } = common;
  const offered = offeredIn(stage);
  const all = inOrder(shownIn(common, stage));
  const own = all.filter((each) => each.sort !== "lend" && each.sort !== "for");
  const lent = all.filter((each) => each.sort === "lend");
  const partner = partnerOf(common);
  return (
    <>
      {own.length > 0 && (
        <section class="ob-extras" aria-label={texts.t("obb-extras")} aria-busy={!fresh}>
          <h3>{texts.t("obb-extras")}</h3>
          <Toggles common={common} list={own} offered={offered} fresh={fresh} />
        </section>
      )}
      {lent.length > 0 && partner !== null && (
        <section class="ob-extras" aria-label={texts.t("obb-lend")} aria-busy={!fresh}>
          <h3>
            <Crest family={county.seats[partner]?.family ?? null} seat={partner} size="ob-xs" />
            {texts.t("obb-lend-of", { who: familyName(common, partner) })}
          </h3>
          <Toggles common={common} list={lent} offered={offered} fresh={fresh} />
        </section>
      )}
    </>
  );
}

/** Who enjoys the favour of the partner's guest: a switch on the card of that guest. */
export function FavourFor({ common, stage, fresh, guest }: StripProps & { guest: string }): JSX.Element | null {
  const word = `for:${guest}`;
  const offered = offeredIn(stage).includes(word);
  if (!shownIn(common, stage).includes(word)) return null;
  return <Toggle common={common} placement={placementOf(word)} offered={offered} fresh={fresh} />;
}

/** Those placed on a guest, or on the tile where no guest is named, each with the way back. */
export function Placed({ common, guest }: { common: Common; guest?: string }): JSX.Element | null {
  const { texts, draft } = common;
  const here = placedIn(common).filter((each) =>
    guest === undefined
      ? each.sort === "tile" || each.sort === "carriage"
      : each.sort === "guest" && each.guest === guest,
  );
  if (here.length === 0) return null;
  return (
    <ul class="ob-placed">
      {here.map((placement) => {
        const { name, does } = told(common, placement);
        return (
          <li key={placement.word}>
            <Badge common={common} placement={placement} />
            <span>{guest === undefined ? name : does}</span>
            <button
              type="button"
              class="ob-takeback ob-over"
              aria-label={texts.t("obb-take-back", { name })}
              title={texts.t("obb-take-back", { name })}
              onClick={() => draft.compose(toggled(draft.chosen, placement))}
            >
              <Sign name="cross" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
