import { readFileSync, readdirSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../../src/i18n/texts";
import { RulesPage } from "../../src/learn/rules-page";
import { exampleOf } from "../../src/learn/teaching";
import { REASONS } from "../../src/gen/reasons";
import { anchorOf, found, folded, ruleEntries } from "../../src/learn/rule-index";
import { drawn, sectionsOf, settled, textsFor } from "./helpers";

const GAMES = ["notre-dame", "obsession"];

/** The parameters that a refusal speaks of, read from its message. */
function wanted(game: string, reason: string): string[] {
  const folder = game.replace("-", "_");
  const prefix = game === "obsession" ? "ob" : "nd";
  const own = `../src/parlour/games/${folder}/locale/en`;
  const files = [...readdirSync(own).map((name) => `${own}/${name}`), "../src/parlour/i18n/locale/en/core.ftl"];
  const text = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const block = new RegExp(`^(?:${prefix}-)?reason-${reason} =(.*(?:\\n[ \\t]+.*)*)`, "m").exec(text)?.[1] ?? "";
  expect(block).not.toBe("");
  return [...block.matchAll(/\{ \$([a-z-]+)/g)].map((match) => (match[1] ?? "").replace(/-(id|at|to|from|obj)$/, ""));
}

describe.each(GAMES)("the rules of %s", (game) => {
  it("give every refusal a place that its own address leads to", async () => {
    const entries = ruleEntries(game, sectionsOf(game), await textsFor("en", game));
    const codes = Object.values(REASONS[game] ?? {}).flat();
    expect(codes.length).toBeGreaterThan(20);
    const anchors = entries.flatMap((entry) => [entry.anchor, ...entry.reasons.map(({ anchor }) => anchor)]);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const code of codes) expect(anchors).toContain(anchorOf(entries, code));
    for (const { id } of sectionsOf(game)) expect(anchorOf(entries, id)).toBe(`rule-${id}`);
    expect(anchorOf(entries, "no-such-thing")).toBeNull();
  });

  it("have an example for everything a refusal speaks of", () => {
    for (const [rule, codes] of Object.entries(REASONS[game] ?? {})) {
      for (const code of codes) {
        const known = Object.keys(exampleOf(game, code, rule));
        for (const name of wanted(game, code)) expect(known, code).toContain(name);
      }
    }
  });

  it.each(LANGUAGES)("are told in %s", async (lang) => {
    for (const entry of ruleEntries(game, sectionsOf(game), await textsFor(lang, game))) {
      expect(entry.title).not.toMatch(/^(nd|ob|rule)-/);
      expect(entry.lines.join("")).not.toBe("");
      for (const { text, code } of entry.reasons) expect(text, code).not.toMatch(/reason-|[{}$]/);
    }
  });
});

describe("the search", () => {
  it("wants every word, whatever its accents and letters", async () => {
    const entries = ruleEntries("notre-dame", sectionsOf("notre-dame"), await textsFor("fr", "notre-dame"));
    expect(folded("Évêque, łódź")).toBe("eveque, lodz");
    expect(found(entries, "").length).toBe(entries.length);
    expect(found(entries, "HOPITAL rat").map(({ id }) => id)).toContain("plague");
    expect(found(entries, "hopital xyzzy")).toEqual([]);
  });
});

describe("the page", () => {
  beforeEach(() => {
    vi.stubGlobal("matchMedia", () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    Element.prototype.scrollIntoView = () => undefined;
    const games = GAMES.map((id) => ({ id, sections: sectionsOf(id) }));
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(games)));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    document.body.textContent = "";
  });

  it("opens at the refusal that the address names", async () => {
    const texts = await textsFor("en", "obsession");
    const place = drawn(texts, <RulesPage game="obsession" section="too-expensive" />);
    await settled();
    const target = place.querySelector("#reason-too-expensive");
    expect(target?.className).toContain("ln-target");
    expect(target?.closest("details")?.open).toBe(true);
    expect(place.querySelectorAll("h1").length).toBe(1);
    for (const code of Object.values(REASONS["obsession"] ?? {}).flat()) {
      expect(place.querySelector(`#reason-${code}`), code).not.toBeNull();
    }
  });
});
