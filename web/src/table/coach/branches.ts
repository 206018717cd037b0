/** The branches of what might have been, kept as long as the page is open; nothing of them is the game's. */
import type { BranchReached, Choice } from "../../gen/protocol";

/** Where one answer led to. */
export interface Branch {
  id: number;
  /** The branch that it goes on from; null where it begins at the game. */
  parent: number | null;
  /** The answer that led here; null at a beginning. */
  choice: Choice | null;
  ply: number;
  seed: string;
  reached: BranchReached;
}

/** The branches that go on from one of them, or all beginnings. */
export function childrenOf(branches: readonly Branch[], parent: number | null): Branch[] {
  return branches.filter((each) => each.parent === parent);
}

/** Without a branch and all that goes on from it. */
export function without(branches: readonly Branch[], id: number): Branch[] {
  const gone = new Set([id]);
  // A branch is always made after the one that it goes on from.
  for (const each of branches) if (each.parent !== null && gone.has(each.parent)) gone.add(each.id);
  return branches.filter((each) => !gone.has(each.id));
}

/** The branch that an answer was tried in already. */
export function triedAt(branches: readonly Branch[], parent: number, action: string): Branch | null {
  return branches.find((each) => each.parent === parent && each.choice?.action === action) ?? null;
}

const kept = new Map<string, Branch[]>();

export function keptBranches(key: string): Branch[] {
  return kept.get(key) ?? [];
}

export function keepBranches(key: string, branches: Branch[]): void {
  kept.set(key, branches);
}
