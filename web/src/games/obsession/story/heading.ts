/** What the parts of the story are called. */
import { headings } from "../../../story/headings";

/** Rounds, courtships and the end have a heading. */
export const heading = headings({
  "round-begins": (event, texts) => texts.t("obb-round-now", { round: Number(event["round"]) }),
  "courtship-held": (_, texts) => texts.t("obb-story-courtship"),
  "game-over": (_, texts) => texts.t("obb-story-end"),
});
