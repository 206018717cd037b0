import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import type { View } from "../../src/contract";
import type { Sheet } from "../../src/gen/protocol";
import { ChatPanel } from "../../src/table/chat-panel";
import { challengeOf, isFor, partnerOf, seasonOf, sidesOf, teamOf } from "../../src/table/modes";
import { ScoreSheet } from "../../src/table/end/score-sheet";
import { headline, whereabouts } from "../../src/table/status-bar";
import { AN_OFFER, aHistory, aPosition, aTable } from "../net/helpers";
import { place, show } from "./place";
import { PLAIN_TEXTS } from "./texts";

const FOUR: View = { teams: { partners: [2, 3, 0, 1] }, season: 2, round: 6, modules: ["base", "teams"] };
const SIX: View = { teams: { partners: [3, 4, 5, 0, 1, 2] } };
const ALONE: View = {
  challenge: { target: 132, round: 12, step: 5 },
  round: 11,
  season: 1,
  modules: ["base", "estate-challenge"],
};
const NAMES = ["Ann", "Ben", "Cid", "Dan"];
const MARK = { colour: "--seat-a", letter: "A" };

function sheet(
  seat: number,
  total: number,
  rank: number,
  terms: [string, number][] = [
    ["tiles", total],
    ["service", 0],
  ],
): Sheet {
  return { seat, terms, total, tie_break: 0, rank };
}

function showSheet(view: View, scores: Sheet[], totals: number[]): void {
  const rounds = [1, 2].map((label) => ({ ply: label, label, totals }));
  show(
    <ScoreSheet
      table={aTable({ game: "obsession" })}
      view={view}
      scores={scores}
      history={aHistory({ plies: 2, rounds })}
      names={NAMES}
      markOf={() => MARK}
      deeds={null}
      onJump={null}
    />,
  );
}

describe("a view tells how the game is played", () => {
  it("with partners opposite each other", () => {
    expect([0, 1, 2, 3].map((seat) => teamOf(FOUR, seat))).toEqual([0, 1, 0, 1]);
    expect([0, 1, 2, 3, 4, 5].map((seat) => teamOf(SIX, seat))).toEqual([0, 1, 2, 0, 1, 2]);
    expect(partnerOf(FOUR, 3)).toBe(1);
    expect([partnerOf(FOUR, null), partnerOf({}, 0), teamOf({}, 0)]).toEqual([null, null, null]);
  });

  it("with seasons or without", () => {
    expect(seasonOf(FOUR)).toBe(2);
    expect(seasonOf(ALONE)).toBe(0);
    expect(seasonOf({ season: 1, modules: ["tableau"] })).toBe(0);
    expect(whereabouts(PLAIN_TEXTS, aTable({ game: "obsession" }), ALONE)).toBe("table-where-obsession 0  11 0");
  });

  it("with a target or none", () => {
    expect(challengeOf(ALONE)).toEqual({ target: 132, round: 12, step: 5 });
    expect(challengeOf(FOUR)).toBeNull();
  });
});

describe("the score sheet", () => {
  it("has one column for the two of a team", () => {
    showSheet(FOUR, [sheet(0, 40, 3), sheet(1, 67, 1), sheet(2, 40, 3), sheet(3, 67, 1)], [40, 67, 40, 67]);
    const heads = place.querySelectorAll(".tb-score thead th");
    expect([...heads].map((each) => each.textContent?.trim())).toEqual(["ui-player", "AA Ben, Dan", "AA Ann, Cid"]);
    expect(place.querySelectorAll(".tb-score thead .ui-team")).toHaveLength(2);
    const ranks = [...place.querySelectorAll(".tb-score tbody tr")].find((row) =>
      row.textContent?.startsWith("ui-rank"),
    );
    expect([...(ranks?.querySelectorAll("td") ?? [])].map((cell) => cell.textContent)).toEqual(["1", "2"]);
    expect(place.querySelector("h2")?.textContent).toBe("table-team-wins Ben, Dan 67");
    expect(place.querySelectorAll("polyline")).toHaveLength(2);
    expect(sidesOf(FOUR, [sheet(2, 40, 3), sheet(0, 40, 3)]).map((side) => side.seats)).toEqual([[0, 2]]);
  });

  it("sets a challenge against its target and explains the points for the round", () => {
    const own = sheet(0, 137, 1, [
      ["tiles", 132],
      ["round", 5],
    ]);
    showSheet(ALONE, [own, sheet(-1, 132, 2, [["target", 132]])], [137, 132]);
    expect(place.querySelector("h2")?.textContent).toBe("table-target-beaten Ann 137 132");
    expect(place.querySelector("[data-modifier]")?.textContent).toBe("table-challenge-early 11 12 5 5");
    expect([...place.querySelectorAll("tbody th")].map((each) => each.textContent)).toEqual([
      "ob-score-tiles",
      "ob-score-round",
      "ui-total",
      "ui-rank",
    ]);
    expect(place.querySelectorAll("td.tb-best")).toHaveLength(0);
    expect(place.querySelector("polyline")).toBeNull();
    showSheet(
      { ...ALONE, round: 14 },
      [
        sheet(0, 90, 2, [
          ["tiles", 105],
          ["round", -15],
        ]),
        sheet(-1, 132, 1, [["target", 132]]),
      ],
      [90, 132],
    );
    expect(place.querySelector("h2")?.textContent).toBe("table-target-stands Ann 90 132");
    expect(place.querySelector("[data-modifier]")?.textContent).toBe("table-challenge-late 14 12 15 5");
  });

  it("names an opponent without a seat in table and chart", () => {
    const view = { opponent: { name: "fairfax" } };
    showSheet(view, [sheet(0, 60, 2), sheet(-1, 65, 1, [["base-score", 65]])], [60, 65]);
    expect(place.querySelector("h2")?.textContent).toBe("table-wins opponent:fairfax 65");
    expect([...place.querySelectorAll(".tb-chart-name")].map((each) => each.textContent)).toEqual([
      "list-tally Ann 60",
      "list-tally opponent:fairfax 65",
    ]);
  });
});

describe("whose turn it is", () => {
  const asking = aPosition(3, { seat: 0, offer: null, view: FOUR, waiting: [2] });

  it("is the partner's where the partner is waited for", () => {
    expect(headline(PLAIN_TEXTS, asking, null, NAMES)).toBe("table-waiting-partner Cid");
    expect(headline(PLAIN_TEXTS, { ...asking, seat: 1 }, null, NAMES)).toBe("table-waiting-for Cid");
    expect(headline(PLAIN_TEXTS, { ...asking, seat: null }, null, NAMES)).toBe("table-waiting-for Cid");
    expect(headline(PLAIN_TEXTS, { ...asking, waiting: [1, 2] }, null, NAMES)).toBe("table-waiting-for Ben, Cid");
  });

  it("is told to the partner as a question of the partner", () => {
    const offer = { ...AN_OFFER, kind: "consent" };
    const asked = { ...asking, seat: 2, offer };
    expect(headline(PLAIN_TEXTS, asked, offer, NAMES)).toBe("table-turn-consent Ann");
    expect(headline(PLAIN_TEXTS, { ...asked, view: {} }, offer, NAMES)).toBe("table-your-turn");
  });
});

describe("talk between partners", () => {
  const line = (n: number, only: number[]) => ({ n, seat: 0, name: "Ann", phrase: "", text: `line ${n}`, at: 0, only });

  it("is shown only to whom it was said, whoever holds the screen", () => {
    expect([0, 1, 2, null].map((seat) => isFor(line(1, [0, 2]), seat))).toEqual([true, false, true, false]);
    expect([0, 1, null].map((seat) => isFor(line(1, []), seat))).toEqual([true, true, true]);
  });

  it("is chosen before it is said, and marked", () => {
    const onSay = vi.fn();
    const common = { names: NAMES, marks: [MARK], canTalk: true, onSay };
    show(<ChatPanel {...common} chat={[line(1, []), line(2, [0, 2])]} partner={2} />);
    expect(place.querySelectorAll(".tb-chat-private")).toHaveLength(1);
    const [all, partner] = place.querySelectorAll<HTMLInputElement>('input[name="tb-chat-to"]');
    expect([all?.checked, partner?.checked]).toEqual([true, false]);
    const phrase = () => act(() => place.querySelector<HTMLElement>(".tb-phrases button")?.click());
    phrase();
    act(() => partner?.click());
    phrase();
    expect(onSay.mock.calls).toEqual([[{ phrase: "hello" }], [{ phrase: "hello", to: "team" }]]);
    show(<ChatPanel {...common} chat={[]} partner={null} />);
    expect(place.querySelector('input[name="tb-chat-to"]')).toBeNull();
    phrase();
    expect(onSay.mock.lastCall).toEqual([{ phrase: "hello" }]);
  });
});
