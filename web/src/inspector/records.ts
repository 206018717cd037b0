/** The components as records, and careful ways to read a value out of them: they come from the server as plain JSON. */
import type { Components } from "../contract";

export type Plain = Readonly<Record<string, unknown>>;

/** What follows a path of keys; undefined where it leads nowhere. */
export function at(value: unknown, path: string): unknown {
  let here: unknown = value;
  for (const key of path.split(".")) {
    if (typeof here !== "object" || here === null) return undefined;
    here = (here as Plain)[key];
  }
  return here;
}

export function text(value: unknown, path: string): string {
  const found = at(value, path);
  return typeof found === "string" ? found : "";
}

export function number(value: unknown, path: string): number {
  const found = at(value, path);
  return typeof found === "number" ? found : 0;
}

export function list(value: unknown, path: string): readonly unknown[] {
  const found = at(value, path);
  return Array.isArray(found) ? found : [];
}

export function texts(value: unknown, path: string): string[] {
  return list(value, path).filter((each): each is string => typeof each === "string");
}

export function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The records of a table of components. */
export function records(components: Components, path: string): Plain[] {
  return list(components, path).filter(isPlain);
}
