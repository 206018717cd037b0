/** What a player has chosen about the table itself; language, theme and the like are settings of the kit. */
import { KeptChoices, useKept } from "../ui/kept-choices";

const DEFAULTS = {
  /** When to ask before an answer counts: "always", "choice" (not where there is one answer only) or "never". */
  confirm: "always",
  /** Whether a curtain hides the table while another person at this screen takes over: "on" or "off". */
  curtain: "on",
  /** Whether to show a notification when it is my turn and the page is hidden: "on" or "off". */
  notify: "off",
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
