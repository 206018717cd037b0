/** The table of Obsession: everything at once where there is room, a tab at a time on a phone. */
import type { JSX } from "preact";
import type { BoardProps } from "../../contract";
import { ChallengePanel } from "./challenge";
import { Estate } from "./estate";
import { Hand } from "./hand";
import { Market } from "./market";
import { commonOf } from "./common";
import { MilestonePanel } from "./milestone-panel";
import { Opponent } from "./opponent";
import { Sign } from "./parts";
import type { Common } from "./parts";
import { Players } from "./players";
import { SeasonLine, SeasonStrip } from "./season-strip";
import { Service } from "./service";
import { Objectives, Projected, Race, VpCards } from "./standing";
import { PartnerBoard } from "./team";
import { Specials, Turn } from "./turn";

/** Values that had to be reconstructed are marked once, with the way to all of them. */
function Provenance({ common }: { common: Common }): JSX.Element {
  return (
    <p class="ob-provenance">
      <Sign name="rc" />
      <a href="#/inspect/obsession">{common.texts.t("obb-reconstructed")}</a>
    </p>
  );
}

type Part = (props: { common: Common }) => JSX.Element | null;

/** Everybody at the table, whoever else there is to beat, and how the race between them stands. */
const COMPANY: readonly Part[] = [Players, Opponent, ChallengePanel, MilestonePanel, PartnerBoard, Race];

/** Parts of the board, one after the other. */
function Parts({ of, common }: { of: readonly Part[]; common: Common }): JSX.Element {
  return (
    <>
      {of.map((Each, at) => (
        <Each key={at} common={common} />
      ))}
    </>
  );
}

function Wide({ common }: { common: Common }): JSX.Element {
  return (
    <div class="ob-board ob-wide">
      <SeasonStrip common={common} />
      <div class="ob-grid">
        <div class="ob-main">
          <Parts of={[Turn, Market, Service, Projected]} common={common} />
        </div>
        <div class="ob-side">
          <Parts of={[...COMPANY, Objectives, VpCards, Provenance]} common={common} />
        </div>
      </div>
      <div class="ob-below">
        <Parts of={[Estate, Hand]} common={common} />
      </div>
    </div>
  );
}

function Narrow({ common, tab }: { common: Common; tab: string }): JSX.Element {
  const isBuying = common.offer?.kind === "buy-tile";
  return (
    <div class="ob-board ob-narrow">
      {tab !== "table" && <SeasonLine common={common} />}
      {tab === "turn" && <Parts of={[Turn, Service]} common={common} />}
      {tab === "hand" && <Hand common={common} />}
      {tab === "estate" && <Parts of={[Estate, Objectives, VpCards]} common={common} />}
      {tab === "market" && (
        <>
          {isBuying && <Turn common={common} specials={false} />}
          <Market common={common} />
          {isBuying && <Specials common={common} />}
        </>
      )}
      {tab === "table" && <Parts of={[SeasonStrip, ...COMPANY, Projected, Provenance]} common={common} />}
    </div>
  );
}

/** The board as the shell of the table asks for it. */
export function ObsessionBoard(props: BoardProps): JSX.Element {
  const common = commonOf(props);
  return props.tab === null ? <Wide common={common} /> : <Narrow common={common} tab={props.tab} />;
}
