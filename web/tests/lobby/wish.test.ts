// @vitest-environment node
import { describe, expect, it } from "vitest";
import { aboutOf, foesOf, isUseful, marksOf, traitsOf } from "../../src/lobby/traits";
import { opponentsByLevel } from "../../src/games/obsession/opponents-part";
import { teamOf } from "../../src/ui/team-mark";
import {
  freshWish,
  gaps,
  isPractice,
  marksBySeat,
  quickTable,
  restored,
  setupOf,
  tableOf,
  withKind,
  withMark,
  withModule,
  withOption,
  withSeat,
  withSeats,
} from "../../src/lobby/wish";
import { CITY, CITY_COMPONENTS, COLOURS, COUNTY, COUNTY_COMPONENTS } from "./games";

const city = freshWish(CITY, "Ada");
const county = freshWish(COUNTY, "Ada");

describe("a fresh form", () => {
  it("is me against stewards", () => {
    expect(city.seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot"]);
    expect(tableOf(city, CITY, COLOURS)).toEqual({
      game: "notre-dame",
      seats: [
        { kind: "me", name: "Ada" },
        { kind: "bot", bot: "steward" },
        { kind: "bot", bot: "steward" },
      ],
      modules: [],
      options: {},
      corrections: {},
      title: "",
      public: false,
      practice: true,
      consent_after: 0,
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
    expect(tableOf(withSeat(local, 1, { name: " Marek " }), CITY, COLOURS).seats[1]).toEqual({
      kind: "local",
      name: "Marek",
    });
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
    expect(marksOf(COUNTY, COUNTY_COMPONENTS, ["howard"])).toEqual(["asquith", "york", "howard"]);
    expect(marksOf(COUNTY, COUNTY_COMPONENTS, ["howard", "wessex"])).toEqual(["asquith", "york", "howard", "wessex"]);
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
    const alone = withModule(
      withOption(withSeats(county, 1), COUNTY, "opponent", "orange"),
      "monuments-challenge",
      true,
    );
    expect(setupOf(alone, COUNTY, [])).toMatchObject({
      seats: 1,
      modules: ["monuments-challenge"],
      options: { opponent: "orange" },
    });
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
    expect(austen && foesOf(austen, COUNTY.modules)).toEqual(["charles-dickens", "solitaire", "tableau"]);
  });

  it("offer the things of a list by kind", () => {
    const things = (option: string) => traitsOf("obsession").lists[option]?.items(COUNTY_COMPONENTS);
    expect(things("monuments")).toEqual(["trophy-room"]);
    expect(things("service-tiles")).toEqual(["barn"]);
    expect(things("promo-guests")).toEqual(["mr-stray", "miss-letter"]);
    expect(things("milestone-cards")).toEqual(["reputation-4", "four-ud-servants"]);
  });

  it("that a challenge has no use for are not sent", () => {
    const alone = withOption(withSeats(county, 1), COUNTY, "opponent", "orange");
    expect(setupOf(withModule(alone, "estate-challenge", true), COUNTY, []).options).toEqual({});
    expect(isUseful(COUNTY, "opponent", ["estate-challenge"])).toBe(false);
    expect(isUseful(COUNTY, "target", ["estate-challenge"])).toBe(true);
    expect(isUseful(COUNTY, "tableau-top", [])).toBe(false);
    expect(isUseful(COUNTY, "tableau-top", ["tableau"])).toBe(true);
    expect(isUseful(COUNTY, "tableau-top", ["tableau", "duel"])).toBe(false);
  });

  it("count teams by their first seat", () => {
    expect([0, 1, 2, 3, 4, 5].map((seat) => teamOf([3, 4, 5, 0, 1, 2], seat))).toEqual([0, 1, 2, 0, 1, 2]);
    expect(teamOf([-1, -1], 0)).toBeNull();
    expect(teamOf([], 0)).toBeNull();
  });

  it("group the opponents that can be chosen by difficulty", () => {
    const levels = opponentsByLevel(COUNTY, COUNTY_COMPONENTS).map(([level, cards]) => [
      level,
      cards.map((card) => card.id),
    ]);
    expect(levels).toEqual([
      ["beginner", ["fairfax"]],
      ["intermediate", ["orange"]],
      ["expert", ["eden"]],
    ]);
  });
});

describe("a game at once", () => {
  it.each(["obsession", "notre-dame"])("is a way to play %s against stewards, and for practice", (game) => {
    const { atOnce } = aboutOf(game) ?? { atOnce: [] };
    const ways = atOnce.map((id) => traitsOf(game).presets.find((each) => each.id === id));
    expect(atOnce[0]).toBe("first");
    for (const way of ways) {
      if (way === undefined) throw new Error("no such way to play");
      const made = quickTable(game, "Ada", way);
      expect(made).toMatchObject({ game, modules: [...way.modules], options: { ...way.options }, practice: true });
      expect(made.seats).toHaveLength(way.seats[2]);
      expect(made.seats[0]).toEqual({ kind: "me", name: "Ada" });
      expect(made.seats.slice(1).every(({ kind }) => kind === "bot")).toBe(true);
    }
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
