/** The milestones in play, in one row under the market; what can be claimed now is claimed by clicking on it. */
import type { JSX } from "preact";
import { Crest } from "../art/crests";
import { Milestone } from "../art/milestones";
import { familyName } from "../parts";
import type { Common } from "../parts";
import type { Choice } from "../../../gen/protocol";
import { AnswerHit, Hit, ThingBox } from "./hit";
import { watching } from "./watching";
import "./milestone-row.css";

function claimOf({ offer }: Common, milestone: string): Choice | undefined {
  const all = [...(offer?.choices ?? []), ...(offer?.stage?.choices ?? [])];
  return all.find((each) => each.key === "ob-act-claim" && each.params["milestone"] === milestone);
}

export const MilestoneRow = watching(({ common }: { common: Common }): JSX.Element | null => {
  const { county, texts, more, seat, inspect, draft } = common;
  const rows = county.milestones ?? [];
  if (rows.length === 0) return null;
  return (
    <section class="obs-panel obs-milestones" aria-label={texts.t("obb-milestones")}>
      <h2>{texts.t("obb-milestones")}</h2>
      <ul>
        {rows.map((row) => {
          const claim = claimOf(common, row.milestone);
          const told = more.milestones.find((each) => each.milestone === row.milestone);
          const mine = seat === null ? undefined : told?.progress[seat];
          const claims = row["claimed-by"];
          const name = texts.term("milestone", row.milestone);
          const isMine = seat !== null && claims.includes(seat);
          return (
            <ThingBox
              key={row.milestone}
              sort="milestone"
              id={row.milestone}
              tag="li"
              spot={`milestone:${row.milestone}`}
              class={`obs-milestone${isMine ? " obs-held" : ""}${claim === undefined ? "" : " obs-can"}${claim !== undefined && draft.action === claim.action ? " obs-picked" : ""}`}
            >
              <Milestone id={row.milestone} />
              <span>{name}</span>
              <small>
                {claims.map((each) => (
                  <span key={each} title={familyName(common, each)}>
                    <Crest family={county.seats[each]?.family ?? null} seat={each} size="ob-xs" />
                  </span>
                ))}
                {claims.length < 2 &&
                  !isMine &&
                  (mine === undefined
                    ? texts.t("obb-place-open")
                    : texts.t("ob-count-of", { count: mine.count, total: mine.of }))}
              </small>
              {claim === undefined ? (
                <Hit label={name} onClick={() => inspect("milestone", row.milestone)} />
              ) : (
                <AnswerHit common={common} choice={claim} />
              )}
            </ThingBox>
          );
        })}
      </ul>
    </section>
  );
});
