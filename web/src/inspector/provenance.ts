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
