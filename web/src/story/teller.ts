/** Tells the story by the clock: one step after the other, on a stage of its own, until the board is where the table is. */
import type { FunctionComponent } from "preact";
import type { Beat, BoardProps, CardProps } from "../contract";
import type { Position, Told } from "../gen/protocol";
import { play } from "../ui/sound";
import { longest, paceNow } from "./pace";
import { type BeatStep, soundsOf, spotsOf, together } from "./plan";
import * as queue from "./queue";
import { Signal } from "./signal";
import { Stage, timeOf } from "./stage";

/** A card that lies over the stage. */
export interface ShownCard {
  Card: FunctionComponent<CardProps>;
  props: CardProps;
}

/** What is being told just now. */
export interface Telling {
  told: Told | null;
  card: ShownCard | null;
}

const NOTHING: Telling = { told: null, card: null };
/** A step that would take less than this is left to the words: nobody would see it. */
const UNSEEN = 20;
/** Steps that have no time to be told one by one are told together, for so long at normal speed. */
const MOMENT = 400;
/** Milliseconds at the end of a step in which the board is drawn, before the next one is measured and begins. */
const SETTLING = 110;
/** Milliseconds that a card, and rings, stay where nothing else moves. */
const STILL_CARD = 5000;
const STILL_RING = 4000;

export class Teller {
  state: queue.Queue<Beat | null>;
  readonly now = new Signal<Telling>(NOTHING);
  readonly stage = new Stage();
  /** What a card is given for a position. */
  draw: (position: Position, recent: readonly Told[]) => BoardProps;
  #timer = 0;
  #isPaused = true;
  readonly #onMove: () => void;

  constructor(latest: Position, draw: Teller["draw"], onMove: () => void) {
    this.state = queue.begin(latest);
    this.draw = draw;
    this.#onMove = onMove;
  }

  get isRunning(): boolean {
    return this.state.batches.length > 0;
  }

  /** Whether something is being shown at this moment. */
  get isShowing(): boolean {
    return this.isRunning && this.#timer !== 0;
  }

  /** A position has come: whatever follows from it is done by `run`. */
  receive(position: Position, steps: readonly BeatStep[], pace: number, isHeld: boolean): void {
    const isGoingOn = queue.continues(this.state.latest, position);
    this.state = queue.arrive(this.state, position, steps, Date.now() + longest(pace), isHeld && pace > 0);
    if (!isGoingOn) this.#rest();
  }

  /** What happened between an earlier position and now is told. */
  catchUp(from: Position, steps: readonly BeatStep[]): void {
    const pace = paceNow();
    this.#set(queue.catchUp(this.state, from, steps, Date.now() + longest(pace), pace > 0));
    this.run();
  }

  /** Go on telling, if nothing is being told. */
  run(): void {
    if (this.#isPaused || this.#timer !== 0) return;
    const pace = paceNow();
    if (pace === 0) {
      this.#showAtOnce();
      return;
    }
    const found = () => queue.moment(this.state, Date.now(), pace, MOMENT * pace);
    for (let next = found(); next !== null; next = found()) {
      if (next.time >= UNSEEN) {
        this.#show(next);
        return;
      }
      this.#tellOf(next);
    }
    this.#tell(NOTHING);
  }

  /** Nobody may look, or somebody looks again: what waited is told from then on. */
  pause(isPaused: boolean): void {
    if (isPaused === this.#isPaused) return;
    this.#isPaused = isPaused;
    if (isPaused) {
      this.#rest();
      this.stage.clear(false);
      return;
    }
    this.state = queue.redate(this.state, Date.now() + longest(paceNow()));
    this.run();
  }

  skip(): void {
    this.#rest();
    this.#set(queue.skip(this.state));
  }

  again(): void {
    this.#set(queue.again(this.state, Date.now() + longest(paceNow())));
    this.run();
  }

  close(): void {
    this.#rest();
    this.stage.close();
  }

  #tell(telling: Telling): void {
    this.stage.under(telling.card !== null);
    this.now.set(telling);
  }

  #rest(): void {
    window.clearTimeout(this.#timer);
    this.#timer = 0;
    this.#tell(NOTHING);
  }

  #set(changed: queue.Queue<Beat | null>): void {
    const { shown, batches } = this.state;
    this.state = changed;
    if (changed.shown !== shown) this.stage.clear();
    if (changed.shown !== shown || (changed.batches.length === 0) !== (batches.length === 0)) this.#onMove();
  }

  /** The steps of a moment are told. */
  #tellOf({ steps }: queue.Moment<Beat | null>): void {
    let told = this.state;
    for (const _ of steps) told = queue.next(told);
    this.#set(told);
  }

  #show(moment: queue.Moment<Beat | null>): void {
    const { steps, time } = moment;
    const settling = Math.min(SETTLING, time / 4);
    const goOn = () => {
      this.#timer = 0;
      this.run();
    };
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.#tellOf(moment);
      if (this.isRunning) this.#timer = window.setTimeout(goOn, settling);
      else this.run();
    }, time - settling);
    const beat = together(steps);
    const main = steps.filter(({ shown }) => shown !== null && shown.Card !== null).at(-1) ?? steps.at(-1);
    try {
      this.stage.show(beat, steps.length > 1 ? time / timeOf(beat) : time / (steps[0]?.time ?? time), true);
    } catch (fault) {
      reportError(fault); // a piece that cannot be drawn holds nobody up: the words tell it
    }
    // Sounds are made of many small parts: the pieces are on their way before.
    window.setTimeout(() => {
      for (const sound of soundsOf(steps)) play(sound);
    });
    if (main !== undefined) this.#tell({ told: main.told, card: this.#cardOf(main) });
  }

  /** Where nothing moves: rings and the last card at once, and the board is where the table is. */
  #showAtOnce(): void {
    const steps = this.state.batches.flatMap((batch) => batch.steps);
    if (steps.length === 0) return;
    const card = steps.filter(({ shown }) => shown !== null && shown.Card !== null).at(-1);
    const shown = card === undefined ? null : this.#cardOf(card);
    this.#set(queue.skip(this.state));
    this.stage.ring(spotsOf(steps), STILL_RING);
    for (const sound of soundsOf(steps)) play(sound);
    if (shown === null) return;
    this.#tell({ told: null, card: shown });
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.#tell(NOTHING);
      this.run();
    }, STILL_CARD);
  }

  #cardOf(step: BeatStep): ShownCard | null {
    const Card = step.shown?.Card ?? null;
    const batch = this.state.batches.find(({ steps }) => steps.includes(step));
    if (Card === null || batch === undefined) return null;
    const recent = batch.steps.map(({ told }) => told);
    return { Card, props: { ...this.draw(batch.to, recent), told: step.told } };
  }
}
