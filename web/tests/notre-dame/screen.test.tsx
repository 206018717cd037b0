/** The table on one screen: every answer has a control in the tray, the map answers too, and the words are right. */
import { useState } from "preact/hooks";
import { act } from "preact/test-utils";
import { beforeAll, describe, expect, it } from "vitest";
import { frame } from "../../src/games/notre-dame/screen/frame";
import { sceneOf } from "../../src/games/notre-dame/model";
import { platesOf } from "../../src/games/notre-dame/screen/plates";
import type { BoardProps } from "../../src/contract";
import type { Offer } from "../../src/gen/protocol";
import { LANGUAGES } from "../../src/i18n/texts";
import type { Texts } from "../../src/i18n/texts";
import { AN_OFFER } from "../net/helpers";
import { click, mount } from "../ui/mount";
import { fixture, fixtureNames, propsOf, textsIn } from "./fixtures";
import type { Fixture, Shown } from "./fixtures";
import { RARE, SECTORS, WITHDRAW } from "./questions";

const SLOW = 60_000;
const MISSING = /nds-|ndb-|nd-[a-z]+-|\{ ?\$|undefined|NaN/;
let texts: Texts;
let shown: BoardProps;

beforeAll(async () => {
  texts = await textsIn("en");
});

interface Wanted extends Omit<Shown, "words"> {
  words?: Texts;
  tabs?: boolean;
}

function Screen({ tabs = false, words = texts, ...told }: Wanted) {
  const [action, setAction] = useState<string | null>(null);
  shown = propsOf({ ...told, words }, action, setAction);
  const places = { phase: frame.Phase, tray: frame.Tray, strip: frame.Strip, stage: frame.Stage };
  return (
    <>
      {Object.entries(places).map(([place, Part]) => (
        <div key={place} id={place}>
          <Part {...shown} />
        </div>
      ))}
      {(tabs ? frame.tabs : []).map(({ id, Panel }) => (
        <div key={id} class="tab">
          <Panel {...shown} />
        </div>
      ))}
    </>
  );
}

const show = (props: Wanted) => mount(props.words ?? texts, <Screen {...props} />);
const find = (place: ParentNode, selector: string): Element => {
  const found = place.querySelector(selector);
  if (found === null) throw new Error(selector);
  return found;
};
const actionsIn = (place: ParentNode) =>
  [...place.querySelectorAll("[data-action]")].map((each) => each.getAttribute("data-action") ?? "");
/** Answers with a control, and those that steppers put together. */
const offeredIn = (place: Element): string[] => {
  const composed = [...place.querySelectorAll<HTMLElement>("[data-covers]")].flatMap((each) =>
    (each.dataset["covers"] ?? "").split("\n"),
  );
  return [...new Set([...actionsIn(place), ...composed])].sort();
};
const tap = (element: Element) => act(() => void element.dispatchEvent(new MouseEvent("click", { bubbles: true })));
const asked = fixtureNames().filter((name) => fixture(name).position.offer !== null);

/** A position with another question, with pieces in all places that the question may be about. */
function asking(offer: Offer): { told: Fixture; offer: Offer } {
  const told = structuredClone(fixture("notre-dame-3-play-card"));
  const view = told.position.view as {
    persons: string[];
    question: object;
    seats: { cubes: Record<string, number>; confidant: string; "notre-dame": number }[];
  };
  view.persons = ["monk", "fool", "bishop"];
  view.question = { kind: offer.kind, owner: 0, place: "inn" };
  const row = view.seats[0];
  if (row !== undefined) {
    row.cubes = { ...Object.fromEntries(SECTORS.map((sector) => [sector, 0])), bank: 2, park: 1 };
    row.confidant = "bank";
    row["notre-dame"] = 1;
  }
  return { told, offer };
}

const offerOf = (kind: string): Offer => ({ ...AN_OFFER, kind, choices: RARE[kind] ?? [] });

describe.each([
  ...asked.map((name) => [name, { told: fixture(name) }] as const),
  ...Object.keys(RARE).map((kind) => [kind, asking(offerOf(kind))] as const),
  ["withdraw-cubes", asking(WITHDRAW)] as const,
])("%s", (_, props: Wanted) => {
  const offer = props.offer ?? props.told.position.offer;
  const wanted = (offer?.choices ?? []).map(({ action }) => action).sort();

  it("has one control for each answer in the tray, and none on the map that is no answer", async () => {
    const place = await show(props);
    expect(offeredIn(find(place, "#tray"))).toEqual(wanted);
    for (const action of actionsIn(find(place, "#stage"))) expect(wanted).toContain(action);
    expect(place.textContent).not.toMatch(MISSING);
    expect(frame.ask?.(shown)).toBeTruthy();
  });

  it("does without aids, and says what each answer does", async () => {
    const place = await show({ ...props, aids: false });
    const tray = find(place, "#tray");
    expect(offeredIn(tray)).toEqual(wanted);
    for (const action of actionsIn(tray).slice(0, 3)) {
      const control = tray.querySelector<HTMLElement>(`[data-action="${action}"]`);
      if (control === null) throw new Error(action);
      await click(control);
      expect(shown.draft.action).toBe(action);
      expect(frame.effect(shown)?.title).not.toMatch(MISSING);
      expect(place.textContent).not.toMatch(MISSING);
    }
  });
});

describe("the screen", () => {
  it.each(LANGUAGES)("says everything in words: %s", { timeout: SLOW }, async (lang) => {
    const words = await textsIn(lang);
    for (const name of fixtureNames()) {
      const place = await show({ told: fixture(name), words, tabs: true });
      expect(place.textContent).not.toMatch(MISSING);
      for (const each of place.querySelectorAll("[aria-label], [title]"))
        expect(`${each.getAttribute("aria-label")} ${each.getAttribute("title")}`).not.toMatch(MISSING);
    }
    for (const kind of [...Object.keys(RARE), "keep-card", "play-card", "move-carriage", "withdraw-cubes"]) {
      const props = { ...shown, texts: words, offer: offerOf(kind) };
      expect(frame.ask?.(props)).not.toMatch(MISSING);
      expect(frame.advice(props) ?? "").not.toMatch(MISSING);
    }
  });

  it("shows a table to somebody who only looks", async () => {
    const place = await show({ told: fixture("notre-dame-5-play-card"), offer: null, seat: null });
    expect(actionsIn(place)).toEqual([]);
    expect(place.textContent).not.toMatch(MISSING);
  });

  it("has the spots that pieces travel between", async () => {
    const place = await show({ told: fixture("notre-dame-3-play-card") });
    const spots = new Set([...place.querySelectorAll("[data-spot]")].map((each) => each.getAttribute("data-spot")));
    const markets = shown.view["bills"] as Record<string, string>;
    for (const seat of [0, 1, 2]) {
      for (const sector of SECTORS) expect(spots).toContain(`sector:${seat}:${sector}`);
      for (const spot of ["plate", "gold", "cubes", "coach", "rat", "hand"]) expect(spots).toContain(`${spot}:${seat}`);
      for (const space of [0, 9]) expect(spots).toContain(`rat:${seat}:${space}`);
    }
    for (const market of Object.keys(markets))
      expect([...spots]).toEqual(expect.arrayContaining([`market:${market}`, `bill:${market}`]));
    for (const spot of ["cathedral", "deck:0", "prestige:0"]) expect(spots).toContain(spot);
    for (const card of shown.view["hand"] as string[]) expect(spots).toContain(`card:${card}`);
    for (const person of shown.view["persons"] as string[]) expect(spots).toContain(`person:${person}`);
  });

  it("gives everybody but the looking seat a plate, the left neighbour on the left", async () => {
    await show({ told: fixture("notre-dame-5-play-card") });
    const { left, right } = platesOf(sceneOf(shown));
    expect(left.map(({ seat }) => seat)).toEqual([2, 1]);
    expect(right.map(({ seat }) => seat)).toEqual([3, 4]);
  });

  it("has everybody's name on the plate", async () => {
    const place = await show({ told: fixture("notre-dame-5-play-card") });
    const told = [...place.querySelectorAll(".nds-plate-name")].map((each) => each.textContent);
    expect(new Set(told)).toEqual(new Set([1, 2, 3, 4].map((seat) => shown.names[seat])));
  });

  it("opens a borough over the stage and closes it again", async () => {
    const place = await show({ told: fixture("notre-dame-3-play-card") });
    await tap(find(place, '[data-plate="1"]'));
    expect(find(place, '[role="dialog"]').getAttribute("aria-label")).toContain("Hugo");
    await tap(find(place, "[data-close]"));
    expect(place.querySelector('[role="dialog"]')).toBeNull();
  });
});

describe("answers on the map", () => {
  it("plays a card by its sector and shows the cube that would come", async () => {
    const told = fixture("notre-dame-3-play-card");
    const card = told.position.offer?.choices
      .map(({ action }) => action.split(" "))
      .find(([verb, id]) => verb === "play" && !/confidant|notre-dame/.test(id ?? ""))?.[1];
    if (card === undefined) throw new Error("no such card");
    const sector = card.slice(card.indexOf("-") + 1);
    const place = await show({ told });
    await tap(find(place, `[data-place="${sector}"]`));
    expect(shown.draft.action).toBe(`play ${card}`);
    expect(place.querySelectorAll(`[data-place="${sector}"] .nds-cube.nds-comes`)).toHaveLength(1);
    expect(frame.effect(shown)?.title).toMatch(/cube/);
    await tap(find(place, `[data-place="${sector}"]`));
    expect(shown.draft.action).toBeNull();
  });

  it("takes pieces from one sector to another, more of them with every click", async () => {
    const place = await show(asking(offerOf("move-pieces")));
    await tap(find(place, '[data-place="bank"]'));
    await tap(find(place, '[data-place="bank"]'));
    expect(shown.draft.action).toBeNull();
    await tap(find(place, '[data-place="park"]'));
    expect(shown.draft.action).toBe("shift bank park 1 confidant");
    expect(place.querySelectorAll('[data-place="park"] .nds-pawn.nds-comes')).toHaveLength(1);
    expect(place.querySelectorAll('[data-place="bank"] .nds-goes')).toHaveLength(2);
  });

  it("takes the bill of a market where that is allowed", async () => {
    const place = await show({ told: fixture("notre-dame-3-move-carriage") });
    await tap(find(place, ".nds-market.nds-take"));
    expect(shown.draft.action).toMatch(/^collect /);
  });

  it("gives gold to the cathedral coin by coin", async () => {
    const place = await show(asking(offerOf("make-donation")));
    await tap(find(place, '#stage [data-action="donate 2"]'));
    expect(shown.draft.action).toBe("donate 2");
  });

  it("returns one more cube with every click on a place", async () => {
    const place = await show(asking(WITHDRAW));
    await tap(find(place, '[data-place="bank"]'));
    await tap(find(place, '[data-place="bank"]'));
    await tap(find(place, '[data-place="notre-dame"]'));
    expect(shown.draft.action).toBe("withdraw bank:2 notre-dame:1");
  });
});

describe("the main button", () => {
  it("says what is kept and who gets the rest", async () => {
    const told = fixture("notre-dame-3-keep-card");
    const place = await show({ told });
    const first = told.position.offer?.choices[0];
    await click(find(place, `#tray [data-action="${first?.action}"]`) as HTMLElement);
    const left = (told.position.view["choose-from"] as string[]).length - 1;
    const kind = texts.term("kind", String(first?.params["card"]).replace(/^[a-z]+-/, ""));
    expect(frame.effect(shown)?.title).toBe(`Keep ${kind}, pass ${left} to Hugo`);
  });

  it("tells where the rat goes and where the turn ends", async () => {
    const told = structuredClone(fixture("notre-dame-3-play-card"));
    const more = told.aids.more as {
      cards: { kind: string; possible: boolean; moves: boolean; pieces: number; brings: object }[];
      plague: { end: number }[];
    };
    const row = (told.position.view as { seats: { rat: number }[] }).seats[0];
    if (row !== undefined) row.rat = 7;
    const gains = [{ what: "rat", amount: -1, park: 0 }];
    const brings = { gains, asks: null, rat: 6, end: 9, level: "edge" };
    more.cards = [{ kind: "hospital", possible: true, moves: false, pieces: 1, brings }];
    const offer: Offer = {
      ...offerOf("play-card"),
      choices: [{ action: "play red-hospital", key: "nd-act-play", params: { card: "red-hospital" } }],
    };
    (told.position.view as { hand: string[] }).hand = ["red-hospital"];
    const place = await show({ told, offer });
    await click(find(place, '#tray [data-action="play red-hospital"]') as HTMLElement);
    expect(frame.effect(shown)).toEqual({ title: "Place a cube in the hospital", note: "rat 7 → 6, ends on 9" });
    expect(find(place, '[data-spot="rat:0:6"]').getAttribute("class")).toContain("nds-ghost-rat");
  });
});
