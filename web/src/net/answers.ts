/** Answers of the server that pages share; each is asked for once as long as the page lives. */
import { useEffect, useState } from "preact/hooks";
import type { Problem } from "../gen/protocol";
import { problemOf } from "./api";

export interface Answer<T> {
  value: T | null;
  problem: Problem | null;
  again(): void;
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

/** What the server answers to *ask*; *key* tells one question from another. */
export function useAnswer<T>(key: string, ask: () => Promise<T>): Answer<T> {
  const [state, setState] = useState<{ key: string; value: T | null; problem: Problem | null }>({
    key,
    value: null,
    problem: null,
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    once(key, ask).then(
      (value) => isCurrent && setState({ key, value, problem: null }),
      (error: unknown) => isCurrent && setState({ key, value: null, problem: problemOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  const isOwn = state.key === key;
  return {
    value: isOwn ? state.value : null,
    problem: isOwn ? state.problem : null,
    again: () => setAttempt((before) => before + 1),
  };
}
