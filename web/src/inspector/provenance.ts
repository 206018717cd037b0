/** Where a value comes from. Records of the components carry it with them, so a corrected table shows its own. */
/** Least certain last, except for what the reader has corrected. */
export const STATUSES = ["sourced", "convention", "derived", "reconstructed", "corrected"] as const;

export type Status = (typeof STATUSES)[number];

export interface Origin {
  status: Status;
  source: string;
}

/** Whether a word is one of them. */
export function isStatus(word: string): word is Status {
  return STATUSES.some((each) => each === word);
}

/** The least certain of several. */
export function weakest(origins: readonly Origin[]): Origin {
  let found: Origin = origins[0] ?? { status: "sourced", source: "" };
  for (const each of origins) {
    if (STATUSES.indexOf(each.status) > STATUSES.indexOf(found.status)) found = each;
  }
  return found;
}

/**
 * By status, the most certain first: what values rest on. A source that speaks of several values of a card stands once,
 * at the most certain of them; a value that was worked out from it is not printed there.
 */
export function sourcesByStatus(origins: readonly Origin[]): [Status, string[]][] {
  const told = new Set<string>();
  return STATUSES.filter((status) => origins.some((each) => each.status === status)).map((status) => {
    const own = origins.filter((each) => each.status === status && each.source !== "").map(({ source }) => source);
    const fresh = [...new Set(own)].filter((source) => !told.has(source));
    for (const source of fresh) told.add(source);
    return [status, fresh];
  });
}
