/** The components of Notre Dame for the inspector: their sorts, their values in words, and which can be corrected. */
import type { Components } from "../../contract";
import type { Texts } from "../../i18n/texts";
import type { Inspection } from "../../inspector/inspection";
import { at, list, number, records, text, texts } from "../../inspector/records";
import { ids, sort, table } from "../../inspector/sorts";
import type { Item } from "../../inspector/sorts";
import { plain } from "../../inspector/values";
import type { Line, Values } from "../../inspector/values";
import { originOf } from "./origins";

const MARKETS = ["centre", "a", "b", "c", "d"];
/** What a corrections table may name. */
const CORRECTABLE = /^(rats\.|board\.(corners|cathedral_road)$)/;
/** Parts that lie on the table in a colour, which their id begins with. */
const COLOURED = ["card", "bill", "market"];

function valuesOf({ sort: kind, id, record }: Item, components: Components, words: Texts): Values {
  const one = (label: string, told: string, path: string): Line => ({
    label: words.t(label),
    cells: [{ words: [told], origin: originOf(components, path) }],
  });
  if (kind === "person") {
    const back = text(record, "back");
    return plain(words.term("power", id), [
      one("nd-column-rats", String(number(record, "rats")), `rats.${id}`),
      one("learn-value-back", words.t(`learn-kind-${back}`), "persons"),
      one("learn-value-set", words.t(`learn-set-${text(record, "set")}`), "persons"),
    ]);
  }
  if (kind === "card") {
    return plain(words.t(`nd-card-${id}-about`), [
      one("learn-value-copies-colour", "1", "components.cards"),
      ...(id === "notre-dame"
        ? [one("learn-value-donations", list(components, "components.donations").join(" · "), "components.donations")]
        : []),
    ]);
  }
  // A building does what the card does that places a cube there.
  if (kind === "sector") return plain(words.t(`nd-card-${id}-about`), []);
  if (kind === "bill") {
    const path = `components.bills.${id}`;
    const extra = text(record, "extra");
    return plain("", [
      one("nd-column-prestige", String(number(record, "prestige")), path),
      one("learn-value-extra", words.t(`learn-extra-${extra === "" ? "none" : extra}`), path),
    ]);
  }
  return plain(words.t(id === "centre" ? "learn-market-centre" : "learn-market-corner"), [
    one("learn-value-corners", text(components, "board.corners"), "board.corners"),
    one(
      "learn-value-road",
      words.t(at(components, "board.cathedral_road") === true ? "learn-yes" : "learn-no"),
      "board.cathedral_road",
    ),
  ]);
}

/** Parts without a colour have names of their own. */
function termOf(item: { sort: string; id: string }): { sort: string; id: string } {
  if (item.sort === "card") return { sort: "kind", id: item.id };
  if (item.sort === "bill") return { sort: "bill-kind", id: item.id };
  if (item.sort === "market") return { sort: "corner", id: item.id };
  return item;
}

function isColoured(id: string): boolean {
  return /^(red|violet|blue|green|yellow)-/.test(id);
}

const inspection: Inspection = {
  sorts: [
    sort("person", ["set", "kind"], ["persons", "phase-4", "plague"], (components) =>
      records(components, "persons").map((record) => ({
        sort: "person",
        id: text(record, "id"),
        record,
        has: { set: text(record, "set"), kind: text(record, "back") },
      })),
    ),
    sort(
      "card",
      [],
      ["phase-2", "phase-3", "empty-supply"],
      ids("card", (components) => texts(components, "components.cards")),
    ),
    sort(
      "sector",
      [],
      ["phase-3", "empty-supply"],
      ids("sector", (components) => texts(components, "components.sectors")),
    ),
    sort("bill", [], ["bills", "carriage-house"], table("components.bills", "bill", [])),
    sort(
      "market",
      [],
      ["carriage-house", "bills", "setup"],
      ids("market", () => MARKETS),
    ),
  ],
  otherNames: (kind, id) => (COLOURED.includes(kind) ? [id.slice(id.indexOf("-") + 1)] : []),
  termOf,
  // An action card shows a place, or the confidant.
  stories: { card: ["place", "person"], sector: ["place"] },
  // Every building has a section of its own.
  rulesOf: ({ sort: kind, id }) => (kind === "sector" ? [id] : []),
  valuesOf,
  // Markets without a borough look alike; a card without a colour is drawn by its kind.
  hasDrawing: (kind, id) => kind !== "market" || isColoured(id),
  drawnAs: (thing) => (thing.sort === "card" && !isColoured(thing.id) ? termOf(thing) : thing),
  tables: { rats: "person" },
  fieldOf: (path, words) => (path.startsWith("rats.") ? words.t("nd-column-rats") : null),
  isEditable: (path) => CORRECTABLE.test(path),
};

export default inspection;
