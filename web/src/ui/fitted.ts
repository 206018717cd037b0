/** Names in narrow places: a word is never broken, its letters are smaller instead (`.ui-fitted` in kit.css). */

/** The style of a name that is to fit: how many letters its longest word has. */
export function fitted(name: string): { "--letters": number } {
  return { "--letters": Math.max(1, ...name.split(/[\s\u00ad-]+/u).map((word) => word.length)) };
}
