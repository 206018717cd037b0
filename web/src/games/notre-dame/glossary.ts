/** The words of Notre Dame that a newcomer may ask about, with the section of the rules that tells the rest. */
import type { Glossary } from "../../learn/teaching";
import { ownTerms } from "../../learn/sheets";

/** By word: its section. */
const SECTIONS: Readonly<Record<string, string>> = {
  period: "rounds",
  round: "rounds",
  "bell-ringer": "end-of-turn",
  borough: "setup",
  sector: "phase-3",
  piece: "setup",
  cube: "setup",
  supply: "empty-supply",
  "general-supply": "setup",
  gold: "setup",
  prestige: "end-of-game",
  "action-card": "phase-2",
  passing: "phase-2",
  "without-action": "phase-3",
  confidant: "confidant",
  carriage: "carriage-house",
  market: "carriage-house",
  message: "bills",
  person: "persons",
  "brown-and-grey": "brown-persons",
  bribe: "phase-4",
  plague: "plague",
  rat: "plague",
  "fullest-sector": "plague",
  donation: "notre-dame",
  "cathedral-share": "notre-dame-scoring",
  bonus: "inn",
  gain: "park",
};

const SECTORS = ["seminary", "bank", "residence", "carriage-house", "inn", "park", "hospital", "notre-dame"];

export const glossary: Glossary = {
  terms: [
    ...ownTerms("nd", SECTIONS),
    ...SECTORS.map((id) => ({ id, name: `nd-kind-${id}`, text: `nd-card-${id}-about`, rule: id })),
  ],
  asked: {
    "keep-card": ["passing", "action-card"],
    "play-card": ["action-card", "sector", "cube", "without-action"],
    "move-cube": ["supply", "cube"],
    "make-donation": ["donation", "gold", "cathedral-share"],
    "send-confidant": ["confidant", "sector"],
    "choose-bonus": ["bonus", "rat"],
    "move-carriage": ["carriage", "market", "message"],
    "bribe-person": ["bribe", "person", "gold"],
    "bribe-again": ["bribe", "person"],
    "play-third-card": ["without-action", "action-card"],
    "move-pieces": ["piece", "sector"],
    "move-one-piece": ["piece", "sector"],
    "move-everything": ["piece", "sector"],
    "found-sector": ["sector", "general-supply"],
    "found-sectors": ["sector", "general-supply"],
    "work-sector": ["sector", "piece"],
    "withdraw-cubes": ["cube", "sector"],
    "cash-bills": ["message"],
    "give-gold": ["gold"],
    "remove-cube": ["fullest-sector", "plague"],
  },
};
