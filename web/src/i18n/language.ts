/** Which language to speak: the one that was chosen, or the first one the browser prefers that we know. */
import { LANGUAGES } from "./texts";
import type { Language } from "./texts";

/** Whether a word is the code of a language of ours. */
export function isLanguage(word: unknown): word is Language {
  return LANGUAGES.some((each) => each === word);
}

/** The language for a reader who has chosen none. */
export function preferred(languages: readonly string[]): Language {
  for (const each of languages) {
    const code = each.toLowerCase().split("-")[0];
    if (isLanguage(code)) return code;
  }
  return "en";
}

/** The language to speak; *saved* is the reader's own choice, empty where there is none. */
export function languageOf(saved: string): Language {
  return isLanguage(saved) ? saved : preferred(typeof navigator === "undefined" ? [] : navigator.languages);
}
