/** A game that the page was built without: its words come from the server, and every page does without the rest. */
import { render } from "preact";
import type { ComponentChildren } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameInfo } from "../src/gen/protocol";
import { GivenTexts } from "../src/i18n";
import { NO_GAME } from "../src/i18n/grammar";
import { loadTexts } from "../src/i18n/loader";
import type { Texts } from "../src/i18n/texts";
import { InspectPage } from "../src/inspector/inspect-page";
import { AidsPage } from "../src/learn/aids-page";
import { LearnPage } from "../src/learn/learn-page";
import { StrategyPage } from "../src/learn/strategy-page";
import { GroupsPart } from "../src/lobby/groups-part";
import { Home } from "../src/lobby/home";
import { PresetsPart } from "../src/lobby/presets-part";
import { SeatsPart } from "../src/lobby/seats-part";
import { Summary } from "../src/lobby/summary";
import { loadBoard } from "../src/table/boards";
import { aPart } from "./lobby/games";

const TOY: GameInfo = {
  id: "beggars",
  rules: "1",
  least: 2,
  most: 4,
  base: "base",
  designer: "",
  publisher: "",
  data: "d",
  modules: [{ id: "base", requires: [], excludes: [], stage: "stable", brings: false, alone: false, by_itself: false }],
  options: [
    { id: "first", default: "random", choices: [], only_with: [], not_with: [] },
    { id: "hand", default: "five", choices: ["five", "seven"], only_with: [], not_with: [] },
  ],
  bots: ["random"],
  seat_option: "",
  questions: ["play"],
  sections: [],
};
const FILES = [
  "game-beggars = Beggars\nbg-about = Win all the cards.",
  "bg-option-hand = Cards dealt\nbg-option-hand-five = five",
];
const GRAMMAR = { ...NO_GAME, prefix: "bg" };

function answer(path: string): unknown {
  if (path === "/api/games") return [TOY];
  if (path.startsWith("/api/games/beggars/texts/")) return FILES;
  if (path === "/api/games/beggars/grammar") return GRAMMAR;
  return [];
}

async function textsOfToy(): Promise<Texts> {
  return loadTexts("en", "beggars", ["learn"], {
    names: async () => ({}),
    pages: async () => [],
    files: async () => FILES,
    grammar: async () => GRAMMAR,
  });
}

async function shown(texts: Texts, what: ComponentChildren): Promise<HTMLElement> {
  const place = document.createElement("div");
  document.body.append(place);
  await act(async () => {
    render(<GivenTexts texts={texts}>{what}</GivenTexts>, place);
    await new Promise((done) => setTimeout(done, 60));
  });
  return place;
}

describe("a game that the page was built without", () => {
  beforeEach(() => {
    document.body.replaceChildren();
    vi.stubGlobal("fetch", async (path: string) => new Response(JSON.stringify(answer(path)), { status: 200 }));
  });

  it("speaks with the words of the server", async () => {
    const texts = await textsOfToy();
    expect(texts.gameName("beggars")).toBe("Beggars");
    expect(texts.prefixOf("beggars")).toBe("bg");
    expect(texts.t("lobby-heading")).toBe("Take a seat");
    expect(await loadBoard("beggars")).toBeNull();
  });

  it("has a card on the first page", { timeout: 20_000 }, async () => {
    const place = await shown(await loadTexts("en", null), <Home />);
    await vi.waitFor(
      () => expect(place.querySelector('[data-game="beggars"] h2')?.textContent).toBe("Beggars"),
      15_000,
    );
    const card = place.querySelector('[data-game="beggars"]');
    expect(card?.querySelector("svg.lb-art")).not.toBeNull();
    expect([...(card?.querySelectorAll("a") ?? [])].map((each) => each.getAttribute("href"))).toEqual([
      "#/new/beggars",
      "#/learn",
    ]);
  });

  it("has a form without presets or marks", async () => {
    const part = aPart(TOY);
    const parts = (
      <>
        <PresetsPart {...part} />
        <SeatsPart {...part} known={[]} />
        <GroupsPart {...part} />
        <Summary {...part} known={[]} />
      </>
    );
    const place = await shown(await textsOfToy(), parts);
    expect(place.querySelectorAll(".lb-seat")).toHaveLength(2);
    expect(place.querySelectorAll('input[name="lb-preset"], input[name="lb-marked"]')).toHaveLength(0);
    expect(place.textContent).toContain("Cards dealt");
  });

  it("is taught as far as there is anything to teach", { timeout: 20_000 }, async () => {
    const texts = await textsOfToy();
    const learn = await shown(texts, <LearnPage />);
    expect(learn.textContent).toContain("Win all the cards.");
    expect(learn.querySelector("[data-lesson-start]")).toBeNull();
    const links = [...learn.querySelectorAll(".ln-links a")].map((each) => each.getAttribute("href"));
    expect(links).toEqual(["#/rules/beggars", "#/inspect/beggars", "#/data/beggars"]);
    for (const page of [
      <AidsPage game="beggars" />,
      <StrategyPage game="beggars" />,
      <InspectPage game="beggars" sort="" id="" />,
    ]) {
      expect((await shown(texts, page)).querySelector("h1")).not.toBeNull();
    }
  });
});
