/** How Obsession is taught: its first game, aids, advice and examples. */
import type { Params } from "../../i18n/texts";
import { symbols } from "../../learn/sheets";
import type { Aid, Line, Teaching } from "../../learn/teaching";
import type { IconName } from "../../ui";
import { glossary } from "./glossary";
import lesson from "./lesson.json";

const SHARES: readonly [string, number, IconName][] = [
  ["tiles", 26.7, "tiles"],
  ["gentry", 21.6, "people"],
  ["reputation", 16.6, "reputation"],
  ["service", 13.3, "service"],
  ["objectives", 11.1, "list"],
  ["courtship", 8.3, "rings"],
  ["wealth", 2.4, "coin"],
];
/** One victory point for so many pounds. */
const POUNDS_PER_POINT = 200;
const TURN = ["rotate", "check", "host", "invite", "serve", "favours", "buy", "clear"];
const SERVANTS: readonly IconName[] = [
  "butler",
  "housekeeper",
  "underbutler",
  "valet",
  "ladys-maid",
  "footman",
  "cook",
  "hall-boy",
  "head-housemaid",
  "useful-man",
];
/** Every use of an extra servant: who, and the text about it. */
const EXTRAS: readonly [IconName, string][] = [
  ["cook", "cook"],
  ["hall-boy", "hall-boy"],
  ["head-housemaid", "head-housemaid"],
  ["useful-man", "useful-fair"],
  ["useful-man", "useful-tile"],
  ["useful-man", "useful-market"],
  ["useful-man", "useful-leaves"],
];
/** What stands on the ten milestones: the symbol, and what it asks for. */
const MILESTONES: readonly [string, string, Params, IconName][] = [
  ["level", "ob-goal-level", { amount: 4 }, "reputation"],
  ["servants", "ob-goal-servants", { servants: "cook,hall-boy,head-housemaid,useful-man" }, "cook"],
  ["prestige", "ob-goal-prestige-guests", { amount: 3 }, "lilies"],
  ["columns", "ob-goal-every-category", { amount: 2 }, "tiles"],
  ["roses", "ob-goal-roses", { amount: 6 }, "rose"],
  ["monument", "ob-goal-monuments-owned", { amount: 1 }, "trophy"],
  ["wealth", "ob-goal-wealth", { amount: 1000 }, "coin"],
  ["household", "ob-goal-household", { amount: 9 }, "service"],
  ["company", "ob-goal-company", { amount: 6 }, "people"],
  ["column", "ob-goal-one-category", { amount: 4 }, "estate"],
];
/** Team play: each favour of the partner's people, and who enjoys it. */
const TEAM_FAVOURS: readonly [string, string, IconName][] = [
  ["lord", "either", "coin"],
  ["lady", "either", "fleur"],
  ["lady-dismiss", "circle", "door"],
  ["heir", "either", "coin"],
  ["heir-reputation", "partner", "reputation"],
  ["young-lady", "either", "fleur"],
  ["admirer", "partner", "reputation"],
  ["starters", "you", "people"],
];
const THEFTS = ["service", "sporting", "essentials", "estate", "prestige", "monument", "none"];

function ob(step: string): Line {
  return { name: `ob-step-${step}`, text: `ob-step-${step}-about` };
}

const AIDS: readonly Aid[] = [
  {
    title: "learn-aid-points",
    about: "learn-aid-ob-points-about",
    form: "table",
    wide: true,
    columns: ["learn-column-source", "learn-column-share", "learn-column-how"],
    lines: SHARES.map(([name, share, icon]) => ({
      name: `ob-score-${name}`,
      text: `ob-made-${name}`,
      params: { amount: POUNDS_PER_POINT },
      icon,
      share,
    })),
    note: "learn-aid-ob-points-note",
  },
  { title: "learn-aid-ob-turn", form: "steps", lines: TURN.map(ob) },
  {
    title: "learn-aid-ob-pass",
    about: "learn-aid-ob-pass-about",
    form: "steps",
    lines: [ob("take-back"), ob("check"), ob("rents"), ob("buy")],
    note: "learn-aid-ob-pass-note",
  },
  {
    title: "learn-aid-ob-season",
    form: "steps",
    lines: ["theme", "turns", "courtship", "season-end"].map(ob),
    note: "learn-aid-ob-season-note",
  },
  {
    title: "learn-aid-ob-special",
    about: "learn-aid-ob-special-about",
    form: "table",
    columns: ["learn-column-action", "learn-column-cost"],
    lines: [
      { name: "learn-aid-ob-borrow", text: "learn-aid-ob-borrow-cost", icon: "coin" },
      { name: "learn-aid-ob-help", text: "learn-aid-ob-help-cost", icon: "service" },
      { name: "learn-aid-ob-refresh", text: "learn-aid-ob-refresh-cost", icon: "swap" },
    ],
  },
  {
    title: "learn-aid-ob-service",
    about: "learn-aid-ob-service-about",
    form: "table",
    wide: true,
    columns: ["learn-column-servant", "learn-column-what"],
    lines: SERVANTS.map((servant) => ({
      name: `learn-aid-ob-${servant}`,
      text: `ob-servant-${servant}`,
      icon: servant,
    })),
  },
  {
    title: "learn-aid-ob-extra",
    about: "learn-aid-ob-extra-about",
    form: "table",
    wide: true,
    columns: ["learn-column-servant", "learn-column-use"],
    lines: EXTRAS.map(([servant, use]) => ({
      name: `learn-aid-ob-${servant}`,
      text: `learn-aid-ob-extra-${use}`,
      icon: servant,
    })),
  },
  {
    title: "learn-aid-ob-milestones",
    about: "learn-aid-ob-milestones-about",
    form: "table",
    columns: ["learn-column-symbol", "learn-column-meaning"],
    lines: MILESTONES.map(([name, text, params, icon]) => ({ name: `learn-milestone-${name}`, text, params, icon })),
  },
  {
    title: "learn-aid-ob-teams",
    about: "learn-aid-ob-teams-about",
    form: "table",
    columns: ["learn-column-favour", "learn-column-whose"],
    lines: TEAM_FAVOURS.map(([name, whose, icon]) => ({
      name: `learn-aid-ob-team-${name}`,
      text: `learn-aid-ob-team-${whose}`,
      icon,
    })),
  },
  {
    title: "learn-aid-ob-challenge",
    about: "learn-aid-ob-challenge-about",
    form: "table",
    columns: ["learn-column-die", "learn-column-stack"],
    lines: THEFTS.map((name) => ({ name: `learn-aid-ob-theft-${name}`, text: `learn-aid-ob-theft-${name}-about` })),
    note: "learn-aid-ob-challenge-note",
  },
  symbols("ob", [
    ["rating", null],
    ["vp", "laurel"],
    ["money", "coin"],
    ["reputation", "reputation"],
    ["casual", "fleur"],
    ["prestige", "lilies"],
    ["starter", "prestige"],
    ["look", "eye"],
    ["dismiss", "door"],
    ["rose", "rose"],
    ["mark", "reconstructed"],
  ]),
];

/** What a refusal speaks of, where the usual example would not fit. */
const REASONS: Readonly<Record<string, Params>> = {
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
const SECTIONS: Readonly<Record<string, Params>> = {
  "not-in-this-game estate-challenge": { power: "scrap" },
  "not-in-this-game extra-servants": { power: "extra-servants" },
};

const teaching: Teaching = {
  areas: {
    estate: [".obs-estate", ".ob-estate", "[data-tab=estate]"],
    market: [".obs-market", ".ob-market-panel", "[data-tab=market]"],
    service: [".obs-service", ".obs-belt", ".ob-service-panel", "[data-tab=estate]"],
    guests: [".obs-hand", ".os-hand", ".ob-hand-panel", "[data-tab=hand]"],
    courtship: ["[data-spot=courtship]", ".ob-race", ".ob-theme", "[data-tab=table]"],
    objectives: [".obs-objectives", ".ob-objectives", "[data-rail-tab=objectives]", "[data-tab=table]"],
  },
  lesson,
  glossary,
  aids: AIDS,
  tips: [
    "engine",
    "reputation",
    "pass",
    "service",
    "flip",
    "theme",
    "price",
    "guests",
    "objectives",
    "prestige",
    "cards",
    "end",
  ],
  examples: {
    usual: {
      about: "english-garden",
      action: "roll",
      card: "pounds-300",
      cost: 3,
      count: 3,
      family: "york",
      guest: "alistair-marquess-of-kent",
      here: 2,
      keep: 1,
      level: 3,
      loans: 1,
      milestone: "reputation-4",
      need: "footman,valet",
      number: 2,
      objective: "category-estate",
      other: "valet",
      pounds: 100,
      power: "milestones",
      price: 500,
      question: "buy-tile",
      rating: 5,
      seat: 1,
      servant: "valet",
      servants: "valet",
      slot: "ladies",
      staff: "footman",
      steps: 2,
      tile: "drawing-room",
    },
    reasons: REASONS,
    sections: SECTIONS,
  },
};

export default teaching;
