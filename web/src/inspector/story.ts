/** The line of background of a person, a room or a family, as the games' texts tell it. */
import type { Texts } from "../i18n/texts";

/** An action card of Notre Dame shows a place, or the confidant. */
const SHOWN: Readonly<Partial<Record<string, readonly string[]>>> = { card: ["place", "person"] };

/** The story of a component; empty for what has none, such as a bill or an objective. */
export function storyOf(game: string, { sort, id }: { sort: string; id: string }, texts: Texts): string {
  const prefix = texts.prefixOf(game);
  const key = (SHOWN[sort] ?? [sort]).map((each) => `${prefix}-story-${each}-${id}`).find((each) => texts.has(each));
  return key === undefined ? "" : texts.t(key);
}
