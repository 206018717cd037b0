/** What modules, options and their values are called; the words are those of the games' own files. */
import type { Problem } from "../gen/protocol";
import type { Texts } from "../i18n/texts";
import { traitsOf } from "./traits";

export function moduleName(texts: Texts, game: string, module: string): string {
  const key = `${texts.prefixOf(game)}-module-${module}`;
  return texts.has(key) ? texts.t(key) : module;
}

/** What a module or an option is for; empty where nobody has said it. */
export function about(texts: Texts, game: string, kind: "module" | "option", id: string): string {
  // Written for people who click, not type: the terminal's own words speak of commas and seat numbers.
  const own = `lobby-${kind}-${id}-about`;
  const key = `${texts.prefixOf(game)}-${kind}-${id}-about`;
  return texts.has(own) ? texts.t(own) : texts.has(key) ? texts.t(key) : "";
}

export function optionName(texts: Texts, game: string, option: string): string {
  const key = `${texts.prefixOf(game)}-option-${option}`;
  return texts.has(key) ? texts.t(key) : option;
}

export function valueName(texts: Texts, game: string, option: string, value: string): string {
  const key = `${texts.prefixOf(game)}-option-${option}-${value}`;
  const sort = traitsOf(game).values[option];
  return texts.has(key) ? texts.t(key) : sort === undefined ? value : texts.term(sort, value);
}

/** A problem in words; one that nobody has worded yet is told in general. */
export function problemWords(texts: Texts, problem: Problem): string {
  return texts.has(`error-${problem.code}`)
    ? texts.problem(problem)
    : texts.t("lobby-trouble", { reason: problem.code });
}

/** A problem of a setup in words, with the names of things where the server has their ids. */
export function setupProblem(texts: Texts, game: string, problem: Problem): string {
  const name = (sort: string, id: string): string => {
    if (sort === "module" || sort === "other") return moduleName(texts, game, id);
    if (sort === "option") return optionName(texts, game, id);
    const term = traitsOf(game).terms[sort];
    if (term === undefined) return id;
    return texts.joined(
      id
        .split(",")
        .filter((each) => each !== "")
        .map((each) => texts.term(term, each)),
    );
  };
  const params = Object.entries(problem.params).map(([sort, value]): [string, string | number] => [
    sort,
    typeof value === "string" ? name(sort, value) : value,
  ]);
  return problemWords(texts, { code: problem.code, params: Object.fromEntries(params) });
}

/** A doubt about corrected facts. */
export function warning(texts: Texts, problem: Problem): string {
  const key = `ui-warning-${problem.code}`;
  return texts.has(key) ? texts.t(key, problem.params) : problemWords(texts, problem);
}
