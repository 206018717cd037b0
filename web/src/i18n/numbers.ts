/**
 * Numbers inside messages. Browsers do not agree on when the digits of a Polish thousand stand apart, and the
 * terminal's library does it its own way; here whole numbers look the same everywhere.
 */
import { FluentNumber } from "@fluent/bundle";
import type { Scope } from "@fluent/bundle";
import type { Language } from "./texts";

const BETWEEN: Readonly<Record<Language, string>> = { en: ",", fr: "\u202f", pl: "\u00a0" };

/** A whole number with its digits in groups of three. */
export function grouped(value: number, lang: Language): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, BETWEEN[lang]);
}

/** A number that a message can choose a plural form by. */
export class WholeNumber extends FluentNumber {
  readonly lang: Language;

  constructor(value: number, lang: Language) {
    super(value);
    this.lang = lang;
  }

  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) ? grouped(this.value, this.lang) : super.toString(scope);
  }
}
