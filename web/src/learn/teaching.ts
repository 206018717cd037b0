/** What a game brings to the pages that teach it (`games/<game>/learn.ts`). A game may do without any of it. */
import type { Params } from "../i18n/texts";
import type { IconName } from "../ui";
import type { LessonData } from "./lessons";

export interface Teaching {
  /** The custom property that marks the game among the others; none has the accent. */
  tone?: string;
  lesson: LessonData | null;
  /** By place that a lesson speaks of: where to find it, in every layout; a tab of a phone comes last. */
  areas?: Readonly<Record<string, readonly string[]>>;
  /** The sheets of the player aids. */
  aids: readonly Aid[];
  /** Pieces of advice, the most useful first: `learn-tip-<prefix>-<tip>`, with `-why` behind it. */
  tips: readonly string[];
  examples: Examples;
  glossary?: Glossary;
}

/** A word of the game: keys of its name and of what it means, and the section of the rules that tells the rest. */
export interface Term {
  id: string;
  name: string;
  text: string;
  rule: string;
}

export interface Glossary {
  terms: readonly Term[];
  /** By kind of question: the words that whoever is asked it may not know, the most important first. */
  asked: Readonly<Record<string, readonly string[]>>;
}

/**
 * Refusals speak of a certain card or number. On the rules pages they are shown with one that fits, so that they read
 * as examples. What a parameter stands for is the same nearly everywhere; the exceptions are listed by reason, and by
 * reason and section.
 */
export interface Examples {
  usual: Params;
  reasons: Readonly<Record<string, Params>>;
  sections: Readonly<Record<string, Params>>;
}

/** A line of an aid. Everything is a key of a text; where a game has the words already, its own. */
export interface Line {
  name: string;
  text?: string;
  params?: Params;
  icon?: IconName;
  /** Part of all points of a game, in per cent. */
  share?: number;
}

export interface Aid {
  title: string;
  about?: string;
  note?: string;
  /** Numbered steps, or a table with a heading for each line. */
  form: "steps" | "table";
  columns?: readonly string[];
  wide?: boolean;
  lines: readonly Line[];
}

const NOTHING: Teaching = { lesson: null, aids: [], tips: [], examples: { usual: {}, reasons: {}, sections: {} } };

const TEACHINGS = import.meta.glob<Teaching>("../games/*/learn.ts", { eager: true, import: "default" });

/** What there is to teach a game with. */
export function teachingOf(game: string): Teaching {
  return TEACHINGS[`../games/${game}/learn.ts`] ?? NOTHING;
}

/** The parameters that make an example of a reason in a section of the rules. */
export function exampleOf(game: string, reason: string, rule: string): Params {
  const { usual, reasons, sections } = teachingOf(game).examples;
  return { ...usual, ...reasons[reason], ...sections[`${reason} ${rule}`] };
}
