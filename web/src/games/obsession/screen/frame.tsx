/** Obsession on one screen: what stands in each place of the frame. */
import type { ComponentType, FunctionComponent } from "preact";
import type { BoardProps, Frame } from "../../../contract";
import { commonOf } from "../common";
import type { Common } from "../parts";
import { advice, effect } from "./effect";
import { OwnStrip } from "./own-strip";
import { Phase } from "./phase";
import { Rivals } from "./rivals";
import { StageBoard } from "./stage";
import { RAIL_TABS } from "./tabs";
import { TrayPart } from "./tray";

function part(Drawn: ComponentType<{ common: Common }>): FunctionComponent<BoardProps> {
  return function Part(props) {
    return <Drawn common={commonOf(props)} />;
  };
}

export const frame: Frame = {
  Phase: part(Phase),
  Stage: part(StageBoard),
  Strip: part(OwnStrip),
  Tray: part(TrayPart),
  Rivals: part(Rivals),
  tabs: RAIL_TABS,
  effect,
  advice,
};
