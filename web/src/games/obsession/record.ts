/** Obsession in the record book: families, solitaire opponents by level, and the targets of the challenge. */
import type { Finished } from "../../net/record";
import type { Ladder, OfGame, Rung } from "../../record/of-games";
import type { Opponent } from "./opponents-part";

const CHALLENGE = "estate-challenge";
const EXTENDED = "extended";
const LEVELS = ["beginner", "intermediate", "expert"];
/** The targets of the challenge that stand on no card. */
const PRINTED: readonly Rung[] = ["standard", EXTENDED].map((length) => ({
  id: `printed-${length}`,
  sort: "",
  under: ["length", length],
}));

function targetOf({ modules, options }: Finished): string {
  const target = options["target"] ?? "printed";
  return target === "printed" ? `printed-${modules.includes(EXTENDED) ? EXTENDED : "standard"}` : target;
}

const record: OfGame = {
  sort: "family",
  marksOf({ seats }) {
    const told = Array.isArray(seats) ? (seats as { family?: unknown }[]) : [];
    return told.map(({ family }) => (typeof family === "string" ? family : null));
  },
  isTeam: ({ modules }) => modules.includes("teams"),
  ladders(components) {
    const cards = components["opponents"];
    const opponents = Array.isArray(cards) ? [...(cards as Opponent[])] : [];
    opponents.sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
    const rungs = opponents.map(({ id, level }): Rung => ({ id, sort: "opponent", under: ["level", level] }));
    const ofBase = rungs.filter((_, at) => opponents[at]?.set === "base");
    const ladders: Ladder[] = [
      { id: "opponent", rungs },
      { id: "challenge", rungs: [...PRINTED, ...ofBase] },
    ];
    return ladders;
  },
  rungOf(played) {
    if (played.seats.length > 1) return null;
    if (played.modules.includes(CHALLENGE)) return ["challenge", targetOf(played)];
    return ["opponent", played.options["opponent"] ?? "fairfax"];
  },
  harder: ["dynamic-opponent", "monuments-challenge"],
};

export default record;
