/** The components of Obsession for the inspector: their sorts, their values in words, and which can be corrected. */
import type { Components } from "../../contract";
import type { Texts } from "../../i18n/texts";
import type { Inspection } from "../../inspector/inspection";
import { weakest } from "../../inspector/provenance";
import { at, list, number, records, text, texts as words } from "../../inspector/records";
import { sort, table } from "../../inspector/sorts";
import type { Filter, Item } from "../../inspector/sorts";
import { plain } from "../../inspector/values";
import type { Line, Values } from "../../inspector/values";
import { originIn } from "./origins";
import * as telling from "./telling";
import { TileFaces, sidesOf } from "./tile-faces";

const TILE: readonly Filter[] = ["set", "category", "kind"];
const GENTRY: readonly Filter[] = ["set", "kind", "trait"];
const OPPONENT: readonly Filter[] = ["set", "level"];
/** What a record is, rather than what is printed on it. */
const FIXED = ["id", "kind", "mode", "status", "source"];
/** Lists that are corrected as a whole. */
const WHOLE = ["favours", "guests", "service"];
/** Fields whose values are ids of a sort. */
const IDS: Readonly<Record<string, string>> = {
  servant: "servant",
  service: "servant",
  category: "category",
  category_back: "category",
  trait: "trait",
  gender: "gender",
  tiles: "tile",
  members: "gentry",
};

function valuesOf(item: Item, _: Components, texts: Texts): Values {
  const { record, id } = item;
  const one = (label: string, told: string | readonly string[], ...paths: string[]): Line => ({
    label: texts.t(label),
    cells: [
      {
        words: typeof told === "string" ? [told] : told,
        origin: weakest(paths.map((path) => originIn(record, path))),
      },
    ],
  });
  switch (item.sort) {
    case "tile":
      return tile(item, texts);
    case "gentry":
      return guest(item, texts, one);
    case "servant":
      return plain(texts.has(`ob-servant-${id}`) ? texts.t(`ob-servant-${id}`) : "", [
        one("ob-column-vp", String(number(record, "vp")), "vp"),
        one("learn-value-start", String(number(record, "start")), "start"),
        one("learn-value-hireable", texts.t(record["hireable"] === true ? "learn-yes" : "learn-no"), "hireable"),
        one(
          "learn-value-recruitable",
          texts.t(record["recruitable"] === true ? "learn-yes" : "learn-no"),
          "recruitable",
        ),
        one("learn-value-count", String(number(record, "count_base")), "count_base"),
      ]);
    case "objective":
      return plain("", [
        one("ob-column-asks", telling.goal(texts, record), "condition"),
        one("ob-column-worth", telling.worth(texts, record), "score"),
        one("ob-column-copies", String(number(record, "copies")), "copies"),
      ]);
    case "vp-card":
      return plain("", [
        one("ob-column-vp", String(number(record, "vp")), "vp"),
        one("ob-column-favours", telling.oneFavour(texts, record), "favour"),
        one("ob-column-copies", String(number(record, "copies")), "copies"),
      ]);
    case "family":
      return plain("", [
        one(
          "ob-column-members",
          words(record, "members").map((each) => texts.term("gentry", each)),
          "members",
        ),
        one("ob-column-bonus", telling.bonus(texts, record), "bonus"),
      ]);
    case "opponent":
      return opponent(item, texts, one);
    default:
      return round(item, texts, one);
  }
}

type One = (label: string, told: string | readonly string[], ...paths: string[]) => Line;

function guest({ record }: Item, texts: Texts, one: One): Values {
  const role = text(record, "role");
  const family = text(record, "family");
  const trait = text(record, "trait");
  const service = telling.service(texts, record);
  return plain("", [
    one("ob-column-kind", role === "" ? texts.term("kind", text(record, "kind")) : texts.term("role", role), "kind"),
    one("ob-column-gender", texts.term("gender", text(record, "gender")), "gender"),
    ...(family === "" ? [] : [one("ob-column-family", texts.term("family", family), "family")]),
    ...(trait === "" ? [] : [one("ob-column-trait", texts.term("trait", trait), "trait")]),
    one("ob-column-rating", record["crest"] === true ? texts.t("ob-crest") : String(number(record, "pr")), "pr"),
    one("ob-column-vp", String(number(record, "vp")).replace("-", "−"), "vp"),
    one("ob-column-service", service.length === 0 ? texts.t("learn-inspect-nothing") : service, "service"),
    one("ob-column-favours", telling.favours(texts, record, "favours"), "favours"),
  ]);
}

/** What a round of the track brings. */
function round({ record, id }: Item, texts: Texts, one: One): Values {
  const key = `ob-round-${id.replaceAll("_", "-")}`;
  const told: string[] = [];
  const paths: string[] = [];
  for (const [field, message] of [
    ["pounds", "pounds"],
    ["reputation", "reputation"],
    ["draw", "objective-draw"],
  ] as const) {
    const amount = number(record, field);
    if (amount > 0) {
      told.push(texts.t(`ob-favour-${message}`, { amount }));
      paths.push(field);
    }
  }
  const look = number(record, "look_prestige");
  if (look > 0) {
    told.push(texts.t("ob-favour-look-prestige", { look, keep: number(record, "keep") }));
    paths.push("look_prestige", "keep");
  }
  return plain(texts.has(key) ? texts.t(key) : "", told.length === 0 ? [] : [one("ob-column-favours", told, ...paths)]);
}

function opponent({ record }: Item, texts: Texts, one: One): Values {
  const columns = ["essentials", "service", "estate", "prestige", "sporting"].map((each) =>
    texts.term("category", each),
  );
  const chart = list(record, "chart").map((season, at) => {
    const totals = Array.isArray(season) ? season.map(String) : [];
    const told = columns.map((column, place) => texts.t("list-tally", { name: column, value: totals[place] ?? "" }));
    return {
      label: texts.t("learn-value-season", { number: at + 1 }),
      cells: [{ words: told, origin: originIn(record, "chart") }],
    };
  });
  return plain("", [
    one("ob-column-level", texts.term("level", text(record, "level")), "level"),
    one("ob-column-length", texts.term("length", text(record, "mode")), "mode"),
    one("ob-column-base-score", String(number(record, "base_score")), "base_score"),
    ...chart,
  ]);
}

function tile({ record, id }: Item, texts: Texts): Values {
  const sides = sidesOf(record);
  const both = (label: string, told: string, path: string): Line => ({
    label: texts.t(label),
    cells: sides.map(() => ({ words: [told], origin: originIn(record, path) })),
  });
  const each = (label: string, tell: (side: "front" | "back") => readonly string[], ...paths: string[]): Line => ({
    label: texts.t(label),
    cells: sides.map((side) => {
      const told = tell(side);
      return {
        words: told.length === 0 ? [texts.t("learn-inspect-nothing")] : told,
        origin: weakest(paths.map((path) => originIn(record, `${side}.${path}`))),
      };
    }),
  });
  const category = text(record, "category");
  const behind = text(record, "category_back");
  const categories: Line = {
    label: texts.t("ob-column-category"),
    cells: sides.map((side) => ({
      words: [texts.term("category", side === "front" ? category : behind)],
      origin: originIn(record, side === "front" ? "category" : "category_back"),
    })),
  };
  return {
    faces: sides.length === 1 ? [] : [texts.t("learn-inspect-first"), texts.t("learn-inspect-later")],
    about: "",
    lines: [
      categories,
      both("ob-column-rating", String(number(record, "pr") || "–"), "pr"),
      each(
        "ob-column-activity",
        (side) => (text(record, `${side}.title.en`) === "" ? [] : [texts.term("face", `${id}:${side}`)]),
        `title.${texts.lang}`,
      ),
      each("learn-value-guests", (side) => telling.company(texts, at(record, side)), "guests", "suite"),
      each(
        "ob-column-service",
        (side) => {
          const servant = text(record, `${side}.servant`);
          return servant === "" || servant === "none" ? [] : [texts.term("servant", servant)];
        },
        "servant",
      ),
      each(
        "ob-column-favours",
        (side) => {
          const face = at(record, side);
          return [...telling.favours(texts, face, "favours"), ...telling.effect(texts, face)];
        },
        "favours",
        "effect",
      ),
      each("ob-column-vp", (side) => [String(number(record, `${side}.vp`)).replace("-", "−")], "vp"),
      both("ob-column-price-change", telling.priceChange(texts, number(record, "price_mod")), "price_mod"),
      both("ob-column-copies", String(number(record, "copies")), "copies"),
    ],
  };
}

/** Other records that name this one, such as the objectives that ask for a tile. */
function mentions(item: Item, components: Components): { sort: string; id: string }[] {
  if (item.sort === "tile") {
    return records(components, "objectives")
      .filter((card) => words(card, "condition.tiles").includes(item.id))
      .map((card) => ({ sort: "objective", id: text(card, "id") }));
  }
  if (item.sort === "objective") return words(item.record, "condition.tiles").map((id) => ({ sort: "tile", id }));
  if (item.sort === "family") return words(item.record, "members").map((id) => ({ sort: "gentry", id }));
  if (item.sort === "gentry" && text(item.record, "family") !== "") {
    return [{ sort: "family", id: text(item.record, "family") }];
  }
  return [];
}

function isEditable(path: string): boolean {
  const last = path.slice(path.lastIndexOf(".") + 1);
  return !FIXED.includes(last) || (last === "mode" && path.startsWith("opponents."));
}

/** A value that has words of its own; null for any other. */
function shortValue(path: string, value: unknown, texts: Texts): string | null {
  const field = path.slice(path.lastIndexOf(".") + 1);
  if (Array.isArray(value) && field === "favours")
    return telling.favours(texts, { favours: value }, "favours").join(" · ");
  if (Array.isArray(value) && field === "guests") return telling.company(texts, { guests: value }).join(" · ");
  const kind = IDS[field];
  const named = (Array.isArray(value) ? value : [value]).filter(
    (each): each is string => typeof each === "string" && each !== "none",
  );
  return kind !== undefined && named.length > 0 ? named.map((id) => texts.term(kind, id)).join(" · ") : null;
}

const inspection: Inspection = {
  sorts: [
    sort("tile", TILE, ["host-activity", "builders-market", "courtship"], table("tiles", "tile", TILE)),
    sort("gentry", GENTRY, ["invite-guests", "provide-service", "enjoy-favours"], table("gentry", "gentry", GENTRY)),
    sort("servant", ["set"], ["provide-service", "hiring-servants"], table("servants", "servant", ["set"])),
    sort("objective", ["category"], ["objective-cards"], table("objectives", "objective", ["category"])),
    sort("vp-card", [], ["victory-point-cards"], table("vp_cards", "vp-card", [])),
    sort("family", ["set"], ["player-setup"], table("families", "family", ["set"])),
    sort("opponent", OPPONENT, ["solitaire"], table("opponents", "opponent", OPPONENT)),
    sort("round-event", [], ["round-track"], table("events", "round-event", [])),
  ],
  terms: { "tile category": "category", "gentry kind": "kind", "gentry trait": "trait", "opponent level": "level" },
  stories: {},
  valuesOf,
  mentions,
  summaries: {
    tile: ["ob-column-category", "ob-column-rating", "ob-column-vp"],
    gentry: ["ob-column-kind", "ob-column-trait", "ob-column-rating", "ob-column-vp"],
  },
  nameless: [
    "ob-column-category",
    "ob-column-kind",
    "ob-column-trait",
    "ob-column-asks",
    "ob-column-worth",
    "ob-column-bonus",
  ],
  Faces: { tile: TileFaces },
  tables: {
    tiles: "tile",
    gentry: "gentry",
    servants: "servant",
    objectives: "objective",
    vp_cards: "vp-card",
    families: "family",
    opponents: "opponent",
    events: "round-event",
    categories: "category",
    traits: "trait",
    roles: "role",
    reserves: "reserve",
  },
  shortValue,
  isEditable,
  whole: WHOLE,
};

export default inspection;
