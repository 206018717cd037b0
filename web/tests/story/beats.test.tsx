/** Every kind of event of both games is told to somebody at another seat: in words of three languages, and to the eye. */
import { readFileSync, readdirSync } from "node:fs";
import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it } from "vitest";
import type { Board, BoardProps, Told } from "../../src/contract";
import notreDame from "../../src/games/notre-dame";
import { EVENTS as CITY_EVENTS } from "../../src/games/notre-dame/gen/sent";
import obsession from "../../src/games/obsession";
import { EVENTS as COUNTY_EVENTS } from "../../src/games/obsession/gen/sent";
import { GivenTexts, makeTexts } from "../../src/i18n";
import type { Names, Texts } from "../../src/i18n";
import { LANGUAGES } from "../../src/i18n/texts";
import type { TableInfo } from "../../src/gen/protocol";
import { beatOf } from "../../src/story/plan";
import { timeOf } from "../../src/story/stage";

const FIXTURES = "../build/web-fixtures";

interface Moment {
  table: TableInfo;
  seat: number;
  view: Record<string, unknown>;
  events: Told[];
}

const known = new Map<string, unknown>();

function json<T>(name: string): T {
  const found = known.get(name) ?? JSON.parse(readFileSync(`${FIXTURES}/${name}.json`, "utf8"));
  known.set(name, found);
  return found as T;
}

/** Events that seldom come up in the games that the fixtures are taken from. */
const RARE: Readonly<Record<string, readonly Told["event"][]>> = {
  "notre-dame": [
    { event: "cubes-withdrawn", seat: 1, amount: 2 },
    { event: "gold-given", seat: 1, amount: 2 },
    { event: "gold-taken", seat: 1, payer: 0, amount: 1, source: "bank" },
    { event: "greys-looked-at", seat: 1, count: 3 },
    { event: "no-effect", seat: 1, source: "lawyer" },
  ],
  obsession: [
    { event: "guest-arrived", seat: 1, gentry: "miss-elizabeth-fairchild" },
    { event: "guest-recalled", seat: 1, gentry: "miss-elizabeth-fairchild" },
    { event: "nobody-to-invite", seat: 1, deck: "casual" },
    { event: "objectives-kept", seat: 1, count: 2 },
    { event: "opponent-aims", seat: -1, pips: 12, modified: 11, aim: "monument" },
    { event: "tableau-complete", seat: 1 },
    { event: "theme-round-set", seat: -1, pips: 7, round: 3 },
    { event: "top-reached", seat: 1, level: 6 },
  ],
};

const GAMES: readonly { game: string; folder: string; board: Board; kinds: readonly string[] }[] = [
  { game: "notre-dame", folder: "notre_dame", board: notreDame, kinds: CITY_EVENTS },
  { game: "obsession", folder: "obsession", board: obsession, kinds: COUNTY_EVENTS },
];

function textsOf(game: string, folder: string, lang: (typeof LANGUAGES)[number]): Texts {
  const read = (place: string) =>
    readdirSync(place)
      .filter((file) => file.endsWith(".ftl"))
      .map((file) => readFileSync(`${place}/${file}`, "utf8"));
  const files = [
    ...read(`../src/parlour/i18n/locale/${lang}`),
    ...read(`../src/parlour/games/${folder}/locale/${lang}`),
  ];
  return makeTexts({ lang, games: [game], files, printed: { [game]: json<Names>(`names-${game}-${lang}`) } });
}

function propsOf(game: string, { table, seat, view, events }: Moment, texts: Texts): BoardProps {
  return {
    table,
    view,
    seat,
    offer: null,
    draft: { action: null, chosen: [], stage: null, choose: () => {}, compose: () => {}, propose: () => {} },
    preview: null,
    aids: null,
    components: json(`components-${game}`),
    names: texts.seatNames(table.seats),
    waiting: [],
    scores: [],
    recent: events,
    texts,
    inspect: () => {},
    tab: null,
  };
}

function drawn(what: preact.ComponentChild, texts: Texts): string {
  const place = document.createElement("div");
  act(() => render(<GivenTexts texts={texts}>{what}</GivenTexts>, place));
  const found = place.innerHTML;
  render(null, place);
  return found;
}

for (const { game, folder, board, kinds } of GAMES) {
  const moments = json<Record<string, Moment>>(`story-${game}`);
  const any = Object.values(moments).find(({ table }) => table.seats.length > 2);
  if (any === undefined) throw new Error("no moments");
  const rare = (RARE[game] ?? []).map((event) => ({ ...any, seat: 0, events: [{ ply: 9, event }] }));
  const told = new Map<string, Moment>([
    ...rare.map((moment): [string, Moment] => [String(moment.events[0]?.event["event"]), moment]),
    ...Object.entries(moments),
  ]);

  describe(`the story of ${game}`, () => {
    const languages = LANGUAGES.map((lang) => textsOf(game, folder, lang));

    it("knows every kind of event there is", () => {
      expect([...told.keys()].sort()).toEqual([...kinds].sort());
    });

    it.each(kinds.map((kind) => [kind]))("tells of %s in words and to the eye", (kind) => {
      const moment = told.get(kind);
      const event = moment?.events.find((each) => each.event["event"] === kind);
      if (moment === undefined || event === undefined) throw new Error(`no ${kind}`);
      for (const texts of languages) {
        const props = propsOf(game, moment, texts);
        const line = texts.event(event.event, props.names, moment.seat);
        expect(line).not.toBe("");
        expect(line).not.toMatch(/-event-|undefined|\{/);
        const beat = beatOf(board, event, props, props);
        if (beat === null) throw new Error(`${kind} has no beat`);
        expect(beat.flights.length + beat.ring.length + (beat.Card === null ? 0 : 1)).toBeGreaterThan(0);
        expect(timeOf(beat)).toBeGreaterThan(0);
        expect(timeOf(beat)).toBeLessThanOrEqual(4000);
        for (const spot of [...beat.ring, ...beat.flights.flatMap(({ from, via = [], to }) => [from, ...via, to])]) {
          expect(spot).toMatch(/^[a-z-]+(:[a-z0-9-]+)*$/);
          expect(spot).not.toMatch(/undefined|NaN|SEAT|DECK/);
        }
        for (const { piece } of beat.flights) expect(drawn(piece, texts)).not.toBe("");
        if (beat.Card !== null) {
          const card = drawn(<beat.Card {...props} told={event} />, texts);
          expect(card).not.toMatch(/undefined|NaN|(ndb|obb|table)-[a-z]+-/);
          expect(card.length).toBeGreaterThan(40);
        }
      }
    });
  });
}
