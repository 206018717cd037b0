/** The tabs of the rail: points as things stand, the race, objectives and milestones, and whoever else is to be beaten. */
import type { FunctionComponent, JSX } from "preact";
import type { BoardProps, RailTab } from "../../../contract";
import { ChallengePanel } from "../challenge";
import { commonOf } from "../common";
import { MilestonePanel } from "../milestone-panel";
import { Opponent } from "../opponent";
import type { Common } from "../parts";
import { Objectives, Projected, Race, VpCards } from "../standing";
import { PartnerBoard } from "../team";
import "./tabs.css";

type Part = (props: { common: Common }) => JSX.Element | null;

/** Parts of the scrolling board, one under the other in the rail. */
function panel(...parts: readonly Part[]): FunctionComponent<BoardProps> {
  return function RailPanel(props) {
    const common = commonOf(props);
    return (
      <div class="ob-board obs-rail">
        {parts.map((Each, at) => (
          <Each key={at} common={common} />
        ))}
      </div>
    );
  };
}

export const RAIL_TABS: readonly RailTab[] = [
  { id: "score", icon: "sheet", label: "obb-score", Panel: panel(Projected) },
  { id: "race", icon: "rings", label: "obb-race", Panel: panel(Race, Opponent, ChallengePanel, PartnerBoard) },
  { id: "goals", icon: "flag", label: "obb-goals-tab", Panel: panel(Objectives, MilestonePanel, VpCards) },
];
