import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ReplayBar } from "../../src/table/replay/replay-bar";
import { nextTold, ticksOf, toldAt, turnAfter, turnBefore } from "../../src/table/replay/steps";
import { SPEEDS } from "../../src/table/replay/use-auto-play";
import { place, show } from "./place";

const TURNS = [
  { ply: 0, label: 1, seat: -1 },
  { ply: 4, label: 1, seat: 0 },
  { ply: 9, label: 1, seat: 1 },
  { ply: 12, label: 2, seat: 0 },
];
const EVENTS = [
  { ply: 3, event: { event: "cards-dealt", seat: -1 } },
  { ply: 4, event: { event: "card-played", seat: 1 } },
  { ply: 4, event: { event: "cube-placed", seat: 1 } },
  { ply: 8, event: { event: "bribed", seat: 0 } },
];
const MARKS = ["M", "H"].map((letter) => ({ colour: "--seat-a", letter }));
const LAST = 20;

describe("the steps of a replay", () => {
  it("tell what the answer before a position brought about", () => {
    expect(toldAt(EVENTS, 5).map(({ event }) => event.event)).toEqual(["card-played", "cube-placed"]);
    expect(toldAt(EVENTS, 0)).toEqual([]);
  });

  it("know where turns begin, before and after", () => {
    expect([0, 4, 5, 20].map((ply) => turnBefore(TURNS, ply))).toEqual([0, 0, 4, 12]);
    expect([0, 4, 11, 12].map((ply) => turnAfter(TURNS, ply, LAST))).toEqual([4, 9, 12, LAST]);
    expect([turnBefore([], 5), turnAfter([], 5, LAST)]).toEqual([0, LAST]);
  });

  it("that nothing is told about are passed over by a replay that runs by itself", () => {
    expect([0, 4, 5, 9].map((ply) => nextTold(EVENTS, ply, LAST))).toEqual([4, 5, 9, LAST]);
  });

  it("are marked on the slider, a round by its number unless it would touch the one before", () => {
    const close = [...TURNS, { ply: 18, label: 3, seat: 0 }].map((turn) => ({ ...turn, ply: turn.ply * 10 }));
    close.push({ ply: 183, label: 4, seat: 0 });
    expect(ticksOf(close, LAST * 10).map(({ at, isRound, label }) => [at, isRound, label])).toEqual([
      [0, true, 1],
      [0.2, false, null],
      [0.45, false, null],
      [0.6, true, 2],
      [0.9, true, 3],
      [0.915, true, null],
    ]);
  });
});

describe("the bar of a replay", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function bar(ply: number, more: { loading?: boolean } = {}) {
    const replay = { ply, position: null, aids: null, loading: more.loading ?? false, jump: vi.fn(), now: vi.fn() };
    show(
      <ReplayBar
        game="notre-dame"
        replay={replay}
        plies={LAST}
        events={EVENTS}
        turns={TURNS}
        names={["Mara", "Hugo"]}
        marks={MARKS}
        seat={0}
        heading={null}
      />,
    );
    return replay;
  }
  const press = (label: string) =>
    act(() => place.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click());

  it("says what happened in the step, with the mark of who did it", () => {
    bar(5);
    const lines = [...place.querySelectorAll("[data-caption] li")].map((each) => each.textContent);
    expect(lines).toEqual(["Hcard-played", "Hcube-placed"]);
    expect(place.querySelector(".tb-slider")?.getAttribute("aria-valuetext")).toBe(
      "table-chart-unit-notre-dame 1 · table-replay-at 5 20 · card-played",
    );
  });

  it("goes a step or a turn on and back", () => {
    const replay = bar(5);
    for (const label of ["turn-back", "previous", "next", "turn-on"]) press(`table-replay-${label}`);
    expect(replay.jump.mock.calls).toEqual([[4], [4], [6], [9]]);
  });

  it("runs by itself, and waits for a position that has not come", () => {
    const replay = bar(5);
    press("table-replay-play");
    act(() => void vi.advanceTimersByTime(SPEEDS.normal));
    expect(replay.jump).toHaveBeenCalledWith(9);
    const late = bar(9, { loading: true });
    act(() => void vi.advanceTimersByTime(SPEEDS.slow * 2));
    expect(late.jump).not.toHaveBeenCalled();
    const end = bar(LAST);
    act(() => void vi.advanceTimersByTime(SPEEDS.slow * 2));
    expect(end.jump).not.toHaveBeenCalled();
    expect(place.querySelector('button[aria-label="table-replay-play"]')).not.toBeNull();
  });

  it("stops running when somebody takes a step", () => {
    bar(5);
    press("table-replay-play");
    const replay = bar(5);
    press("table-replay-next");
    replay.jump.mockClear();
    act(() => void vi.advanceTimersByTime(SPEEDS.slow * 2));
    expect(replay.jump).not.toHaveBeenCalled();
  });
});
