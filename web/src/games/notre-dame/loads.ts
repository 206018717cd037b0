/** Moving pieces between sectors: what can be moved, and where each of it can go. */
import type { Choice, Offer } from "../../gen/protocol";
import { choicesAt, piecesIn, wordsOf } from "./model";
import type { Scene } from "./model";

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

export function loadWords({ props, mine }: Scene, { from, cubes, confidant }: Load): string {
  const { texts } = props;
  if (cubes === null) return texts.t("ndb-load-all", { n: piecesIn(mine, from) });
  if (!confidant) return texts.t("ndb-load-cubes", { n: cubes });
  return cubes === 0 ? texts.t("ndb-load-confidant") : texts.t("ndb-load-both", { n: cubes });
}
