import { act } from "preact/test-utils";
import { render } from "preact";
import { describe, expect, it, vi } from "vitest";
import type { Draft } from "../../src/contract";
import type { Offer, Position } from "../../src/gen/protocol";
import { LANGUAGES } from "../../src/i18n/texts";
import { Lesson } from "../../src/learn/lesson";
import { allowsPart, guided, lessonOf, lessonTable } from "../../src/learn/lessons";
import { teachingOf } from "../../src/learn/teaching";
import { drawn, textsFor } from "./helpers";

const GAMES = ["notre-dame", "obsession"];

function offer(kind: string): Offer {
  return {
    seat: 0,
    kind,
    rule: "phase-2",
    choices: [],
    more: false,
    stage: null,
    examples: [],
    indifferent: false,
    closing: "",
    onward: null,
  };
}

describe.each(GAMES)("the lesson of %s", (game) => {
  const lesson = lessonOf(game)!;

  it("has a word for each ply at which the learner is asked, and none in between", () => {
    for (const [at, step] of lesson.steps.entries()) {
      for (const ply of [step.from ?? step.ply, step.ply]) {
        expect(guided(game, ply, offer(step.kind))).toMatchObject({
          say: step.say,
          allow: step.allow,
          number: at + 1,
          isOver: false,
        });
      }
    }
    expect(guided(game, 0)).toBeNull();
  });

  it("lets go of whoever leaves its course", () => {
    const step = lesson.steps[2]!;
    expect(guided(game, step.ply, offer("another-question"))).toBeNull();
  });

  it("ends with a word of its own", () => {
    const last = lesson.steps[lesson.steps.length - 1]!;
    expect(guided(game, last.ply + 1)).toMatchObject({ say: lesson.then, allow: null, isOver: true });
  });

  it("asks for its own table", () => {
    const wish = lessonTable(game, "Ada", "First game")!;
    expect(wish).toMatchObject({ game, guide: "first-game", title: "First game" });
    expect(wish.seats[0]).toMatchObject({ kind: "me", name: "Ada" });
    expect(wish.seats.slice(1).every(({ kind, bot }) => kind === "bot" && bot === "steward")).toBe(true);
  });

  it.each(LANGUAGES)("speaks %s", async (lang) => {
    const texts = await textsFor(lang, game);
    for (const { say, highlight } of lesson.steps) {
      for (const key of [say, `${say}-why`, `learn-area-${highlight}`]) expect(texts.has(key), key).toBe(true);
    }
    expect(texts.has(lesson.then)).toBe(true);
  });
});

describe("what a lesson speaks of", () => {
  it.each(GAMES)("has a place on every layout of %s", (game) => {
    const areas = teachingOf(game).areas ?? {};
    for (const { highlight } of lessonOf(game)!.steps) {
      const selectors = areas[highlight ?? ""] ?? [];
      expect(selectors.length, highlight).toBeGreaterThan(1);
      expect(selectors[selectors.length - 1]).toMatch(/^\[data-tab=/);
    }
  });

  it("is ringed and brought into view, and left alone when the lesson goes on", async () => {
    const texts = await textsFor("en", "notre-dame");
    const shown = vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 5000, 10, 10));
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    document.body.innerHTML = '<div class="nd-cards-panel"><button data-action="keep red-bank"></button></div>';
    const draft = { action: null, chosen: [], stage: null } as unknown as Draft;
    const at = (ply: number) => ({ ply, offer: offer("keep-card"), over: false }) as unknown as Position;
    const place = drawn(texts, <Lesson game="notre-dame" position={at(9)} draft={draft} texts={texts} />);
    const ringed = () => [...document.querySelectorAll(".ln-ringed")].map((each) => each.className || each.tagName);
    expect(ringed()).toEqual(["nd-cards-panel ln-ringed", "ln-ringed"]);
    expect(scrolled).toHaveBeenCalledOnce();
    act(() => render(null, place));
    expect(ringed()).toEqual([]);
    shown.mockRestore();
    vi.restoreAllMocks();
  });
});

describe("parts of a long answer", () => {
  const allow = ["host main-gazebo mabel=look_casual francis staff valet,footman"];

  it("are allowed when they lead to an allowed answer", () => {
    expect(allowsPart(allow, [], "main-gazebo")).toBe(true);
    expect(allowsPart(allow, ["main-gazebo"], "mabel")).toBe(true);
    expect(allowsPart(allow, ["main-gazebo"], "mabel=look_casual")).toBe(true);
    expect(allowsPart(allow, ["main-gazebo"], "edward")).toBe(false);
    expect(allowsPart(allow, ["front-parlour"], "mabel")).toBe(false);
    expect(allowsPart(null, [], "anything")).toBe(true);
  });
});

describe("the voice of the lesson", () => {
  it("says what to do and why, and chooses on demand", async () => {
    const texts = await textsFor("en", "notre-dame");
    const chosen: (string | null)[] = [];
    const draft: Draft = {
      action: null,
      chosen: [],
      stage: null,
      choose: (action) => chosen.push(action),
      propose: () => undefined,
      compose: () => undefined,
    };
    const position = { ply: 9, offer: offer("keep-card"), over: false } as unknown as Position;
    const place = drawn(texts, <Lesson game="notre-dame" position={position} draft={draft} texts={texts} />);
    expect(place.textContent).toContain(texts.t("learn-nd-1"));
    expect(place.textContent).toContain(texts.t("learn-nd-1-why"));
    void act(() => place.querySelector<HTMLButtonElement>("[data-lesson-choose]")?.click());
    expect(chosen).toEqual(["keep red-bank"]);
    act(() => render(null, place));
  });
});
