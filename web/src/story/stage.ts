/**
 * Pieces that fly over the page and rings around what changed. Everything is measured before anything is drawn, and only
 * transform and opacity are animated. What lies here is for the eyes alone: the story tells it in words.
 */
import { type ComponentChild, type VNode, render } from "preact";
import type { Beat, Flight } from "../contract";
import { type Box, middle, type Point, Spots } from "./spots";
import "./stage.css";

/** Milliseconds between two pieces of one step. */
const STAGGER = 60;
/** A piece flies no longer than this at normal speed. */
export const FLIGHT = 300;
const MOST_PIECES = 8;
const RING = 1600;
const LINGER = 900;
/** Rings that have faded are taken away this long after the last ones, if nothing else is shown before. */
const SWEEP = 600;
const CURVE = "cubic-bezier(.2, .7, .2, 1)";
/** How far a straight way is bent upwards, of its length. */
const ARC = 0.12;

interface Planned {
  flight: Flight;
  points: readonly Point[];
}

/** The points of a flight on the page; null where its beginning or its end is not drawn, or both are the same place. */
function planned(flight: Flight, drawn: Spots): Planned | null {
  const spots = [flight.from, ...(flight.via ?? []), flight.to];
  const boxes = spots.map((spot) => drawn.boxOf(spot));
  if (boxes[0] === null || boxes.at(-1) === null) return null;
  const points = boxes.filter((box): box is Box => box !== null).map(middle);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (points.length === 2 && Math.abs(first.x - last.x) + Math.abs(first.y - last.y) < 4) return null;
  return { flight, points };
}

function at({ x, y }: Point): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)`;
}

/** The way as key frames: along the points, or in a slight arc between two. */
function frames(points: readonly Point[]): Keyframe[] {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length > 2 || first === undefined || last === undefined) return points.map((p) => ({ transform: at(p) }));
  const lift = ARC * Math.hypot(last.x - first.x, last.y - first.y);
  const top = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 - lift };
  return [first, top, last].map((point) => ({ transform: at(point) }));
}

export class Stage {
  #place: HTMLElement | null = null;
  readonly #timers = new Set<number>();
  readonly #hidden = new Set<Animation>();
  /** Rings that fade by themselves, and when they have. */
  readonly #fading = new Map<Element, number>();
  #sweeping = 0;
  /** Pieces shown so far; a test reads it. */
  flown = 0;
  /** Pieces are drawn away from the table; this gives them what the table gives everything on it. */
  dress: (piece: VNode) => ComponentChild = (piece) => piece;

  #root(): HTMLElement {
    if (this.#place?.isConnected) return this.#place;
    const made = document.createElement("div");
    made.className = "st-stage";
    made.setAttribute("aria-hidden", "true");
    document.body.append(made);
    window.addEventListener("scroll", this.unring, { passive: true });
    this.#place = made;
    return made;
  }

  /** Show a beat, so many times as slowly as planned; without motion only its rings. */
  show(beat: Beat, slowness: number, isMoving: boolean): void {
    // All reading first, then all writing.
    const drawn = new Spots();
    const moving = isMoving ? beat.flights : [];
    const flights = moving
      .slice(0, MOST_PIECES)
      .map((each) => planned(each, drawn))
      .filter((each) => each !== null);
    const rings = boxesOf(beat.ring, drawn);
    const gone = moving.flatMap(({ lifts }) => (lifts === undefined ? [] : [drawn.elementOf(lifts)]));
    this.#sweep();
    for (const each of gone) if (each !== null) this.#lift(each);
    for (const [n, each] of flights.entries()) this.#fly(each, slowness, n);
    if (isMoving) this.#fade(rings);
    else this.#ring(rings, RING);
  }

  /**
   * Whether a card lies above. Said at the stage itself: a rule that asks the page whether it has a card somewhere makes
   * the browser look at all of it with every piece that comes.
   */
  under(isUnder: boolean): void {
    if (isUnder || this.#place !== null) this.#root().toggleAttribute("data-under", isUnder);
  }

  /** Ring spots for a while. */
  ring(spots: readonly string[], time = RING): void {
    this.#ring(boxesOf(spots, new Spots()), time);
  }

  /** The board shows now what has flown: whatever lies there is taken away. */
  clear(isRinged = true): void {
    this.#sweep();
    for (const each of this.#hidden) each.cancel();
    this.#hidden.clear();
    for (const each of [...(this.#place?.children ?? [])]) {
      if (!isRinged || !each.classList.contains("st-rings")) each.remove();
    }
  }

  /** What is scrolled no longer lies where it was measured, and what stays in place did not move. */
  readonly unring = (): void => {
    for (const each of this.#place?.querySelectorAll(".st-rings") ?? []) each.remove();
  };

  /** Away with everything. */
  close(): void {
    window.removeEventListener("scroll", this.unring);
    for (const timer of this.#timers) window.clearTimeout(timer);
    this.#timers.clear();
    window.clearTimeout(this.#sweeping);
    this.clear(false);
    this.#fading.clear();
    this.#place?.remove();
    this.#place = null;
  }

  /** A piece that flies does not stand where it stood. */
  #lift(piece: Element): void {
    if (typeof piece.animate === "function")
      this.#hidden.add(piece.animate({ opacity: [0, 0] }, { duration: 1, fill: "forwards" }));
  }

  #fly({ flight, points }: Planned, slowness: number, n: number): void {
    const piece = document.createElement("div");
    piece.className = "st-piece";
    render(this.dress(flight.piece), piece);
    this.#root().append(piece);
    this.flown += 1;
    if (typeof piece.animate !== "function") return;
    const delay = n * STAGGER * slowness;
    const duration = FLIGHT * slowness;
    piece.animate(frames(points), { duration, delay, easing: CURVE, fill: "both" });
    // It lies where it landed until the board shows it there, but not for ever.
    this.#later(() => piece.remove(), delay + duration + LINGER);
  }

  #ring(boxes: readonly Box[], time: number): void {
    if (boxes.length === 0) return;
    const made = this.#ringsAround(boxes);
    this.#later(() => made.remove(), time);
  }

  /**
   * Rings that fade. Whatever comes to the page or leaves it costs the browser a look at the whole of it; what cannot be
   * seen any more therefore leaves when the next comes.
   */
  #fade(boxes: readonly Box[]): void {
    if (boxes.length === 0) return;
    this.#fading.set(this.#ringsAround(boxes), performance.now() + RING);
    window.clearTimeout(this.#sweeping);
    this.#sweeping = window.setTimeout(() => this.#sweep(), RING + SWEEP);
  }

  #sweep(): void {
    const now = performance.now();
    for (const [rings, end] of this.#fading) {
      if (end > now && rings.isConnected) continue;
      rings.remove();
      this.#fading.delete(rings);
    }
  }

  /** Rings that come and go together: what moves is asked for its looks in every frame, so it is one thing. */
  #ringsAround(boxes: readonly Box[]): Element {
    const all = document.createElement("div");
    all.className = "st-rings";
    for (const { x, y, width, height } of boxes) {
      const made = document.createElement("div");
      made.className = "st-ring";
      made.style.transform = `translate(${x - 3}px, ${y - 3}px)`;
      made.style.width = `${width + 6}px`;
      made.style.height = `${height + 6}px`;
      all.append(made);
    }
    this.#root().append(all);
    return all;
  }

  #later(act: () => void, time: number): void {
    const timer = window.setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, time);
    this.#timers.add(timer);
  }
}

function boxesOf(spots: readonly string[], drawn: Spots): Box[] {
  return [...new Set(spots)].map((spot) => drawn.boxOf(spot)).filter((box) => box !== null);
}

/** How long a beat takes at normal speed. */
export function timeOf(beat: Beat | null): number {
  if (beat === null) return 0;
  if (beat.time !== undefined) return beat.time;
  if (beat.Card !== null) return CARD;
  const pieces = Math.min(MOST_PIECES, beat.flights.length);
  if (pieces > 0) return FLIGHT + GAP + STAGGER * (pieces - 1);
  return beat.ring.length > 0 ? RINGED : 0;
}

const CARD = 2600;
const RINGED = 240;
/** Milliseconds to see where something has landed. */
const GAP = 60;
