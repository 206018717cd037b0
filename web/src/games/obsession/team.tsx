/** Team play: who plays with whom, and the partner's board beside one's own. */
import type { JSX } from "preact";
import { Panel } from "../../ui/basics";
import { TeamBand, TeamMark, teamOf as teamAt } from "../../ui/team-mark";
import type { Team } from "../../ui/team-mark";
import { Crest } from "./art/crests";
import { EstateColumns } from "./estate";
import { People } from "./guest-card";
import { Household, ObjectiveWords, Sign, Wheel, familyName } from "./parts";
import type { Common } from "./parts";
import { money } from "./fact-words";
import "./team.css";

/** The partner of the looking seat; null at a table without teams and for spectators. */
export function partnerOf({ county, seat }: Common): number | null {
  const partner = seat === null ? undefined : county.teams?.partners[seat];
  return partner === undefined || partner < 0 ? null : partner;
}

/** The team of a seat; null at a table without teams. */
export function teamOf({ county }: Common, seat: number): Team | null {
  return teamAt(county.teams?.partners ?? [], seat);
}

/** The mark of a seat's team with its name; nothing at a table without teams. */
export function TeamTag({ common, seat }: { common: Common; seat: number }): JSX.Element | null {
  const team = teamOf(common, seat);
  if (team === null) return null;
  return (
    <span class="ob-tag">
      <TeamMark team={team} size="small" />
      {common.texts.t("obb-team", { number: team + 1 })}
    </span>
  );
}

/** That a guest comes from the partner: the arms and the name of the family. */
export function FromPartner({ common, guest }: { common: Common; guest: string }): JSX.Element | null {
  const { texts, county, seat } = common;
  const partner = partnerOf(common);
  if (partner === null || seat === null || county.seats[seat]?.hand.includes(guest) === true) return null;
  if (county.seats[partner]?.hand.includes(guest) !== true) return null;
  return (
    <span class="ob-frompartner">
      <Crest family={county.seats[partner]?.family ?? null} seat={partner} size="ob-xs" />
      {texts.t("obb-from-partner", { who: familyName(common, partner) })}
    </span>
  );
}

/** What the partner's house does for the active player now. */
function AtWork({ common }: { common: Common }): JSX.Element | null {
  const { texts, county } = common;
  const lent = county.teams?.lent ?? [];
  const visiting = county.teams?.visiting ?? [];
  if (lent.length === 0 && visiting.length === 0) return null;
  return (
    <p class="ob-note">
      <Sign name="hire" />
      <span>
        {lent.length > 0 &&
          texts.t("obb-team-lent", { who: texts.joined(lent.map((id) => texts.term("servant", id))) })}{" "}
        {visiting.length > 0 &&
          texts.t("obb-team-visiting", { who: texts.joined(visiting.map((id) => texts.term("gentry", id))) })}
      </span>
    </p>
  );
}

/** The partner's board: servants, money, who could be sent, objectives, and the estate on demand. */
export function PartnerBoard({ common }: { common: Common }): JSX.Element | null {
  const { texts, county, catalogue } = common;
  const partner = partnerOf(common);
  const row = partner === null ? undefined : county.seats[partner];
  const team = partner === null ? null : teamOf(common, partner);
  if (partner === null || row === undefined || team === null) return null;
  const sendable = row.hand.filter((id) => ["family", "starter"].includes(catalogue.gentry.get(id)?.kind ?? ""));
  const note = familyName(common, partner);
  return (
    <Panel title={texts.t("obb-partner")} note={note} class="ob-partner">
      <TeamBand team={team} />
      <p class="ob-partner-line">
        <Crest family={row.family} seat={partner} />
        <Wheel level={row.level} position={row.position} texts={texts} />
        <span class="ob-money">
          <Sign name="coin" />
          <b>{money(texts, row.pounds)}</b>
        </span>
        <span class="ob-tags">
          <TeamTag common={common} seat={partner} />
          {county.teams?.asked === true && <span class="ob-tag">{texts.t("obb-team-asked")}</span>}
          {(county.teams?.declined.length ?? 0) > 0 && <span class="ob-tag">{texts.t("obb-team-declined")}</span>}
        </span>
      </p>
      <AtWork common={common} />
      <Household row={row} texts={texts} />
      <h3>{texts.t("obb-could-send", { count: sendable.length })}</h3>
      <People common={common} ids={sendable} />
      <PartnerObjectives common={common} partner={partner} />
      <details class="ob-fold">
        <summary>{texts.t("obb-partner-estate", { count: row.estate.length })}</summary>
        <EstateColumns common={common} seat={partner} own={false} />
      </details>
    </Panel>
  );
}

/** Partners see each other's objectives. */
function PartnerObjectives({ common, partner }: { common: Common; partner: number }): JSX.Element | null {
  const { texts, county, more } = common;
  const held = county.seats[partner]?.objectives ?? [];
  if (held.length === 0) return null;
  return (
    <>
      <h3>{texts.t("obb-partner-objectives", { count: held.length })}</h3>
      <ul class="ob-objectives">
        {held.map((id) => {
          const now = more.objectives.find((each) => each.objective === id && each.seat === partner);
          return (
            <li key={id} class="ob-open">
              <Sign name="scroll" />
              <ObjectiveWords common={common} id={id} now={now} />
              {now?.vp !== null && now?.vp !== undefined && <b>{now.vp}</b>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
