/**
 * A record that notes what is read of it, so that whoever drew something from it can tell whether another record would
 * have looked the same. What is read only later, by a click for instance, is read from the record of that drawing.
 */

/** Which parts of a record are records of their own, read part by part; all others are noted whole. */
export interface Depth {
  readonly [key: string]: Depth;
}

interface Reading {
  path: readonly string[];
  value: unknown;
}

function partAt(record: unknown, path: readonly string[]): unknown {
  return path.reduce((part, key) => (part as Readonly<Record<string, unknown>> | undefined)?.[key], record);
}

export class Noted<T extends object> {
  /** The record, to be read. */
  readonly seen: T;
  readonly #readings = new Map<string, Reading>();

  constructor(record: T, depth: Depth) {
    this.seen = this.#watched(record, depth, []);
  }

  /** Whether everything that was read is the same in another record. */
  holds(other: T): boolean {
    for (const { path, value } of this.#readings.values()) if (partAt(other, path) !== value) return false;
    return true;
  }

  #watched<Part extends object>(record: Part, depth: Depth, path: readonly string[]): Part {
    const inside = new Map<string, object>();
    const begin = `${path.join(" ")} `;
    const note = (key: string, value: unknown): void => {
      const name = begin + key;
      if (!this.#readings.has(name)) this.#readings.set(name, { path: [...path, key], value });
    };
    // Somebody goes through all of it.
    const noteAll = (target: Part): void => void this.#readings.set(begin, { path, value: target });
    return new Proxy(record, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        if (typeof key === "symbol") return value;
        const deeper = depth[key];
        if (deeper === undefined || typeof value !== "object" || value === null) {
          note(key, value);
          return value;
        }
        const made = inside.get(key) ?? this.#watched(value, deeper, [...path, key]);
        inside.set(key, made);
        return made;
      },
      has: (target, key) => {
        noteAll(target);
        return Reflect.has(target, key);
      },
      ownKeys: (target) => {
        noteAll(target);
        return Reflect.ownKeys(target);
      },
    });
  }
}
