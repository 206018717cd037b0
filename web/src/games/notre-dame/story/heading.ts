/** What the parts of the story are called. */
import { headings } from "../../../story/headings";

/** Turns, plagues and the sharing out of Notre Dame have a heading. */
export const heading = headings({
  "turn-begins": (event, texts) =>
    texts.t("ndb-story-turn", { period: String(event["period"]), turn: Number(event["turn"]) }),
  "plague-spreads": (_, texts) => texts.t("ndb-story-plague"),
  "cathedral-scored": (_, texts) => texts.t("ndb-story-cathedral"),
  "game-over": (_, texts) => texts.t("ndb-story-end"),
});
