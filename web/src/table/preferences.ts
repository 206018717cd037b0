/** What a player has chosen about the table itself; language, theme and the like are settings of the kit. */
import { KeptChoices, useKept } from "../ui/kept-choices";

const DEFAULTS = {
  /** When to ask before an answer counts: "always", "choice" (put together, or showing something) or "never". */
  confirm: "choice",
  /** Whether the only answer to a question is given by itself: "on" or "off". */
  forced: "on",
  /** Whether a curtain hides the table while another person at this screen takes over: "on" or "off". */
  curtain: "on",
  /** Whether to show a notification when it is my turn and the page is hidden: "on" or "off". */
  notify: "off",
  /** "screen": the whole table in the window where it fits; "reading": the page that scrolls, always. */
  layout: "screen",
  /** How fast what happened is shown: "off", "quick", "normal" or "slow". */
  story: "normal",
} as const satisfies Record<string, string>;

export type PreferenceName = keyof typeof DEFAULTS;

const preferences = new KeptChoices<PreferenceName>("parlour.table.", DEFAULTS);

/** What was chosen, or what holds when nothing was. */
export function preference(name: PreferenceName): string {
  return preferences.get(name);
}

/** A preference and the way to change it. */
export function usePreference(name: PreferenceName): [string, (value: string) => void] {
  return useKept(preferences, name);
}
