/** What others wrote and is part of the built page, with their licences: one file beside it, made at every build. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const NOTICES = "third-party-notices.txt";

/** Helpers that the tools put into the bundle are theirs, too. */
const HELPERS: readonly (readonly [string, string])[] = [
  ["\0vite/", "vite"],
  ["\0rolldown/", "rolldown"],
];
const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
/** What a tool tells of its own parts is left out: they stay with the tool. */
const OF_ITS_PARTS = /\n# Licenses of bundled dependencies[\s\S]*$/;
const LICENCE_FILE = /^(licen[cs]e|copying|notice)(\.|$)/i;

interface Chunk {
  type: string;
  moduleIds?: readonly string[];
}

/** The package a module of the bundle comes from; nothing for our own. */
export function packageOf(id: string): string | undefined {
  const helper = HELPERS.find(([start]) => id.startsWith(start));
  return helper === undefined ? PACKAGE.exec(id)?.[1] : helper[1];
}

function read(path: string): string {
  return readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8")
    .replaceAll("\r\n", "\n")
    .trim();
}

/** Name, version, licence and its whole text. A package without any text is an error: nobody could keep its terms. */
export function noticeOf(name: string): string {
  const folder = `node_modules/${name}/`;
  const told = JSON.parse(read(`${folder}package.json`)) as { version: string; license?: string };
  const files = readdirSync(fileURLToPath(new URL(folder, import.meta.url))).filter((file) => LICENCE_FILE.test(file));
  let texts = files.sort().map((file) => read(folder + file).replace(OF_ITS_PARTS, ""));
  const standard = `licenses/${told.license ?? "none"}.txt`;
  if (texts.length === 0 && existsSync(fileURLToPath(new URL(standard, import.meta.url)))) texts = [read(standard)];
  if (texts.length === 0) throw new Error(`${name} brings no licence, and ${standard} is not there`);
  return [`${name} ${told.version} (${told.license ?? "see below"})`, ...texts].join("\n\n");
}

/** The plugin: looks at what came into the bundle, and writes the notices of those packages. */
export function notices() {
  return {
    name: "parlour-notices",
    apply: "build" as const,
    generateBundle(
      this: { emitFile: (file: { type: "asset"; fileName: string; source: string }) => void },
      _options: unknown,
      bundle: Readonly<Record<string, Chunk>>,
    ): void {
      const ids = Object.values(bundle).flatMap((each) => each.moduleIds ?? []);
      const names = [...new Set(ids.map(packageOf).filter((name) => name !== undefined))].sort();
      const head = "Parts of the page of Parlour were written by others and are used under these terms.";
      const rule = "-".repeat(78);
      const source = `${[head, ...names.map(noticeOf)].join(`\n\n${rule}\n\n`)}\n`;
      this.emitFile({ type: "asset", fileName: NOTICES, source });
    },
  };
}
