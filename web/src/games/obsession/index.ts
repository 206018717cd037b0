/** Obsession, as the shell of the table knows it. */
import type { Board } from "../../contract";
import { familyColour } from "./art/crests";
import { ObsessionBoard } from "./board";
import { countyOf } from "./model";
import { Picture } from "./picture";

/** Every question of the game is drawn with the things it is about; the shell lists none of them itself. */
export const COVERED: readonly string[] = [
  "choose-family",
  "pick-starter",
  "select-objectives",
  "agree-market",
  "choose-turn",
  "use-hall",
  "aim-hall",
  "host-activity",
  "pass-favour",
  "keep-guests",
  "order-invitations",
  "keep-objectives",
  "spread-gossip",
  "hire-servants",
  "recruit-servant",
  "buy-tile",
  "dismiss-guest",
  "choose-fairchild",
  "discard-objective",
  "last-favours",
  "draft-servant",
  "choose-start-tile",
  "use-fair",
  "attend-guest",
  "claim-milestone",
  "church-favour",
  "recall-guest",
  "give-up-guest",
  "consent",
];

const board: Board & { covers: string[] } = {
  tabs: ["turn", "hand", "estate", "market", "table"],
  Board: ObsessionBoard,
  tabFor: (kind) => (kind === "buy-tile" ? "market" : "turn"),
  Picture,
  seatMark: (view, seat) => {
    const family = countyOf(view).seats[seat]?.family ?? null;
    return { colour: familyColour(family, seat), letter: family === null ? String(seat + 1) : family.slice(0, 1).toUpperCase() };
  },
  covers: [...COVERED],
};

export default board;
