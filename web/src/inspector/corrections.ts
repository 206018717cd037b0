/** Corrections mirror the facts: a table, the id of a record, then the value. Here they are read and changed by path. */
import type { Components } from "../contract";
import { inspectionOf } from "./inspection";
import { isPlain } from "./records";

export type Corrections = Readonly<Record<string, unknown>>;

/** Whether it makes sense to offer a correction; the server has the last word. */
export function isEditable(game: string, path: string): boolean {
  return inspectionOf(game).isEditable(path);
}

/** The path that a correction has to name: a mark may point into a list, and lists are replaced as a whole. */
export function target(game: string, path: string): string {
  const parts = path.split(".");
  const whole = inspectionOf(game).whole ?? [];
  const at = parts.findIndex((part, place) => place > 1 && whole.includes(part));
  return at < 0 ? path : parts.slice(0, at + 1).join(".");
}

/** The value of the components at the path of a fact; undefined where it is not found. */
export function valueAt(components: Components, path: string): unknown {
  let here: unknown = components;
  for (const part of path.split(".")) {
    if (Array.isArray(here)) here = here.find((each) => isPlain(each) && each["id"] === part);
    else if (isPlain(here)) here = here[part];
    else return undefined;
  }
  return here;
}

/** The corrections with one more value. */
export function withValue(corrections: Corrections, path: string, value: unknown): Record<string, unknown> {
  const [first = "", ...rest] = path.split(".");
  if (rest.length === 0) return { ...corrections, [first]: sendable(value) };
  const inner = corrections[first];
  return { ...corrections, [first]: withValue(isPlain(inner) ? inner : {}, rest.join("."), value) };
}

/** The corrections without what a path names; tables that become empty go too. */
export function without(corrections: Corrections, path: string): Record<string, unknown> {
  const [first = "", ...rest] = path.split(".");
  const { [first]: inner, ...others } = corrections;
  if (rest.length === 0 || !isPlain(inner)) return others;
  const left = without(inner, rest.join("."));
  return Object.keys(left).length === 0 ? others : { ...others, [first]: left };
}

/** What is corrected at a path; undefined when nothing is. */
export function corrected(corrections: Corrections, path: string): unknown {
  let here: unknown = corrections;
  for (const part of path.split(".")) {
    if (!isPlain(here) || !(part in here)) return undefined;
    here = here[part];
  }
  return here;
}

/** Every corrected value by its path. */
export function paths(corrections: Corrections, before = ""): [string, unknown][] {
  return Object.entries(corrections).flatMap(([key, value]): [string, unknown][] => {
    const path = before === "" ? key : `${before}.${key}`;
    return isPlain(value) ? paths(value, path) : [[path, value]];
  });
}

/** Entries of a list of records leave out what they do not say: 0, no words, and no are what is left out. */
export function sendable(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((each) =>
    isPlain(each)
      ? Object.fromEntries(
          Object.entries(each).filter(([, inner]) => inner !== 0 && inner !== "" && inner !== false && inner !== null),
        )
      : each,
  );
}

/** The corrections as a file for `parlour data override`. */
export function asToml(game: string, corrections: Corrections): string {
  const lines = [`game = ${JSON.stringify(game)}`];
  const enter = (table: Corrections, name: readonly string[]): void => {
    const plain = Object.entries(table).filter(([, value]) => !isPlain(value));
    if (plain.length > 0) {
      lines.push("", `[${name.map(tomlKey).join(".")}]`);
      for (const [key, value] of plain) lines.push(`${tomlKey(key)} = ${tomlValue(value)}`);
    }
    for (const [key, value] of Object.entries(table)) if (isPlain(value)) enter(value, [...name, key]);
  };
  for (const [key, value] of Object.entries(corrections)) if (isPlain(value)) enter(value, [key]);
  return `${lines.join("\n")}\n`;
}

function tomlKey(key: string): string {
  return /^[A-Za-z0-9_-]+$/.test(key) ? key : JSON.stringify(key);
}

function tomlValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(tomlValue).join(", ")}]`;
  if (isPlain(value)) {
    return `{ ${Object.entries(value)
      .map(([key, inner]) => `${tomlKey(key)} = ${tomlValue(inner)}`)
      .join(", ")} }`;
  }
  return JSON.stringify(value);
}
