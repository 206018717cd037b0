/** Positions that tools/web_fixtures.py has written, and texts without a server. */
import { readFileSync, readdirSync } from "node:fs";
import { loadTexts } from "../../src/i18n/loader";
import type { Language, Texts } from "../../src/i18n/texts";
import type { BoardProps } from "../../src/contract";
import type { Aids, Offer, Position, TableInfo } from "../../src/gen/protocol";

const FOLDER = "../build/web-fixtures";
const NAMES = ["Mara", "Hugo", "Lucie", "Piotr", "Zofia"];

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
export const components = read("components-notre-dame") as Facts & Record<string, unknown>;

/** The texts of a language with those of the game. */
export function textsIn(lang: Language): Promise<Texts> {
  return loadTexts(lang, "notre-dame", [], { names: async () => ({}), pages: async () => [] });
}

export interface Shown {
  told: Fixture;
  /** Another question than the position has. */
  offer?: Offer | null;
  seat?: number | null;
  aids?: boolean;
  words: Texts;
}

/** What a board is given for a position, with an answer chosen. */
export function propsOf(
  { told, offer = told.position.offer, seat = 0, aids = true, words }: Shown,
  action: string | null,
  choose: (action: string | null) => void,
): BoardProps {
  return {
    table: told.table,
    view: told.position.view,
    seat,
    offer,
    draft: { action, chosen: [], stage: null, choose, propose: choose, compose: () => undefined },
    preview: null,
    aids: aids ? told.aids : null,
    components,
    names: NAMES.slice(0, told.table.seats.length),
    waiting: told.position.waiting,
    scores: told.position.scores,
    recent: told.position.events,
    texts: words,
    inspect: () => undefined,
    tab: null,
  };
}
