/**
 * Makes the engine that runs in a browser: `node engine/pack.mjs SOURCES WHEEL OUT`.
 *
 * Everything comes from packages that are installed already: Python from the npm package `pyodide`, the codec from
 * its wheel, the rules from the sources. Python itself, in WebAssembly, compiles what it will load.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { argv, stdout } from "node:process";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const [sources, wheel, out] = argv.slice(2);
const home = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const script = readFileSync(fileURLToPath(new URL("pack.py", import.meta.url)), "utf8");

mkdirSync(out, { recursive: true });
const python = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: "1" } });
for (const [name, folder] of [
  ["/in", sources],
  ["/out", out],
  ["/wheel", dirname(wheel)],
  ["/home/python", home],
]) {
  python.FS.mkdirTree(name);
  python.mountNodeFS(name, folder);
}
for (const [what, source, archive] of [
  ["library", "/home/python/python_stdlib.zip", "stdlib.zip"],
  ["wheel", `/wheel/${wheel.slice(wheel.lastIndexOf("/") + 1)}`, "wheels.zip"],
  ["ours", "/in", "parlour.zip"],
]) {
  python.globals.set("told", python.toPy(["pack", what, source, `/out/${archive}`]));
  python.runPython("import sys; sys.argv = told");
  python.runPython(script);
}
for (const name of ["pyodide.mjs", "pyodide.asm.mjs"]) copyFileSync(join(home, name), join(out, name));
copyFileSync(join(home, "pyodide.asm.wasm"), join(out, "python.wasm"));
// Packed here, for a simple server packs nothing; the worker unpacks it.
for (const name of ["python.wasm", "stdlib.zip", "wheels.zip", "parlour.zip"]) {
  writeFileSync(join(out, `${name}.gz`), gzipSync(readFileSync(join(out, name)), { level: 9 }));
  rmSync(join(out, name));
}
for (const name of readdirSync(out)) stdout.write(`${String(statSync(join(out, name)).size).padStart(9)} ${name}\n`);
