import { beforeEach, describe, expect, it } from "vitest";
import {
  asToml,
  corrected,
  isEditable,
  paths,
  sendable,
  target,
  valueAt,
  withValue,
  without,
} from "../../src/inspector/corrections";
import { allData, asJson, dropData, keepData, readFile } from "../../src/inspector/datasets";
import { originOf } from "../../src/games/notre-dame/origins";
import { originIn } from "../../src/games/obsession/origins";
import { weakest } from "../../src/inspector/provenance";
import { spread } from "../../src/inspector/spread";

describe("corrections", () => {
  it("are set and taken back by path", () => {
    const one = withValue({}, "tiles.great-hall.front.vp", 4);
    const two = withValue(one, "tiles.great-hall.price_mod", 200);
    expect(two).toEqual({ tiles: { "great-hall": { front: { vp: 4 }, price_mod: 200 } } });
    expect(corrected(two, "tiles.great-hall.front.vp")).toBe(4);
    expect(corrected(two, "tiles.barn.front.vp")).toBeUndefined();
    expect(paths(two)).toEqual([
      ["tiles.great-hall.front.vp", 4],
      ["tiles.great-hall.price_mod", 200],
    ]);
    expect(without(two, "tiles.great-hall.front.vp")).toEqual({ tiles: { "great-hall": { price_mod: 200 } } });
    expect(without(one, "tiles.great-hall.front.vp")).toEqual({});
  });

  it("replace lists as a whole and leave out what they do not say", () => {
    expect(target("obsession", "gentry.anne-hawkins.favours.pounds")).toBe("gentry.anne-hawkins.favours");
    expect(target("obsession", "tracks.standard.events.6")).toBe("tracks.standard.events.6");
    expect(target("obsession", "servants.valet.vp")).toBe("servants.valet.vp");
    expect(sendable([{ kind: "pounds", amount: 300, look: 0, choice: "" }])).toEqual([{ kind: "pounds", amount: 300 }]);
    expect(sendable(["valet"])).toEqual(["valet"]);
  });

  it("find the value of the components behind a path", () => {
    const components = { tiles: [{ id: "barn", front: { vp: 2 } }], start: { pounds: 0 } };
    expect(valueAt(components, "tiles.barn.front.vp")).toBe(2);
    expect(valueAt(components, "start.pounds")).toBe(0);
    expect(valueAt(components, "tiles.moon.vp")).toBeUndefined();
  });

  it("are offered where they make sense", () => {
    expect(isEditable("notre-dame", "rats.fool")).toBe(true);
    expect(isEditable("notre-dame", "components.gold")).toBe(false);
    expect(isEditable("obsession", "tiles.barn.kind")).toBe(false);
    expect(isEditable("obsession", "opponents.eden.mode")).toBe(true);
  });

  it("are written for the terminal", () => {
    const corrections = {
      rats: { fool: 2 },
      board: { corners: "MbbMMbbM" },
      gentry: { "a-b": { favours: [{ kind: "pounds", amount: 300 }] } },
    };
    expect(asToml("notre-dame", corrections)).toBe(
      'game = "notre-dame"\n\n[rats]\nfool = 2\n\n[board]\ncorners = "MbbMMbbM"\n\n[gentry.a-b]\nfavours = [{ kind = "pounds", amount = 300 }]\n',
    );
  });
});

describe("facts", () => {
  it("that stand together are spread line by line", () => {
    const entries = [
      {
        path: "tiles.barn",
        value: { id: "barn", copies: 2, front: { vp: 2, effect: null } },
        status: "sourced",
        source: "s",
      },
    ];
    expect(spread(entries).map(({ path, value }) => [path, value])).toEqual([
      ["tiles.barn.copies", 2],
      ["tiles.barn.front.vp", 2],
    ]);
  });

  it("know where they come from", () => {
    const record = {
      origin: {
        status: "sourced",
        reconstructed: ["front.favours.pounds"],
        derived: ["pr"],
        corrected: ["vp"],
        source: "a book",
      },
    };
    expect(originIn(record, "front.favours").status).toBe("reconstructed");
    expect(originIn(record, "pr").status).toBe("derived");
    expect(originIn(record, "vp")).toEqual({ status: "corrected", source: "a book" });
    expect(originIn(record, "back.vp").status).toBe("sourced");
    const city = {
      persons: [{ id: "fool", status: "reconstructed", source: "x" }],
      board: { provenance: [{ path: "board.corners", status: "convention", source: "y" }] },
    };
    expect(originOf(city, "rats.fool").status).toBe("reconstructed");
    expect(originOf(city, "board.corners").status).toBe("convention");
    expect(
      weakest([
        { status: "sourced", source: "" },
        { status: "reconstructed", source: "" },
      ]).status,
    ).toBe("reconstructed");
  });
});

describe("own data sets", () => {
  beforeEach(() => localStorage.clear());

  it("are kept, renamed and forgotten", () => {
    const data = { id: "1", name: " My box ", game: "notre-dame", corrections: { rats: { fool: 2 } }, checked: [] };
    expect(keepData(data)).toBe(true);
    expect(allData()).toEqual([{ ...data, name: "My box" }]);
    keepData({ ...data, name: "Another name" });
    expect(allData().map(({ name }) => name)).toEqual(["Another name"]);
    dropData("1");
    expect(allData()).toEqual([]);
  });

  it("survive a file, and only a file of their game", () => {
    const data = { id: "1", name: "My box", game: "notre-dame", corrections: { rats: { fool: 2 } }, checked: [] };
    expect(readFile(asJson(data), "notre-dame")).toEqual({
      name: "My box",
      corrections: data.corrections,
      checked: [],
    });
    expect(readFile(asJson(data), "obsession")).toBeNull();
    expect(readFile("not json", "notre-dame")).toBeNull();
    localStorage.setItem("parlour.datasets", "[1, {}]");
    expect(allData()).toEqual([]);
  });
});
