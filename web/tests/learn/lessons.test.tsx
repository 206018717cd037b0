import { act } from "preact/test-utils";
import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/contract";
import type { Offer, Position } from "../../src/gen/protocol";
import { LANGUAGES } from "../../src/i18n/texts";
import { Lesson } from "../../src/learn/lesson";
import { allowsPart, guided, lessonOf, lessonTable } from "../../src/learn/lessons";
import { drawn, textsFor } from "./helpers";

const GAMES = ["notre-dame", "obsession"];

function offer(kind: string): Offer {
  return { seat: 0, kind, rule: "phase-2", choices: [], more: false, stage: null, examples: [] };
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
      compose: () => undefined,
    };
    const position = { ply: 9, offer: offer("keep-card"), over: false } as unknown as Position;
    const place = drawn(texts, <Lesson game="notre-dame" position={position} draft={draft} texts={texts} />);
    expect(place.textContent).toContain(texts.t("learn-nd-1"));
    expect(place.textContent).toContain(texts.t("learn-nd-1-why"));
    void act(() => place.querySelector<HTMLButtonElement>("[data-lesson-choose]")?.click());
    expect(chosen).toEqual(["keep red-bank"]);
  });
});
