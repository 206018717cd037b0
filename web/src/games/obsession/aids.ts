/** What the server works out for the board of Obsession; gen/sent describes it. */
import type { Aids, Found } from "../../contract";
import type { Remedy, Why } from "../../gen/protocol";
import type { CountyAids } from "./gen/sent";

export type {
  ChallengeNow as ChallengeAids,
  ConsentAsked as ConsentAids,
  CourtshipAhead as Courtship,
  Helped,
  MilestoneNow,
  ObjectiveNow,
  OpponentNow as OpponentAids,
  Price,
  RoundAhead as Round,
  SeasonAhead as Season,
  ServiceAhead,
  TeamNow as TeamAids,
} from "./gen/sent";

/** The same, with empty parts where none have come. */
export interface BoardAids extends Omit<CountyAids, "guest-limit" | "max-level"> {
  guestLimit: CountyAids["guest-limit"];
  /** The top of the reputation track. */
  maxLevel: number | null;
}

const made = new WeakMap<Aids, BoardAids>();
const NONE = boardAids({});

/** The forecasts of the board, with empty parts where none have come; made once. */
export function boardAidsOf(aids: Aids | null): BoardAids {
  if (aids === null) return NONE;
  const found = made.get(aids) ?? boardAids(aids.more);
  made.set(aids, found);
  return found;
}

function boardAids(more: Partial<CountyAids>): BoardAids {
  return {
    prices: more.prices ?? [],
    rounds: more.rounds ?? [],
    seasons: more.seasons ?? [],
    courtship: more.courtship ?? null,
    columns: more.columns ?? [],
    objectives: more.objectives ?? [],
    service: more.service ?? null,
    opponent: more.opponent ?? null,
    milestones: more.milestones ?? [],
    challenge: more.challenge ?? null,
    teams: more.teams ?? [],
    consent: more.consent ?? null,
    helped: more.helped ?? null,
    guestLimit: more["guest-limit"] ?? null,
    maxLevel: more["max-level"] ?? null,
  };
}

/** Whether something can be used now: `known` is false until the aids have come. */
export interface Verdict {
  known: boolean;
  why: Why | null;
  /** What would help, where something is refused. */
  remedy: Remedy | null;
}

/** What the aids say about a thing. */
export function verdictOf(found: readonly Found[], sort: string, name: string): Verdict {
  const entry = found.find((each) => each.sort === sort && each.name === name);
  if (entry === undefined) return { known: false, why: null, remedy: null };
  return { known: true, why: entry.why, remedy: entry.remedy };
}
