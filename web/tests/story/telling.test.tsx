/** The story at a table: the board waits for what is told, the question waits for the board, a reload tells the rest. */
import { render } from "preact";
import { useContext } from "preact/hooks";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Beat, Board, BoardProps } from "../../src/contract";
import type { Position, Told } from "../../src/gen/protocol";
import { api } from "../../src/net/api";
import { newSession, type Session } from "../../src/net/session";
import { beat } from "../../src/story/beat";
import { type Story, useStory } from "../../src/story/use-story";
import type { AtTable, Holder } from "../../src/table/use-session";
import { choose } from "../../src/ui";
import { useTexts } from "../../src/i18n";
import { SeatMarks } from "../../src/ui/seat-marks";
import { aPosition, aTable } from "../net/helpers";
import { place } from "../table/place";
import { PLAIN_TEXTS } from "../table/texts";

let told: string[] = [];
let story: Story;

function event(ply: number, seat = 1): Told {
  return { ply, event: { event: `e${ply}`, seat } };
}

function Card() {
  return <p>card</p>;
}

/** A piece that needs words and the marks of the seats, as the pieces on the board do. */
function Piece() {
  return (
    <b>
      {useTexts().lang} {useContext(SeatMarks)[1]?.letter}
    </b>
  );
}

function Broken(): never {
  throw new Error("cannot be drawn");
}

const PIECES: Readonly<Record<string, preact.JSX.Element>> = { e20: <Piece />, e30: <Broken /> };

const board = {
  beat: ({ event: { event: name } }: Told): Beat => {
    told.push(String(name));
    const piece = PIECES[String(name)];
    const flights = piece === undefined ? [] : [{ piece, from: "plate:0", to: "plate:1" }];
    return beat({ flights, ring: ["plate:1"], Card: name === "e4" ? Card : null });
  },
} as unknown as Board;

/** Two plates on the page, with marks for the seats. */
function comeToPlates(latest: Position): void {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function at(this: Element) {
    return new DOMRect(this.matches("[data-spot='plate:1']") ? 90 : 10, 10, 20, 20);
  });
  const marks = ["M", "H"].map((letter) => ({ colour: "--seat-a", letter }));
  const probe = (
    <SeatMarks.Provider value={marks}>
      <i data-spot="plate:0" />
      <i data-spot="plate:1" />
      <Probe latest={latest} isPaused={false} />
    </SeatMarks.Provider>
  );
  act(() => render(probe, place));
}

const common = {
  table: aTable(),
  components: {},
  names: ["Mara", "Hugo"],
  texts: PLAIN_TEXTS,
  offer: null,
  draft: { action: null, chosen: [], stage: null, choose: vi.fn(), compose: vi.fn(), propose: vi.fn() },
  preview: null,
  tab: null,
  inspect: vi.fn(),
} satisfies Partial<BoardProps>;

function sessionOf(position: Position): Session {
  return { ...newSession("c", [], 0), table: common.table, held: [0], position, events: position.events };
}

/** What the table asks of the connection: who takes in what comes meanwhile, and what is drawn of it. */
let holder: Holder | null = null;
const drawNow = vi.fn();
let drawings = 0;

function Probe({ latest, isPaused }: { latest: Position; isPaused: boolean }) {
  const withhold = (found: Holder | null) => {
    holder = found;
  };
  drawings += 1;
  const at = { session: sessionOf(latest), history: null, token: "t", withhold, drawNow } as unknown as AtTable;
  story = useStory({ at, latest, board, common, isPaused });
  return null;
}

function come(latest: Position, isPaused = false): void {
  act(() => render(<Probe latest={latest} isPaused={isPaused} />, place));
}

function at(ply: number, from: number, over: Partial<Position> = {}): Position {
  const events = Array.from({ length: ply - from }, (_, n) => event(from + n));
  return aPosition(ply, { events, events_from: from, news_from: 0, ...over });
}

function pass(time: number): void {
  for (let gone = 0; gone < time; gone += 50) act(() => void vi.advanceTimersByTime(50));
}

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  localStorage.clear();
  choose("motion", "system");
});
afterEach(() => {
  act(() => render(null, place));
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the story at a table", () => {
  it("holds the board and the question back until what others did is told", () => {
    come(at(2, 2));
    come(at(4, 2));
    expect(story.isBehind).toBe(true);
    expect(story.position.ply).toBe(2);
    expect(story.position.offer).toBeNull();
    expect(story.position.waiting).toEqual([1]);
    expect(story.now.value.told?.event["event"]).toBe("e2");
    pass(300);
    expect(story.now.value.told?.event["event"]).toBe("e3");
    pass(300);
    expect(story.isBehind).toBe(false);
    expect(story.position.ply).toBe(4);
    expect(story.position.offer).not.toBeNull();
    expect(told).toEqual(["e2", "e3"]);
  });

  it("takes in what comes while something is told, and draws it with the next beat", () => {
    come(at(2, 2));
    come(at(4, 2));
    const before = drawings;
    drawNow.mockClear();
    expect(holder?.(sessionOf(at(6, 4)))).toBe(true);
    expect(holder?.(sessionOf(at(7, 6)))).toBe(true);
    // Whatever else is drawn meanwhile knows only the older position: nothing is lost by that.
    come(at(4, 2));
    expect(drawings).toBe(before + 1);
    expect(drawNow).not.toHaveBeenCalled();
    pass(600);
    expect(drawNow).toHaveBeenCalled();
    come(at(7, 6));
    pass(6000);
    expect(story.isBehind).toBe(false);
    expect(story.position.ply).toBe(7);
    expect(told).toEqual(["e2", "e3", "e4", "e5", "e6"]);
  });

  it("withholds nothing while nothing is told, nor anything that does not go on from there", () => {
    come(at(2, 2));
    expect(holder?.(sessionOf(at(3, 2)))).toBe(false);
    come(at(4, 2));
    expect(holder?.(sessionOf(at(1, 1, { epoch: 1 })))).toBe(false);
  });

  it("withholds nothing that answers a question on the board", () => {
    come(at(2, 2));
    come(aPosition(3, { events: [event(2, 0)], events_from: 2 }));
    expect(story.now.value.told).not.toBeNull();
    expect(story.position.offer).not.toBeNull();
    expect(holder?.(sessionOf(at(4, 3)))).toBe(false);
  });

  it("shows what I did myself at once", () => {
    come(at(2, 2));
    come(aPosition(3, { events: [event(2, 0)], events_from: 2 }));
    expect(story.isBehind).toBe(false);
    expect(story.position.offer).not.toBeNull();
  });

  it("shows a card for a while, is skipped at once, and shown again on demand", () => {
    come(at(4, 4));
    come(at(6, 4));
    expect(story.now.value.card?.props.told.event["event"]).toBe("e4");
    act(() => story.skip());
    expect(story.now.value.card).toBeNull();
    expect(story.position.ply).toBe(6);
    act(() => story.again?.());
    expect(story.position.ply).toBe(4);
    expect(story.now.value.card).not.toBeNull();
    pass(3200);
    expect(story.position.ply).toBe(6);
  });

  it("tells a burst within six seconds", () => {
    come(at(0, 0));
    come(at(200, 0));
    pass(6100);
    expect(story.isBehind).toBe(false);
  });

  it("draws what flies with the words and the marks of the table", () => {
    comeToPlates(at(20, 20));
    comeToPlates(at(21, 20));
    expect(document.querySelector(".st-piece")?.textContent).toBe("en H");
  });

  it("is not held up by a piece that cannot be drawn, and says so on the console", () => {
    const reported = vi.fn();
    vi.stubGlobal("reportError", reported);
    comeToPlates(at(30, 30));
    comeToPlates(at(32, 30));
    expect(reported).toHaveBeenCalledOnce();
    expect(story.now.value.told?.event["event"]).toBe("e30");
    pass(800);
    expect(story.isBehind).toBe(false);
    vi.unstubAllGlobals();
  });

  it("waits while nobody may look", () => {
    come(at(2, 2));
    come(at(4, 2), true);
    pass(9000);
    expect(story.now.value.told).toBeNull();
    expect(story.position.ply).toBe(2);
    come(at(4, 2), false);
    expect(story.now.value.told?.event["event"]).toBe("e2");
    pass(600);
    expect(story.isBehind).toBe(false);
  });

  it.each(["reduce", "off"])("never holds the board back where nothing moves (%s)", (how) => {
    if (how === "reduce") choose("motion", "reduce");
    else localStorage.setItem("parlour.table.story", "off");
    come(at(2, 2));
    come(at(5, 2));
    expect(story.isBehind).toBe(false);
    expect(story.position.ply).toBe(5);
    expect(story.again).toBeNull();
    expect(story.now.value.card !== null).toBe(how === "reduce");
  });

  it("tells after a reload what was not told before, once and from where the board stood", async () => {
    come(at(2, 0));
    act(() => render(null, place));
    told = [];
    const asked = vi.spyOn(api, "position").mockImplementation((_, ply) => Promise.resolve(at(ply, ply)));
    come(at(5, 0));
    await act(() => Promise.resolve());
    await act(() => Promise.resolve());
    expect(asked).toHaveBeenCalledWith("t1", 2, 0, "t");
    expect(told).toEqual(["e2", "e3", "e4"]);
    expect(story.position.ply).toBe(2);
    pass(6000);
    expect(story.position.ply).toBe(5);
    act(() => render(null, place));
    told = [];
    come(at(5, 0));
    await act(() => Promise.resolve());
    expect(told).toEqual([]);
    expect(story.isBehind).toBe(false);
  });

  it("forgets what was taken back", () => {
    come(at(2, 2));
    come(at(4, 2));
    come(at(1, 1, { epoch: 1 }));
    expect(story.isBehind).toBe(false);
    expect(story.position.ply).toBe(1);
    expect(story.now.value.told).toBeNull();
  });
});
