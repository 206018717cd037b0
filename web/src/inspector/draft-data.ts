/**
 * The data set being worked on. It is kept in this browser as it is typed, whether or not it has a name yet, so that
 * leaving the page, or the browser, loses nothing.
 */
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { freshId, isOwnData } from "./datasets";
import type { OwnData } from "./datasets";
import { isPlain } from "./records";

const KEY = "parlour.data-draft.";

export interface DraftData extends OwnData {
  /** By path: what was typed and is no value yet, or not taken over. */
  typed: Readonly<Record<string, string>>;
}

/** A data set without corrections. */
export function freshData(game: string): DraftData {
  return { id: freshId(), name: "", game, corrections: {}, checked: [], typed: {} };
}

/** A data set to work on: nothing has been typed at it yet. */
export function draftOf(data: OwnData): DraftData {
  return { ...data, typed: {} };
}

/** What was left on the page of a game; a fresh one where nothing was. */
export function keptDraft(game: string): DraftData {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY + game) ?? "null");
    if (!isOwnData(found) || found.game !== game) return freshData(game);
    const { typed } = found as Partial<DraftData>;
    const words = isPlain(typed) ? Object.entries(typed).filter(([, text]) => typeof text === "string") : [];
    return { ...found, typed: Object.fromEntries(words) };
  } catch {
    return freshData(game);
  }
}

function keep(data: DraftData): boolean {
  try {
    localStorage.setItem(KEY + data.game, JSON.stringify(data));
    return true;
  } catch {
    return false;
  }
}

/** The data set, a way to change it, and whether the browser keeps it. */
export function useDraftData(game: string): [DraftData, (change: (before: DraftData) => DraftData) => void, boolean] {
  const [data, setData] = useState(() => keptDraft(game));
  const [isKept, setKept] = useState(true);
  const newest = useRef(data);
  newest.current = data;
  const change = useCallback((made: (before: DraftData) => DraftData) => {
    newest.current = made(newest.current);
    setData(newest.current);
    setKept(keep(newest.current));
  }, []);
  useEffect(() => {
    // Another tab may have worked on it meanwhile.
    const heard = (event: StorageEvent) => {
      if (event.key === KEY + game) setData(keptDraft(game));
    };
    window.addEventListener("storage", heard);
    return () => window.removeEventListener("storage", heard);
  }, [game]);
  return [data, change, isKept];
}

/** The data set with what is being typed at a path; null takes it away. */
export function withTyped(data: DraftData, path: string, text: string | null): DraftData {
  const { [path]: _, ...others } = data.typed;
  return { ...data, typed: text === null ? others : { ...others, [path]: text } };
}
