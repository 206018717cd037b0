import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import type { Place, SeatInfo, Standing } from "../../src/gen/protocol";
import { GivenTexts } from "../../src/i18n";
import { loadTexts } from "../../src/i18n/loader";
import { LANGUAGES } from "../../src/i18n/texts";
import type { Texts } from "../../src/i18n/texts";
import { Join } from "../../src/lobby/join";
import { againstWords, modeWords, resultWords } from "../../src/lobby/standings";
import { traitsOf } from "../../src/lobby/traits";
import { api } from "../../src/net/api";
import { settled } from "../learn/helpers";
import { aTable } from "../net/helpers";

const WELLS = { names: async () => ({}), pages: async () => [] };
const GAMES = ["obsession", "notre-dame"];

/** The words of the first page, where no game is at hand. */
function firstPage(): Promise<Texts> {
  return loadTexts("en", null, ["lobby"], WELLS);
}

function seats(...names: string[]): SeatInfo[] {
  return names.map((name, seat) => ({ seat, kind: "person", name, bot: "", away: false, online: true }));
}

function standing(names: string[], held: number[], places: [number, number, number][], over = {}): Standing {
  const told = places.map(([seat, total, rank]): Place => ({ seat, total, rank }));
  return { table: aTable({ seats: seats(...names), over: true, ...over }), held, my_turn: false, places: told };
}

describe("the words of the lobby", () => {
  it.each(LANGUAGES)("have every group, part and way to play of every game (%s)", async (lang) => {
    for (const game of GAMES) {
      const texts = await loadTexts(lang, game, [], WELLS);
      const { groups, presets } = traitsOf(game);
      const parts = groups.flatMap((group) =>
        group.parts.map(({ id }) => (id === group.id ? `lobby-group-${id}` : `lobby-part-of-${id}`)),
      );
      const ways = presets.flatMap(({ id }) => [`lobby-preset-${id}`, `lobby-preset-${id}-about`]);
      expect([...parts, ...ways].filter((key) => !texts.has(key))).toEqual([]);
    }
  });
});

describe("one of my tables", () => {
  it("says which way of playing it is, without the game's own words at hand", async () => {
    const texts = await firstPage();
    const mode = (over: object) => modeWords(texts, aTable(over));
    expect(mode({ game: "obsession", seats: seats("a") })).toBe("Solitaire");
    expect(mode({ game: "obsession", seats: seats("a", "b"), modules: ["base"] })).toBe("Base game");
    expect(mode({ game: "obsession", seats: seats("a", "b"), modules: ["duel", "ud-guests", "ud-tiles"] })).toBe(
      "Duel",
    );
    expect(mode({ game: "obsession", seats: seats("a", "b"), modules: ["duel", "extended"] })).toBe("Duel (changed)");
    expect(mode({ game: "notre-dame", modules: ["new-persons"] })).toBe("New persons");
    expect(mode({ game: "notre-dame", guide: "first-game" })).toBe("Guided first game");
    expect(mode({ game: "obsession", seats: seats("a", "b"), modules: ["extended", "wessex"] })).toMatch(/2 additions/);
  });

  it("names those I play against, and everybody where I hold several seats", async () => {
    const texts = await firstPage();
    expect(againstWords(texts, standing(["Ada", "Ben", "Cy"], [1], []), ["Ada", "Ben", "Cy"])).toBe(
      "against Ada and Cy",
    );
    expect(againstWords(texts, standing(["Ada", "Ben"], [0, 1], []), ["Ada", "Ben"])).toBe("Ada and Ben");
    expect(againstWords(texts, standing(["Ada"], [0], []), ["Ada"])).toBe("alone");
  });

  it("says how it ended", async () => {
    const texts = await firstPage();
    const told = (...given: Parameters<typeof standing>) => resultWords(texts, standing(...given));
    const names = ["Ada", "Ben", "Cy"];
    const places: [number, number, number][] = [
      [0, 50, 2],
      [1, 70, 1],
      [2, 40, 3],
    ];
    expect(told(names, [1], places)).toBe("You won with a score of 70.");
    expect(told(names, [2], places)).toBe("Place 3 of 3 with a score of 40; Ben won with 70.");
    expect(told(names, [0, 1], places)).toBe("Ben won with a score of 70.");
    const shared: [number, number, number][] = [
      [0, 50, 1],
      [1, 50, 1],
    ];
    expect(told(["Ada", "Ben"], [0], shared)).toBe("You share first place with a score of 50.");
    const opponent: [number, number, number][] = [
      [0, 90, 1],
      [-1, 77, 2],
    ];
    expect(told(["Ada"], [0], opponent)).toBe("You won, 90 to 77.");
    expect(told(names, [0], [])).toBe("");
  });
});

describe("an invitation that was used", () => {
  it("offers to watch with the same secret", async () => {
    const table = aTable({ id: "t9" });
    vi.spyOn(api, "table").mockResolvedValue(table);
    vi.spyOn(api, "checkSetup").mockRejectedValue(new Error("not asked here"));
    vi.stubGlobal(
      "fetch",
      vi.fn<typeof fetch>().mockImplementation(async () => new Response("[]")),
    );
    const place = document.createElement("div");
    document.body.append(place);
    const texts = await firstPage();
    act(() =>
      render(
        <GivenTexts texts={texts}>
          <Join table="t9" seat={1} invitation="sesame" />
        </GivenTexts>,
        place,
      ),
    );
    await settled();
    await vi.waitFor(() => expect(place.querySelector('a[href="#/watch/t9/sesame"]')).not.toBeNull());
    expect(place.textContent).toContain("still lets you watch");
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
});
