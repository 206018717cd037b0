// @vitest-environment node
import { describe, expect, it } from "vitest";
import { pageKey, routeOf } from "../../src/app/router";
import type { Offer } from "../../src/gen/protocol";
import { changedNumbers } from "../../src/table/changes";
import { clockFace } from "../../src/table/clock-view";
import { curtainFor } from "../../src/table/curtain";
import { axis, byLabel, pointsOf, ranked } from "../../src/table/end/score";
import { sourcesOf } from "../../src/table/end/sources";
import { headline } from "../../src/table/status-bar";
import { whenAsked } from "../../src/table/thing-sheet";
import { newsWords } from "../../src/table/use-announcements";
import { AN_OFFER, aPosition } from "../net/helpers";
import { PLAIN_TEXTS } from "./texts";

describe("addresses", () => {
  it.each([
    ["", { page: "home" }],
    ["#/", { page: "home" }],
    ["#/t/abc", { page: "table", table: "abc" }],
    ["#/t/abc/k/secret", { page: "key", table: "abc", token: "secret" }],
    ["#/join/abc/2/inv", { page: "join", table: "abc", seat: 2, invitation: "inv" }],
    ["#/rules/obsession/host-activity", { page: "rules", game: "obsession", section: "host-activity" }],
    ["#/inspect/obsession/tile/barn", { page: "inspect", game: "obsession", sort: "tile", id: "barn" }],
    ["#/nothing/of/this", { page: "unknown" }],
  ])("lead to pages: %s", (address, route) => {
    expect(routeOf(address)).toEqual(route);
  });

  it("may leave something out, or be broken", () => {
    expect(routeOf("#/join/abc/2/-")).toMatchObject({ invitation: "" });
    expect(routeOf("#/t/%E0%A4%A")).toMatchObject({ page: "table" });
  });

  it("within a page do not build it anew", () => {
    expect(pageKey(routeOf("#/rules/obsession/a"))).toBe(pageKey(routeOf("#/rules/obsession/b")));
    expect(pageKey(routeOf("#/t/a"))).not.toBe(pageKey(routeOf("#/t/b")));
  });
});

describe("a preview", () => {
  it("names the numbers that change, one level deep, lists by their length", () => {
    const before = { gold: 3, cubes: { bank: 0, park: 1 }, hand: ["a", "b"], confidant: null, rat: 2 };
    const after = { gold: 5, cubes: { bank: 1, park: 1 }, hand: ["a"], confidant: "bank", rat: 2 };
    expect(changedNumbers(before, after)).toEqual([
      { path: ["gold"], before: 3, after: 5 },
      { path: ["cubes", "bank"], before: 0, after: 1 },
      { path: ["hand"], before: 2, after: 1 },
    ]);
  });
});

describe("a clock", () => {
  it("never runs below zero", () => {
    expect(clockFace(61_000)).toBe("01:01");
    expect(clockFace(3_600_000)).toBe("1:00:00");
    expect(clockFace(-5)).toBe("00:00");
  });
});

describe("the curtain", () => {
  it("falls when another person at this screen is asked", () => {
    expect(curtainFor([0], [0], null, false)).toEqual([]);
    expect(curtainFor([0, 1], [1], null, false)).toEqual([1]);
    expect(curtainFor([0, 1], [1], 0, false)).toEqual([1]);
    expect(curtainFor([0, 1], [0, 1], 0, false)).toEqual([]);
    expect(curtainFor([0, 1], [2], 0, false)).toEqual([]);
    expect(curtainFor([0, 1], [2], null, false)).toEqual([0, 1]);
    expect(curtainFor([0, 1], [], null, true)).toEqual([]);
  });
});

describe("scores", () => {
  const sheets = [
    { seat: -1, terms: [["base-score", 65]] as [string, number][], total: 65, tie_break: 0, rank: 2 },
    {
      seat: 0,
      terms: [
        ["tiles", 27],
        ["gentry", 40],
      ] as [string, number][],
      total: 67,
      tie_break: 0,
      rank: 1,
    },
  ];

  it("are ranked, their sources in the order of the seats' sheet", () => {
    expect(sourcesOf(sheets, [])).toEqual(["tiles", "gentry", "base-score"]);
    expect(ranked(sheets).map((each) => each.seat)).toEqual([0, -1]);
    expect(pointsOf(sheets[1]!, "tiles")).toBe(27);
    expect(pointsOf(sheets[1]!, "base-score")).toBeNull();
  });

  it("fit on an axis of round numbers", () => {
    for (const values of [[0], [3, 7], [136, 20], [-4, 12], [1, 999]]) {
      const ticks = axis(values);
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values, 0));
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
      expect(ticks.length).toBeLessThanOrEqual(8);
    }
  });

  it("take the last moment of a round", () => {
    const round = (ply: number, label: number) => ({ ply, label, totals: [ply] });
    expect(byLabel([round(1, 1), round(2, 1), round(3, 2)]).map((each) => each.ply)).toEqual([2, 3]);
  });
});

describe("the live region", () => {
  it("says as much as is wanted", () => {
    const lines = ["One.", "Two.", "Three.", "Four."];
    expect(newsWords(lines, "off")).toBe("");
    expect(newsWords(lines, "summary")).toBe("Two. Three. Four.");
    expect(newsWords(lines, "full")).toBe("One. Two. Three. Four.");
  });
});

describe("what can be used", () => {
  const asking = (...actions: string[]): Offer => ({
    seat: 0,
    kind: "any",
    rule: "",
    choices: actions.map((action) => ({ action, key: "", params: {} })),
    more: false,
    stage: null,
    examples: [],
    indifferent: false,
    closing: "",
    onward: null,
  });

  it("can be used now only while the question is about it", () => {
    expect(whenAsked(asking("play red-bank", "play red-inn"), "bank")).toBe("now");
    expect(whenAsked(asking("bribe monk", "pass"), "monk")).toBe("now");
    expect(whenAsked(asking("bribe monk", "pass"), "bank")).toBe("asked");
    expect(whenAsked(null, "bank")).toBe("next");
  });
});

describe("several people at one screen", () => {
  it("are told whose turn it is, and somebody alone that it is their own", () => {
    const names = ["Mara", "Hugo"];
    expect(headline(PLAIN_TEXTS, aPosition(3), AN_OFFER, names, "Hugo")).toBe("table-turn-of Hugo");
    expect(headline(PLAIN_TEXTS, aPosition(3), AN_OFFER, names)).toBe("table-your-turn");
  });
});
