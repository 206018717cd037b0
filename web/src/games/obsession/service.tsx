/** The servants' way from work over rest back to service, and who is free at the coming turns. */
import type { JSX } from "preact";
import { Panel } from "../../ui/basics";
import { HeadRow } from "../../ui/head-row";
import { Servant } from "./art/servants";
import { verdictOf } from "./aids";
import { Sign, Tap, WhyLine, ownRow } from "./parts";
import { hasCourtship } from "./season-strip";
import type { Common } from "./parts";
import { stageOf } from "./composer";
import "./service.css";

type Lane = "expended" | "quarters" | "available";

/** The servants of the activity that is chosen but not committed, as the answer names them. */
export function planned(common: Common): { crew: string[]; help: string[] } {
  const choice = stageOf(common)?.choices.find((each) => each.action === common.draft.action);
  const list = (key: string): string[] => {
    const value = choice?.params[key];
    return typeof value === "string" && value !== "" ? value.split(",") : [];
  };
  const rest = list("rest");
  const coachman = choice?.params["coachman"];
  const extras = list("extras").map((item) => item.split(":")[0] ?? "");
  const everybody = [...list("servants"), ...extras, ...(typeof coachman === "string" ? [coachman] : [])];
  return { crew: without(everybody, list("lent")), help: [...list("help"), ...rest] };
}

/** Mark as many of each type as the plan takes out of a lane. */
export function marks(lane: readonly string[], taken: readonly string[]): boolean[] {
  const left = [...taken];
  return lane.map((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

export function without(crew: readonly string[], help: readonly string[]): string[] {
  const left = [...crew];
  for (const id of help) {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function LaneBox({
  common,
  lane,
  ids,
  taken,
}: {
  common: Common;
  lane: Lane;
  ids: readonly string[];
  taken: readonly string[];
}): JSX.Element {
  const { texts, inspect } = common;
  const marked = marks(ids, taken);
  return (
    <section class={`ob-lane ob-lane-${lane}`}>
      <h3>{texts.t(`ob-column-${lane}`)}</h3>
      <p class="ob-fine">{texts.t(`obb-lane-${lane}`)}</p>
      <ul>
        {ids.map((id, at) => (
          <li key={at} class={marked[at] === true ? "ob-planned" : ""}>
            <Servant id={id} />
            <Tap sort="servant" id={id} name={texts.term("servant", id)} inspect={inspect} />
            {marked[at] === true && <small>{texts.t("obb-in-plan")}</small>}
            {lane !== "available" && ids.indexOf(id) === at && <Resting common={common} id={id} />}
          </li>
        ))}
        {ids.length === 0 && <li class="ob-fine">{texts.t("obb-nobody")}</li>}
      </ul>
    </section>
  );
}

/** Why nobody of a type is free, and when somebody will be; nothing while one of them is. */
function Resting({ common, id }: { common: Common; id: string }): JSX.Element | null {
  const { texts, names, aids, county } = common;
  const { why, remedy } = verdictOf(aids?.found ?? [], "servant", id);
  if (why === null || county.question === "") return null;
  return <WhyLine why={why} remedy={remedy} texts={texts} names={names} />;
}

function Belt({ common }: { common: Common }): JSX.Element {
  return (
    <p class="ob-belt" aria-hidden="true">
      <Sign name="left" />
      <span>{common.texts.t("obb-belt")}</span>
    </p>
  );
}

function Forecast({ common }: { common: Common }): JSX.Element | null {
  const { texts, more } = common;
  const ahead = more.service;
  if (ahead === null || ahead.rounds.length === 0) return null;
  const columns = ahead.now ? ["this-turn", "next-turn", "turn-after"] : ["next-turn", "turn-after", "third-turn"];
  const turns = ahead.rounds.map((round, at) => ({
    words: (
      <>
        {texts.t(`ob-column-${columns[at] ?? "third-turn"}`)}
        <small>{texts.t("obb-round-small", { round })}</small>
      </>
    ),
  }));
  return (
    <table class="ob-forecast">
      <caption>{texts.t("obb-forecast")}</caption>
      <HeadRow columns={[texts.t("ob-column-servant"), ...turns]} />
      <tbody>
        {ahead.rows.map((row) => (
          <tr key={row.servant}>
            <th scope="row">
              <Servant id={row.servant} size="ob-xs" />
              {texts.term("servant", row.servant)}
            </th>
            {row.free.map((free, at) => (
              <td key={at} class={free === 0 ? "ob-zero" : ""}>
                <span class="ob-pips" aria-hidden="true">
                  {"●".repeat(free)}
                  {"○".repeat(Math.max(0, row.total - free))}
                </span>
                {free}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The conveyor of the looking seat. */
export function Service({ common }: { common: Common }): JSX.Element | null {
  const { texts, county, seat, more } = common;
  const own = ownRow(common);
  if (own === undefined || seat === null) return null;
  const plan = planned(common);
  const working = county.active === seat ? county.serving : [];
  return (
    <Panel
      title={texts.t("obb-service")}
      note={texts.t(hasCourtship(common) ? "obb-service-note" : "obb-service-note-plain")}
      class="ob-service-panel"
    >
      <div class="ob-service">
        <div>
          <div class="ob-conveyor">
            <LaneBox common={common} lane="expended" ids={own.expended} taken={[]} />
            <Belt common={common} />
            <LaneBox common={common} lane="quarters" ids={own.quarters} taken={plan.help} />
            <Belt common={common} />
            <LaneBox common={common} lane="available" ids={own.available} taken={without(plan.crew, plan.help)} />
          </div>
          {working.length > 0 && (
            <p class="ob-note">
              <Sign name="clock" />
              <span>
                {texts.t("obb-at-work", { who: texts.joined(working.map((id) => texts.term("servant", id))) })}
              </span>
            </p>
          )}
          {plan.crew.length > 0 && more.service?.back !== null && more.service !== null && (
            <p class="ob-note">
              <Sign name="clock" />
              <span>{texts.t("obb-plan-back", { round: more.service.back })}</span>
            </p>
          )}
        </div>
        <Forecast common={common} />
      </div>
    </Panel>
  );
}
