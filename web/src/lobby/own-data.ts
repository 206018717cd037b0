/** The reader's own data sets, as the form of a new table offers them; the inspector's editor keeps them. */
import { allData, type OwnData } from "../inspector/datasets";

export type { OwnData };

/** The reader's own data sets of a game. */
export function ownData(game: string): OwnData[] {
  return allData().filter((each) => each.game === game);
}
