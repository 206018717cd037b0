/** Everything that is printed on a component, line by line, in words, each with where it comes from. */
import type { Components } from "../contract";
import type { Texts } from "../i18n/texts";
import type { Item } from "./catalogue";
import { originIn, originOf, weakest } from "./provenance";
import type { Origin } from "./provenance";
import { at, list, number, records, text, texts as words } from "./records";
import type { Plain } from "./records";
import * as telling from "./telling";

export interface Cell {
  words: readonly string[];
  origin: Origin;
}

export interface Line {
  label: string;
  /** One cell, or one for each face. */
  cells: readonly Cell[];
}

export interface Values {
  /** Titles of the columns when there are two faces; empty otherwise. */
  faces: readonly string[];
  lines: readonly Line[];
  /** A sentence that says what the component does. */
  about: string;
}

/** All there is to know about an item. */
export function valuesOf(game: string, item: Item, components: Components, texts: Texts): Values {
  return game === "notre-dame" ? cityValues(item, components, texts) : countyValues(item, texts);
}

// Notre Dame

function cityValues({ sort, id, record }: Item, components: Components, texts: Texts): Values {
  const one = (label: string, told: string, path: string): Line => ({
    label: texts.t(label),
    cells: [{ words: [told], origin: originOf(components, path) }],
  });
  if (sort === "person") {
    const back = text(record, "back");
    return plain(texts.term("power", id), [
      one("nd-column-rats", String(number(record, "rats")), `rats.${id}`),
      one("learn-value-back", texts.t(`learn-kind-${back}`), "persons"),
      one("learn-value-set", texts.t(`learn-set-${text(record, "set")}`), "persons"),
    ]);
  }
  if (sort === "card") {
    return plain(texts.t(`nd-card-${id}-about`), [
      one("learn-value-copies-colour", "1", "components.cards"),
      ...(id === "notre-dame" ? [one("learn-value-donations", list(components, "components.donations").join(" · "), "components.donations")] : []),
    ]);
  }
  if (sort === "bill") {
    const path = `components.bills.${id}`;
    const extra = text(record, "extra");
    return plain("", [
      one("nd-column-prestige", String(number(record, "prestige")), path),
      one("learn-value-extra", texts.t(`learn-extra-${extra === "" ? "none" : extra}`), path),
    ]);
  }
  return plain(texts.t(id === "centre" ? "learn-market-centre" : "learn-market-corner"), [
    one("learn-value-corners", text(components, "board.corners"), "board.corners"),
    one("learn-value-road", texts.t(at(components, "board.cathedral_road") === true ? "learn-yes" : "learn-no"), "board.cathedral_road"),
  ]);
}

function plain(about: string, lines: readonly Line[]): Values {
  return { faces: [], lines, about };
}

// Obsession

function countyValues(item: Item, texts: Texts): Values {
  const { record, sort, id } = item;
  const one = (label: string, told: string | readonly string[], ...paths: string[]): Line => ({
    label: texts.t(label),
    cells: [
      {
        words: typeof told === "string" ? [told] : told,
        origin: weakest(paths.map((path) => originIn(record, path))),
      },
    ],
  });
  switch (sort) {
    case "tile":
      return tile(item, texts);
    case "gentry":
      return guest(item, texts, one);
    case "servant":
      return plain(texts.has(`ob-servant-${id}`) ? texts.t(`ob-servant-${id}`) : "", [
        one("ob-column-vp", String(number(record, "vp")), "vp"),
        one("learn-value-start", String(number(record, "start")), "start"),
        one("learn-value-hireable", texts.t(record["hireable"] === true ? "learn-yes" : "learn-no"), "hireable"),
        one("learn-value-recruitable", texts.t(record["recruitable"] === true ? "learn-yes" : "learn-no"), "recruitable"),
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
        one("ob-column-members", words(record, "members").map((each) => texts.term("gentry", each)), "members"),
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
  for (const [field, message] of [["pounds", "pounds"], ["reputation", "reputation"], ["draw", "objective-draw"]] as const) {
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
  const columns = ["essentials", "service", "estate", "prestige", "sporting"].map((each) => texts.term("category", each));
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

/** The faces of a tile that are ever up. */
export function sidesOf(record: Plain): readonly ("front" | "back")[] {
  return text(record, "flip") === "never" ? ["front"] : ["front", "back"];
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
      each("ob-column-activity", (side) => (text(record, `${side}.title.en`) === "" ? [] : [texts.term("face", `${id}:${side}`)]), `title.${texts.lang}`),
      each("learn-value-guests", (side) => telling.company(texts, at(record, side)), "guests", "suite"),
      each("ob-column-service", (side) => {
        const servant = text(record, `${side}.servant`);
        return servant === "" || servant === "none" ? [] : [texts.term("servant", servant)];
      }, "servant"),
      each("ob-column-favours", (side) => {
        const face = at(record, side);
        return [...telling.favours(texts, face, "favours"), ...telling.effect(texts, face)];
      }, "favours", "effect"),
      each("ob-column-vp", (side) => [String(number(record, `${side}.vp`)).replace("-", "−")], "vp"),
      both("ob-column-price-change", telling.priceChange(texts, number(record, "price_mod")), "price_mod"),
      both("ob-column-copies", String(number(record, "copies")), "copies"),
    ],
  };
}

/** Other records that name this one, such as the objectives that ask for a tile. */
export function mentions(game: string, item: Item, components: Components): { sort: string; id: string }[] {
  if (game !== "obsession") return [];
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
