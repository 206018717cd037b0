/** What stands on the player aids. Everything here is a key of a text; where a game has the words already, its own. */
import type { IconName } from "../ui";
import type { Params } from "../i18n/texts";

export interface Line {
  name: string;
  text?: string;
  params?: Params;
  icon?: IconName;
  /** Part of all points of a game, in per cent. */
  share?: number;
}

export interface Aid {
  title: string;
  about?: string;
  note?: string;
  /** Numbered steps, or a table with a heading for each line. */
  form: "steps" | "table";
  columns?: readonly string[];
  wide?: boolean;
  lines: readonly Line[];
}

const PHASES = [1, 2, 3, 4, 5];
const CARDS: readonly [string, IconName][] = [
  ["seminary", "cube"], ["bank", "coin"], ["residence", "laurel"], ["carriage-house", "carriage"], ["inn", "plus"],
  ["park", "leaf"], ["hospital", "rat"], ["notre-dame", "cathedral"], ["confidant", "person"],
];

function nd(name: string, text: string, icon?: IconName): Line {
  return { name: `learn-aid-nd-${name}`, text: `learn-aid-nd-${text}`, ...(icon === undefined ? {} : { icon }) };
}

function symbols(prefix: string, list: readonly (readonly [string, IconName | null])[]): Aid {
  return {
    title: "learn-aid-symbols",
    form: "table",
    columns: ["learn-column-symbol", "learn-column-meaning"],
    lines: list.map(([name, icon]) => ({
      name: `learn-symbol-${prefix}-${name}`, text: `learn-symbol-${prefix}-${name}-about`, ...(icon === null ? {} : { icon }),
    })),
  };
}

export const NOTRE_DAME: readonly Aid[] = [
  {
    title: "learn-aid-points",
    about: "learn-aid-nd-points-about",
    form: "table",
    wide: true,
    columns: ["learn-column-source", "learn-column-how"],
    lines: [
      nd("residence", "residence-about", "laurel"), nd("donation", "donation-about", "cathedral"),
      nd("cathedral", "cathedral-about", "bell"), nd("bills", "bills-about", "carriage"),
      nd("persons", "persons-about", "people"), nd("park", "park-about", "leaf"), nd("loss", "loss-about", "rat"),
    ],
  },
  {
    title: "learn-aid-nd-order",
    form: "steps",
    lines: ["one", "two", "three"].map((each) => ({
      name: `learn-aid-nd-order-${each}`, text: `learn-aid-nd-order-${each}-about`,
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
      name: `learn-aid-nd-plague-${each}`, text: `learn-aid-nd-plague-${each}-about`,
    })),
  },
  symbols("nd", [
    ["cube", "cube"], ["confidant", "person"], ["gold", "coin"], ["prestige", "laurel"], ["rat", "rat"],
    ["bill", "carriage"], ["bell", "bell"], ["mark", "reconstructed"],
  ]),
];

const SHARES: readonly [string, number, IconName][] = [
  ["tiles", 26.7, "tiles"], ["gentry", 21.6, "people"], ["reputation", 16.6, "reputation"],
  ["service", 13.3, "service"], ["objectives", 11.1, "list"], ["courtship", 8.3, "rings"], ["wealth", 2.4, "coin"],
];
/** One victory point for so many pounds. */
const POUNDS_PER_POINT = 200;
const TURN = ["rotate", "check", "host", "invite", "serve", "favours", "buy", "clear"];
const SERVANTS: readonly IconName[] = [
  "butler", "housekeeper", "underbutler", "valet", "ladys-maid", "footman", "cook", "hall-boy", "head-housemaid", "useful-man",
];
/** Every use of an extra servant: who, and the text about it. */
const EXTRAS: readonly [IconName, string][] = [
  ["cook", "cook"], ["hall-boy", "hall-boy"], ["head-housemaid", "head-housemaid"], ["useful-man", "useful-fair"],
  ["useful-man", "useful-tile"], ["useful-man", "useful-market"], ["useful-man", "useful-leaves"],
];
/** What stands on the ten milestones: the symbol, and what it asks for. */
const MILESTONES: readonly [string, string, Params, IconName][] = [
  ["level", "ob-goal-level", { amount: 4 }, "reputation"],
  ["servants", "ob-goal-servants", { servants: "cook,hall-boy,head-housemaid,useful-man" }, "cook"],
  ["prestige", "ob-goal-prestige-guests", { amount: 3 }, "prestige"],
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
  ["lord", "either", "coin"], ["lady", "either", "fleur"], ["lady-dismiss", "circle", "door"], ["heir", "either", "coin"],
  ["heir-reputation", "partner", "reputation"], ["young-lady", "either", "fleur"], ["admirer", "partner", "reputation"],
  ["starters", "you", "people"],
];
const THEFTS = ["service", "sporting", "essentials", "estate", "prestige", "monument", "none"];

function ob(step: string): Line {
  return { name: `ob-step-${step}`, text: `ob-step-${step}-about` };
}

export const OBSESSION: readonly Aid[] = [
  {
    title: "learn-aid-points",
    about: "learn-aid-ob-points-about",
    form: "table",
    wide: true,
    columns: ["learn-column-source", "learn-column-share", "learn-column-how"],
    lines: SHARES.map(([name, share, icon]) => ({
      name: `ob-score-${name}`, text: `ob-made-${name}`, params: { amount: POUNDS_PER_POINT }, icon, share,
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
    lines: SERVANTS.map((servant) => ({ name: `learn-aid-ob-${servant}`, text: `ob-servant-${servant}`, icon: servant })),
  },
  {
    title: "learn-aid-ob-extra",
    about: "learn-aid-ob-extra-about",
    form: "table",
    wide: true,
    columns: ["learn-column-servant", "learn-column-use"],
    lines: EXTRAS.map(([servant, use]) => ({
      name: `learn-aid-ob-${servant}`, text: `learn-aid-ob-extra-${use}`, icon: servant,
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
      name: `learn-aid-ob-team-${name}`, text: `learn-aid-ob-team-${whose}`, icon,
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
    ["rating", null], ["vp", "laurel"], ["money", "coin"], ["reputation", "reputation"], ["casual", "fleur"],
    ["prestige", "prestige"], ["look", "eye"], ["dismiss", "door"], ["rose", "rose"], ["mark", "reconstructed"],
  ]),
];
