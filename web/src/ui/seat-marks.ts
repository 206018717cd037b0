/** The colours and letters of the seats of the table that is shown, for whatever draws their pieces. */
import { createContext } from "preact";

export interface SeatSign {
  /** A CSS custom property. */
  colour: string;
  letter: string;
}

/** By seat; empty away from a table. */
export const SeatMarks = createContext<readonly SeatSign[]>([]);
