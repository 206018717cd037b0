// @vitest-environment node
import { describe, expect, it } from "vitest";
import { isPreset, presetsOf, withPreset } from "../../src/lobby/presets";
import { mendsOf, placeOf, placesOf } from "../../src/lobby/problems";
import { freshWish, setupOf, withModule, withOption, withSeats } from "../../src/lobby/wish";
import type { Wish } from "../../src/lobby/wish";
import { CITY, COUNTY } from "./games";

const county = freshWish(COUNTY, "Ada");
const chosen = (...modules: string[]): Wish => ({ ...county, modules });

describe("a problem shows next to what causes it", () => {
  it("in a game of colours at the colours", () => {
    const problem = { code: "colours-do-not-fit", params: { seats: 3, colours: "red" } };
    expect(placeOf(problem, freshWish(CITY, "Ada"))).toBe("marks");
  });

  const wish = chosen("charles-dickens", "duel", "garden-maze");
  it.each([
    ["module-excludes", { module: "charles-dickens", other: "jane-austen" }, "module-charles-dickens"],
    ["module-excludes", { module: "solitaire", other: "charles-dickens" }, "module-charles-dickens"],
    ["module-excludes", { module: "low-monuments", other: "garden-maze" }, "module-garden-maze"],
    ["module-needs-one-seat", { module: "estate-challenge", seats: 2 }, "module-estate-challenge"],
    ["teams-need-four-or-six", { seats: 5 }, "module-teams"],
    ["duel-needs-two", { seats: 3 }, "module-duel"],
    ["tableau-needs-rivals", { seats: 1 }, "module-tableau"],
    ["howard-needs-servants", { module: "ud-servants" }, "module-howard"],
    ["too-few-families", { seats: 5, families: 4 }, "seats"],
    ["more-guests-needed", { seats: 5, module: "ud-guests" }, "seats"],
    ["families-do-not-fit", { families: "york,york", seats: 2 }, "marks"],
    ["monuments-do-not-fit", { monuments: "x", number: 3 }, "option-monuments"],
    ["monument-required", { monument: "x" }, "option-monuments"],
    ["service-tiles-unused", { tiles: "x" }, "option-service-tiles"],
    ["unknown-service-tile", { tile: "x", known: "" }, "option-service-tiles"],
    ["unknown-promo-guest", { guest: "x", known: "" }, "option-promo-guests"],
    ["milestones-do-not-fit", { milestones: "x", number: 2 }, "option-milestone-cards"],
    ["milestone-needs-servants", { milestone: "x" }, "option-milestone-cards"],
    ["opponent-plays-standard", { opponent: "fairfax" }, "option-opponent"],
    ["opponent-needs-servants", { opponent: "eden", module: "ud-servants" }, "option-opponent"],
    ["option-only-with", { option: "target", module: "estate-challenge" }, "option-target"],
    ["option-not-with", { option: "monuments", module: "low-monuments" }, "option-monuments"],
    ["bad-option", { option: "first", value: "9", choices: "" }, "option-first"],
    ["too-many-seats", { seats: 7, most: 6 }, "seats"],
    ["rats-out-of-range", { path: "rats.monk", value: "9" }, "data"],
    ["no-connection", {}, "form"],
  ])("%s", (code, params, place) => {
    expect(placeOf({ code, params: params as Record<string, string | number> }, wish)).toBe(place);
  });
});

describe("a problem of the number of seats", () => {
  it("shows at the module and at the seats", () => {
    const wish = chosen("duel");
    expect(placesOf({ code: "duel-needs-two", params: { seats: 3 } }, wish)).toEqual(["module-duel", "seats"]);
    expect(placesOf({ code: "too-few-families", params: { seats: 5, families: 4 } }, wish)).toEqual(["seats"]);
    expect(placesOf({ code: "howard-needs-servants", params: { module: "ud-servants" } }, wish)).toEqual([
      "module-howard",
    ]);
  });
});

describe("a problem comes with its ways out", () => {
  it.each([
    [
      "module-requires",
      { module: "public-objectives", other: "milestones" },
      ["add milestones", "drop public-objectives"],
    ],
    ["module-requires", { module: "dynamic-opponent", other: "solitaire" }, ["drop dynamic-opponent"]],
    ["module-excludes", { module: "low-monuments", other: "garden-maze" }, ["drop garden-maze"]],
    ["module-needs-one-seat", { module: "estate-challenge", seats: 2 }, ["seats 1", "drop estate-challenge"]],
    ["teams-need-four-or-six", { seats: 5 }, ["seats 4", "seats 6", "drop teams"]],
    ["duel-needs-two", { seats: 3 }, ["seats 2", "drop duel"]],
    ["too-few-families", { seats: 6, families: 4 }, ["add howard", "add wessex", "seats 4"]],
    ["more-guests-needed", { seats: 5, module: "ud-guests" }, ["add ud-guests", "seats 4"]],
    ["howard-needs-servants", { module: "ud-servants" }, ["add ud-servants", "drop howard"]],
    ["opponent-needs-servants", { opponent: "eden", module: "ud-servants" }, ["add ud-servants", "reset opponent"]],
    ["option-only-with", { option: "target", module: "estate-challenge" }, ["reset target", "add estate-challenge"]],
    ["option-not-with", { option: "monuments", module: "low-monuments" }, ["reset monuments"]],
    ["no-connection", {}, []],
  ])("%s", (code, params, ways) => {
    const problem = { code, params: params as Record<string, string | number> };
    expect(mendsOf(problem, chosen("garden-maze"), COUNTY).map((mend) => `${mend.kind} ${mend.id}`)).toEqual(ways);
  });

  it("and each of them is a form without it", () => {
    const [howard, wessex, fewer] = mendsOf(
      { code: "too-few-families", params: { seats: 5, families: 4 } },
      withSeats(county, 5),
      COUNTY,
    );
    expect(howard?.wish.modules).toEqual(["howard", "ud-servants"]);
    expect(wessex?.wish.modules).toEqual(["wessex"]);
    expect(fewer?.wish.seats).toHaveLength(4);
    const target = withOption(county, COUNTY, "target", "fairfax");
    const [reset] = mendsOf(
      { code: "option-only-with", params: { option: "target", module: "estate-challenge" } },
      target,
      COUNTY,
    );
    expect(reset?.wish.options).toEqual({});
  });
});

describe("a way to play", () => {
  const preset = (id: string) => {
    const found = presetsOf(COUNTY).find((each) => each.id === id);
    if (found === undefined) throw new Error(id);
    return found;
  };

  it("is offered where the game knows its modules", () => {
    expect(presetsOf(COUNTY).map((each) => each.id)).toEqual([
      "first",
      "base",
      "upstairs",
      "six",
      "teams",
      "tableau",
      "duel",
      "challenge",
      "solitaire",
    ]);
    expect(presetsOf(CITY).map((each) => each.id)).toEqual(["first", "base", "new-persons"]);
    expect(
      presetsOf({ ...COUNTY, modules: COUNTY.modules.filter(({ id }) => id !== "wessex") }).map((each) => each.id),
    ).not.toContain("six");
  });

  it.each([
    ["six", 6],
    ["teams", 4],
    ["duel", 2],
    ["challenge", 1],
    ["solitaire", 1],
    ["base", 3],
    ["tableau", 3],
    ["upstairs", 3],
  ])("%s sets the seats and ticks its modules", (id, seats) => {
    const wish = withPreset(
      withOption(withModule(county, "jane-austen", true), COUNTY, "tableau-top", "7"),
      preset(id),
    );
    expect(wish.seats).toHaveLength(seats);
    expect(wish.seats.filter((seat) => seat.kind === "me")).toHaveLength(1);
    expect(wish.modules).toEqual(preset(id).modules);
    expect(setupOf(wish, COUNTY, []).options).toEqual({});
    expect(
      presetsOf(COUNTY)
        .filter((each) => isPreset(wish, each, COUNTY.seat_option))
        .map((each) => each.id),
    ).toEqual([id]);
  });

  it("that is a first game fixes families, who begins and the first market, and gives them back", () => {
    const first = withPreset(county, preset("first"), COUNTY.seat_option);
    const ids = (wish: Wish) =>
      presetsOf(COUNTY)
        .filter((each) => isPreset(wish, each, COUNTY.seat_option))
        .map((each) => each.id);
    expect(setupOf(first, COUNTY, ["ponsonby", "york"])).toMatchObject({ seats: 2, options: preset("first").options });
    expect(ids(first)[0]).toBe("first");
    expect(ids(withPreset(first, preset("base"), COUNTY.seat_option))).toEqual(["base"]);
  });

  it("is left as soon as something else is ticked", () => {
    const wish = withModule(withPreset(county, preset("base")), "extended", true);
    expect(presetsOf(COUNTY).some((each) => isPreset(wish, each))).toBe(false);
  });
});
