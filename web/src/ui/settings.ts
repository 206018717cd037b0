/** What a reader has chosen, kept in the browser. Every part of the client that shows a setting follows it. */
import { KeptChoices, useKept } from "./kept-choices";

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
  /** How loud sounds are, in percent; "0" is silence. */
  volume: "30",
  /** How much the live region tells of other seats' answers: "off", "summary" or "full". */
  verbosity: "summary",
  /** Whether single keys do something: "on" or "off". */
  shortcuts: "on",
} as const satisfies Record<string, string>;

export type SettingName = keyof typeof DEFAULTS;

/** Settings with a few values to choose from. */
export type Listed = Exclude<SettingName, "name" | "language" | "volume">;

/** By setting: the values that can be chosen; name, language and volume have no list here. */
export const VALUES: Readonly<Record<Listed, readonly string[]>> = {
  theme: ["system", "light", "dark", "contrast"],
  motion: ["system", "reduce"],
  verbosity: ["off", "summary", "full"],
  shortcuts: ["on", "off"],
};

const PREFIX = "parlour.";
const settings = new KeptChoices<SettingName>(PREFIX, DEFAULTS);

/** What a setting is. */
export function setting(name: SettingName): string {
  return settings.get(name);
}

/** Choose a setting. */
export function choose(name: SettingName, value: string): void {
  settings.set(name, value);
}

/** A setting and the way to change it; the component is drawn anew when it changes. */
export function useSetting(name: SettingName): [string, (value: string) => void] {
  return useKept(settings, name);
}

/** Hear of every change; call what is returned to stop. */
export function onSetting(listener: (name: SettingName) => void): () => void {
  return settings.onChange(listener);
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
    if (name !== null && name in DEFAULTS) settings.tell(name as SettingName);
  });
}

/** Whether things should stand still. */
export function isStill(): boolean {
  if (setting("motion") === "reduce") return true;
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
