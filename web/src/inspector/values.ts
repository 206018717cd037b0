/** Everything that is printed on a component, line by line, in words, each with where it comes from. */
import type { Origin } from "./provenance";

export interface Cell {
  words: readonly string[];
  origin: Origin;
}

export interface Line {
  label: string;
  /** One cell, or one for each face. */
  cells: readonly Cell[];
}

export interface Values {
  /** Titles of the columns when there are two faces; empty otherwise. */
  faces: readonly string[];
  lines: readonly Line[];
  /** A sentence that says what the component does. */
  about: string;
}

/** The values of a component with one face. */
export function plain(about: string, lines: readonly Line[]): Values {
  return { faces: [], lines, about };
}
