/** The stage: the market above, my estate and the desk in the middle, the servants below. Nothing changes its place. */
import type { JSX } from "preact";
import type { Common } from "../parts";
import { useCarrying } from "./carry";
import { Conveyor } from "./conveyor";
import { Desk } from "./desk";
import { EstatePanel } from "./estate-rows";
import { MarketRow } from "./market-row";
import { MilestoneRow } from "./milestone-row";
import { Peek } from "./peek";
import "./stage.css";

export function StageBoard({ common }: { common: Common }): JSX.Element {
  useCarrying();
  const hasMilestones = (common.county.milestones ?? []).length > 0;
  return (
    <div class={`obs obs-stage${hasMilestones ? " obs-with-milestones" : ""}`}>
      <MarketRow common={common} />
      {hasMilestones && <MilestoneRow common={common} />}
      <EstatePanel common={common} />
      <Desk common={common} />
      <Conveyor common={common} />
      <Peek common={common} />
    </div>
  );
}
