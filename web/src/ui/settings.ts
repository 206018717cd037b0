/** What a reader has chosen, kept in the browser. Every part of the client that shows a setting follows it. */
import { useEffect, useState } from "preact/hooks";

/** The settings with what they are when nobody has chosen. */
export const DEFAULTS = {
  /** What the reader is called at tables; empty until said. */
  name: "",
  /** The code of a language; empty follows the browser. */
  language: "",
  /** "system", "light", "dark" or "contrast". */
  theme: "system",
  /** "system", or "reduce" for no motion whatever the system says. */
  motion: "system",
  /** "on" or "off". */
  sounds: "off",
  /** How much the live region tells of other seats' answers: "off", "summary" or "full". */
  verbosity: "summary",
  /** Whether single keys do something: "on" or "off". */
  shortcuts: "on",
} as const satisfies Record<string, string>;

export type SettingName = keyof typeof DEFAULTS;

/** Settings with a few values to choose from. */
export type Listed = Exclude<SettingName, "name" | "language">;

/** By setting: the values that can be chosen; name and language have no list here. */
export const VALUES: Readonly<Record<Listed, readonly string[]>> = {
  theme: ["system", "light", "dark", "contrast"],
  motion: ["system", "reduce"],
  sounds: ["off", "on"],
  verbosity: ["off", "summary", "full"],
  shortcuts: ["on", "off"],
};

const PREFIX = "parlour.";
const heard = new Set<(name: SettingName) => void>();
/** What was chosen where the browser keeps nothing, such as in a private window. */
const unkept = new Map<SettingName, string>();

/** What a setting is. */
export function setting(name: SettingName): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? unkept.get(name) ?? DEFAULTS[name];
  } catch {
    return unkept.get(name) ?? DEFAULTS[name];
  }
}

/** Choose a setting. */
export function choose(name: SettingName, value: string): void {
  unkept.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Nothing can be kept here; the choice holds until the page is closed.
  }
  tell(name);
}

/** A setting and the way to change it; the component is drawn anew when it changes. */
export function useSetting(name: SettingName): [string, (value: string) => void] {
  const [value, setValue] = useState(() => setting(name));
  useEffect(() => {
    setValue(setting(name));
    return onSetting((changed) => {
      if (changed === name) setValue(setting(name));
    });
  }, [name]);
  return [value, (chosen) => choose(name, chosen)];
}

/** Hear of every change; call what is returned to stop. */
export function onSetting(listener: (name: SettingName) => void): () => void {
  heard.add(listener);
  return () => void heard.delete(listener);
}

/** Put theme and motion on the page, and keep them there. Call once, before anything is drawn. */
export function applySettings(): void {
  const apply = () => {
    const { dataset } = document.documentElement;
    const theme = setting("theme");
    if (theme === "system") delete dataset["theme"];
    else dataset["theme"] = theme;
    if (setting("motion") === "reduce") dataset["motion"] = "reduce";
    else delete dataset["motion"];
  };
  apply();
  onSetting(apply);
  // Another window of the same browser may have changed something.
  window.addEventListener("storage", ({ key }) => {
    const name = key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : null;
    if (name !== null && name in DEFAULTS) tell(name as SettingName);
  });
}

/** Whether things should stand still. */
export function isStill(): boolean {
  if (setting("motion") === "reduce") return true;
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function tell(name: SettingName): void {
  for (const listener of [...heard]) listener(name);
}
