import { describe, expect, it } from "vitest";
import { foesOf } from "../../src/lobby/ModulesPart";
import { marksOf, opponentsByLevel, traitsOf } from "../../src/lobby/traits";
import {
  freshWish, gaps, isPractice, marksBySeat, placeOf, quickTable, restored, setupOf, tableOf, withKind, withMark, withModule,
  withOption, withSeat, withSeats,
} from "../../src/lobby/wish";
import { CITY, CITY_COMPONENTS, COLOURS, COUNTY, COUNTY_COMPONENTS } from "./games";

const city = freshWish(CITY, "Ada");
const county = freshWish(COUNTY, "Ada");

describe("a fresh form", () => {
  it("is me against stewards", () => {
    expect(city.seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot"]);
    expect(tableOf(city, CITY, COLOURS)).toEqual({
      game: "notre-dame",
      seats: [{ kind: "me", name: "Ada" }, { kind: "bot", bot: "steward" }, { kind: "bot", bot: "steward" }],
      modules: [],
      options: {},
      corrections: {},
      title: "",
      public: false,
      practice: true,
      time: null,
    });
  });

  it("lacks a name when I have none", () => {
    expect(gaps(freshWish(CITY, " "))).toEqual(["name"]);
    expect(gaps(city)).toEqual([]);
  });
});

describe("seats", () => {
  it("can be added and taken away", () => {
    expect(withSeats(city, 5).seats).toHaveLength(5);
    expect(withSeats(city, 2).seats).toHaveLength(2);
  });

  it("keep me when mine is taken away", () => {
    const moved = withKind(city, 2, "me");
    expect(moved.seats.map((seat) => seat.kind)).toEqual(["bot", "bot", "me"]);
    expect(withSeats(moved, 2).seats.map((seat) => seat.kind)).toEqual(["bot", "me"]);
  });

  it("forget a first player who is gone", () => {
    const chosen = withOption(city, CITY, "first", "2");
    expect(withSeats(chosen, 2).options).toEqual({});
    expect(withSeats(chosen, 4).options).toEqual({ first: "2" });
  });

  it("want a name for somebody at this screen", () => {
    const local = withKind(city, 1, "local");
    expect(gaps(local)).toEqual(["seat-1"]);
    expect(tableOf(withSeat(local, 1, { name: " Marek " }), CITY, COLOURS).seats[1]).toEqual({ kind: "local", name: "Marek" });
  });

  it("that are open make the table one that is not for practice, unless it is wished", () => {
    const open = withKind(city, 1, "open");
    expect(isPractice(open)).toBe(false);
    expect(isPractice({ ...open, practice: true })).toBe(true);
    expect(tableOf(open, CITY, COLOURS).seats[1]).toEqual({ kind: "open" });
  });
});

describe("colours and families", () => {
  it("come from the components, families with the modules that bring them", () => {
    expect(marksOf(CITY, CITY_COMPONENTS, [])).toEqual(COLOURS);
    expect(marksOf(COUNTY, COUNTY_COMPONENTS, [])).toEqual(["asquith", "york"]);
    expect(marksOf(COUNTY, COUNTY_COMPONENTS, ["ud"])).toEqual(["asquith", "york", "howard"]);
  });

  it("are sent only when they are set here", () => {
    expect(setupOf(city, CITY, COLOURS).options).toEqual({});
    expect(setupOf({ ...city, marked: true }, CITY, COLOURS).options).toEqual({ colours: "red,violet,blue" });
  });

  it("are swapped when another seat has the one that is wanted", () => {
    const swapped = withMark(city, 0, "blue", COLOURS);
    expect(marksBySeat(swapped, COLOURS)).toEqual(["blue", "violet", "red"]);
    expect(setupOf(swapped, CITY, COLOURS).options).toEqual({ colours: "blue,violet,red" });
  });
});

describe("modules and options", () => {
  it("go in the order of the game", () => {
    const both = withModule(withModule(county, "charles-dickens", true), "extended", true);
    expect(setupOf(both, COUNTY, []).modules).toEqual(["extended", "charles-dickens"]);
    expect(setupOf(withModule(both, "extended", false), COUNTY, []).modules).toEqual(["charles-dickens"]);
  });

  it("that speak of a game alone are left out of a table with more seats", () => {
    const alone = withModule(withOption(withSeats(county, 1), COUNTY, "opponent", "orange"), "monuments-challenge", true);
    expect(setupOf(alone, COUNTY, [])).toMatchObject({ seats: 1, modules: ["monuments-challenge"], options: { opponent: "orange" } });
    expect(setupOf(withSeats(alone, 2), COUNTY, [])).toMatchObject({ seats: 2, modules: [], options: {} });
  });

  it("at their default are not sent", () => {
    const changed = withOption(city, CITY, "inn", "4");
    expect(changed.options).toEqual({ inn: "4" });
    expect(withOption(changed, CITY, "inn", "3").options).toEqual({});
  });

  it("that name no tile yet are a gap of the form", () => {
    const empty = withOption(county, COUNTY, "monuments", "");
    expect(gaps(empty)).toEqual(["option-monuments"]);
    expect(setupOf(empty, COUNTY, []).options).toEqual({});
  });

  it("know their foes from both sides", () => {
    const austen = COUNTY.modules.find((each) => each.id === "jane-austen");
    expect(austen && foesOf(austen, COUNTY.modules)).toEqual(["charles-dickens", "solitaire"]);
  });

  it("offer tiles by kind", () => {
    expect(traitsOf("obsession").tiles["monuments"]?.(COUNTY_COMPONENTS)).toEqual(["trophy-room"]);
    expect(traitsOf("obsession").tiles["service-tiles"]?.(COUNTY_COMPONENTS)).toEqual(["barn"]);
  });

  it("group the opponents that can be chosen by difficulty", () => {
    const levels = opponentsByLevel(COUNTY, COUNTY_COMPONENTS).map(([level, cards]) => [level, cards.map((card) => card.id)]);
    expect(levels).toEqual([["beginner", ["fairfax"]], ["intermediate", ["orange"]], ["expert", ["eden"]]]);
  });
});

describe("a problem shows next to what causes it", () => {
  const dickens = withModule(county, "charles-dickens", true);
  it.each([
    ["module-excludes", { module: "charles-dickens", other: "jane-austen" }, "module-charles-dickens"],
    ["module-excludes", { module: "solitaire", other: "charles-dickens" }, "module-charles-dickens"],
    ["families-do-not-fit", { families: "york,york", seats: 2 }, "marks"],
    ["colours-do-not-fit", { colours: "red", seats: 2 }, "marks"],
    ["monuments-do-not-fit", { monuments: "x", number: 3 }, "option-monuments"],
    ["monument-required", { monument: "x" }, "option-monuments"],
    ["service-tiles-unused", { tiles: "x" }, "option-service-tiles"],
    ["unknown-service-tile", { tile: "x", known: "" }, "option-service-tiles"],
    ["opponent-plays-standard", { opponent: "fairfax" }, "option-opponent"],
    ["bad-option", { option: "first", value: "9", choices: "" }, "option-first"],
    ["too-many-seats", { seats: 5, most: 4 }, "seats"],
    ["solitaire-needs-one-seat", { seats: 2 }, "seats"],
    ["rats-out-of-range", { path: "rats.monk", value: "9" }, "data"],
    ["no-connection", {}, "form"],
  ])("%s", (code, params, place) => {
    expect(placeOf({ code, params: params as Record<string, string | number> }, dickens)).toBe(place);
  });
});

describe("a game at once", () => {
  it("is alone or against stewards, and for practice", () => {
    expect(quickTable("obsession", "Ada", 1)).toEqual({ game: "obsession", seats: [{ kind: "me", name: "Ada" }], practice: true });
    expect(quickTable("notre-dame", "Ada", 3).seats).toHaveLength(3);
  });
});

describe("a form left half filled in", () => {
  it("comes back", () => {
    expect(restored(CITY, JSON.stringify(withSeats(city, 4)))?.seats).toHaveLength(4);
  });

  it("does not when it is broken or of another game", () => {
    expect(restored(CITY, null)).toBeNull();
    expect(restored(CITY, "{")).toBeNull();
    expect(restored(CITY, JSON.stringify(county))).toBeNull();
    expect(restored(CITY, JSON.stringify({ ...city, seats: [] }))).toBeNull();
  });
});
