/** The picture of a component, large, for the inspector. */
import type { JSX } from "preact";
import type { Components } from "../../contract";
import { Crest } from "./art/crests";
import { Engraving } from "./art/drawing";
import { CATEGORY_SIGNS, EVENT_SIGNS, SIGNS } from "./art/glyphs";
import type { Sign as SignName } from "./art/glyphs";
import { Milestone } from "./art/milestones";
import { Portrait } from "./art/portraits";
import { Servant } from "./art/servants";
import { Vignette } from "./art/vignette";
import { catalogueOf, kindOf } from "./model";
import type { Catalogue } from "./model";
import "./picture.css";

/** What a victory point card shows: the sign of its favour. */
const CARDS: Readonly<Record<string, SignName>> = {
  "reputation-2": "lion",
  "reputation-3": "lion",
  "pounds-300": "coin",
  "pounds-500": "coin",
  "prestige-invite": "lilies",
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

/** The drawing of a component that is shown in a frame; null where there is none. */
function framed(sort: string, id: string, catalogue: Catalogue): JSX.Element | null {
  switch (sort) {
    case "gentry":
      return <Portrait id={id} gender={catalogue.gentry.get(id)?.gender ?? "G"} size="ob-lg" />;
    case "servant":
      return <Servant id={id} size="ob-lg" />;
    case "family":
      return <Crest family={id} size="ob-xl" />;
    case "opponent":
      return <Sealed sign="crown" tone="plain" />;
    case "objective":
      return <Sealed sign={objectiveSign(id)} tone="scroll" />;
    case "milestone":
      return <Milestone id={id} size="ob-lg" />;
    case "vp-card":
      return <Sealed sign={CARDS[kindOf(id)] ?? "laurel"} tone="wreath" />;
    case "round-event":
      return <Sealed sign={EVENT_SIGNS[id] ?? "leaf"} tone="plain" />;
    case "category":
      return <Engraving of={CATEGORY_SIGNS[id] ?? SIGNS.tileset} box="0 0 24 24" class="ob-seal-sign" />;
    default:
      return null;
  }
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
  const drawing = framed(sort, id, catalogue);
  if (drawing === null) return null;
  return <span class={`ob-picture ob-framed${sort === "category" ? ` ob-c-${id}` : ""}`}>{drawing}</span>;
}
