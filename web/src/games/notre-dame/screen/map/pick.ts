/** The pieces picked up on the map or in the tray, before it is said where they go. Both look at the same pick. */
import { useEffect, useState } from "preact/hooks";
import type { Offer } from "../../../../gen/protocol";
import { loadsOf } from "../../loads";
import type { Load } from "../../loads";
import type { Scene } from "../../model";

interface Held {
  offer: Offer | null;
  load: string | null;
}

let held: Held = { offer: null, load: null };
const readers = new Set<() => void>();

function hold(offer: Offer | null, load: string | null): void {
  held = { offer, load };
  for (const reader of readers) reader();
}

export interface Pick {
  loads: readonly Load[];
  /** What is picked up; null while nothing is. */
  load: Load | null;
  pick(id: string | null): void;
}

/** The pick of the open question. An answer that is chosen tells it; a new question begins with empty hands. */
export function usePick({ props }: Scene): Pick {
  const { offer, draft } = props;
  const [, look] = useState({});
  useEffect(() => {
    const reader = () => look({});
    readers.add(reader);
    return () => void readers.delete(reader);
  }, []);
  const loads = loadsOf(offer);
  const chosen = loads.find((load) => load.choices.some(({ action }) => action === draft.action));
  const id = held.offer === offer ? held.load : null;
  return {
    loads,
    load: loads.find((load) => load.id === id) ?? (id === null ? (chosen ?? null) : null),
    pick: (next) => hold(offer, next),
  };
}

/** The next load from a sector: one cube, two cubes, the confidant, then none. */
export function nextLoad({ loads, load }: Pick, from: string): string | null {
  const here = loads.filter((each) => each.from === from);
  const at = load === null ? -1 : here.findIndex(({ id }) => id === load.id);
  return here[at + 1]?.id ?? null;
}
