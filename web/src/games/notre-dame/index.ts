/** Notre Dame at the table. */
import "./notre-dame.css";
import type { Board } from "../../contract";
import { NotreDameBoard, TABS, tabFor } from "./board";
import { QUESTIONS } from "./gen/sent";
import { Picture } from "./picture";
import { seatMark } from "./seats";

const board: Board & { covers: readonly string[] } = {
  tabs: TABS,
  Board: NotreDameBoard,
  tabFor,
  Picture,
  seatMark,
  covers: QUESTIONS,
};

export default board;
