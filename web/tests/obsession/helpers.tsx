/** Positions to draw, texts from the .ftl files, and a draft that remembers what it was asked. */
import { readFileSync, readdirSync } from "node:fs";
import { render } from "preact";
import { act } from "preact/test-utils";
import type { BoardProps, Draft } from "../../src/contract";
import type { Aids, Choice, Offer, Position, Stage, TableInfo } from "../../src/gen/protocol";
import { ObsessionBoard } from "../../src/games/obsession/board";
import { GivenTexts, makeTexts } from "../../src/i18n";
import type { Language, Names, Texts } from "../../src/i18n";
import { AN_OFFER } from "../net/helpers";

const ROOT = "../";
const FIXTURES = `${ROOT}build/web-fixtures`;

export interface Fixture {
  name: string;
  table: TableInfo;
  position: Position;
  aids: Aids;
  /** An activity put together part by part, where the question is about one. */
  stages?: Stage[];
}

function json<T>(path: string): T {
  return JSON.parse(readFileSync(path, "utf8")) as T;
}

/** Every stored position of Obsession. */
export function fixtures(): Fixture[] {
  return readdirSync(FIXTURES)
    .filter((file) => /^obsession-.*\.json$/.test(file))
    .sort()
    .map((file) => ({ ...json<Omit<Fixture, "name">>(`${FIXTURES}/${file}`), name: file.replace(".json", "") }));
}

/** The stored position of that name. */
export function fixture(name: string): Fixture {
  const found = fixtures().find((each) => each.name === name);
  if (found === undefined) throw new Error(`no fixture ${name}; run tools/web_fixtures.py`);
  return found;
}

export const components = json<Record<string, unknown>>(`${FIXTURES}/components-obsession.json`);

const spoken = new Map<Language, Texts>();

/** The texts of a language, from the files that the client loads. */
export function textsOf(lang: Language): Texts {
  const known = spoken.get(lang) ?? gathered(lang);
  spoken.set(lang, known);
  return known;
}

function gathered(lang: Language): Texts {
  const locale = `${ROOT}src/parlour/i18n/locale/${lang}`;
  const shared = ["core", "web"].map((name) => readFileSync(`${locale}/${name}.ftl`, "utf8"));
  const folder = `${ROOT}src/parlour/games/obsession/locale/${lang}`;
  const game = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, "utf8"));
  const names = json<Names>(`${FIXTURES}/names-obsession-${lang}.json`);
  return makeTexts({ lang, games: ["obsession"], files: [...shared, ...game], printed: { obsession: names } });
}

export interface Drawn {
  root: HTMLElement;
  chosen: (string | null)[];
  composed: (readonly string[])[];
  inspected: [string, string][];
}

export interface Wanted {
  offer?: Offer | null;
  stage?: Stage | null;
  /** Parts chosen, where the stage has not caught up with them. */
  chosen?: readonly string[];
  action?: string | null;
  tab?: string | null;
  lang?: Language;
  aids?: Aids | null;
  seat?: number | null;
}

/** What a board is given for a position, and what its controls ask for. */
export function propsOf(from: Fixture, wanted: Wanted = {}): Omit<Drawn, "root"> & { props: BoardProps } {
  const texts = textsOf(wanted.lang ?? "en");
  const asked: Omit<Drawn, "root"> = { chosen: [], composed: [], inspected: [] };
  const offer = wanted.offer === undefined ? from.position.offer : wanted.offer;
  const stage = wanted.stage === undefined ? (offer?.stage ?? null) : wanted.stage;
  const draft: Draft = {
    action: wanted.action ?? null,
    chosen: wanted.chosen ?? stage?.chosen ?? [],
    stage,
    choose: (action) => asked.chosen.push(action),
    propose: (action) => asked.chosen.push(action),
    compose: (parts) => asked.composed.push(parts),
  };
  const props: BoardProps = {
    table: from.table,
    view: from.position.view,
    seat: wanted.seat === undefined ? from.position.seat : wanted.seat,
    offer,
    draft,
    preview: null,
    aids: wanted.aids === undefined ? from.aids : wanted.aids,
    components,
    names: texts.seatNames(from.table.seats),
    waiting: from.position.waiting,
    scores: from.position.scores,
    recent: from.position.events,
    texts,
    inspect: (sort, id) => asked.inspected.push([sort, id]),
    tab: wanted.tab ?? null,
  };
  return { ...asked, props };
}

/** Draw a board and remember what its controls ask for. */
export function draw(from: Fixture, wanted: Wanted = {}): Drawn {
  const root = document.createElement("div");
  if (document.body.firstElementChild !== null) render(null, document.body.firstElementChild); // the board before it
  document.body.replaceChildren(root);
  const { props, ...asked } = propsOf(from, wanted);
  void act(() => {
    render(
      <GivenTexts texts={props.texts}>
        <ObsessionBoard {...props} />
      </GivenTexts>,
      root,
    );
  });
  return { root, ...asked };
}

/** How many controls there are for each answer or part. */
export function controls(root: HTMLElement, attribute: "data-action" | "data-part"): Map<string, number> {
  const found = new Map<string, number>();
  for (const element of root.querySelectorAll(`[${attribute}]`)) {
    const name = element.getAttribute(attribute) ?? "";
    found.set(name, (found.get(name) ?? 0) + 1);
  }
  return found;
}

/** Press the control with that answer or part. */
export function press(root: HTMLElement, attribute: "data-action" | "data-part", value: string): void {
  const found = [...root.querySelectorAll<HTMLElement>(`[${attribute}]`)].find(
    (each) => each.getAttribute(attribute) === value,
  );
  if (found === undefined) throw new Error(`no control for ${value}`);
  void act(() => found.click());
}

/** An offer as the server would make it. */
export function offerOf(kind: string, choices: Choice[]): Offer {
  return { ...AN_OFFER, kind, rule: "host-activity", choices };
}

/** Each once. */
export function once(names: readonly string[]): Map<string, number> {
  return new Map([...names].sort().map((name) => [name, 1]));
}

/** The same in a fixed order. */
export function ordered(found: Map<string, number>): Map<string, number> {
  return new Map([...found].sort(([one], [two]) => (one < two ? -1 : 1)));
}

/** How many elements each selector finds. */
export function counts(root: ParentNode, ...selectors: readonly string[]): number[] {
  return selectors.map((selector) => root.querySelectorAll(selector).length);
}
