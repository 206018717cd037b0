/** Notre Dame at the table. */
import "./notre-dame.css";
import type { Board } from "../../contract";
import { Arms } from "./arms";
import { NotreDameBoard, TABS, tabFor } from "./board";
import { QUESTIONS } from "./gen/sent";
import { Summary } from "./panels/supplies";
import { Picture } from "./picture";
import { frame } from "./screen/frame";
import { seatMark } from "./seats";
import { beatOf } from "./story/beats";
import { heading } from "./story/heading";

const board: Board & { covers: readonly string[] } = {
  tabs: TABS,
  Board: NotreDameBoard,
  Own: Summary,
  tabFor,
  Picture,
  seatMark,
  Arms,
  heading,
  frame,
  beat: beatOf,
  covers: QUESTIONS,
};

export default board;
