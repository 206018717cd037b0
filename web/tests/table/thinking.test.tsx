/** That a computer player thinks is shown as long as it does, and said once to those who listen. */
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Position } from "../../src/gen/protocol";
import { newSession } from "../../src/net/session";
import { isThinking } from "../../src/table/thinking";
import { useAnnouncements } from "../../src/table/use-announcements";
import * as said from "../../src/ui/announce";
import { choose } from "../../src/ui";
import { AN_OFFER, aPosition, aTable } from "../net/helpers";
import { show } from "./place";
import { PLAIN_TEXTS } from "./texts";

const NAMES = ["Mara", "Butler", "Master"];
const THOUGHT = "table-thinking Butler 1";

function waiting(ply: number, thinking: number[]): Position {
  return aPosition(ply, { offer: null, waiting: [1], thinking });
}

function Probe({ position }: { position: Position }) {
  const session = { ...newSession("c", [], 0), table: aTable(), held: [0], position };
  useAnnouncements(session, position.offer, "your turn", NAMES, 0, PLAIN_TEXTS);
  return null;
}

function come(position: Position, time = 0): void {
  show(<Probe position={position} />);
  act(() => void vi.advanceTimersByTime(time));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  choose("verbosity", "summary");
});

describe("somebody thinks", () => {
  it("where the table waits for a computer player and asks the reader nothing", () => {
    expect(isThinking(waiting(1, [1]))).toBe(true);
    expect(isThinking(waiting(1, []))).toBe(false);
    expect(isThinking(waiting(1, [-1]))).toBe(false);
    expect(isThinking({ ...waiting(1, [1]), offer: AN_OFFER })).toBe(false);
    expect(isThinking({ ...waiting(1, [1]), over: true })).toBe(false);
  });

  it("is said once until the next question, of whoever takes his time", () => {
    const heard = vi.spyOn(said, "announce");
    const times = () => heard.mock.calls.filter(([text]) => text === THOUGHT).length;
    come(waiting(1, [1]), 300);
    come(waiting(2, []), 2000);
    expect(times()).toBe(0);
    come(waiting(3, [1]), 2000);
    expect(times()).toBe(1);
    expect(heard).toHaveBeenCalledWith(THOUGHT, "polite");
    come(waiting(4, []), 2000);
    come(waiting(5, [1]), 2000);
    expect(times()).toBe(1);
    come(aPosition(6), 100);
    come(waiting(7, [1]), 2000);
    expect(times()).toBe(2);
  });

  it("is not said to whoever wants to hear nothing of the others", () => {
    const heard = vi.spyOn(said, "announce");
    choose("verbosity", "off");
    come(waiting(1, [1]), 2000);
    expect(heard).not.toHaveBeenCalledWith(THOUGHT, "polite");
  });
});
