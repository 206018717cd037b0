import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { LANGUAGES } from "../../src/i18n/texts";
import { AidsPage } from "../../src/learn/aids-page";
import { teachingOf } from "../../src/learn/teaching";
import { drawn, textsFor } from "./helpers";

const OBSESSION = teachingOf("obsession").aids;
const AIDS = [
  ["notre-dame", teachingOf("notre-dame").aids],
  ["obsession", OBSESSION],
] as const;

describe.each(AIDS)("the aids of %s", (game, aids) => {
  afterEach(() => {
    document.body.textContent = "";
  });

  it.each(LANGUAGES)("are told in %s", async (lang) => {
    const texts = await textsFor(lang, game);
    const place = drawn(texts, <AidsPage game={game} />);
    const lines = aids.reduce((sum, aid) => sum + aid.lines.length, 0);
    expect(place.querySelectorAll(".ln-sheet tbody tr, .ln-sheet .ln-steps li").length).toBe(lines);
    expect(place.textContent).not.toMatch(/(learn|ob|nd)-[a-z]+-|[{}$]/);
  });
});

describe("the aid about milestones", () => {
  it("has every milestone of the facts with its amount", () => {
    const facts = readFileSync("../src/parlour/games/obsession/content/cards.toml", "utf8");
    const conditions = facts
      .split("[[milestones]]")
      .slice(1)
      .map((row) => /^condition = (.*)$/m.exec(row)?.[1] ?? "");
    const wanted = conditions.map((condition) => Number(/amount = (\d+)/.exec(condition)?.[1] ?? 0));
    const aid = OBSESSION.find(({ title }) => title === "learn-aid-ob-milestones");
    expect(wanted.length).toBe(10);
    expect(aid?.lines.map(({ params }) => params?.["amount"] ?? 0)).toEqual(wanted);
  });
});
