/** A value that a few small parts of the page follow, so that the rest need not be drawn anew when it changes. */
import { useEffect, useState } from "preact/hooks";

export class Signal<T> {
  value: T;
  readonly #heard = new Set<() => void>();

  constructor(value: T) {
    this.value = value;
  }

  set(value: T): void {
    if (value === this.value) return;
    this.value = value;
    for (const listener of [...this.#heard]) listener();
  }

  follow(listener: () => void): () => void {
    this.#heard.add(listener);
    return () => void this.#heard.delete(listener);
  }
}

export function useSignal<T>(signal: Signal<T>): T {
  const [, redraw] = useState(0);
  useEffect(() => signal.follow(() => redraw((n) => n + 1)), [signal]);
  return signal.value;
}
