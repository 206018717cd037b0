import axe from "axe-core";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Components } from "../../src/contract";
import { ComponentFacts } from "../../src/inspector/component-facts";
import { InspectSheet } from "../../src/inspector/inspect-sheet";
import { findItem, inspectionOf, storyOf } from "../../src/inspector/inspection";
import { LANGUAGES } from "../../src/i18n/texts";
import { drawn, settled, textsFor } from "./helpers";

const GAMES = ["notre-dame", "obsession"];

function componentsOf(game: string): Components {
  return JSON.parse(readFileSync(`../build/web-fixtures/components-${game}.json`, "utf8")) as Components;
}

describe.each(GAMES)("the components of %s", (game) => {
  it.each(LANGUAGES)("have all their values in words (%s)", { timeout: 30_000 }, async (lang) => {
    const texts = await textsFor(lang, game);
    const components = componentsOf(game);
    for (const sort of inspectionOf(game).sorts) {
      const items = sort.items(components);
      expect(items.length, sort.id).toBeGreaterThan(0);
      expect(texts.has(`learn-sort-${sort.id}`)).toBe(true);
      for (const item of items) {
        const { lines, about } = inspectionOf(game).valuesOf(item, components, texts);
        expect(lines.length + about.length, item.id).toBeGreaterThan(0);
        for (const { label, cells } of lines) {
          // A key instead of words would mean that a message is missing.
          for (const words of [label, ...cells.flatMap((cell) => cell.words)])
            expect(words, item.id).not.toMatch(/^(learn|ob|nd)-[a-z]/);
        }
      }
    }
  });

  it("name every choice of a filter", async () => {
    const texts = await textsFor("en", game);
    const components = componentsOf(game);
    for (const sort of inspectionOf(game).sorts) {
      for (const item of sort.items(components)) {
        const { set = "" } = item.has;
        if (set !== "") expect(texts.has(`learn-set-${set}`), set).toBe(true);
      }
    }
  });
});

describe("a story", () => {
  it.each(LANGUAGES)("is told of everybody and every room, and of nothing else (%s)", async (lang) => {
    for (const game of GAMES) {
      const texts = await textsFor(lang, game);
      for (const sort of inspectionOf(game).sorts) {
        const told = sort.items(componentsOf(game)).map((item) => storyOf(game, item, texts));
        const has = !["bill", "objective", "vp-card", "round-event"].includes(sort.id);
        expect(
          told.every((story) => (story !== "") === has),
          `${game} ${sort.id}`,
        ).toBe(true);
        if (has) expect(new Set(told).size).toBe(told.length);
      }
    }
  });

  it("stands first, under the title", async () => {
    for (const [game, sort, id, words] of [
      ["obsession", "gentry", "sherlock-holmes", "the motive"],
      ["notre-dame", "card", "red-confidant", "no livery"],
    ] as const) {
      const texts = await textsFor("en", game);
      const place = drawn(texts, <ComponentFacts {...{ game, sort, id, texts }} components={componentsOf(game)} />);
      await settled();
      const first = place.querySelector(".ln-component")?.firstElementChild;
      expect(first?.className).toBe("ln-story");
      expect(first?.textContent).toContain(words);
    }
  });
});

describe("an item", () => {
  it("is found by what the table calls it", () => {
    const city = componentsOf("notre-dame");
    expect(findItem("notre-dame", city, "card", "red-carriage-house")?.id).toBe("carriage-house");
    expect(findItem("notre-dame", city, "bill", "blue-gold")?.id).toBe("gold");
    expect(findItem("obsession", componentsOf("obsession"), "vp-card", "pounds-300-b")?.id).toBe("pounds-300");
    expect(findItem("obsession", componentsOf("obsession"), "tile", "the-moon")).toBeNull();
  });
});

describe("the sheet", () => {
  beforeAll(() =>
    vi.stubGlobal("matchMedia", () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })),
  );

  it("says why a thing cannot be used, with the rule", async () => {
    const texts = await textsFor("en", "obsession");
    const found = [
      {
        sort: "tile",
        name: "great-hall",
        why: {
          reason: "tile-above-reputation",
          rule: "host-activity",
          params: { tile: "great-hall", rating: 6, level: 3 },
        },
        remedy: { kind: "reputation", params: { count: 4 } },
      },
      { sort: "tile", name: "barn", why: null, remedy: null },
    ];
    const place = drawn(
      texts,
      <InspectSheet
        game="obsession"
        sort="tile"
        id="great-hall"
        found={found}
        components={componentsOf("obsession")}
        texts={texts}
        onClose={() => undefined}
      />,
    );
    await settled();
    expect(place.querySelector(".ln-verdict-no")?.textContent).toContain("rating 6");
    expect(place.querySelector('.ln-verdict-no a[href="#/rules/obsession/host-activity"]')).not.toBeNull();
    expect(place.querySelector(".ln-verdict-no .ui-remedy")?.textContent).toBe("4 steps of reputation to go.");
    expect(place.querySelector(".ln-verdict-ok")).toBeNull();
  });

  it("tells what may be bought from what can be used, and now from the next turn", async () => {
    const texts = await textsFor("en", "obsession");
    const sheet = (sort: string, when: "now" | "asked" | "next") =>
      drawn(
        texts,
        <InspectSheet
          game="obsession"
          sort="tile"
          id="barn"
          found={[{ sort, name: "barn", why: null, remedy: null }]}
          components={componentsOf("obsession")}
          texts={texts}
          when={when}
          onClose={() => undefined}
        />,
      ).querySelector(".ln-verdict-ok")?.textContent;
    expect(sheet("offer", "now")).toBe("Now:Can be bought.");
    expect(sheet("tile", "now")).toBe("Now:An activity can be hosted here.");
    expect(sheet("tile", "next")).toContain("At your next turn");
    expect(sheet("tile", "asked")).toContain("When you are asked");
  });

  it("knows the buildings that the map is made of", async () => {
    const texts = await textsFor("en", "notre-dame");
    const components = componentsOf("notre-dame");
    for (const sector of ["seminary", "bank", "residence", "carriage-house", "inn", "park", "hospital"]) {
      expect(findItem("notre-dame", components, "sector", sector)?.id).toBe(sector);
      const place = drawn(
        texts,
        <ComponentFacts game="notre-dame" sort="sector" id={sector} components={components} texts={texts} />,
      );
      expect(place.querySelector(".ln-does")?.textContent).toBe(texts.t(`nd-card-${sector}-about`));
      expect(place.querySelector(`a[href="#/rules/notre-dame/${sector}"]`)).not.toBeNull();
    }
  });

  it("has no fault that a checker would find", { timeout: 60_000 }, async () => {
    const texts = await textsFor("en", "obsession");
    const place = drawn(
      texts,
      <ComponentFacts
        game="obsession"
        sort="tile"
        id="french-garden"
        components={componentsOf("obsession")}
        texts={texts}
      />,
    );
    await settled();
    const { violations } = await axe.run(place, {
      rules: { region: { enabled: false }, "color-contrast": { enabled: false }, "heading-order": { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});
