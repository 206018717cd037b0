/** The pieces picked up on the map or in the tray, before it is said where they go. Both look at the same pick. */
import { useEffect, useState } from "preact/hooks";
import type { Choice, Offer } from "../../../../gen/protocol";
import { choicesAt, wordsOf } from "../../model";
import type { Scene } from "../../model";

/** What an answer moves, and from where: `shift bank park 2 confidant` moves two cubes and the confidant. */
export interface Load {
  id: string;
  from: string;
  /** Null: everything that is there. */
  cubes: number | null;
  confidant: boolean;
  choices: readonly Choice[];
}

function loadOf(choice: Choice): Omit<Load, "choices"> {
  const [verb = "", from = "", , ...rest] = wordsOf(choice.action);
  const confidant = rest.includes("confidant");
  const cubes = verb === "rehouse" ? null : verb === "shift" ? Number(rest[0] ?? 0) : confidant ? 0 : 1;
  return { id: [verb, from, ...rest].join(" "), from, cubes, confidant };
}

/** Everything that can be moved, in the order of the offer. */
export function loadsOf(offer: Offer | null): Load[] {
  const found = new Map<string, Load & { choices: Choice[] }>();
  for (const choice of choicesAt(offer, "moves")) {
    const load = loadOf(choice);
    const known = found.get(load.id);
    if (known === undefined) found.set(load.id, { ...load, choices: [choice] });
    else known.choices.push(choice);
  }
  return [...found.values()];
}

/** The answer that takes a load to a sector. */
export function choiceTo(load: Load, sector: string): Choice | undefined {
  return load.choices.find(({ action }) => wordsOf(action)[2] === sector);
}

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
