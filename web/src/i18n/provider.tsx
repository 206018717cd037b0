/** Brings the texts to the components; when the language changes, all of them speak it at once. */
import { createContext } from "preact";
import type { ComponentChildren } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import { useSetting } from "../ui/settings";
import { languageOf } from "./language";
import { loadTexts, SERVER } from "./loader";
import type { Extent, Part } from "./loader";
import type { Language, Texts } from "./texts";

const NO_PARTS: readonly Part[] = [];
const FIRST_RETRY = 1000;
const LAST_RETRY = 30_000;

const TextsContext = createContext<Texts | null>(null);

/** The texts of the nearest provider; the component is drawn anew when the language changes. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error("useTexts needs a TextsProvider above it");
  return texts;
}

/** The language in use; unlike `useTexts` it needs no provider. */
export function useLanguage(): Language {
  const [saved] = useSetting("language");
  return languageOf(saved);
}

export interface TextsProviderProps {
  /** The game whose words are needed, several of them, or null for the shell alone. */
  game?: string | readonly string[] | null;
  /** Further shared files, for screens without a game. */
  parts?: readonly Part[];
  /** "table": without what only the pages about a game say. */
  extent?: Extent;
  /** Shown until the first texts are there. */
  fallback?: ComponentChildren;
  children: ComponentChildren;
}

/**
 * Loads the texts of the current language and gives them to everything below. Providers may be nested: the shell
 * has one without a game, a table one with its game. On a change the old texts stay until the new ones are there.
 */
export function TextsProvider(props: TextsProviderProps) {
  const { game = null, parts = NO_PARTS, extent = "whole", fallback = null, children } = props;
  const lang = useLanguage();
  const texts = useLoaded(lang, game, parts, extent);
  useEffect(() => {
    if (texts !== null) document.documentElement.lang = texts.lang;
  }, [texts]);
  if (texts === null) return <>{fallback}</>;
  return <TextsContext.Provider value={texts}>{children}</TextsContext.Provider>;
}

/** Gives texts that are at hand already, for tests and previews. */
export function GivenTexts({ texts, children }: { texts: Texts; children: ComponentChildren }) {
  return <TextsContext.Provider value={texts}>{children}</TextsContext.Provider>;
}

function useLoaded(
  lang: Language,
  game: string | readonly string[] | null,
  parts: readonly Part[],
  extent: Extent,
): Texts | null {
  const games = game === null || typeof game === "string" ? game : game.join(",");
  const wanted = `${games ?? ""} ${parts.join(",")} ${extent}`;
  const [loaded, setLoaded] = useState<{ wanted: string; texts: Texts } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    let timer = 0;
    const attempt = (pause: number) => {
      loadTexts(lang, games === null ? null : games.split(","), parts, SERVER, extent).then(
        (texts) => {
          if (isCurrent) setLoaded({ wanted, texts });
        },
        () => {
          // Without texts there are no words for an error either; the connection may come back.
          if (isCurrent) timer = window.setTimeout(() => attempt(Math.min(pause * 2, LAST_RETRY)), pause);
        },
      );
    };
    attempt(FIRST_RETRY);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [lang, wanted]);
  return loaded !== null && loaded.wanted === wanted ? loaded.texts : null;
}
