/** Milestones: the cards in play with their two places, who has them, and how far the looking seat is. */
import type { JSX } from "preact";
import type { Choice } from "../../gen/protocol";
import { Panel } from "../../ui/basics";
import { AnswerList } from "./answers";
import { Crest } from "./art/crests";
import { Milestone, PlaceMark } from "./art/milestones";
import type { MilestoneRow } from "./model";
import { Tap, Vp, familyName } from "./parts";
import type { Common } from "./parts";
import "./milestone-panel.css";

const PLACES = 2;

/** Milestones that can be claimed now; at the head of the question, because a claim is easily forgotten. */
export function Claims({ choices, common }: { choices: readonly Choice[]; common: Common }): JSX.Element {
  const picture = ({ params }: Choice): JSX.Element => <Milestone id={String(params["milestone"])} size="ob-md" />;
  const title = common.texts.t("obb-claim");
  return <AnswerList choices={choices} common={common} title={title} class="ob-claims" picture={picture} />;
}

function Place({ common, row, place }: { common: Common; row: MilestoneRow; place: 1 | 2 }): JSX.Element {
  const { texts, county, catalogue, seat } = common;
  const facts = catalogue.milestones.get(row.milestone);
  const holder = row["claimed-by"][place - 1];
  return (
    <li class={holder === undefined ? "" : "ob-taken"}>
      <PlaceMark place={place} label={texts.t(`obb-place-${place}`)} />
      {facts !== undefined && <Vp value={place === 1 ? facts.vp_first : facts.vp_second} texts={texts} />}
      {holder === undefined ? (
        <small>{texts.t("obb-place-open")}</small>
      ) : (
        <span class="ob-holder">
          <Crest family={county.seats[holder]?.family ?? null} seat={holder} size="ob-xs" />
          <b>{familyName(common, holder)}</b>
          {holder === seat && <small>{texts.t("obb-you")}</small>}
        </span>
      )}
    </li>
  );
}

/** The milestones of the game; nothing at a table without them. */
export function MilestonePanel({ common }: { common: Common }): JSX.Element | null {
  const { texts, county, more, inspect, seat } = common;
  const rows = county.milestones;
  if (rows === undefined || rows.length === 0) return null;
  return (
    <Panel title={texts.t("obb-milestones")} note={texts.t("obb-milestones-note")}>
      <ul class="ob-milestones">
        {rows.map((row) => {
          const told = more.milestones.find((each) => each.milestone === row.milestone);
          const mine = seat === null ? undefined : told?.progress?.[seat];
          const claims = row["claimed-by"];
          const isOpen = seat !== null && claims.length < PLACES && !claims.includes(seat);
          return (
            <li key={row.milestone}>
              <Milestone id={row.milestone} size="ob-md" />
              <div>
                <b>
                  <Tap
                    sort="milestone"
                    id={row.milestone}
                    name={texts.term("milestone", row.milestone)}
                    inspect={inspect}
                  />
                </b>
                {told?.goal !== undefined && <small>{texts.thing(told.goal)}</small>}
                {mine !== undefined && isOpen && (
                  <span class="ob-progress">
                    <progress
                      max={Math.max(1, mine.of)}
                      value={Math.min(mine.count, mine.of)}
                      aria-label={texts.t("obb-progress")}
                    />
                    <small>{texts.t("ob-count-of", { count: mine.count, total: mine.of })}</small>
                  </span>
                )}
                <ol class="ob-places">
                  <Place common={common} row={row} place={1} />
                  <Place common={common} row={row} place={2} />
                </ol>
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
