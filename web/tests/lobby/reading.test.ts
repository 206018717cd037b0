import { beforeEach, describe, expect, it } from "vitest";
import type { FactInfo, Standing, TableInfo } from "../../src/gen/protocol";
import { ownData } from "../../src/lobby/own-data";
import { byPart, byStatus, partsOf, shown } from "../../src/lobby/facts";
import { seatsToTake } from "../../src/lobby/join";
import { ago, clockMessage, PACES, timeOf } from "../../src/lobby/pace";
import { inOrder } from "../../src/lobby/standings";
import { termsOf } from "../../src/lobby/verify-page";
import { aTable } from "../net/helpers";

function fact(path: string, status: string): FactInfo {
  return { path, value: 1, status, source: "" };
}

const HEADINGS = { tiles: "tiles", gentry: "gentry" };
const FACTS = [
  fact("dynamic_rules.a", "reconstructed"),
  fact("tiles.barn.price_mod", "reconstructed"),
  fact("tiles.barn", "sourced"),
  fact("gentry.miss", "sourced"),
  fact("gentry.miss.vp", "derived"),
];

describe("facts", () => {
  it("are counted by part, the rest last", () => {
    expect(partsOf(FACTS, HEADINGS)).toEqual([
      { id: "tiles", facts: 2, reconstructed: 1 },
      { id: "gentry", facts: 2, reconstructed: 0 },
      { id: "rest", facts: 1, reconstructed: 1 },
    ]);
  });

  it("are grouped by status, least certain first", () => {
    expect(byStatus(FACTS).map(([status, those]) => [status, those.length])).toEqual([
      ["reconstructed", 2],
      ["derived", 1],
      ["sourced", 2],
    ]);
    expect(byStatus([fact("a", "strange"), fact("b", "sourced")]).map(([status]) => status)).toEqual([
      "sourced",
      "strange",
    ]);
  });

  it("are listed by part", () => {
    expect(byPart(FACTS, HEADINGS).map(([part]) => part)).toEqual(["tiles", "gentry", "rest"]);
  });

  it("have values short enough for a row", () => {
    expect(shown([1, 2])).toBe("[1,2]");
    expect(shown("word")).toBe("word");
    expect(shown("x".repeat(500))).toHaveLength(120);
  });
});

describe("own data sets", () => {
  beforeEach(() => localStorage.clear());

  it("are those of the game, and nothing that is not one", () => {
    const good = { id: "a", name: "A", game: "notre-dame", corrections: {} };
    localStorage.setItem("parlour.datasets", JSON.stringify([good, { id: "b" }, { ...good, game: "obsession" }, 3]));
    expect(ownData("notre-dame")).toEqual([{ ...good, checked: [] }]);
    localStorage.setItem("parlour.datasets", "{");
    expect(ownData("notre-dame")).toEqual([]);
  });
});

describe("clocks", () => {
  it("are ready-made or one's own", () => {
    expect(timeOf("none", 1, 1)).toBeNull();
    expect(timeOf("live", 1, 1)).toEqual({ bank: 600, increment: 30 });
    expect(timeOf("custom", 20, 15)).toEqual({ bank: 1200, increment: 15 });
  });

  it("are told in units people use", () => {
    expect(clockMessage(null).key).toBe("lobby-clock-none");
    expect(clockMessage({ bank: 600, increment: 30 }).params).toEqual({ minutes: 10, seconds: 30 });
    expect(clockMessage({ bank: 3 * 86400, increment: 86400 })).toEqual({
      key: "lobby-clock-days",
      params: { days: 3, hours: 24 },
    });
    expect(new Set(PACES.map((pace) => pace.id)).size).toBe(PACES.length);
  });

  it("say how long ago something was", () => {
    expect(ago("en", 0, 5 * 60_000)).toBe("5 minutes ago");
    expect(ago("en", 0, 26 * 3600_000)).toBe("yesterday");
    expect(ago("pl", 0, 3 * 3600_000)).toBe("3 godziny temu");
    expect(ago("en", 1000, 0)).toBe("this minute");
  });
});

function table(id: string, touched: number, over = false): TableInfo {
  const seats = ["person", "open", "bot", "open"].map((kind, seat) => ({
    seat,
    kind,
    name: "",
    bot: "",
    away: false,
    online: false,
  }));
  return aTable({ id, seats, public: true, over, touched });
}

describe("tables", () => {
  it("that wait for me come first, those over last", () => {
    const standing = (id: string, touched: number, mine: boolean, over = false): Standing => ({
      table: table(id, touched, over),
      held: [0],
      my_turn: mine,
      places: [],
    });
    const found = inOrder([
      standing("over", 9, false, true),
      standing("theirs", 8, false),
      standing("old", 1, true),
      standing("new", 2, true),
    ]);
    expect(found.map((each) => each.table.id)).toEqual(["new", "old", "theirs", "over"]);
  });

  it("give the seat of the invitation, or any open one", () => {
    expect(seatsToTake(table("a", 0), 3, "secret")).toEqual([3]);
    expect(seatsToTake(table("a", 0), 0, "secret")).toEqual([]);
    expect(seatsToTake(table("a", 0), 0, "")).toEqual([1, 3]);
  });

  it("have every term of the score once", () => {
    const sheet = (seat: number, terms: [string, number][]) => ({ seat, terms, total: 0, tie_break: 0, rank: 1 });
    expect(
      termsOf([
        sheet(0, [
          ["tiles", 1],
          ["wealth", 2],
        ]),
        sheet(-1, [
          ["base-score", 3],
          ["tiles", 4],
        ]),
      ]),
    ).toEqual(["tiles", "wealth", "base-score"]);
  });
});
