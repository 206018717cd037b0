/** What the parts of the story are called. */
import type { Told } from "../../../contract";
import type { Texts } from "../../../i18n/texts";

/** Rounds, courtships and the end have a heading. */
export function heading({ event }: Told, texts: Texts): string | null {
  switch (event["event"]) {
    case "round-begins":
      return texts.t("obb-round-now", { round: Number(event["round"]) });
    case "courtship-held":
      return texts.t("obb-story-courtship");
    case "game-over":
      return texts.t("obb-story-end");
    default:
      return null;
  }
}
