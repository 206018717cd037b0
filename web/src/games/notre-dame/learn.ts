/** How Notre Dame is taught: its first game, aids, advice and examples. */
import { symbols } from "../../learn/sheets";
import type { Aid, Line, Teaching } from "../../learn/teaching";
import type { IconName } from "../../ui";
import { glossary } from "./glossary";
import lesson from "./lesson.json";

const PHASES = [1, 2, 3, 4, 5];
const CARDS: readonly [string, IconName][] = [
  ["seminary", "cube"],
  ["bank", "coin"],
  ["residence", "laurel"],
  ["carriage-house", "carriage"],
  ["inn", "plus"],
  ["park", "leaf"],
  ["hospital", "rat"],
  ["notre-dame", "cathedral"],
  ["confidant", "person"],
];

function nd(name: string, text: string, icon?: IconName): Line {
  return { name: `learn-aid-nd-${name}`, text: `learn-aid-nd-${text}`, ...(icon === undefined ? {} : { icon }) };
}

const AIDS: readonly Aid[] = [
  {
    title: "learn-aid-points",
    about: "learn-aid-nd-points-about",
    form: "table",
    wide: true,
    columns: ["learn-column-source", "learn-column-how"],
    lines: [
      nd("residence", "residence-about", "laurel"),
      nd("donation", "donation-about", "cathedral"),
      nd("cathedral", "cathedral-about", "bell"),
      nd("bills", "bills-about", "carriage"),
      nd("persons", "persons-about", "people"),
      nd("park", "park-about", "leaf"),
      nd("loss", "loss-about", "rat"),
    ],
  },
  {
    title: "learn-aid-nd-order",
    form: "steps",
    lines: ["one", "two", "three"].map((each) => ({
      name: `learn-aid-nd-order-${each}`,
      text: `learn-aid-nd-order-${each}-about`,
    })),
  },
  {
    title: "learn-aid-nd-turn",
    form: "steps",
    lines: PHASES.map((phase) => ({ name: `nd-phase-${phase}`, text: `nd-phase-${phase}-about` })),
    note: "learn-aid-nd-turn-note",
  },
  {
    title: "learn-aid-nd-cards",
    form: "table",
    wide: true,
    columns: ["learn-column-card", "learn-column-what"],
    lines: CARDS.map(([kind, icon]) => ({ name: `nd-kind-${kind}`, text: `nd-card-${kind}-about`, icon })),
    note: "learn-aid-nd-cards-note",
  },
  {
    title: "learn-aid-nd-plague",
    form: "steps",
    lines: ["one", "two", "three"].map((each) => ({
      name: `learn-aid-nd-plague-${each}`,
      text: `learn-aid-nd-plague-${each}-about`,
    })),
  },
  symbols("nd", [
    ["cube", "cube"],
    ["confidant", "person"],
    ["gold", "coin"],
    ["prestige", "laurel"],
    ["rat", "rat"],
    ["bill", "carriage"],
    ["bell", "bell"],
    ["mark", "reconstructed"],
  ]),
];

const teaching: Teaching = {
  tone: "--seat-b",
  areas: {
    cards: [".os-hand", ".nd-cards-panel", "[data-tab=cards]"],
    persons: [".nds-persons", ".nd-persons-panel", "[data-tab=persons]"],
    borough: [".nds-borough.nd-mine", ".nd-borough-panel", "[data-tab=borough]"],
    city: [".nds-city", ".nd-city-panel", "[data-tab=city]"],
    rats: [".nd-plague-panel", ".nds-strip [data-spot^='rat:']", ".nds-strip", "[data-tab=persons]"],
  },
  lesson,
  glossary,
  aids: AIDS,
  tips: [
    "plan",
    "rats",
    "hospital",
    "cubes",
    "gold",
    "pass",
    "cathedral",
    "carriage",
    "park",
    "persons",
    "confidant",
    "end",
  ],
  examples: {
    usual: {
      action: "reveal",
      asked: 3,
      bill: "red-gold",
      card: "red-bank",
      colour: "blue",
      gold: 1,
      market: "red-a",
      person: "fool",
      place: "bank",
      question: "play-card",
      sector: "park",
      steps: 1,
    },
    reasons: {},
    sections: {},
  },
};

export default teaching;
