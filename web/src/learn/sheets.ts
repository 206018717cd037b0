/** Sheets that the player aids of every game have. */
import type { IconName } from "../ui";
import type { Aid, Term } from "./teaching";

/** The sheet that explains what the drawings of a game mean. */
export function symbols(prefix: string, list: readonly (readonly [string, IconName | null])[]): Aid {
  return {
    title: "learn-aid-symbols",
    form: "table",
    columns: ["learn-column-symbol", "learn-column-meaning"],
    lines: list.map(([name, icon]) => ({
      name: `learn-symbol-${prefix}-${name}`,
      text: `learn-symbol-${prefix}-${name}-about`,
      ...(icon === null ? {} : { icon }),
    })),
  };
}

/** Terms with texts of their own in the game's glossary: by id, the section of the rules that says more. */
export function ownTerms(prefix: string, sections: Readonly<Record<string, string>>): Term[] {
  return Object.entries(sections).map(([id, rule]) => ({
    id,
    name: `learn-term-${prefix}-${id}`,
    text: `learn-term-${prefix}-${id}-about`,
    rule,
  }));
}
