/** Notre Dame on one screen: what fills the places of the table's frame. */
import type { Frame } from "../../../contract";
import { Phase } from "./phase";
import { TABS } from "./rail";
import { Stage } from "./stage";
import { Strip } from "./strip";
import { Tray } from "./tray/tray";
import { advice, ask, effect } from "./words";

export const frame: Frame = { Phase, Stage, Strip, Tray, Rivals: null, tabs: TABS, ask, effect, advice };
