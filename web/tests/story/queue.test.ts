import { describe, expect, it } from "vitest";
import type { Told } from "../../src/gen/protocol";
import {
  again,
  arrive,
  begin,
  catchUp,
  continues,
  current,
  isBehind,
  moment,
  newsOf,
  next,
  type Queue,
  redate,
  type Step,
  skip,
} from "../../src/story/queue";
import { aPosition } from "../net/helpers";

const FAR = 1_000_000;

function told(ply: number): Told {
  return { ply, event: { event: "card-played", seat: 1, n: ply } };
}

/** A position after so many plies, with the events of the plies before it from *from* on. */
function at(ply: number, from: number, over = {}) {
  const events = Array.from({ length: ply - from }, (_, n) => told(from + n));
  return aPosition(ply, { events, events_from: from, news_from: 0, ...over });
}

function stepsOf(events: readonly Told[], time = 100): Step[] {
  return events.map((each) => ({ told: each, shown: null, time }));
}

function come(queue: Queue, position: ReturnType<typeof at>, { due = FAR, isHeld = true, time = 100 } = {}): Queue {
  return arrive(queue, position, stepsOf(newsOf(queue.latest, position), time), due, isHeld);
}

/** Tell to the end: the plies in the order told, with what the board showed meanwhile. */
function tellAll(queue: Queue): { told: number[]; boards: number[]; queue: Queue } {
  const heard: number[] = [];
  const boards: number[] = [];
  let now = queue;
  for (let step = current(now); step !== null; step = current(now)) {
    heard.push(step.told.ply);
    boards.push(now.shown.ply);
    now = next(now);
  }
  return { told: heard, boards, queue: now };
}

describe("the queue of the story", () => {
  it("tells each event once and in order, with the board where it stood before", () => {
    let queue: Queue = begin(at(2, 0));
    queue = come(queue, at(4, 2));
    queue = come(queue, at(5, 3)); // what is sent again is not told again
    expect(isBehind(queue)).toBe(true);
    const { told: heard, boards, queue: after } = tellAll(queue);
    expect(heard).toEqual([2, 3, 4]);
    expect(boards).toEqual([2, 2, 4]);
    expect(after.shown.ply).toBe(5);
    expect(isBehind(after)).toBe(false);
  });

  it("shows the own answer at once, and what others did after it is held back", () => {
    let queue: Queue = begin(at(2, 2));
    queue = come(queue, at(3, 2), { isHeld: false });
    expect(queue.shown.ply).toBe(3);
    queue = come(queue, at(4, 3));
    expect(tellAll(queue).boards).toEqual([3, 3]);
    expect(tellAll(come(begin(at(2, 2)), at(3, 2), { isHeld: true })).boards).toEqual([2]);
  });

  it("goes on without a word where nothing happened", () => {
    const quiet = come(begin(at(2, 2)), aPosition(3));
    expect(quiet.shown.ply).toBe(3);
    expect(isBehind(quiet)).toBe(false);
    const busy = come(come(begin(at(2, 2)), at(3, 2)), aPosition(4));
    expect(tellAll(busy).queue.shown.ply).toBe(4);
  });

  it("goes straight to now when it is skipped", () => {
    const queue = skip(come(come(begin(at(0, 0)), at(2, 0)), at(4, 2)));
    expect(current(queue)).toBeNull();
    expect(queue.shown.ply).toBe(4);
    expect(isBehind(queue)).toBe(false);
  });

  it("drops everything when something is taken back, and when another seat looks", () => {
    const queue = come(begin(at(2, 2)), at(4, 2));
    for (const other of [at(1, 0, { epoch: 1 }), at(4, 0, { seat: 1 })]) {
      expect(continues(queue.latest, other)).toBe(false);
      const after = come(queue, other);
      expect(current(after)).toBeNull();
      expect(after.shown).toBe(other);
      expect(after.past).toEqual([]);
    }
    const redone = come(come(queue, at(1, 0, { epoch: 1 })), at(2, 1, { epoch: 1 }));
    expect(tellAll(redone).told).toEqual([1]);
  });

  it("tells after a reload what was not told before it, and the same", () => {
    const without = tellAll(come(begin(at(2, 2)), at(5, 2))).told;
    const loaded = begin<unknown>(at(5, 0));
    const missed = at(5, 0).events.filter(({ ply }) => ply >= 2);
    const queue = catchUp(loaded, at(2, 2), stepsOf(missed), FAR, true);
    expect(queue.shown.ply).toBe(2);
    expect(tellAll(queue).told).toEqual(without);
    expect(tellAll(queue).queue.shown.ply).toBe(5);
  });

  it("shows everything since the last turn again, from the board as it stood", () => {
    let queue = tellAll(come(begin(at(1, 1)), at(2, 1))).queue;
    queue = tellAll(come(queue, at(4, 2, { news_from: 2 }))).queue;
    queue = skip(come(queue, at(6, 4, { news_from: 2 })));
    const replay = again(queue, FAR);
    expect(replay.shown.ply).toBe(2);
    expect(tellAll(replay).told).toEqual([2, 3, 4, 5]);
    expect(tellAll(replay).queue.shown.ply).toBe(6);
    expect(again(begin(at(1, 1)), FAR).batches).toEqual([]);
  });
});

describe("the time of a step", () => {
  function whole(queue: Queue, pace: number): number {
    let now = 0;
    for (let each = queue; current(each) !== null; each = next(each)) now += moment(each, now, pace)?.time ?? 0;
    return now;
  }

  it("is what it needs at the chosen pace while there is time", () => {
    const queue = come(begin(at(0, 0)), at(5, 0), { due: 6000, time: 300 });
    expect(moment(queue, 0, 1)?.time).toBe(300);
    expect(whole(queue, 1)).toBe(1500);
    expect(whole(queue, 0.5)).toBe(750);
  });

  it("is hurried in a burst, so that all is told in time", () => {
    const queue = come(begin(at(0, 0)), at(100, 0), { due: 6000, time: 300 });
    expect(whole(queue, 1)).toBeCloseTo(6000);
    let burst: Queue = begin(at(0, 0));
    for (let ply = 0; ply < 60; ply += 3) burst = come(burst, at(ply + 3, ply), { due: 6000, time: 320 });
    expect(whole(burst, 1)).toBeLessThanOrEqual(6000.001);
  });

  it("tells several together where there is no time for each", () => {
    const plies = (queue: Queue, now = 0) => moment(queue, now, 1, 400)?.steps.map(({ told: { ply } }) => ply);
    expect(plies(come(begin(at(0, 0)), at(5, 0), { due: 6000, time: 300 }))).toEqual([0]);
    const burst = come(begin(at(0, 0)), at(100, 0), { due: 6000, time: 300 });
    expect(plies(burst)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(plies(burst, 6000)).toHaveLength(100);
    expect(plies(begin(at(0, 0)))).toBeUndefined();
  });

  it("tells what takes long by itself, whatever comes before it", () => {
    const few = come(begin(at(0, 0)), at(2, 0), { due: 800, time: 100 });
    const queue = come(few, at(3, 2), { due: 800, time: 1400 });
    expect(moment(queue, 0, 1, 400)).toMatchObject({ time: 100 });
    expect(moment(next(next(queue)), 100, 1, 400)).toMatchObject({ time: 700 });
  });

  it("hurries for the batch that is late, not for those that have time", () => {
    let queue = come(begin(at(0, 0)), at(10, 0), { due: 1000, time: 300 });
    queue = come(queue, at(11, 10), { due: 6000, time: 300 });
    expect(moment(queue, 0, 1)?.time).toBeCloseTo(100);
    expect(moment(queue, 2000, 1)?.time).toBe(0);
    expect(moment(redate(queue, 8000), 2000, 1)?.time).toBe(300);
  });
});
