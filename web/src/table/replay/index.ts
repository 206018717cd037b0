/** Few look back at a table: what they need for it is fetched then. */
import { later } from "../../app/later";

export const ReplayBar = later("looking back", async () => (await import("./replay-bar")).ReplayBar);
