/** What may be drawn some frames later is, once, with the newest value; what may not is drawn at once. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLater } from "../../src/ui/later";

let place: HTMLElement;
let drawn: string[];

function Probe({ value, frames }: { value: string; frames: number }) {
  const shown = useLater(value, frames);
  drawn.push(shown);
  return <p>{shown}</p>;
}

function come(value: string, frames: number): void {
  void act(() => render(<Probe {...{ value, frames }} />, place));
}

/** So many frames go by. */
function pass(frames: number): void {
  for (let n = 0; n < frames; n += 1) act(() => void vi.advanceTimersToNextFrame());
}

beforeEach(() => {
  drawn = [];
  place = document.createElement("div");
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it("what has just come waits for its frames", () => {
  come("one", 3);
  expect(place.textContent).toBe("one");
  come("two", 3);
  expect(place.textContent).toBe("one");
  pass(2);
  expect(place.textContent).toBe("one");
  pass(1);
  expect(place.textContent).toBe("two");
});

it("what comes while something waits does not wait anew, and is drawn in its stead", () => {
  come("one", 3);
  come("two", 3);
  pass(2);
  come("three", 3);
  pass(1);
  expect(place.textContent).toBe("three");
  expect(drawn).not.toContain("two");
});

it("a question is drawn at once, also where something waits", () => {
  come("one", 3);
  come("two", 3);
  come("three", 0);
  expect(place.textContent).toBe("three");
  pass(5);
  expect(place.textContent).toBe("three");
});
