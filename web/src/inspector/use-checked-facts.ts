/** Has corrections judged by the server as they are made. */
import { useEffect, useState } from "preact/hooks";
import type { FactsInfo, Problem } from "../gen/protocol";
import { api, problemOf } from "../net/api";

export interface CheckedFacts {
  /** The facts with the corrections; null until they have come, or when they cannot be used. */
  facts: FactsInfo | null;
  problem: Problem | null;
  busy: boolean;
}

/** Typing should not ask at every letter. */
const PAUSE = 250;
const SEATS = 2;

export function useCheckedFacts(game: string, corrections: Readonly<Record<string, unknown>> | null): CheckedFacts {
  const [state, setState] = useState<CheckedFacts>({ facts: null, problem: null, busy: true });
  const text = JSON.stringify(corrections);
  useEffect(() => {
    if (corrections === null) return;
    let isCurrent = true;
    setState((before) => ({ ...before, busy: true }));
    const timer = setTimeout(() => {
      api.correctedFacts({ game, seats: SEATS, corrections: { ...corrections } }).then(
        (facts) => isCurrent && setState({ facts, problem: null, busy: false }),
        (error: unknown) => isCurrent && setState({ facts: null, problem: problemOf(error), busy: false }),
      );
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [game, text]);
  return state;
}
