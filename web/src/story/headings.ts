/** What the parts of the story are called: some events begin a new one. */
import type { Told } from "../contract";
import type { Texts } from "../i18n/texts";

type Words = (event: Told["event"], texts: Texts) => string;

/** The heading that an event begins, by its kind; null for most. */
export function headings(words: Readonly<Record<string, Words>>): (told: Told, texts: Texts) => string | null {
  return ({ event }, texts) => words[String(event["event"])]?.(event, texts) ?? null;
}
