/** A beat from the parts that are not empty. */
import type { Beat } from "../contract";

export function beat(parts: Partial<Beat>): Beat {
  return { flights: [], ring: [], sound: null, Card: null, ...parts };
}
