/** Positions that tools/web_fixtures.py has written, and texts without a server. */
import { readFileSync, readdirSync } from "node:fs";
import { loadTexts } from "../../src/i18n/loader";
import type { Language, Texts } from "../../src/i18n/texts";
import type { Aids, Position, TableInfo } from "../../src/gen/protocol";

const FOLDER = "../build/web-fixtures";

export interface Fixture {
  table: TableInfo;
  position: Position;
  aids: Aids;
}

interface Facts {
  persons: { id: string }[];
  components: { sectors: string[] };
}

const read = (name: string): unknown => JSON.parse(readFileSync(`${FOLDER}/${name}.json`, "utf8"));

/** The positions of this game. */
export function fixtureNames(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.startsWith("notre-dame-"))
    .map((name) => name.replace(".json", ""));
}

export const fixture = (name: string): Fixture => read(name) as Fixture;
export const componentsOf = (): Facts & Record<string, unknown> =>
  read("components-notre-dame") as Facts & Record<string, unknown>;

/** The texts of a language with those of the game. */
export function textsIn(lang: Language): Promise<Texts> {
  return loadTexts(lang, "notre-dame", [], { names: async () => ({}), pages: async () => [] });
}
