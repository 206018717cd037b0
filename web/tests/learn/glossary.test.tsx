import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { QUESTIONS as OF_CITY } from "../../src/games/notre-dame/gen/sent";
import { QUESTIONS as OF_COUNTY } from "../../src/games/obsession/gen/sent";
import { LANGUAGES } from "../../src/i18n/texts";
import { entriesOf, entriesWith, GlossaryPage } from "../../src/learn/glossary-page";
import { teachingOf } from "../../src/learn/teaching";
import { api } from "../../src/net/api";
import { WordsLink } from "../../src/table/words-link";
import { CITY } from "../lobby/games";
import { drawn, settled, textsFor } from "./helpers";

const GAMES = [
  ["notre-dame", "notre_dame", OF_CITY],
  ["obsession", "obsession", OF_COUNTY],
] as const;

function glossaryOf(game: string) {
  const { glossary } = teachingOf(game);
  if (glossary === undefined) throw new Error(`no glossary of ${game}`);
  return glossary;
}

describe.each(GAMES)("the glossary of %s", (game, folder, questions) => {
  const { terms, asked } = glossaryOf(game);

  it.each(LANGUAGES)("tells every word (%s)", async (lang) => {
    const texts = await textsFor(lang, game);
    expect(terms.flatMap(({ name, text }) => [name, text]).filter((key) => !texts.has(key))).toEqual([]);
    const called = terms.map(({ name }) => texts.t(name));
    expect(called.filter((name, at) => called.indexOf(name) !== at)).toEqual([]);
  });

  it("leads from each word to a section of the rules", () => {
    const book = readFileSync(`../src/parlour/games/${folder}/content/rulebook.toml`, "utf8");
    const sections = [...book.matchAll(/^id = "(.*)"$/gm)].map(([, id]) => id);
    expect(terms.filter(({ rule }) => !sections.includes(rule)).map(({ id }) => id)).toEqual([]);
  });

  it("has words for every question, and no others", () => {
    const known = terms.map(({ id }) => id);
    expect(Object.keys(asked).sort()).toEqual([...questions].sort());
    for (const [kind, words] of Object.entries(asked)) {
      expect(words.length, kind).toBeGreaterThan(0);
      expect(
        words.filter((word) => !known.includes(word)),
        kind,
      ).toEqual([]);
    }
  });
});

describe("the page of a glossary", () => {
  it("finds words by name and meaning, whatever their accents", async () => {
    const texts = await textsFor("fr", "obsession");
    const entries = entriesOf(glossaryOf("obsession"), texts);
    expect(entriesWith(entries, "").length).toBe(entries.length);
    expect(entriesWith(entries, "reputation niveau").map(({ id }) => id)).toContain("rating");
    expect(entriesWith(entries, "zeppelin")).toEqual([]);
  });

  it("puts the words of a question first, and marks the one that a link names", async () => {
    vi.spyOn(api, "games").mockResolvedValue([CITY]);
    Element.prototype.scrollIntoView = vi.fn();
    const texts = await textsFor("en", "notre-dame");
    const asked = drawn(texts, <GlossaryPage game="notre-dame" term="move-carriage" />);
    await settled();
    expect(
      [...asked.querySelectorAll("[data-asked] [data-term]")].map((each) => each.getAttribute("data-term")),
    ).toEqual(["carriage", "market", "message"]);
    const one = drawn(texts, <GlossaryPage game="notre-dame" term="plague" />);
    await settled();
    expect(one.querySelector(".ln-target dt")?.textContent).toBe("Plague");
    expect(one.querySelector("[data-asked]")).toBeNull();
    expect(one.querySelector('.ln-target a[href="#/rules/notre-dame/plague"]')).not.toBeNull();
    vi.restoreAllMocks();
  });

  it("is linked from a question, where the game has one", async () => {
    const texts = await textsFor("en", "notre-dame");
    const place = drawn(texts, <WordsLink game="notre-dame" kind="keep-card" />);
    expect(place.querySelector("a")?.getAttribute("href")).toBe("#/glossary/notre-dame/keep-card");
    expect(drawn(texts, <WordsLink game="chess" kind="move" />).querySelector("a")).toBeNull();
  });
});
