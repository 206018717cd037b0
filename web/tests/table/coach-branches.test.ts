/** The branches of what might have been. */
import { expect, test } from "vitest";
import { type Branch, childrenOf, triedAt, without } from "../../src/table/coach/branches";

const REACHED = { entries: [], view: {}, kind: "", answers: [], lead: 0, chance: 0.5, over: false };

function branch(id: number, parent: number | null, action: string): Branch {
  return { id, parent, choice: { action, key: "", params: {} }, ply: 0, seed: "a", reached: REACHED };
}

const TREE = [branch(1, null, ""), branch(2, 1, "pass"), branch(3, 1, "play"), branch(4, 2, "pass")];

test("branches hang below the one they go on from", () => {
  expect(childrenOf(TREE, null).map(({ id }) => id)).toEqual([1]);
  expect(childrenOf(TREE, 1).map(({ id }) => id)).toEqual([2, 3]);
});

test("with a branch goes all that goes on from it", () => {
  expect(without(TREE, 2).map(({ id }) => id)).toEqual([1, 3]);
  expect(without(TREE, 1)).toEqual([]);
});

test("an answer that was tried is not tried again", () => {
  expect(triedAt(TREE, 1, "play")?.id).toBe(3);
  expect(triedAt(TREE, 2, "play")).toBeNull();
});
