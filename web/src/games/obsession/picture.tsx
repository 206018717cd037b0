/** The picture of a component, large, for the inspector. */
import type { JSX } from "preact";
import type { Components } from "../../contract";
import { Crest } from "./art/crests";
import { Engraving } from "./art/drawing";
import { CATEGORY_SIGNS, SIGNS } from "./art/glyphs";
import type { Sign as SignName } from "./art/glyphs";
import { Milestone } from "./art/milestones";
import { Portrait } from "./art/portraits";
import { Servant } from "./art/servants";
import { Vignette } from "./art/vignette";
import { catalogueOf, kindOf } from "./model";
import "./picture.css";

const EVENTS: Readonly<Record<string, SignName>> = {
  village_fair: "fair",
  objective_draw: "scroll",
  courtship: "rings",
  builders_holiday: "hammer",
  national_holiday: "flag",
  grand_ball: "ball",
};

/** What a victory point card shows: the sign of its favour. */
const CARDS: Readonly<Record<string, SignName>> = {
  "reputation-2": "lion",
  "reputation-3": "lion",
  "pounds-300": "coin",
  "pounds-500": "coin",
  "prestige-invite": "crown",
  "objective-draw": "scroll",
  "unlimited-purchases": "hammer",
  "refresh-service": "undo",
  "refresh-market": "swap",
  "hire-servant": "hire",
  "recall-guest": "invite",
};

function objectiveSign(id: string): SignName {
  if (id.startsWith("room-")) return "key";
  if (id.startsWith("group-")) return "tileset";
  if (id.startsWith("guests-")) return "any";
  if (id.startsWith("category-")) return "tileset";
  if (id.startsWith("servants-") || id.startsWith("ud-")) return "hire";
  return "scroll";
}

function Sealed({ sign, tone }: { sign: SignName; tone: string }): JSX.Element {
  return (
    <span class={`ob-seal ob-seal-${tone}`}>
      <Engraving of={SIGNS[sign]} box="0 0 24 24" class="ob-seal-sign" />
    </span>
  );
}

/** A drawing for every sort of component that has one. */
export function Picture({
  sort,
  id,
  components,
}: {
  sort: string;
  id: string;
  components: Components;
}): JSX.Element | null {
  const catalogue = catalogueOf(components);
  if (sort === "tile") {
    const category = catalogue.tiles.get(id)?.category ?? "none";
    return (
      <span class={`ob-picture ob-pic ob-c-${category}`}>
        <Vignette tile={id} category={category} />
      </span>
    );
  }
  if (sort === "gentry") {
    return (
      <span class="ob-picture ob-framed">
        <Portrait id={id} gender={catalogue.gentry.get(id)?.gender ?? "G"} size="ob-lg" />
      </span>
    );
  }
  if (sort === "servant")
    return (
      <span class="ob-picture ob-framed">
        <Servant id={id} size="ob-lg" />
      </span>
    );
  if (sort === "family")
    return (
      <span class="ob-picture ob-framed">
        <Crest family={id} size="ob-xl" />
      </span>
    );
  if (sort === "opponent")
    return (
      <span class="ob-picture ob-framed">
        <Sealed sign="crown" tone="plain" />
      </span>
    );
  if (sort === "objective")
    return (
      <span class="ob-picture ob-framed">
        <Sealed sign={objectiveSign(id)} tone="scroll" />
      </span>
    );
  if (sort === "milestone")
    return (
      <span class="ob-picture ob-framed">
        <Milestone id={id} size="ob-lg" />
      </span>
    );
  if (sort === "vp-card")
    return (
      <span class="ob-picture ob-framed">
        <Sealed sign={CARDS[kindOf(id)] ?? "laurel"} tone="wreath" />
      </span>
    );
  if (sort === "round-event")
    return (
      <span class="ob-picture ob-framed">
        <Sealed sign={EVENTS[id] ?? "leaf"} tone="plain" />
      </span>
    );
  if (sort === "category") {
    return (
      <span class={`ob-picture ob-framed ob-c-${id}`}>
        <Engraving of={CATEGORY_SIGNS[id] ?? SIGNS.tileset} box="0 0 24 24" class="ob-seal-sign" />
      </span>
    );
  }
  return null;
}
