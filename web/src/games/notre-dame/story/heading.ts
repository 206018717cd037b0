/** What the parts of the story are called. */
import type { Told } from "../../../contract";
import type { Texts } from "../../../i18n/texts";

/** Turns, plagues and the sharing out of Notre Dame have a heading. */
export function heading({ event }: Told, texts: Texts): string | null {
  switch (event["event"]) {
    case "turn-begins":
      return texts.t("ndb-story-turn", { period: String(event["period"]), turn: Number(event["turn"]) });
    case "plague-spreads":
      return texts.t("ndb-story-plague");
    case "cathedral-scored":
      return texts.t("ndb-story-cathedral");
    case "game-over":
      return texts.t("ndb-story-end");
    default:
      return null;
  }
}
