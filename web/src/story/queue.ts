/**
 * The story as a queue, without clock and page: positions arrive, and what happened is told in order, each thing once.
 * While something is told the board may stand where it stood before; it never shows anything but whole positions.
 */
import type { Position, Told } from "../gen/protocol";

/** One thing to tell. `time` is what showing it takes, in milliseconds at normal speed; 0 for words alone. */
export interface Step<Shown = unknown> {
  told: Told;
  shown: Shown;
  time: number;
}

/** What led from one position to the next. */
export interface Batch<Shown = unknown> {
  from: Position;
  to: Position;
  steps: readonly Step<Shown>[];
  /** When it has to be told, in milliseconds of the clock that was given. */
  due: number;
  /** Whether the board waits at `from` until it is told. */
  isHeld: boolean;
}

export interface Queue<Shown = unknown> {
  /** What the board shows. */
  shown: Position;
  /** The newest position that has arrived. */
  latest: Position;
  /** Not told yet; the first is being told. */
  batches: readonly Batch<Shown>[];
  /** The step of the first batch that is being told. */
  at: number;
  /** Told since the last turn of whoever looks, to be shown again. */
  past: readonly Batch<Shown>[];
}

/** A queue with nothing to tell. */
export function begin<Shown>(position: Position): Queue<Shown> {
  return { shown: position, latest: position, batches: [], at: 0, past: [] };
}

/** What is being told; null while nothing is. */
export function current<Shown>(queue: Queue<Shown>): Step<Shown> | null {
  return queue.batches[0]?.steps[queue.at] ?? null;
}

/** Whether the board does not show the newest position yet. */
export function isBehind(queue: Queue): boolean {
  return queue.shown !== queue.latest;
}

/** Whether a position continues what was seen: neither another seat nor something taken back. */
export function continues(before: Position, position: Position): boolean {
  return before.seat === position.seat && before.epoch === position.epoch && before.ply <= position.ply;
}

/** The events of a position that nobody has been told yet. */
export function newsOf(latest: Position, position: Position): readonly Told[] {
  if (!continues(latest, position)) return [];
  return position.events.filter(({ ply }) => ply >= latest.ply && ply < position.ply);
}

/** A position has come, with the steps of what is new in it. */
export function arrive<Shown>(
  queue: Queue<Shown>,
  position: Position,
  steps: readonly Step<Shown>[],
  due: number,
  isHeld: boolean,
): Queue<Shown> {
  if (position === queue.latest) return queue;
  if (!continues(queue.latest, position)) return begin(position);
  const past = queue.past.filter((each) => each.to.ply > position.news_from);
  const last = queue.batches.at(-1);
  if (steps.length === 0) {
    // Nothing to tell: whoever is behind gets there with the last batch.
    if (last === undefined) return { ...queue, shown: position, latest: position, past };
    const batches = [...queue.batches.slice(0, -1), { ...last, to: position }];
    const shown = queue.shown === last.to ? position : queue.shown;
    return { ...queue, shown, latest: position, batches, past };
  }
  const batch = { from: queue.latest, to: position, steps, due, isHeld };
  const shown = last === undefined && !isHeld ? position : queue.shown;
  return { ...queue, shown, latest: position, batches: [...queue.batches, batch], past };
}

/** Tell what happened between an earlier position and the one on the board, as after a reload. */
export function catchUp<Shown>(
  queue: Queue<Shown>,
  from: Position,
  steps: readonly Step<Shown>[],
  due: number,
  isHeld: boolean,
): Queue<Shown> {
  if (steps.length === 0 || queue.batches.length > 0) return queue;
  const batch = { from, to: queue.latest, steps, due, isHeld };
  return { ...queue, shown: isHeld ? from : queue.latest, batches: [batch], at: 0 };
}

/** The current step is told. */
export function next<Shown>(queue: Queue<Shown>): Queue<Shown> {
  const [first, ...rest] = queue.batches;
  if (first === undefined) return queue;
  if (queue.at + 1 < first.steps.length) return { ...queue, at: queue.at + 1 };
  const following = rest[0];
  const shown = following === undefined || following.isHeld ? first.to : following.to;
  return { ...queue, shown, batches: rest, at: 0, past: [...queue.past, first] };
}

/** Straight to now: whatever is not told yet is left to the words. */
export function skip<Shown>(queue: Queue<Shown>): Queue<Shown> {
  if (queue.batches.length === 0 && !isBehind(queue)) return queue;
  return { ...queue, shown: queue.latest, batches: [], at: 0, past: [...queue.past, ...queue.batches] };
}

/** Tell everything since the last turn once more. */
export function again<Shown>(queue: Queue<Shown>, due: number): Queue<Shown> {
  const [first] = queue.past;
  if (first === undefined || queue.batches.length > 0) return queue;
  const batches = queue.past.map((each) => ({ ...each, due, isHeld: true }));
  return { ...queue, shown: first.from, batches, at: 0, past: [] };
}

/** Begin to count anew, as when the page was out of sight. */
export function redate<Shown>(queue: Queue<Shown>, due: number): Queue<Shown> {
  return { ...queue, batches: queue.batches.map((each) => ({ ...each, due })) };
}

/** The share of its time that each step may take, so that no batch is late; what is late already takes no time at all. */
function hurryOf(queue: Queue, now: number, pace: number): number {
  let planned = 0;
  let hurry = 1;
  for (const [n, batch] of queue.batches.entries()) {
    for (const each of n === 0 ? batch.steps.slice(queue.at) : batch.steps) planned += each.time * pace;
    if (planned > 0) hurry = Math.min(hurry, Math.max(0, batch.due - now) / planned);
  }
  return hurry;
}

/** What is told together, and for how long. */
export interface Moment<Shown = unknown> {
  steps: readonly Step<Shown>[];
  time: number;
}

/**
 * What is told next, at this pace: one step; where there is no time for each by itself, as many as fill *least*
 * milliseconds, for what changes faster nobody can follow and few pages can draw. Null where nothing is left to tell.
 */
export function moment<Shown>(queue: Queue<Shown>, now: number, pace: number, least = 0): Moment<Shown> | null {
  const hurry = hurryOf(queue, now, pace);
  const steps: Step<Shown>[] = [];
  let time = 0;
  for (let rest = queue; ; rest = next(rest)) {
    const step = current(rest);
    const own = (step?.time ?? 0) * pace * hurry;
    const isFull = hurry === 1 || time >= least || (own >= least && time > 0);
    if (step === null || (isFull && steps.length > 0)) return steps.length === 0 ? null : { steps, time };
    steps.push(step);
    time += own;
  }
}
