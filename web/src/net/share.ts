/** Keeping what a new message says again of an old one: whoever draws it can tell at a glance what has changed. */

type Plain = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** *newer*, with every part of it that *older* has as well taken from there. Both are JSON. */
export function sharing<T>(older: unknown, newer: T): T {
  if (older === newer) return newer;
  if (Array.isArray(newer)) {
    if (!Array.isArray(older)) return newer;
    const made = newer.map((each, at) => sharing(older[at], each));
    const isSame = made.length === older.length && made.every((each, at) => each === older[at]);
    return (isSame ? older : made) as T;
  }
  if (!isPlain(newer) || !isPlain(older)) return newer;
  const keys = Object.keys(newer);
  const made = Object.fromEntries(keys.map((key) => [key, sharing(older[key], newer[key])]));
  const isSame =
    keys.length === Object.keys(older).length && keys.every((key) => key in older && made[key] === older[key]);
  return (isSame ? older : made) as T;
}
