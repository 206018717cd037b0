import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { routeOf } from "../../src/app/router";
import type { Sheet } from "../../src/gen/protocol";
import { drawResult, HEIGHT, type Shown, WIDTH } from "../../src/table/end/result-picture";
import { resultLink, ShareDialog } from "../../src/table/end/share-dialog";
import { ScoreSheet } from "../../src/table/end/score-sheet";
import { aHistory, aTable } from "../net/helpers";
import { place, show } from "./place";

const SHOWN: Shown = {
  game: "Notre Dame",
  outcome: "Mara wins with 67.",
  margin: "27 points ahead of Hugo.",
  lines: [
    { name: "Mara", total: "67", colour: "--seat-a", letter: "M", isWinner: true, parts: [40, 27] },
    { name: "Hugo", total: "40", colour: "--seat-b", letter: "H", isWinner: false, parts: [40, 0] },
  ],
  sources: ["Residence", "Persons"],
};

/** A pen that notes what it writes and draws; every letter is ten pixels wide. */
function pen() {
  const written: string[] = [];
  const bars: number[] = [];
  const found = {
    ...{ written, bars },
    fillText: (text: string) => written.push(text),
    fillRect: (_x: number, _y: number, width: number) => bars.push(Math.round(width)),
    measureText: (text: string) => ({ width: text.length * 10 }),
  };
  return new Proxy(found, {
    get: (target, name) => (name in target ? target[name as keyof typeof target] : () => undefined),
    set: () => true,
  });
}

const settle = () => act(async () => new Promise((done) => setTimeout(done, 0)));

beforeEach(() =>
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(JSON.stringify({ key: "abc" }))),
  ),
);
afterEach(() => vi.unstubAllGlobals());

describe("a result can be shown to others", () => {
  it("as a picture that says who won, by how much, and where the points came from", () => {
    const used = pen();
    const canvas = document.createElement("canvas");
    vi.spyOn(canvas, "getContext").mockReturnValue(used as unknown as null);
    drawResult(canvas, SHOWN);
    expect([canvas.width, canvas.height]).toEqual([WIDTH, HEIGHT]);
    for (const told of [SHOWN.outcome, SHOWN.margin, "Mara", "Hugo", "67", "40", "27", "Residence", "Persons"])
      expect(used.written).toContain(told);
    expect(used.bars.filter((width) => width > 100 && width < WIDTH)).toHaveLength(3);
  });

  it("whatever a name is long: words never leave their room", () => {
    const used = pen();
    const canvas = document.createElement("canvas");
    vi.spyOn(canvas, "getContext").mockReturnValue(used as unknown as null);
    const [line] = SHOWN.lines;
    drawResult(canvas, { ...SHOWN, lines: [{ ...line!, name: "x".repeat(300) }] });
    expect(used.written.find((told) => told.startsWith("xx"))?.endsWith("…")).toBe(true);
    expect(Math.max(...used.written.map((told) => told.length * 10))).toBeLessThan(WIDTH);
  });

  it("by a link, for somebody who played", async () => {
    show(<ShareDialog table={aTable({ id: "t 1" })} token="secret" shown={SHOWN} onClose={vi.fn()} />);
    await settle();
    const asked = vi.mocked(fetch).mock.calls[0];
    expect(asked?.[0]).toBe("/api/tables/t%201/share");
    expect(asked?.[1]?.headers).toMatchObject({ Authorization: "Bearer secret" });
    expect(place.querySelector("input")?.value).toBe(resultLink("t 1", "abc", "en"));
    expect(place.querySelector("canvas")?.getAttribute("aria-label")).toContain(SHOWN.outcome);
  });

  it("but by the picture alone for whoever only watched", async () => {
    show(<ShareDialog table={aTable()} token={undefined} shown={SHOWN} onClose={vi.fn()} />);
    await settle();
    expect(fetch).not.toHaveBeenCalled();
    expect(place.querySelector("input")).toBeNull();
    expect(place.querySelector("[data-share-save]")).not.toBeNull();
  });

  it("from the score sheet, with what it says", () => {
    const onShare = vi.fn();
    const scores: Sheet[] = [20, 14].map((total, seat) => ({
      ...{ seat, total, terms: [["residence", total]], tie_break: 0, rank: seat + 1 },
    }));
    const nothing = { canRematch: false, onRematch: vi.fn(), onReplay: vi.fn(), onExport: vi.fn() };
    show(
      <ScoreSheet
        {...{ table: aTable(), view: {}, scores, history: aHistory({ plies: 2 }), names: ["Mara", "Hugo"] }}
        markOf={(seat) => ({ colour: "--seat-a", letter: String(seat) })}
        deeds={{ ...nothing, onShare }}
        onJump={null}
      />,
    );
    act(() => place.querySelector<HTMLButtonElement>("[data-share]")?.click());
    const [shown] = onShare.mock.calls[0] as [Shown];
    expect(shown.lines.map(({ name, total, isWinner, parts }) => [name, total, isWinner, parts])).toEqual([
      ["Mara", "20", true, [20]],
      ["Hugo", "14", false, [14]],
    ]);
  });
});

describe("a link to a result", () => {
  it("leads to its page, and from there everything can be reached", () => {
    const address = new URL(resultLink("t 1", "a/b", "pl")).pathname;
    expect(routeOf("", address)).toEqual({ page: "result", table: "t 1", secret: "a/b" });
    expect(routeOf("#/learn", address)).toEqual({ page: "learn" });
    expect(routeOf("", "/")).toEqual({ page: "home" });
    expect(routeOf("", "/r/t1")).toEqual({ page: "home" });
  });
});
