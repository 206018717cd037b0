/**
 * Tells the service worker of a built page what belongs to it: `node engine/shelve.mjs FOLDER`.
 *
 * The shelf is named after the content of all its files: another version is another shelf, and a page that is open
 * keeps the one it came from.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { argv } from "node:process";

const folder = argv[2];
const NOT_KEPT = new Set(["sw.js"]);
/** Fetched when somebody plays on the device for the first time; a page without a server cannot do without. */
const isForLater = (name) => name.startsWith("engine/") && name.endsWith(".xz");

function files(under = "") {
  return readdirSync(join(folder, under), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith("."))
    .flatMap((each) => (each.isDirectory() ? files(posix.join(under, each.name)) : [posix.join(under, each.name)]))
    .sort();
}

const listed = files().filter((name) => !NOT_KEPT.has(name) && !isForLater(name));
const version = createHash("sha256");
for (const name of listed) version.update(name).update(readFileSync(join(folder, name)));
const kept = listed.map((name) => (name === "index.html" ? "./" : name));
const worker = join(folder, "sw.js");
const text = readFileSync(worker, "utf8")
  .replace(/const VERSION = .*;/, `const VERSION = ${JSON.stringify(version.digest("hex").slice(0, 16))};`)
  .replace(/const FILES = .*;/, `const FILES = ${JSON.stringify(kept)};`);
writeFileSync(worker, text);
