/** The servants on their way: available, quarters, expended; the plan as ghosts; and who is free at the coming turns. */
import type { JSX } from "preact";
import type { Choice } from "../../../gen/protocol";
import { Servant } from "../art/servants";
import { Sign, ownRow } from "../parts";
import type { Common } from "../parts";
import { marks, planned, without } from "../service";
import { specialAnswers } from "../turn";
import { AnswerHit, ThingBox } from "./hit";
import { watching } from "./watching";
import "./conveyor.css";

type Lane = "available" | "quarters" | "expended";

/** More pieces than this leave no room for a word beside them. */
const FEW = 4;

/** What can be answered by clicking on a servant of a lane: service help fetches one out of the quarters. */
function helpFor(common: Common, lane: Lane, id: string): Choice | undefined {
  if (lane !== "quarters") return undefined;
  return specialAnswers(common).find((each) => each.key === "ob-act-help" && each.params["servant"] === id);
}

function LaneBox({
  common,
  lane,
  ids,
  taken,
  ghosts,
}: {
  common: Common;
  lane: Lane;
  ids: readonly string[];
  taken: readonly string[];
  ghosts: readonly string[];
}): JSX.Element {
  const { texts } = common;
  const marked = marks(ids, taken);
  return (
    <div
      class={`obs-lane obs-lane-${lane}${ids.length + ghosts.length > FEW ? " obs-lane-full" : ""}`}
      role="group"
      data-spot={`zone:${lane}`}
      aria-label={texts.t(`ob-column-${lane}`)}
    >
      <h3 title={texts.t(`ob-column-${lane}`)}>{texts.t(`ob-column-${lane}`)}</h3>
      <ul>
        {ids.map((id, at) => {
          const help = helpFor(common, lane, id);
          const name = texts.term("servant", id);
          return (
            <ThingBox
              key={at}
              sort="servant"
              id={id}
              tag="li"
              class={`obs-servant${marked[at] === true ? " obs-planned" : ""}${help === undefined ? "" : " obs-can"}`}
            >
              <Servant
                id={id}
                label={marked[at] === true ? texts.t("obb-two", { first: name, second: texts.t("obb-in-plan") }) : name}
              />
              {help !== undefined && <AnswerHit common={common} choice={help} />}
            </ThingBox>
          );
        })}
        {ghosts.map((id, at) => (
          <li key={`ghost ${at}`} class="obs-servant obs-ghost">
            <Servant
              id={id}
              label={texts.t("obb-two", { first: texts.term("servant", id), second: texts.t("obb-in-plan") })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Belt(): JSX.Element {
  return (
    <span class="obs-belt" aria-hidden="true">
      <Sign name="left" />
    </span>
  );
}

/** Free servants now and at the next turn; what the plan takes is not free. */
function Forecast({ common, taken }: { common: Common; taken: readonly string[] }): JSX.Element | null {
  const { texts, more } = common;
  const ahead = more.service;
  if (ahead === null || ahead.rounds.length === 0) return null;
  const columns = ahead.now ? ["this-turn", "next-turn"] : ["next-turn", "turn-after"];
  const rows = ahead.rows.filter((row) => row.total > 0);
  return (
    <table class="obs-free">
      <thead>
        <tr>
          <th scope="col">{texts.t("obb-free")}</th>
          {rows.map((row) => (
            <th key={row.servant} scope="col" title={texts.term("servant", row.servant)}>
              <Servant id={row.servant} size="ob-xs" label={texts.term("servant", row.servant)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map((key, at) => (
          <tr key={key}>
            <th scope="row">
              {texts.t(`ob-column-${key}`)} {ahead.rounds[at]}
            </th>
            {rows.map((row) => {
              // Who works now rests at the next turn, too.
              const used = taken.filter((id) => id === row.servant).length;
              const free = Math.max(0, (row.free[at] ?? 0) - used);
              return (
                <td key={row.servant} class={free === 0 ? "obs-zero" : ""}>
                  {free}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const Conveyor = watching(({ common }: { common: Common }): JSX.Element | null => {
  const { texts, county, seat } = common;
  const own = ownRow(common) ?? county.seats[county.active ?? 0];
  if (own === undefined) return null;
  const plan = seat === null ? { crew: [], help: [] } : planned(common);
  const working = seat !== null && county.active === seat ? county.serving : [];
  return (
    <section
      class="obs-panel obs-conveyor"
      aria-label={texts.t("obb-service")}
      {...(seat === null ? {} : { "data-spot": `service:${seat}` })}
    >
      <h2>
        {texts.t("obb-service")}
        <small>{texts.t("obb-service-short")}</small>
      </h2>
      <LaneBox common={common} lane="available" ids={own.available} taken={without(plan.crew, plan.help)} ghosts={[]} />
      <Belt />
      <LaneBox common={common} lane="quarters" ids={own.quarters} taken={plan.help} ghosts={[]} />
      <Belt />
      <LaneBox common={common} lane="expended" ids={own.expended} taken={[]} ghosts={[...working, ...plan.crew]} />
      {seat !== null && <Forecast common={common} taken={[...plan.crew]} />}
    </section>
  );
});
