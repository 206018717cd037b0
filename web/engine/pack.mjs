/**
 * Makes the engine that runs in a browser: `node engine/pack.mjs PART SOURCES WHEEL OUT`. PART is `runtime` (Python and
 * the codec) or `rules` (ours).
 *
 * Everything comes from packages that are installed already: Python from the npm package `pyodide`, the codec from
 * its wheel, the rules from the sources. Python itself, in WebAssembly, compiles what it will load.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { argv, exit, stderr, stdout } from "node:process";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const [part, sources, wheel, out] = argv.slice(2);
const home = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const script = readFileSync(fileURLToPath(new URL("../../tools/pack_engine.py", import.meta.url)), "utf8");

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
const RUNTIME = [
  ["library", "/home/python/python_stdlib.zip", "stdlib.zip"],
  ["wheel", `/wheel/${wheel.slice(wheel.lastIndexOf("/") + 1)}`, "wheels.zip"],
];
const RULES = [["ours", "/in", "parlour.zip"]];
const archives = part === "runtime" ? RUNTIME : RULES;
for (const [what, source, archive] of archives) {
  python.globals.set("told", python.toPy(["pack", what, source, `/out/${archive}`]));
  python.runPython("import sys; sys.argv = told");
  python.runPython(script);
}
const packed = archives.map(([, , archive]) => archive);
if (part === "runtime") {
  for (const name of ["pyodide.mjs", "pyodide.asm.mjs"]) copyFileSync(join(home, name), join(out, name));
  copyFileSync(join(home, "pyodide.asm.wasm"), join(out, "python.wasm"));
  packed.push("python.wasm");
} else {
  // What was left out must not be missed: Python starts from the archives and loads the tables.
  for (const name of ["stdlib.zip", "wheels.zip"])
    writeFileSync(join(out, name), gunzipSync(readFileSync(join(out, `${name}.gz`))));
  const tried = await loadPyodide({ stdLibURL: join(out, "stdlib.zip") });
  tried.FS.mkdirTree("/packed");
  tried.mountNodeFS("/packed", out);
  try {
    tried.runPython(`
import sys, zipfile
zipfile.ZipFile("/packed/wheels.zip").extractall("/lib/wheels")
sys.path[:0] = ["/packed/parlour.zip", "/lib/wheels"]
import parlour.device.engine
`);
  } catch (error) {
    // Else a screen full of the loader's own text would come before what is missing.
    stderr.write(`${error instanceof Error ? error.message.slice(-1500) : error}\n`);
    exit(1);
  }
  for (const name of ["stdlib.zip", "wheels.zip"]) rmSync(join(out, name));
}
// Packed here, for a simple server packs nothing; the worker unpacks it.
for (const name of packed) {
  writeFileSync(join(out, `${name}.gz`), gzipSync(readFileSync(join(out, name)), { level: 9 }));
  rmSync(join(out, name));
  stdout.write(`${String(statSync(join(out, `${name}.gz`)).size).padStart(9)} ${name}.gz\n`);
}
