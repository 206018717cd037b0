/** What the server finds wrong with a setup: where in the form it shows, and what would mend it. */
import type { GameInfo, Problem } from "../gen/protocol";
import { withModule, withOption, withSeats } from "./wish";
import type { Wish } from "./wish";

/** A way out: another form, and what it does to which thing. */
export interface Mend {
  /** add or drop a module, put an option back to its default, or take so many seats. */
  kind: "add" | "drop" | "reset" | "seats";
  /** The module, the option, or the number of seats. */
  id: string;
  wish: Wish;
}

/** Problems of one module that do not name it. */
const OF_MODULES: Readonly<Record<string, string>> = {
  "teams-need-four-or-six": "teams",
  "duel-needs-two": "duel",
  "tableau-needs-rivals": "tableau",
  "howard-needs-servants": "howard",
};

/** Problems of one option that do not name it. */
const OF_OPTIONS: readonly [RegExp, string][] = [
  [/^(unknown-monument|monument-|monuments-)/, "monuments"],
  [/service-tile/, "service-tiles"],
  [/promo-guest/, "promo-guests"],
  [/milestone/, "milestone-cards"],
  [/^opponent-/, "opponent"],
];

/** Where in the form a problem shows: next to what causes it. */
export function placeOf(problem: Problem, wish: Wish): string {
  const { code, params } = problem;
  const chosen = (name: unknown): boolean => typeof name === "string" && wish.modules.includes(name);
  if (code.startsWith("module-") || code === "unknown-module") {
    return `module-${chosen(params["module"]) ? params["module"] : (params["other"] ?? params["module"])}`;
  }
  const module = OF_MODULES[code];
  if (module !== undefined) return `module-${module}`;
  if (/^(unknown-colour|colours-|unknown-family|families-)/.test(code)) return "marks";
  const option = OF_OPTIONS.find(([pattern]) => pattern.test(code));
  if (option !== undefined) return `option-${option[1]}`;
  if (typeof params["option"] === "string") return `option-${params["option"]}`;
  if (/seats?(-|$)/.test(code) || code === "too-few-families" || code === "more-guests-needed") return "seats";
  if (typeof params["path"] === "string") return "data";
  return "form";
}

/** Problems of a module that are as much of the number of seats. */
const OF_SEATS = ["module-needs-one-seat", "teams-need-four-or-six", "duel-needs-two", "tableau-needs-rivals"];

/** Every place where a problem shows: at the module, and at the seats where their number is the trouble. */
export function placesOf(problem: Problem, wish: Wish): string[] {
  const place = placeOf(problem, wish);
  return OF_SEATS.includes(problem.code) ? [place, "seats"] : [place];
}

/** What would mend a problem, the likeliest first; none where only the reader can know. */
export function mendsOf(problem: Problem, wish: Wish, info: GameInfo): Mend[] {
  const named = (param: string): string => String(problem.params[param] ?? "");
  const add = (...modules: string[]): Mend => ({
    kind: "add",
    id: modules[0] ?? "",
    wish: modules.reduce((changed, module) => withModule(changed, module, true), wish),
  });
  const drop = (module: string): Mend => ({ kind: "drop", id: module, wish: withModule(wish, module, false) });
  const reset = (option: string): Mend => {
    const standard = info.options.find((each) => each.id === option)?.default ?? "";
    return { kind: "reset", id: option, wish: withOption(wish, info, option, standard) };
  };
  const seats = (count: number): Mend => ({ kind: "seats", id: String(count), wish: withSeats(wish, count) });
  const isIn = (module: string): boolean => wish.modules.includes(module);
  switch (problem.code) {
    case "module-requires":
      return named("other") === "solitaire" ? [drop(named("module"))] : [add(named("other")), drop(named("module"))];
    case "module-excludes":
      return [named("module"), named("other")].filter(isIn).map(drop);
    case "module-needs-one-seat":
      return [seats(1), drop(named("module"))];
    case "teams-need-four-or-six":
      return [seats(4), seats(6), drop("teams")];
    case "duel-needs-two":
      return [seats(2), drop("duel")];
    case "tableau-needs-rivals":
      return [seats(2), ...["tableau", "duel"].filter(isIn).map(drop)];
    case "too-few-families":
      return [
        ...(isIn("howard") ? [] : [add("howard", "ud-servants")]),
        ...(isIn("wessex") ? [] : [add("wessex")]),
        seats(Number(problem.params["families"])),
      ];
    case "more-guests-needed":
    case "opponent-needs-servants":
    case "howard-needs-servants":
      return [
        add(named("module")),
        problem.code === "more-guests-needed" ? seats(4) : problem.code === "howard-needs-servants" ? drop("howard") : reset("opponent"),
      ];
    case "opponent-plays-standard":
      return [drop("extended")];
    case "milestone-needs-servants":
      return [add("ud-servants"), reset("milestone-cards")];
    case "option-only-with":
      return [reset(named("option")), add(named("module"))];
    case "option-only-alone":
      return [reset(named("option"))];
    case "option-not-with":
      return [reset(named("option")), ...[named("module")].filter(isIn).map(drop)];
    default:
      return [];
  }
}
