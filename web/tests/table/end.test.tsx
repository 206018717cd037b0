import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import type { History, Portion, Sheet } from "../../src/gen/protocol";
import { ScoreSheet, type ScoreSheetProps } from "../../src/table/end/score-sheet";
import { slicesOf, sourcesOf, turnOf } from "../../src/table/end/sources";
import { turningPoints } from "../../src/table/end/turning-points";
import { reason } from "../../src/table/end/turnings";
import { choose } from "../../src/ui";
import { aHistory, aTable } from "../net/helpers";
import { place, show } from "./place";
import { PLAIN_TEXTS } from "./texts";

const NAMES = ["Mara", "Hugo", "Lucie"];
const MAYOR = { sort: "person", value: "mayor" };

function sheet(seat: number, total: number, rank: number): Sheet {
  return { seat, terms: [["prestige", total]], total, tie_break: 0, rank };
}

function portion(seat: number, source: string, points: number, more: Partial<Portion> = {}): Portion {
  return { seat, source, points, what: null, ply: -1, ...more };
}

const SCORES = [sheet(0, 14, 2), sheet(1, 20, 1), sheet(2, 9, 3)];
const PORTIONS = [
  portion(0, "residence", 6, { ply: 3 }),
  portion(0, "persons", 10, { what: MAYOR, ply: 9 }),
  portion(0, "plague", -2, { ply: 4 }),
  portion(1, "bills", 12, { ply: 5 }),
  portion(1, "persons", 8, { what: MAYOR, ply: 11 }),
  portion(2, "residence", 9, { ply: 2 }),
];
const HISTORY: History = aHistory({
  plies: 12,
  turns: [0, 4, 8].map((ply, at) => ({ ply, label: at + 1, seat: -1 })),
  rounds: [
    { ply: 3, label: 1, totals: [6, 0, 9] },
    { ply: 7, label: 2, totals: [4, 12, 9] },
    { ply: 11, label: 3, totals: [14, 20, 9] },
  ],
  changes: [
    { ply: 3, totals: [0, 0, 9] },
    { ply: 4, totals: [6, 0, 9] },
    { ply: 5, totals: [4, 0, 9] },
    { ply: 6, totals: [4, 12, 9] },
    { ply: 10, totals: [14, 12, 9] },
    { ply: 12, totals: [14, 20, 9] },
  ],
  portions: PORTIONS,
  ties: [[], [], []],
  ending: { sort: "told", value: "nd-ended turns=9" },
});

const deeds = () => ({
  canRematch: true,
  onRematch: vi.fn(),
  onReplay: vi.fn(),
  onExport: vi.fn(),
  onShare: vi.fn(),
});

function showSheet(more: Partial<ScoreSheetProps> = {}): ScoreSheetProps {
  const props: ScoreSheetProps = {
    table: aTable(),
    view: {},
    scores: SCORES,
    history: HISTORY,
    names: NAMES,
    markOf: (seat) => ({ colour: "--seat-a", letter: String(seat) }),
    deeds: deeds(),
    onJump: vi.fn(),
    ...more,
  };
  show(<ScoreSheet {...props} />);
  return props;
}

const words = (selector: string) => [...place.querySelectorAll(selector)].map((each) => each.textContent?.trim());

describe("where points come from", () => {
  it("is the portions of a line by source, or its terms until they are known", () => {
    expect(slicesOf(SCORES[0]!, PORTIONS).map(({ source, points }) => [source, points])).toEqual([
      ["residence", 6],
      ["persons", 10],
      ["plague", -2],
    ]);
    expect(slicesOf(SCORES[0]!, [])).toEqual([{ source: "prestige", points: 14, items: [] }]);
    expect(sourcesOf(SCORES, PORTIONS)).toEqual(["bills", "residence", "persons", "plague"]);
  });

  it("leads to the turn in which it came", () => {
    expect(turnOf(HISTORY.turns, 5)?.label).toBe(2);
    expect(turnOf(HISTORY.turns, -1)).toBeNull();
  });
});

describe("turning points", () => {
  const lines = [0, 1, 2].map((at) => ({ at, seats: [at] }));

  it("are changes of the lead and the largest gains, each with the answer that brought most", () => {
    expect(turningPoints(HISTORY, lines)).toEqual([
      { label: 2, ply: 5, line: 1, gain: 12, isLead: true, portion: PORTIONS[3] },
      { label: 3, ply: 9, line: 0, gain: 10, isLead: false, portion: PORTIONS[1] },
    ]);
  });

  it("are told by their source, or by what was done", () => {
    const point = { label: 3, ply: 9, line: 0, gain: 10, isLead: false, portion: PORTIONS[1] ?? null };
    expect(reason(PLAIN_TEXTS, "nd", point, [], NAMES, [0])).toBe(
      "table-turning-source nd-score-persons, person:mayor +10",
    );
    const events = [
      { ply: 9, event: { event: "tile-bought", seat: 1 } },
      { ply: 9, event: { event: "guest-joined", seat: 0 } },
    ];
    expect(reason(PLAIN_TEXTS, "nd", { ...point, portion: null }, events, NAMES, [0])).toBe("guest-joined");
  });

  it("are none in a game of one round", () => {
    expect(turningPoints(aHistory({ rounds: HISTORY.rounds.slice(0, 1) }), lines)).toEqual([]);
  });
});

describe("the end", () => {
  it("tells the winner, the margin, who came after, and why it ended", () => {
    showSheet();
    expect(words("[data-winner]")).toEqual(["table-wins Hugo 20"]);
    expect(words("[data-margin]")).toEqual(["table-margin 6 Mara"]);
    expect(words(".tb-winner-why")).toEqual(["told:nd-ended turns=9"]);
    expect(words(".tb-winner-name")).toEqual(["Mara", "Lucie"]);
    expect(words(".tb-winner .tb-shield text")).toEqual(["1"]);
  });

  it("tells a tie that something else decides, and one that nothing does", () => {
    showSheet({
      scores: [sheet(0, 20, 2), sheet(1, 20, 1)],
      history: { ...HISTORY, ties: [[{ sort: "number", value: 2 }], [{ sort: "number", value: 5 }]] },
    });
    expect(words("[data-margin]")).toEqual(["table-margin-tie Mara"]);
    expect(words(".tb-tie")).toEqual(["number:5", "number:2"]);
    showSheet({ scores: [sheet(0, 20, 1), sheet(1, 20, 1)], history: null });
    expect(words("[data-winner]")).toEqual(["table-share-win Mara, Hugo 20"]);
    expect(words("[data-margin]")).toEqual(["table-margin-shared"]);
  });

  it("has a bar for everybody, with what was lost beside the name and a pattern for every source", () => {
    showSheet();
    expect(words(".tb-bar-total")).toEqual(["ui-total 20", "ui-total 14", "ui-total 9"]);
    expect(words(".tb-bar-lost")).toEqual(["−2 nd-score-plague"]);
    const [first] = place.querySelectorAll(".tb-bar");
    expect([...(first?.children ?? [])].map((each) => each.className.split(" ")[1])).toEqual([
      "tb-tone-0",
      "tb-tone-2",
    ]);
  });

  it("opens what a number is made of, and leads to the moment", () => {
    const { onJump } = showSheet();
    const number = [...place.querySelectorAll<HTMLElement>(".tb-points")].find((each) =>
      each.textContent?.startsWith("10"),
    );
    act(() => number?.click());
    expect(words("[data-details] li")).toEqual(["person:mayortable-chart-unit-notre-dame 310"]);
    act(() => place.querySelector<HTMLElement>(".tb-details-turn")?.click());
    expect(onJump).toHaveBeenCalledWith(10);
    act(() => number?.click());
    expect(place.querySelector("[data-details]")).toBeNull();
  });

  it("has the column of whoever looks first on a phone", () => {
    showSheet({ seat: 2 });
    expect(words(".tb-score thead th").slice(1)).toEqual(["2 Lucie", "1 Hugo", "0 Mara"]);
  });

  it("on one screen has tabs, and can be put aside", () => {
    const onReview = vi.fn();
    showSheet({ onReview });
    expect(words('[role="tab"]')).toEqual(["table-end-glance", "ui-score-sheet"]);
    expect(place.querySelector(".tb-score")).toBeNull();
    act(() => place.querySelector<HTMLElement>('[data-tab="sheet"]')?.click());
    expect(place.querySelector(".tb-score")).not.toBeNull();
    act(() => place.querySelector<HTMLElement>("[data-review]")?.click());
    expect(onReview).toHaveBeenCalledOnce();
  });

  it("unveils itself once, a key shows all of it, and never where things should stand still", () => {
    showSheet({ table: aTable({ id: "new" }) });
    expect(place.querySelector(".tb-unveiling")).not.toBeNull();
    act(() => void window.dispatchEvent(new KeyboardEvent("keydown", { key: "a" })));
    expect(place.querySelector(".tb-unveiling")).toBeNull();
    act(() => render(null, place));
    showSheet({ table: aTable({ id: "new" }) });
    expect(place.querySelector(".tb-unveiling")).toBeNull();
    act(() => render(null, place));
    choose("motion", "reduce");
    showSheet({ table: aTable({ id: "newer" }) });
    expect(place.querySelector(".tb-unveiling")).toBeNull();
    choose("motion", "system");
  });
});
