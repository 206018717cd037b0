/** Choices that are kept in the browser; everything that shows one follows it. */
import { useEffect, useState } from "preact/hooks";

/** By name: what was chosen, or what holds when nothing was. They are kept under *prefix*. */
export class KeptChoices<Name extends string> {
  readonly #prefix: string;
  readonly #defaults: Readonly<Record<Name, string>>;
  readonly #heard = new Set<(name: Name) => void>();
  /** What was chosen where the browser keeps nothing, such as in a private window. */
  readonly #unkept = new Map<Name, string>();

  constructor(prefix: string, defaults: Readonly<Record<Name, string>>) {
    this.#prefix = prefix;
    this.#defaults = defaults;
  }

  get(name: Name): string {
    try {
      return localStorage.getItem(this.#prefix + name) ?? this.#unchosen(name);
    } catch {
      return this.#unchosen(name);
    }
  }

  set(name: Name, value: string): void {
    this.#unkept.set(name, value);
    try {
      localStorage.setItem(this.#prefix + name, value);
    } catch {
      // Nothing can be kept here; the choice holds until the page is closed.
    }
    this.tell(name);
  }

  /** Hear of every change; call what is returned to stop. */
  onChange(listener: (name: Name) => void): () => void {
    this.#heard.add(listener);
    return () => void this.#heard.delete(listener);
  }

  /** Let everybody look again. */
  tell(name: Name): void {
    for (const listener of [...this.#heard]) listener(name);
  }

  #unchosen(name: Name): string {
    return this.#unkept.get(name) ?? this.#defaults[name];
  }
}

/** A choice and the way to change it; the component is drawn anew when it changes. */
export function useKept<Name extends string>(
  choices: KeptChoices<Name>,
  name: Name,
): [string, (value: string) => void] {
  const [value, setValue] = useState(() => choices.get(name));
  useEffect(() => {
    setValue(choices.get(name));
    return choices.onChange((changed) => {
      if (changed === name) setValue(choices.get(name));
    });
  }, [name]);
  return [value, (chosen) => choices.set(name, chosen)];
}
