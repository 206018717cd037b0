/** The end of a game comes once in a game: it is fetched then. */
import { later } from "../../app/later";

export const EndSheet = later("end of the game", async () => (await import("./end-sheet")).EndSheet);
