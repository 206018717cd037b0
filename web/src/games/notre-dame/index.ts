/** Notre Dame at the table. */
import type { Board } from "../../contract";
import { NotreDameBoard, TABS, tabFor } from "./board";
import { Picture } from "./picture";
import { seatMark } from "./seats";
import "./notre-dame.css";

/** Questions that are answered on the board itself; all that the game asks. */
export const COVERS: readonly string[] = [
  "keep-card",
  "play-card",
  "move-cube",
  "make-donation",
  "send-confidant",
  "choose-bonus",
  "move-carriage",
  "bribe-person",
  "bribe-again",
  "play-third-card",
  "move-pieces",
  "move-one-piece",
  "move-everything",
  "found-sector",
  "found-sectors",
  "work-sector",
  "withdraw-cubes",
  "cash-bills",
  "give-gold",
  "remove-cube",
];

const board: Board & { covers: readonly string[] } = {
  tabs: TABS,
  Board: NotreDameBoard,
  tabFor,
  Picture,
  seatMark,
  covers: COVERS,
};

export default board;
