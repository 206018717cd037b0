/** What a player has chosen about the table itself; language, theme and the like are settings of the kit. */
import { useEffect, useState } from "preact/hooks";

const DEFAULTS = {
  /** When to ask before an answer counts: "always", "choice" (not where there is one answer only) or "never". */
  confirm: "always",
  /** Whether a curtain hides the table while another person at this screen takes over: "on" or "off". */
  curtain: "on",
  /** Whether to show a notification when it is my turn and the page is hidden: "on" or "off". */
  notify: "off",
} as const satisfies Record<string, string>;

export type PreferenceName = keyof typeof DEFAULTS;

const PREFIX = "parlour.table.";
const listeners = new Set<() => void>();
const unkept = new Map<PreferenceName, string>();

/** What was chosen, or what holds when nothing was. */
export function preference(name: PreferenceName): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? unkept.get(name) ?? DEFAULTS[name];
  } catch {
    return unkept.get(name) ?? DEFAULTS[name];
  }
}

/** Choose; everything that shows it follows. */
export function prefer(name: PreferenceName, value: string): void {
  unkept.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // It holds until the page is closed.
  }
  for (const listener of [...listeners]) listener();
}

/** A preference and the way to change it. */
export function usePreference(name: PreferenceName): [string, (value: string) => void] {
  const [value, setValue] = useState(() => preference(name));
  useEffect(() => {
    const follow = () => setValue(preference(name));
    follow();
    listeners.add(follow);
    return () => void listeners.delete(follow);
  }, [name]);
  return [value, (chosen) => prefer(name, chosen)];
}
