/** Upstairs, Downstairs and the other ways to play, as the board draws them. */
import { describe, expect, it, vi } from "vitest";
import { act } from "preact/test-utils";
import { countyOf } from "../../src/games/obsession/model";
import { inOrder, placementOf, toggled, withoutGuest } from "../../src/games/obsession/placements";
import type { Choice, Stage } from "../../src/gen/protocol";
import { controls, counts, draw, fixture, fixtures, offerOf, once, ordered, press, textsOf } from "./helpers";
import type { Fixture } from "./helpers";

vi.setConfig({ testTimeout: 60_000 });

describe("words of placements", () => {
  it("are read into what they place and where", () => {
    expect(placementOf("cook")).toEqual({ word: "cook", sort: "tile", servant: "cook", kind: "" });
    expect(placementOf("hall-boy@lord")).toEqual({
      word: "hall-boy@lord",
      sort: "guest",
      servant: "hall-boy",
      guest: "lord",
      kind: "",
    });
    expect(placementOf("head-housemaid=prestige")).toMatchObject({
      sort: "tile",
      servant: "head-housemaid",
      kind: "prestige",
    });
    expect(placementOf("head-housemaid@lord=look_casual")).toMatchObject({
      sort: "guest",
      guest: "lord",
      kind: "look_casual",
    });
    expect(placementOf("carriage:footman-1")).toMatchObject({ sort: "carriage", servant: "footman", sent: "fewer" });
    expect(placementOf("lend:valet*2")).toMatchObject({ sort: "lend", servant: "valet", count: 2 });
    expect(placementOf("for:lord")).toMatchObject({ sort: "for", guest: "lord" });
  });

  it("stand in one order, whether offered or placed", () => {
    expect(inOrder(["hall-boy@lord", "cook", "cook", "carriage:footman+1"]).map((each) => each.word)).toEqual([
      "cook",
      "carriage:footman+1",
      "hall-boy@lord",
    ]);
  });

  it("are taken back by the same switch; a second carriage or loan takes the place of the first", () => {
    expect(toggled(["tile", "cook"], placementOf("cook"))).toEqual(["tile"]);
    expect(toggled(["tile", "carriage:footman+1"], placementOf("carriage:footman-1"))).toEqual([
      "tile",
      "carriage:footman-1",
    ]);
    expect(toggled(["tile", "lend:valet", "lend:cook"], placementOf("lend:valet*2"))).toEqual([
      "tile",
      "lend:cook",
      "lend:valet*2",
    ]);
  });

  it("leave with the guest they were placed on", () => {
    expect(withoutGuest(["tile", "lord", "lady", "hall-boy@lord", "for:lord", "cook"], "lord")).toEqual([
      "tile",
      "lady",
      "cook",
    ]);
  });
});

/** Every stage of every stored activity. */
const STAGES: readonly [string, Fixture, Stage][] = fixtures().flatMap((each) =>
  (each.stages ?? []).map((stage, at): [string, Fixture, Stage] => [`${each.name} ${at}`, each, stage]),
);

describe("an activity with extra servants", () => {
  it("is stored with placements to look at", () => {
    const sorts = new Set(
      STAGES.flatMap(([, , stage]) =>
        stage.parts.filter((part) => part.sort === "extra").map((part) => placementOf(String(part.value)).sort),
      ),
    );
    expect([...sorts]).toEqual(expect.arrayContaining(["tile", "lend"]));
  });

  it.each(STAGES)("%s: one control for each part and each answer", (_, each, stage) => {
    // The wide table has the same composer; one stage of each activity is drawn there too.
    for (const tab of stage === each.stages?.at(-1) ? [null, "turn"] : ["turn"]) {
      const { root } = draw(each, { stage, tab });
      expect(ordered(controls(root, "data-part"))).toEqual(once(stage.parts.map((part) => String(part.value))));
      const shown = controls(root, "data-action");
      for (const choice of stage.choices) expect(shown.get(choice.action)).toBe(1);
    }
  });

  const placed = STAGES.find(([, , stage]) => stage.chosen.includes("cook"));

  it("marks who is placed, and takes the same one back", () => {
    if (placed === undefined) throw new Error("no stored activity has a cook");
    const [, each, stage] = placed;
    const drawn = draw(each, { stage });
    const pressed = [...drawn.root.querySelectorAll<HTMLElement>(".ob-extra[aria-pressed=true]")];
    expect(pressed.length).toBeGreaterThan(0);
    const name = textsOf("en").term("servant", "cook");
    const back = [...drawn.root.querySelectorAll<HTMLElement>(".ob-takeback")].find(
      (one) => one.getAttribute("aria-label") === `Take back: ${name}`,
    );
    void act(() => back?.click());
    expect(drawn.composed.at(-1)).toEqual(stage.chosen.filter((part) => part !== "cook"));
  });

  it("says so where there were too many ways to look through all of them", () => {
    if (placed === undefined) throw new Error("no stored activity has a cook");
    const [, each, stage] = placed;
    const told = textsOf("en").t("ob-guide-too-many-ways");
    const doubt = { sort: stage.so_far[0]?.sort ?? "", value: "ob-guide-too-many-ways" };
    expect(draw(each, { stage }).root.textContent).not.toContain(told);
    expect(draw(each, { stage: { ...stage, so_far: [...stage.so_far, doubt] } }).root.textContent).toContain(told);
  });

  it("keeps a switch in its place while the server is asked, so that the focus stays", () => {
    if (placed === undefined) throw new Error("no stored activity has a cook");
    const [, each, stage] = placed;
    const words = (root: HTMLElement): (string | null | undefined)[] =>
      [...root.querySelectorAll(".ob-extra b")].map((one) => one.textContent);
    const before = words(draw(each, { stage }).root);
    const { root } = draw(each, { stage, chosen: stage.chosen.filter((part) => part !== "cook") });
    expect(words(root)).toEqual(before);
    expect(root.querySelectorAll(".ob-extra[aria-pressed=true]").length).toBeLessThan(before.length);
  });

  it("places somebody by one press, and not before the server has caught up", () => {
    const found = STAGES.find(([, , stage]) => stage.parts.some((part) => part.sort === "extra"));
    if (found === undefined) throw new Error("no stored activity has an extra servant");
    const [, each, stage] = found;
    const word = String(stage.parts.find((part) => part.sort === "extra")?.value);
    const drawn = draw(each, { stage });
    press(drawn.root, "data-part", word);
    expect(drawn.composed.at(-1)).toEqual([...stage.chosen, word]);
    const waiting = draw(each, { stage, chosen: [...stage.chosen, "somebody"] });
    press(waiting.root, "data-part", word);
    expect(waiting.composed).toEqual([]);
  });
});

function buy(helper: string, tail: string, place: { tile: string; number: number }): Choice {
  return {
    action: `buy ${place.tile} ${place.number}${tail}`,
    key: "ob-act-buy",
    params: { tile: place.tile, space: "market", number: place.number, cheaper: helper },
  };
}

describe("the useful man", () => {
  const six = fixture("obsession-six-buy-tile");
  const market = six.position.view["market"] as ({ tile: string } | null)[];
  const at = market.findIndex((space) => space !== null);
  const place = { tile: market[at]?.tile ?? "", number: at + 1 };

  it("makes a purchase cheaper on the card of its tile", () => {
    const choices = [
      buy("none", "", place),
      buy("useful-man", " useful-man", place),
      buy("both", " useful-man architect", place),
    ];
    const drawn = draw(six, { offer: offerOf("buy-tile", choices) });
    const card = drawn.root.querySelector(`[data-action="${choices[0]?.action}"]`)?.closest(".ob-space");
    for (const choice of choices) expect(card?.querySelectorAll(`[data-action="${choice.action}"]`).length).toBe(1);
    press(drawn.root, "data-action", choices[1]?.action ?? "");
    expect(drawn.chosen).toEqual([choices[1]?.action]);
  });

  it("searches the bag by name and category", () => {
    const tiles = ["stable", "great-hall", "dining-room"];
    const choices = tiles.map((tile) => ({ action: `fetch ${tile}`, key: "ob-act-fetch", params: { tile } }));
    const drawn = draw(six, { offer: offerOf("choose-turn", choices) });
    const field = drawn.root.querySelector<HTMLInputElement>(".ob-fetch input");
    if (field === null) throw new Error("no search field");
    void act(() => {
      field.value = "HALL";
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    expect([...controls(drawn.root, "data-action").keys()]).toEqual(["fetch great-hall"]);
  });
});

describe("six players with milestones", () => {
  it.each([null, "table"])("are all there with places to claim (%s)", (tab) => {
    const { root } = draw(fixture("obsession-six-host-activity"), { tab });
    expect(counts(root, ".ob-player", ".ob-milestones > li", ".ob-places > li")).toEqual([6, 2, 4]);
  });

  it("has a claim at the head of the question", () => {
    const claim = { action: "claim six-roses", key: "ob-act-claim", params: { milestone: "six-roses" } };
    const { root } = draw(fixture("obsession-six-host-activity"), { offer: offerOf("choose-turn", [claim]) });
    expect(root.querySelector(".ob-claims [data-action]")?.getAttribute("data-action")).toBe("claim six-roses");
  });

  it("tells what each servant of the draft can do", () => {
    const { root } = draw(fixture("obsession-six-draft-servant"));
    const cards = [...root.querySelectorAll(".ob-drafted")];
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) expect(card.querySelector(".ob-fine")?.textContent).not.toBe("");
  });
});

describe("teams", () => {
  it("show the partner's board and whose team everybody is in", () => {
    const { root } = draw(fixture("obsession-teams-choose-turn"));
    expect(counts(root, ".ob-partner", ".ob-player .ui-team", ".ob-teamscores > li")).toEqual([1, 4, 2]);
  });

  it("say what is asked for and what agreeing costs", () => {
    const each = fixture("obsession-teams-consent");
    const { root } = draw(each);
    expect(root.querySelector(".ob-consent-head")?.textContent).not.toBe("");
    expect(root.querySelector(".ob-consent-cost")?.textContent).not.toBe("");
    const more = { ...each.aids.more, consent: { by: 2, steps: 2, pounds: 200, loan: 100 } };
    const gift = draw(each, { aids: { ...each.aids, more } });
    expect(gift.root.querySelector(".ob-consent-cost")?.textContent).toContain("£200");
    expect(gift.root.querySelector(".ob-consent-cost .ob-warned")?.textContent).toContain("£100");
  });

  it("mark the guests who come from the partner", () => {
    const found = STAGES.find(([name, each, stage]) => {
      const hand = (each.position.view["seats"] as { hand: string[] }[])[0]?.hand ?? [];
      return (
        name.startsWith("obsession-teams") &&
        stage.parts.some((part) => part.sort === "gentry" && !hand.includes(String(part.value)))
      );
    });
    if (found === undefined) throw new Error("no stored activity has a guest of the partner");
    expect(
      draw(found[1], { stage: found[2] }).root.querySelectorAll(".ob-guestparts .ob-frompartner").length,
    ).toBeGreaterThan(0);
  });
});

describe("a track without seasons", () => {
  it.each([null, "table"])("has twenty rounds, no theme and no race (%s)", (tab) => {
    const { root } = draw(fixture("obsession-duel-choose-turn"), { tab });
    expect(counts(root, ".ob-plaintrack li", ".ob-track", ".ob-race")).toEqual([20, 0, 0]);
  });
});

describe("the Estate Challenge", () => {
  it("has six stacks with every tile in them, the target and the limits of the columns", () => {
    const each = fixture("obsession-challenge-buy-tile");
    const { root } = draw(each);
    const piles = each.position.view["stacks"] as string[][];
    expect(root.querySelectorAll(".ob-stacks > li").length).toBe(6);
    expect(root.querySelectorAll(".ob-stack-fold .ob-reserved").length).toBe(piles.flat().length);
    expect(root.querySelectorAll(".ob-limits > li").length).toBe(5);
    expect(root.querySelector(".ob-modifiers .ob-cur")?.textContent).toBe(String(each.position.view["round"]));
    expect(root.querySelectorAll(".ob-thieftable tbody tr").length).toBeGreaterThan(0);
  });

  it("tells the last roll of the thief", () => {
    const each = fixture("obsession-challenge-buy-tile");
    const told = { ply: 1, event: { event: "thief-rolls", seat: -1, pips: 13, what: "tile", tile: "smoking-room" } };
    const drawn = draw({ ...each, position: { ...each.position, events: [told] } });
    expect(drawn.root.querySelector(".ob-roll")?.textContent).toContain(textsOf("en").term("tile", "smoking-room"));
  });

  it("tells at the end what the score sheet tells, the points of the last round included", () => {
    const each = fixture("obsession-challenge-buy-tile");
    const running = draw(each);
    expect(running.root.querySelector(".ob-score")).not.toBeNull();
    const scores = [
      {
        seat: 0,
        terms: [
          ["tiles", 56],
          ["round", -180],
        ] as [string, number][],
        total: -124,
        tie_break: 0,
        rank: 2,
      },
    ];
    const over = draw({ ...each, position: { ...each.position, offer: null, over: true, scores } });
    expect(over.root.querySelector(".ob-score")).toBeNull();
    const told = [...over.root.querySelectorAll(".ob-opponent dd")].map((cell) => cell.textContent);
    expect(told).toEqual(["132", "−124"]);
  });
});

describe("a dynamic opponent", () => {
  it("shows what it has learnt, category by category", () => {
    const each = fixture("obsession-solo-host-activity");
    const county = countyOf(each.position.view);
    if (county.opponent === undefined) throw new Error("nobody to play against");
    const texts = textsOf("en");
    const grown = { ...county, opponent: { ...county.opponent, escalation: [1, 0, 2, 0, 0] } };
    const told = (view: typeof county) =>
      [...draw({ ...each, position: { ...each.position, view } }).root.querySelectorAll(".ob-opponent div")]
        .find((row) => row.querySelector("dt")?.textContent === texts.t("obb-escalation"))
        ?.querySelector("dd")?.textContent;
    expect(told({ ...county, opponent: { ...county.opponent, escalation: [] } })).toBeUndefined();
    expect(told(grown)).toBe(
      texts.joined([`${texts.term("category", "essentials")} +1`, `${texts.term("category", "estate")} +2`]),
    );
  });
});
