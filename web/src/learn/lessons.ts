/**
 * Guided first games. A lesson is data: a table with a fixed seed, and for each answer of the learner what is said
 * and which answers are allowed. Dice and stewards depend on the seed alone, so the game runs as it was written.
 */
import { useMemo } from "preact/hooks";
import type { NewTable, Offer } from "../gen/protocol";
import { teachingOf } from "./teaching";

export interface LessonStep {
  /** The ply at which the learner answers, once the others have. */
  ply: number;
  /** The first ply at which the question is open to the learner already; the ply itself where it is left out. */
  from?: number;
  kind: string;
  /** Key of what to do; with `-why` behind it, why. */
  say: string;
  /** The answers that go on with the lesson; null lets the learner choose. */
  allow: readonly string[] | null;
  /** Where to look. */
  highlight?: string;
}

export interface LessonData {
  table: NewTable;
  steps: readonly LessonStep[];
  /** Key of what is said when the lesson is over. */
  then: string;
}

/** What the lesson says now. */
export interface Guided {
  /** Key of the text. */
  say: string;
  /** The answers allowed, in the words of the offer; null where all are. */
  allow: readonly string[] | null;
  highlight: string;
  /** Counted from 1. */
  number: number;
  /** How many there are. */
  count: number;
  /** The lesson is over: the learner plays on alone. */
  isOver: boolean;
}

/** The name that a table has in `guide` when a lesson belongs to it. */
export const GUIDE = "first-game";

/** The lesson of a game; null where there is none. */
export function lessonOf(game: string): LessonData | null {
  return teachingOf(game).lesson;
}

/** The table to ask the server for. */
export function lessonTable(game: string, name: string, title: string): NewTable | null {
  const lesson = lessonOf(game);
  if (lesson === null) return null;
  const seats = lesson.table.seats.map((seat) => (seat.kind === "me" ? { ...seat, name } : seat));
  return { ...lesson.table, seats, title };
}

/** Where the lesson stands at a ply; null while somebody else is to move, and long after the end. */
export function guided(game: string, ply: number, offer?: Offer | null): Guided | null {
  const lesson = lessonOf(game);
  if (lesson === null) return null;
  const { steps } = lesson;
  const count = steps.length;
  const at = steps.findIndex((step) => (step.from ?? step.ply) <= ply && ply <= step.ply);
  const step = steps[at];
  if (step === undefined) {
    const last = steps[count - 1];
    if (last === undefined || ply <= last.ply) return null;
    return { say: lesson.then, allow: null, highlight: "", number: count, count, isOver: true };
  }
  if (offer !== undefined && offer !== null && !fits(step, offer)) return null; // another course was taken
  return { say: step.say, allow: step.allow, highlight: step.highlight ?? "", number: at + 1, count, isOver: false };
}

/** Whether a step belongs to the open question: the kind is right, and an allowed answer is among those listed. */
function fits(step: LessonStep, offer: Offer): boolean {
  if (offer.kind !== step.kind) return false;
  const isWhole = !offer.more && offer.stage === null && offer.choices.length > 0;
  return !isWhole || step.allow === null || offer.choices.some(({ action }) => step.allow?.includes(action));
}

/**
 * The lesson at this ply. With the *offer* at hand it is also checked that the lesson still fits the game: whoever
 * has left its course (by taking back, say) is free.
 */
export function useLesson(game: string, ply: number, offer?: Offer | null): Guided | null {
  return useMemo(() => guided(game, ply, offer), [game, ply, offer]);
}

/** Whether a part of a long answer leads to an allowed one, after the parts chosen. */
export function allowsPart(allow: readonly string[] | null, chosen: readonly string[], part: string): boolean {
  if (allow === null) return true;
  return allow.some((action) => {
    const words = new Set(action.split(/[ ,]/).flatMap((word) => [word, word.split("=")[0] ?? word]));
    return [...chosen, part].every((each) => words.has(each));
  });
}
