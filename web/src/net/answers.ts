/** What is asked for while a page is open: from the server, or a part of the client. */
import { useCallback, useEffect, useState } from "preact/hooks";
import type { Problem } from "../gen/protocol";
import { problemOf } from "./api";

/** What came of asking, or what went wrong; `again` asks once more. */
export interface Answer<T> {
  value: T | null;
  problem: Problem | null;
  isAsking: boolean;
  again(): void;
}

/**
 * Ask for something when the page opens and whenever *key* changes. What came for another key is never shown; what is
 * there stays when asking again fails.
 */
export function useAsked<T>(key: string, ask: () => Promise<T>): Answer<T> {
  const [state, setState] = useState<{ key: string; value: T | null; problem: Problem | null }>({
    key,
    value: null,
    problem: null,
  });
  const [isAsking, setAsking] = useState(true);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const settle = (value: T | null, problem: Problem | null) => {
      if (!isCurrent) return;
      setState((before) => {
        const isKept = problem !== null && before.key === key;
        return { key, value: isKept ? before.value : value, problem };
      });
      setAsking(false);
    };
    setAsking(true);
    ask().then(
      (value) => settle(value, null),
      (error: unknown) => settle(null, problemOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  const isOwn = state.key === key;
  return { value: isOwn ? state.value : null, problem: isOwn ? state.problem : null, isAsking, again };
}

const kept = new Map<string, Promise<unknown>>();

function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known !== undefined) return known as Promise<T>;
  const asked = ask();
  kept.set(key, asked);
  asked.catch(() => kept.delete(key)); // the next one who wants it tries again
  return asked;
}

/** An answer of the server that pages share: it is asked for once as long as the client runs. */
export function useAnswer<T>(key: string, ask: () => Promise<T>): Answer<T> {
  return useAsked(key, () => once(key, ask));
}
