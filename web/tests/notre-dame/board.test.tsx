/** Every answer of an offer has exactly one control on the board, and everything is said in words that exist. */
import { useState } from "preact/hooks";
import { act } from "preact/test-utils";
import { beforeAll, describe, expect, it } from "vitest";
import board from "../../src/games/notre-dame";
import { QUESTIONS } from "../../src/games/notre-dame/gen/sent";
import { seatMark } from "../../src/games/notre-dame/seats";
import { countsOf, withdrawAction } from "../../src/games/notre-dame/panels/withdraw";
import { LANGUAGES } from "../../src/i18n/texts";
import type { Texts } from "../../src/i18n/texts";
import type { BoardProps } from "../../src/contract";
import type { Offer } from "../../src/gen/protocol";
import { AN_OFFER } from "../net/helpers";
import { click, mount } from "../ui/mount";
import { components, fixture, fixtureNames, propsOf, textsIn } from "./fixtures";
import { RARE, SECTORS, WITHDRAW } from "./questions";
import type { Shown } from "./fixtures";

/** Whole boards are drawn many times over; a busy machine takes its time. */
const SLOW = 60_000;
const MISSING = /ndb-|nd-[a-z]+-|\{ ?\$|undefined|NaN/;
let texts: Texts;
let chosen: string | null = null;
const inspected: string[] = [];

beforeAll(async () => {
  texts = await textsIn("en");
});

interface Wanted extends Omit<Shown, "words"> {
  words?: Texts;
  tab?: string | null;
}

function Stage({ tab = null, words = texts, ...told }: Wanted) {
  const [action, setAction] = useState<string | null>(null);
  chosen = action;
  const props: BoardProps = {
    ...propsOf({ ...told, words }, action, setAction),
    recent: [],
    inspect: (sort, id) => void inspected.push(`${sort} ${id}`),
    tab,
  };
  return <board.Board {...props} />;
}

const show = (shown: Wanted) => mount(shown.words ?? texts, <Stage {...shown} />);
const controls = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>("[data-action]")];
const actionsIn = (place: ParentNode) => controls(place).map((control) => control.dataset["action"] ?? "");

const asked = fixtureNames().filter((name) => fixture(name).position.offer !== null);

describe.each(asked)("%s", (name) => {
  const told = fixture(name);
  const wanted = (told.position.offer?.choices ?? []).map(({ action }) => action).sort();

  it("has one control for each answer", async () => {
    expect(actionsIn(await show({ told })).sort()).toEqual(wanted);
  });

  it("has them in the tab of the question, too", async () => {
    const tab = board.tabFor(told.position.offer?.kind ?? "");
    expect(actionsIn(await show({ told, tab })).sort()).toEqual(wanted);
  });

  it("does without aids", async () => {
    expect(actionsIn(await show({ told, aids: false })).sort()).toEqual(wanted);
  });

  it("chooses an answer and takes it back", async () => {
    const place = await show({ told });
    const first = controls(place)[0];
    if (first === undefined) throw new Error("no control");
    await click(first);
    expect(chosen).toBe(first.dataset["action"]);
    expect(first.getAttribute("aria-pressed")).toBe("true");
    await click(first);
    expect(chosen).toBeNull();
  });

  it.each(LANGUAGES)("says everything in words: %s", { timeout: SLOW }, async (lang) => {
    const words = await textsIn(lang);
    for (const tab of [null, ...board.tabs]) {
      const place = await show({ told, tab, words });
      expect(place.textContent).not.toMatch(MISSING);
      for (const each of place.querySelectorAll("[aria-label]"))
        expect(each.getAttribute("aria-label")).not.toMatch(MISSING);
      for (const button of place.querySelectorAll("button"))
        expect(button.textContent !== "" || button.hasAttribute("aria-label")).toBe(true);
    }
  });
});

describe("the boroughs", () => {
  it("of everybody are in a list, sector by sector", async () => {
    const told = fixture(asked[0] ?? "");
    const place = await show({ told });
    const { seats } = told.position.view as { seats: { cubes: Record<string, number> }[] };
    const rows = [...place.querySelectorAll(".nd-boroughs tbody tr")];
    expect(rows).toHaveLength(seats.length);
    const sums = rows.map((row) =>
      [...row.querySelectorAll("td")].reduce((sum, cell) => sum + parseInt(cell.textContent ?? "", 10), 0),
    );
    const cubes = seats.map((seat) => Object.values(seat.cubes).reduce((sum, each) => sum + each, 0));
    expect(sums.sort()).toEqual(cubes.sort());
  });
});

describe.each(Object.entries(RARE))("%s", (kind, choices) => {
  const told = structuredClone(fixture(asked[0] ?? ""));
  (told.position.view as { persons: string[] }).persons = ["monk", "fool", "bishop"];
  const offer: Offer = { ...AN_OFFER, kind, choices };

  it.each([null, board.tabFor(kind)])("has one control for each answer (%s)", async (tab) => {
    const place = await show({ told, offer, tab });
    expect(actionsIn(place).sort()).toEqual(choices.map(({ action }) => action).sort());
    expect(place.textContent).not.toMatch(MISSING);
  });
});

describe("withdraw-cubes", () => {
  const told = structuredClone(fixture(asked[0] ?? ""));
  const row = (told.position.view as { seats: { cubes: Record<string, number>; "notre-dame": number }[] }).seats[0];
  if (row === undefined) throw new Error("no seat");
  row.cubes = { ...Object.fromEntries(SECTORS.map((sector) => [sector, 0])), bank: 2, park: 1 };
  row["notre-dame"] = 1;
  const offer = WITHDRAW;
  const press = async (place: HTMLElement, part: string) => {
    const button = place.querySelector<HTMLElement>(`[data-part="${part}"]`);
    if (button === null) throw new Error(part);
    await click(button);
  };

  it("puts the answer together from counts", async () => {
    const place = await show({ told, offer, tab: "borough" });
    const listed = offer.choices.map(({ action }) => action).sort();
    expect(actionsIn(place).sort()).toEqual(listed);
    await press(place, "notre-dame:+");
    await press(place, "bank:+");
    await press(place, "bank:+");
    await press(place, "bank:+");
    expect(chosen).toBe("withdraw bank:2 notre-dame:1");
    expect(actionsIn(place).sort()).toEqual(listed);
    await press(place, "bank:-");
    await press(place, "notre-dame:-");
    expect(chosen).toBe("withdraw bank:1");
  });

  it("reads and writes the words of the answer", () => {
    const places = ["bank", "notre-dame"];
    for (const action of ["withdraw nothing", "withdraw bank:1", "withdraw bank:2 notre-dame:3"])
      expect(withdrawAction(places, countsOf(action))).toBe(action);
    expect(withdrawAction(places, countsOf(null))).toBe("withdraw nothing");
  });
});

describe("the board", () => {
  it("answers every question of the game", () => {
    const kinds = new Set([
      ...Object.keys(RARE),
      "withdraw-cubes",
      ...asked.map((name) => fixture(name).position.offer?.kind ?? ""),
    ]);
    expect([...kinds].sort()).toEqual([...QUESTIONS].sort());
    for (const kind of QUESTIONS) expect(board.tabs).toContain(board.tabFor(kind));
  });

  it("shows a finished game, and a table to somebody who only looks", { timeout: SLOW }, async () => {
    for (const name of fixtureNames()) {
      for (const tab of [null, ...board.tabs]) {
        const place = await show({ told: fixture(name), offer: null, seat: null, tab });
        expect(controls(place)).toHaveLength(0);
        expect(place.textContent).not.toMatch(MISSING);
      }
    }
  });

  it("keeps the prestige of others a word", async () => {
    const place = await show({ told: fixture("notre-dame-3-play-card"), tab: "table" });
    expect(place.querySelector(".nd-players-panel")?.textContent).toContain(texts.t("ui-hidden"));
  });

  it("opens the sheet about what cannot be chosen", async () => {
    const place = await show({ told: fixture("notre-dame-3-play-card"), offer: null });
    inspected.length = 0;
    const person = place.querySelector<HTMLElement>(".nd-person .nd-inspect");
    const sector = place.querySelector<SVGElement>(".nd-m-borough.nd-mine .nd-m-sector");
    await act(() => {
      person?.click();
      sector?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    });
    expect(inspected).toHaveLength(2);
  });

  it("lets a tap on the map choose a stop, with its bill where that is allowed", async () => {
    const told = fixture("notre-dame-3-move-carriage");
    const place = await show({ told });
    const stop = place.querySelector<SVGElement>(".nd-m-market.nd-take");
    await act(() => void stop?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    expect(chosen).toMatch(/^collect /);
    await act(() => void stop?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    expect(chosen).toMatch(/^drive /);
  });

  it("gives every colour a mark of its own", () => {
    const view = { seats: ["red", "violet", "blue", "green", "yellow"].map((colour) => ({ colour })) };
    const names = ["Ada", "Alan", "Zoë", "Łucja", "Bob"];
    const marks = view.seats.map((_, seat) => seatMark(view, seat, names));
    expect(new Set(marks.map(({ colour }) => colour)).size).toBe(5);
    // A to D and Z name periods and markets, so the next letters of these names stand for them.
    expect(marks.map(({ letter }) => letter)).toEqual(["E", "N", "O", "L", "F"]);
  });

  it("has a picture of everything that can be looked up", { timeout: SLOW }, async () => {
    for (const { id } of components.persons) {
      const place = await mount(texts, <board.Picture sort="person" id={id} components={components} />);
      expect(place.querySelectorAll("path").length).toBeGreaterThan(8);
    }
    for (const [sort, id] of [
      ["sector", "bank"],
      ["card", "red-confidant"],
      ["bill", "blue-rat"],
      ["market", "green-a"],
    ] as const) {
      const place = await mount(texts, <board.Picture sort={sort} id={id} components={components} />);
      expect(place.querySelector(".nd-picture")).not.toBeNull();
    }
  });
});
