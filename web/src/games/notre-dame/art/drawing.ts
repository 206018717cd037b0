/** A drawing: the grid it is made on, and its lines. */
import type { JSX } from "preact";

export interface Drawing {
  readonly box: string;
  readonly art: () => JSX.Element;
}
