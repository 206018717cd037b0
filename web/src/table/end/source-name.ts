/** What a source of points is called. */
import type { Texts } from "../../i18n/texts";

/** The game's own name for it; a game without sources has its one term among the words of the table. */
export function sourceName(texts: Texts, prefix: string, source: string): string {
  const own = `${prefix}-score-${source}`;
  return texts.t(texts.has(own) ? own : `ui-${source}`);
}
