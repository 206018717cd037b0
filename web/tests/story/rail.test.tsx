import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import type { Told } from "../../src/gen/protocol";
import { blocksOf } from "../../src/story/blocks";
import { Recap } from "../../src/story/recap";
import { StoryRail } from "../../src/story/story-rail";
import { place, show } from "../table/place";

function told(ply: number, event: string, seat = -1): Told {
  return { ply, event: { event, seat } };
}

const EVENTS = [
  told(0, "turn-begins", 1),
  told(0, "persons"),
  told(1, "plays", 1),
  told(2, "draws"),
  told(3, "bribes", 1),
  told(4, "plays", 0),
  told(5, "turn-begins", 0),
  told(6, "plays", 0),
];
const headingOf = ({ event }: Told) => (event["event"] === "turn-begins" ? "A turn" : "");
const MARKS = [
  { colour: "--seat-a", letter: "M" },
  { colour: "--seat-b", letter: "H" },
];
const COMMON = { names: ["Mara", "Hugo"], marks: MARKS, seat: 0, headingOf };

describe("blocks of the story", () => {
  it("begin with a heading or with another player, and keep what chance does in a turn", () => {
    const blocks = blocksOf(EVENTS, headingOf);
    expect(blocks.map(({ heading, seat }) => [heading, seat])).toEqual([
      ["A turn", -1],
      ["", 1],
      ["", 0],
      ["A turn", -1],
      ["", 0],
    ]);
    expect(blocks[1]?.lines.map((line) => line.told.event["event"])).toEqual(["plays", "draws", "bribes"]);
    expect(blocks.flatMap(({ lines }) => lines.map(({ n }) => n))).toEqual(EVENTS.map((_, n) => n));
  });
});

describe("the rail", () => {
  it("tells everything once and in order, marks what is new and what is mine, and leads to each moment", () => {
    const onJump = vi.fn();
    const onPoint = vi.fn();
    show(<StoryRail {...COMMON} events={EVENTS} at={5} newFrom={5} onJump={onJump} onPoint={onPoint} />);
    const lines = [...place.querySelectorAll<HTMLElement>("[data-line]")];
    expect(lines.map((line) => line.textContent)).toEqual(EVENTS.map(({ event }) => event["event"]));
    expect([...place.querySelectorAll(".st-block")].map((block) => block.className)).toEqual([
      "st-block",
      "st-block",
      "st-block st-own",
      "st-block st-new",
      "st-block st-own st-new",
    ]);
    expect([...place.querySelectorAll(".st-who")].map((who) => who.textContent)).toEqual([
      "Hugo",
      "table-you",
      "table-you",
    ]);
    expect(place.querySelector("[aria-current]")?.textContent).toBe("plays");
    act(() => lines[4]?.click());
    expect(onJump).toHaveBeenCalledWith(4);
    act(() => lines[4]?.focus());
    expect(onPoint).toHaveBeenLastCalledWith(EVENTS[4]);
  });
});

describe("the recap", () => {
  it("shows the newest turn whole and by player, and keeps the others at hand", () => {
    show(<Recap {...COMMON} events={EVENTS.slice(0, 5)} onJump={vi.fn()} />);
    const open = [...place.querySelectorAll("[data-line]")].filter((line) => line.closest("details") === null);
    expect(open.map((line) => line.textContent)).toEqual(["plays", "draws", "bribes"]);
    expect(place.querySelectorAll("details [data-line]")).toHaveLength(2);
    expect(place.querySelector(".tb-mark")).not.toBeNull();
  });

  it("shows what the others did last, not only that it is the reader's turn", () => {
    const news = [told(0, "plays", 1), told(1, "plays", 2), told(2, "draws"), told(3, "begins", 0)];
    show(<Recap {...COMMON} names={["Mara", "Hugo", "Ines"]} events={news} onJump={vi.fn()} />);
    const open = [...place.querySelectorAll("[data-line]")].filter((line) => line.closest("details") === null);
    expect(open.map((line) => line.textContent)).toEqual(["plays", "draws", "begins"]);
    expect(place.querySelectorAll("details [data-line]")).toHaveLength(1);
  });
});
