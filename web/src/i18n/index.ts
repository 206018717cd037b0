export { GivenTexts, TextsProvider, useLanguage, useTexts } from "./provider";
export { loadTexts } from "./loader";
export type { Part, Wells } from "./loader";
export { makeTexts } from "./fluent-texts";
export { languageOf, preferred } from "./language";
export { LANGUAGES } from "./texts";
export type { Language, Names, Param, Params, Refusal, Texts } from "./texts";
