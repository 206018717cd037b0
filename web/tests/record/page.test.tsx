import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, expect, it, vi } from "vitest";
import { loadTexts } from "../../src/i18n/loader";
import { LANGUAGES } from "../../src/i18n/texts";
import { api } from "../../src/net/api";
import { addFinished, type Finished, finishedGames } from "../../src/net/record";
import { keepToken } from "../../src/net/tokens";
import { RecordPage } from "../../src/record";
import { drawn, settled } from "../learn/helpers";

const WELLS = { names: async () => ({}), pages: async () => [] };
const GAME: Finished = {
  table: "abc",
  game: "obsession",
  ended: 86_400_000,
  plies: 90,
  modules: ["base", "solitaire"],
  options: { opponent: "eden" },
  seats: [{ kind: "person", name: "", bot: "" }],
  held: [0],
  places: [
    { seat: 0, total: 130, rank: 1 },
    { seat: -1, total: 119, rank: 2 },
  ],
  marks: null,
};

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.spyOn(api, "components").mockResolvedValue({
    opponents: [{ id: "eden", level: "expert", set: "base", mode: "extended", base_score: 119 }],
  });
  vi.spyOn(api, "mine").mockResolvedValue([]);
});

const texts = (lang: (typeof LANGUAGES)[number]) =>
  loadTexts(lang, ["obsession", "notre-dame"], ["lobby", "record"], WELLS, "table");

it.each(LANGUAGES)("tells of a finished game, and leads to it while its key is here (%s)", async (lang) => {
  addFinished([GAME, { ...GAME, table: "def" }, { ...GAME, table: "ghi", game: "notre-dame" }]);
  keepToken("abc", "secret");
  const looked = vi.spyOn(api, "position").mockResolvedValue({ view: { seats: [{ family: "york" }] } } as never);
  const place = drawn(await texts(lang), <RecordPage />);
  await settled();
  await settled();
  expect(place.querySelector("dl")?.textContent).toContain("130");
  expect([...place.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(["#/t/abc?replay"]);
  expect(place.querySelector(".rb-ladder .rb-beaten")?.textContent).toContain("+11");
  expect(finishedGames()[0]?.marks).toEqual(["york"]);
  expect(looked).toHaveBeenCalledTimes(1);
  expect(place.textContent).not.toMatch(/record-|game-obsession-/);
  act(() => render(null, place));
});

it("says so where no game was finished, and has nothing to save", async () => {
  const place = drawn(await texts("en"), <RecordPage />);
  await settled();
  expect(place.textContent).toContain("No game has been finished here yet");
  expect(place.querySelectorAll('#rb-files button[aria-disabled="true"]')).toHaveLength(2);
  act(() => render(null, place));
});
