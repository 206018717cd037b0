import { act } from "preact/test-utils";
import { render } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadTexts } from "../../src/i18n/loader";
import { preferred } from "../../src/i18n/language";
import { TextsProvider, useTexts } from "../../src/i18n/provider";
import { choose } from "../../src/ui/settings";

const WELLS = {
  names: async () => ({ tile: { barn: "Grange" }, servant: { valet: "Valet" } }),
  pages: async () => [{ id: "host-activity", book: "rulebook", page: "12" }],
};

describe("loadTexts", () => {
  it("brings only what is asked for", async () => {
    const shell = await loadTexts("fr", null, [], WELLS);
    expect(shell.t("web-close")).toBe("Fermer");
    expect(shell.has("ob-about")).toBe(false);
    const game = await loadTexts("fr", "obsession", [], WELLS);
    expect(game.game).toBe("obsession");
    expect(game.term("tile", "barn")).toBe("Grange");
    expect(game.term("tile", "constructor")).toBe("constructor");
    expect(game.citation("host-activity")).toContain("12");
    expect(game.has("nd-about")).toBe(false);
  });

  it("calls seats by name, and those without one by what they are", async () => {
    const texts = await loadTexts("pl", null, [], WELLS);
    const seats = [
      { kind: "person", name: "steward", bot: "" },
      { kind: "open", name: "", bot: "" },
      { kind: "bot", name: "", bot: "steward" },
      { kind: "bot", name: "Hugo", bot: "steward" },
    ];
    expect(texts.seatNames(seats)).toEqual(["steward", "Wolne miejsce", "Rządca", "Hugo"]);
  });

  it("gives the key where a text is missing", async () => {
    const texts = await loadTexts("en", null, [], WELLS);
    expect(texts.t("web-nothing-of-the-kind")).toBe("web-nothing-of-the-kind");
    expect(texts.t("list-tally", { name: "Anna" })).toBe("Anna value");
  });
});

describe("the language", () => {
  it.each([
    [["pl-PL", "en"], "pl"],
    [["de", "fr-CA"], "fr"],
    [["de"], "en"],
    [[], "en"],
  ])("of %j is %s", (languages, wanted) => expect(preferred(languages)).toBe(wanted));
});

describe("TextsProvider", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.restoreAllMocks());

  it("speaks the chosen language everywhere, and so does the page", async () => {
    const Word = () => <b>{useTexts().t("web-close")}</b>;
    const place = document.createElement("div");
    await act(() =>
      render(
        <TextsProvider fallback="…">
          <Word />
        </TextsProvider>,
        place,
      ),
    );
    await vi.waitFor(() => expect(place.textContent).toBe("Close"));
    await act(() => choose("language", "pl"));
    await vi.waitFor(() => expect(place.textContent).toBe("Zamknij"));
    await vi.waitFor(() => expect(document.documentElement.lang).toBe("pl"));
    await act(() => render(null, place));
  });
});
