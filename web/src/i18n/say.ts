/** The texts as a plain function, for components that need nothing else of them. */
import { type Texts, useTexts } from "./texts";

export type Say = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/** Say a message of these texts. */
export function sayerOf(texts: Texts): Say {
  return (key, params) => texts.t(key, params);
}

/** Say a message in the reader's language. */
export function useSay(): Say {
  return sayerOf(useTexts());
}
