/** What the pages of the lobby share: the reader's name, and the check of a setup. */
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { Checked, GameInfo, Problem, SetupWish } from "../gen/protocol";
import { api, problemOf } from "../net/api";
import { freshWish, restored } from "./wish";
import type { Wish } from "./wish";

const NAME = "parlour.name";

/** What I am called, kept in this browser. */
export function useMyName(): [string, (name: string) => void] {
  const [name, setName] = useState(() => {
    try {
      return localStorage.getItem(NAME) ?? "";
    } catch {
      return "";
    }
  });
  const keep = useCallback((chosen: string) => {
    setName(chosen);
    try {
      localStorage.setItem(NAME, chosen.trim());
    } catch {
      // Nothing can be kept here; the name holds until the page is closed.
    }
  }, []);
  return [name, keep];
}

const DRAFT = "parlour.draft.";

function draftOf(info: GameInfo): string | null {
  try {
    return sessionStorage.getItem(DRAFT + info.id);
  } catch {
    return null;
  }
}

/** The form of a new table; looking at another page and coming back does not empty it. */
export function useDraft(info: GameInfo, name: string): [Wish, (wish: Wish) => void, () => void] {
  const [wish, setWish] = useState(() => {
    const found = restored(info, draftOf(info));
    return found === null ? freshWish(info, name) : { ...found, name };
  });
  const keep = useCallback((next: Wish) => {
    setWish(next);
    try {
      sessionStorage.setItem(DRAFT + next.game, JSON.stringify(next));
    } catch {
      // Nothing can be kept here; the form lasts as long as its page.
    }
  }, []);
  const drop = useCallback(() => {
    try {
      sessionStorage.removeItem(DRAFT + info.id);
    } catch {
      // Nothing was kept.
    }
  }, [info.id]);
  return [wish, keep, drop];
}

/** Typing should not ask the server at every letter. */
const PAUSE = 150;

/** Have a setup checked whenever it changes; the last answer stays until the next one is there. */
export function useCheck(setup: SetupWish | null): Checked | null {
  const [checked, setChecked] = useState<Checked | null>(null);
  const text = JSON.stringify(setup);
  useEffect(() => {
    if (setup === null) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      api.checkSetup(setup, stop.signal).then(setChecked, (error: unknown) => {
        if (!stop.signal.aborted)
          setChecked({ problem: problemOf(error), data: "", warnings: [], modules: [], options: {}, partners: [] });
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text]);
  return checked;
}

/** Do something that takes a while, once at a time; what went wrong is kept for showing. */
export function useDoing(): { busy: boolean; problem: Problem | null; run: (work: () => Promise<void>) => void } {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const running = useRef(false);
  const run = useCallback((work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    work()
      .catch((error: unknown) => setProblem(problemOf(error)))
      .finally(() => {
        running.current = false;
        setBusy(false);
      });
  }, []);
  return { busy, problem, run };
}

/** Go to a page of the client. */
export function go(hash: string): void {
  location.hash = hash;
}
