/** Obsession, as the shell of the table knows it. */
import "./board.css";
import { later } from "../../app/later";
import type { Board } from "../../contract";
import { familyColour } from "./art/crests";
import { Arms } from "./arms";
import { QUESTIONS } from "./gen/sent";
import { countyOf } from "./model";
import { OwnLine } from "./own-line";
import { Picture } from "./picture";
import { frame } from "./screen/frame";
import { beatOf } from "./story/beats";
import { heading } from "./story/heading";

const board: Board & { covers: readonly string[] } = {
  tabs: ["turn", "hand", "estate", "market", "table"],
  // Where the table fits the window, the page that scrolls is never seen.
  Board: later("page of Obsession", async () => (await import("./board")).ObsessionBoard),
  Own: OwnLine,
  tabFor: (kind) => (kind === "buy-tile" ? "market" : "turn"),
  Picture,
  seatMark: (view, seat) => {
    const family = countyOf(view).seats[seat]?.family ?? null;
    return {
      colour: familyColour(family, seat),
      letter: family === null ? String(seat + 1) : family.slice(0, 1).toUpperCase(),
    };
  },
  Arms,
  seatName: (view, seat, name, texts) => {
    const family = countyOf(view).seats[seat]?.family ?? null;
    return family === null ? name : texts.t("obb-family-of", { family: texts.term("family", family), name });
  },
  heading,
  beat: beatOf,
  covers: QUESTIONS,
  frame,
};

export default board;
