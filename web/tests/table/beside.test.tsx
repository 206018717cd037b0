import { readFileSync } from "node:fs";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { PageContext } from "../../src/app/page-context";
import type { Route } from "../../src/app/router";
import { BesidePanel } from "../../src/table/beside/beside-panel";
import { readingLink, useBeside } from "../../src/table/beside/use-beside";
import { CommitBar } from "../../src/table/commit-bar";
import { UndoBanner } from "../../src/table/undo-dialogs";
import { NO_DRAFT } from "../../src/net/session";
import { AN_OFFER } from "../net/helpers";
import { place, show } from "./place";

function APage({ route }: { route: Route }) {
  return <h1>{JSON.stringify(route)}</h1>;
}

const opened = vi.fn();

function ATable() {
  const beside = useBeside(opened);
  return (
    <PageContext.Provider value={APage}>
      <a href="#/rules/notre-dame/phase-4" id="rules">
        <span>why</span>
      </a>
      <a href="#/" id="home">
        home
      </a>
      <BesidePanel {...beside} />
    </PageContext.Provider>
  );
}

function click(selector: string): boolean {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  act(() => void place.querySelector(selector)?.dispatchEvent(event));
  return event.defaultPrevented;
}

describe("a page to read", () => {
  it("opens beside the table without leaving it, and closes again", () => {
    show(<ATable />);
    expect(click("#rules span")).toBe(true);
    expect(opened).toHaveBeenCalledOnce();
    expect(place.querySelector(".tb-beside h1")?.textContent).toContain("phase-4");
    act(() => place.querySelector<HTMLElement>("[data-beside-close]")?.click());
    expect(place.querySelector(".tb-beside")).toBeNull();
    expect(click("#home")).toBe(false);
  });

  it("is told from links that leave the table and from those to a page of its own", () => {
    place.innerHTML = '<a href="#/aids/x">a</a><a href="#/aids/x" target="_blank">b</a><a href="#/t/x">c</a><b>d</b>';
    expect([...place.children].map(readingLink)).toEqual(["#/aids/x", "", "", ""]);
  });
});

describe("a request to take back", () => {
  const undo = { tier: "ask", to: 0, asked_by: 1, agreed: [], waiting: [0] };

  it("is told at the top to whoever asks and to those who look on, not to whoever has to answer", () => {
    show(<UndoBanner undo={undo} seat={1} names={["Ada", "Ben"]} />);
    expect(place.textContent).toBe("table-undo-waiting Ada");
    show(<UndoBanner undo={undo} seat={null} names={["Ada", "Ben"]} />);
    expect(place.textContent).toBe("table-undo-asked Ben");
    show(<UndoBanner undo={undo} seat={0} names={["Ada", "Ben"]} />);
    expect(place.textContent).toBe("");
  });
});

describe("the main button on a phone", () => {
  it("has the room that asking to take back would need: its sign has to do", () => {
    const common = {
      ...{ game: "notre-dame", offer: AN_OFFER, names: [], practice: false, busy: false, wide: false, canUndo: true },
      ...{ effect: null, planning: { state: "no" as const, words: "", look: vi.fn(), keep: vi.fn(), drop: vi.fn() } },
      ...{ undoLabel: "Ask to undo", onUndo: vi.fn(), onClear: vi.fn(), onCommit: vi.fn(), onGoThere: null },
    };
    show(<CommitBar {...common} draft={{ ...NO_DRAFT, action: "play red-bank" }} />);
    const undo = place.querySelector("[data-undo]");
    expect([undo?.textContent, undo?.getAttribute("aria-label")]).toEqual(["", "Ask to undo"]);
    show(<CommitBar {...common} draft={NO_DRAFT} />);
    expect(place.querySelector("[data-undo]")?.textContent).toBe("Ask to undo");
  });
});

describe("the reputation wheel", () => {
  it("tells the steps taken from the others by thickness, whatever the colours are", () => {
    const css = readFileSync("src/games/obsession/parts.css", "utf8");
    const width = (name: string) => new RegExp(`\\.ob-wheel ${name} \\{[^}]*stroke-width: ([\\d.]+)`).exec(css)?.[1];
    expect(Number(width("path"))).toBeGreaterThan(3 * Number(width("\\.ob-off")));
  });
});
