import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  forgetTable,
  inheritTokens,
  joinLink,
  keepMade,
  keepToken,
  kept,
  myTables,
  tokenOf,
  tokensOf,
} from "../../src/net/tokens";
import { aTable } from "./helpers";

beforeEach(() => {
  const shelf = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
  });
  for (const table of ["a", "b", "t1"]) forgetTable(table);
});

describe("secrets", () => {
  it("are kept by table, once each, the first one first", () => {
    keepToken("a", "one");
    keepToken("a", "two");
    keepToken("a", "one");
    expect(tokensOf("a")).toEqual(["one", "two"]);
    expect(tokenOf("a")).toBe("one");
    expect(tokenOf("b")).toBeUndefined();
  });

  it("come with the invitations of a table that was made", () => {
    keepMade({ table: aTable(), token: "mine", held: [0], invitations: { "1": "come" }, watch: "look" });
    keepMade({ table: aTable(), token: "second", held: [1] });
    expect(kept("t1")).toMatchObject({ tokens: ["mine", "second"], invitations: { "1": "come" }, watch: "look" });
  });

  it("list my tables, but not those I only watch", () => {
    keepToken("a", "one");
    keepToken("b", "", { watch: "look" });
    expect(myTables()).toEqual({ a: "one" });
    forgetTable("a");
    expect(myTables()).toEqual({});
  });

  it("open a rematch", () => {
    keepToken("a", "one");
    inheritTokens("a", "b");
    expect(tokensOf("b")).toEqual(["one"]);
  });

  it("survive rubbish in the storage", () => {
    localStorage.setItem("parlour.tables", "[1, {]");
    expect(tokensOf("a")).toEqual([]);
  });

  it("make links that keep them behind the #", () => {
    expect(joinLink("a", 1, "come")).toMatch(/#\/join\/a\/1\/come$/);
  });
});
