/** What the server finds wrong with a setup: where in the form it shows, and what would mend it. */
import type { GameInfo, Problem } from "../gen/protocol";
import { traitsOf } from "./traits";
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

/** The ways out that there are, for whoever knows which of them fit. */
export interface Mending {
  /** A parameter of the problem, as a word. */
  named(param: string): string;
  add(...modules: string[]): Mend;
  drop(module: string): Mend;
  reset(option: string): Mend;
  seats(count: number): Mend;
  isIn(module: string): boolean;
}

/** Where in the form a problem shows: next to what causes it. */
export function placeOf(problem: Problem, wish: Wish): string {
  const { code, params } = problem;
  const chosen = (name: unknown): boolean => typeof name === "string" && wish.modules.includes(name);
  if (code.startsWith("module-") || code === "unknown-module") {
    return `module-${chosen(params["module"]) ? params["module"] : (params["other"] ?? params["module"])}`;
  }
  const own = traitsOf(wish.game).placeOf?.(problem) ?? null;
  if (own !== null) return own;
  if (typeof params["option"] === "string") return `option-${params["option"]}`;
  if (/seats?(-|$)/.test(code)) return "seats";
  if (typeof params["path"] === "string") return "data";
  return "form";
}

/** A module that is for one seat is as much a matter of their number. */
const AT_SEATS = "module-needs-one-seat";

/** Every place where a problem shows: at the module, and at the seats where their number is the trouble. */
export function placesOf(problem: Problem, wish: Wish): string[] {
  const place = placeOf(problem, wish);
  return problem.code === AT_SEATS || traitsOf(wish.game).atSeats.includes(problem.code) ? [place, "seats"] : [place];
}

/** What would mend a problem, the likeliest first; none where only the reader can know. */
export function mendsOf(problem: Problem, wish: Wish, info: GameInfo): Mend[] {
  const mending = mendingOf(problem, wish, info);
  const { named, add, drop, reset, seats, isIn } = mending;
  const own = traitsOf(info.id).mendsOf?.(problem, mending) ?? null;
  if (own !== null) return own;
  switch (problem.code) {
    case "module-requires": {
      // What comes by itself cannot be added: it is not there because the table is of another kind.
      const comes = info.modules.some((module) => module.id === named("other") && module.by_itself);
      return comes ? [drop(named("module"))] : [add(named("other")), drop(named("module"))];
    }
    case "module-excludes":
      return [named("module"), named("other")].filter(isIn).map(drop);
    case "module-needs-one-seat":
      return [seats(1), drop(named("module"))];
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

function mendingOf(problem: Problem, wish: Wish, info: GameInfo): Mending {
  return {
    named: (param) => String(problem.params[param] ?? ""),
    add: (...modules) => ({
      kind: "add",
      id: modules[0] ?? "",
      wish: modules.reduce((changed, module) => withModule(changed, module, true), wish),
    }),
    drop: (module) => ({ kind: "drop", id: module, wish: withModule(wish, module, false) }),
    reset: (option) => {
      const standard = info.options.find((each) => each.id === option)?.default ?? "";
      return { kind: "reset", id: option, wish: withOption(wish, info, option, standard) };
    },
    seats: (count) => ({ kind: "seats", id: String(count), wish: withSeats(wish, count) }),
    isIn: (module) => wish.modules.includes(module),
  };
}
