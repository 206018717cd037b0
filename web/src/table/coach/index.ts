/** The coach is fetched when somebody asks for it: a table does without it. */
import { later } from "../../app/later";

export const CoachSheet = later("the coach", async () => (await import("./coach-sheet")).CoachSheet);
