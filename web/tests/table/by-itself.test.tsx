/** Parts of a long answer that have no other come by themselves; what is taken out stays out. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it } from "vitest";
import type { Stage } from "../../src/gen/protocol";
import { type Input, newSession, type Session } from "../../src/net/session";
import { usePartsByThemselves } from "../../src/table/use-by-itself";
import type { AtTable } from "../../src/table/use-session";
import { aTable } from "../net/helpers";
import { place } from "./place";

let told: Input[] = [];

function stageOf(chosen: string[], parts: string[]): Stage {
  const things = parts.map((value) => ({ sort: "gentry", value }));
  return { ask: "guest", chosen, so_far: [], parts: things as Stage["parts"], choices: [], more: false };
}

function Probe({ session }: { session: Session }) {
  usePartsByThemselves({ session, tell: (input: Input) => told.push(input) } as unknown as AtTable, true);
  return null;
}

function draft(chosen: string[], parts: string[], guide = ""): void {
  const fresh = newSession("me", []);
  const session: Session = {
    ...fresh,
    table: aTable({ guide }),
    draft: { ...fresh.draft, chosen, stage: stageOf(chosen, parts), composing: null },
  };
  void act(() => render(<Probe session={session} />, place));
}

beforeEach(() => {
  told = [];
  localStorage.clear();
  void act(() => render(null, place));
});

describe("a part that has no other", () => {
  it("follows the one that was chosen", () => {
    draft(["tea-room"], ["anne"]);
    expect(told).toEqual([{ kind: "compose", chosen: ["tea-room", "anne"] }]);
  });

  it("does not come back when it is taken out", () => {
    draft(["tea-room", "anne"], ["beatrice", "clara"]);
    draft(["tea-room"], ["anne"]);
    expect(told).toEqual([]);
  });

  it("waits where there is a choice, in a guided game, and where it is not wished for", () => {
    draft(["tea-room"], ["anne", "beatrice"]);
    draft([], []);
    draft(["tea-room"], ["anne"], "first-game");
    draft([], []);
    localStorage.setItem("parlour.table.forced", "off");
    void act(() => render(null, place));
    draft(["tea-room"], ["anne"]);
    expect(told).toEqual([]);
  });
});
