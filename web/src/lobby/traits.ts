/** What a game brings to the lobby: how it looks on the first page, and how the form of a new table shows it. */
import type { FunctionComponent, JSX } from "preact";
import type { Components } from "../contract";
import type { Charge } from "../ui/line-art";
import type { GameInfo, ModuleInfo, OptionInfo, Problem } from "../gen/protocol";
import type { PartProps } from "./new-table";
import type { Preset } from "./presets";
import type { Mend, Mending } from "./problems";

/** A game on the first page (`games/<game>/about.tsx`). */
export interface About {
  /** A drawing in the colour of the text, with `lb-art` classes for its tones. */
  Art: () => JSX.Element;
  /** The custom property with the colour of the game. */
  tone: string;
  /** Marks of seats in a row under the game, and what their shields bear. */
  marks: readonly string[];
  charges: Readonly<Record<string, Charge>>;
  /** By mark: the custom property with its colour. */
  colours: Readonly<Record<string, string>>;
  /** Ways to play that begin at once, against computer players; each is called `game-<game>-play-<preset>`. */
  atOnce: readonly string[];
}

/** How the form shows a game (`games/<game>/form.ts`); no rule is in there. */
export interface Traits {
  /** The sort of what the seats are told apart by; empty where the form does not set it. */
  marks: string;
  /** Whether a mark is shown by the initial of its name instead of a device. */
  initials?: boolean;
  /** The marks that seats can have with these modules. */
  marksOf?(info: GameInfo, components: Components, modules: readonly string[]): string[];
  /** Seats a fresh form starts with. */
  seats: number;
  /** Options that a part of the game's own shows at a table for one, and that part. */
  elsewhere: readonly string[];
  Alone?: FunctionComponent<PartProps>;
  /** Options whose value is a list of things. */
  lists: Readonly<Record<string, List>>;
  /** How modules and options are arranged; whatever is in no group comes after all of them. */
  groups: readonly ModuleGroup[];
  presets: readonly Preset[];
  /** Headings of the data set by the first word of a path; whatever is not here is among the rest. */
  factParts: Readonly<Record<string, string>>;
  /** By option: the sort of its values, where they are names of things. */
  values: Readonly<Record<string, string>>;
  /** By parameter of a problem: the sort of the id, or of the ids, in it. */
  terms: Readonly<Record<string, string>>;
  /** Where in the form a problem of this game shows; null for one of every game. */
  placeOf?(problem: Problem): string | null;
  /** Problems that show at the seats, too. */
  atSeats: readonly string[];
  /** What would mend a problem of this game; null for one of every game. */
  mendsOf?(problem: Problem, mending: Mending): Mend[] | null;
}

/** An option with a list: the sort of its things, which there are, and how many are advised. */
export interface List {
  sort: string;
  items(components: Components): string[];
  /** How many to choose; a list with one number has to have as many. */
  advice?: readonly [number, number];
}

/** A group of the form, in parts that belong together. Its title is the message `lobby-group-<id>`. */
export interface ModuleGroup {
  id: string;
  parts: readonly ModuleGroupPart[];
}

export interface ModuleGroupPart {
  id: string;
  modules: readonly string[];
  options: readonly string[];
}

/** The option that the form shows at the seats, not among the others. */
export const FIRST = "first";

const PLAIN: Traits = {
  marks: "",
  seats: 2,
  elsewhere: [],
  lists: {},
  groups: [],
  presets: [],
  factParts: {},
  values: {},
  terms: {},
  atSeats: [],
};

const ABOUTS = import.meta.glob<About>("../games/*/about.tsx", { eager: true, import: "default" });
const FORMS = import.meta.glob<Traits>("../games/*/form.ts", { eager: true, import: "default" });

/** How a game looks; null for one that the page was built without. */
export function aboutOf(game: string): About | null {
  return ABOUTS[`../games/${game}/about.tsx`] ?? null;
}

/** What a shield bears, and in which colour, whichever game it is of. */
export function chargeOf(mark: string): { charge: Charge | null; colour: string | null } {
  const about = Object.values(ABOUTS).find(({ colours }) => mark in colours);
  return { charge: about?.charges[mark] ?? null, colour: about?.colours[mark] ?? null };
}

/** The traits of a game; one that is not known shows every option plainly. */
export function traitsOf(game: string): Traits {
  return FORMS[`../games/${game}/form.ts`] ?? PLAIN;
}

/** All modules that cannot be played with one, whichever of the two says so. */
export function foesOf(module: ModuleInfo, all: readonly ModuleInfo[]): string[] {
  const others = all.filter((each) => each.excludes.includes(module.id)).map((each) => each.id);
  return [...new Set([...module.excludes, ...others])];
}

function moduleOf(info: GameInfo, id: string): ModuleInfo | undefined {
  return info.modules.find((module) => module.id === id);
}

/** Whether a table may take a module unasked: it comes by itself, and no mode that was chosen is against it. */
function mayCome(info: GameInfo, id: string, modules: readonly string[]): boolean {
  const module = moduleOf(info, id);
  if (module === undefined || !module.by_itself) return false;
  const foes = foesOf(module, info.modules);
  return !info.modules.some((each) => each.brings && modules.includes(each.id) && foes.includes(each.id));
}

/** Whether an option has any use with these modules, as far as the manifests of the game say. */
export function isUseful(info: GameInfo, id: string, modules: readonly string[]): boolean {
  const option = info.options.find((each) => each.id === id);
  if (option === undefined) return false;
  const isOn = (module: string): boolean => modules.includes(module);
  if (option.not_with.some(isOn)) return false;
  return option.only_with.length === 0 || option.only_with.some((each) => isOn(each) || mayCome(info, each, modules));
}

/** Whether a module is for a game alone and not a mode, which one may choose first and take the seats after. */
export function isOnlyAlone(module: ModuleInfo): boolean {
  return module.alone && !module.brings;
}

/** Whether an option speaks of a game alone only. */
export function isAloneOption(info: GameInfo, option: OptionInfo): boolean {
  return option.only_with.length > 0 && option.only_with.every((each) => moduleOf(info, each)?.alone === true);
}

/** The colours or families that seats can have with these modules. */
export function marksOf(info: GameInfo, components: Components, modules: readonly string[]): string[] {
  return traitsOf(info.id).marksOf?.(info, components, modules) ?? [];
}
