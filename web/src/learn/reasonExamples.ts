/**
 * Refusals speak of a certain card or number. On the rules pages they are shown with one that fits, so that they
 * read as examples. What a parameter stands for is the same nearly everywhere; the exceptions are listed by reason.
 */
import type { Params } from "../i18n/texts";

const USUAL: Readonly<Record<string, Params>> = {
  "notre-dame": {
    action: "reveal", asked: 3, bill: "red-gold", card: "red-bank", colour: "blue", gold: 1, market: "red-a",
    person: "fool", place: "bank", question: "play-card", sector: "park", steps: 1,
  },
  obsession: {
    about: "english-garden", action: "roll", card: "pounds-300", cost: 3, count: 3, family: "york",
    guest: "alistair-marquess-of-kent", here: 2, keep: 1, level: 3, loans: 1, milestone: "reputation-4",
    need: "footman,valet", number: 2, objective: "category-estate", other: "valet", pounds: 100, power: "milestones",
    price: 500, question: "buy-tile", rating: 5, seat: 1,
    servant: "valet", servants: "valet", slot: "ladies", staff: "footman", steps: 2, tile: "drawing-room",
  },
};

const OWN: Readonly<Record<string, Params>> = {
  "costs-not-covered": { pounds: 100, loans: 1 },
  "carriage-not-for-this": { tile: "private-study" },
  "choice-missing": { about: "mabel-countess-of-ponsonby" },
  "extras-not-doubled": { about: "alistair-marquess-of-kent" },
  "family-stays": { guest: "mabel-countess-of-ponsonby" },
  "guest-beyond-service": { guest: "duchess-lilo" },
  "loan-without-need": { loans: 0 },
  "nobody-can-serve": { about: "duchess-lilo" },
  "no-pounds-to-raise": { about: "lady-tara-cavendish" },
  "one-of-each-servant": { servant: "cook" },
  "rating-needs-no-help": { tile: "breakfast-room" },
  "servant-not-laid-out": { servant: "cook" },
  "servant-is-loyal": { servant: "butler" },
  "stand-in-needs-tile": { servant: "footman", tile: "brushing-room" },
  "stand-in-not-needed": { servant: "footman", other: "valet" },
  "no-activity-here": { tile: "brushing-room" },
  "tile-above-reputation": { tile: "great-hall", rating: 6, level: 3 },
  "too-expensive": { tile: "great-hall", price: 800, pounds: 500 },
};

/** Reasons that speak of something else in each section that they cite. */
const IN_SECTION: Readonly<Record<string, Params>> = {
  "not-in-this-game estate-challenge": { power: "scrap" },
  "not-in-this-game extra-servants": { power: "extra-servants" },
};

/** The parameters that make an example of a reason in a section of the rules. */
export function exampleOf(game: string, reason: string, rule: string): Params {
  return { ...USUAL[game], ...OWN[reason], ...IN_SECTION[`${reason} ${rule}`] };
}
