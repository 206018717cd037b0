/** Cards of the story: a courtship, the theme of a season, a die of an opponent without a seat, and the end. */
import type { CardProps, Told } from "../../../contract";
import { Crest } from "../art/crests";
import { Die20 } from "../art/dice";
import { Portrait } from "../art/portraits";
import { catalogueOf, countyOf } from "../model";
import { CategoryChip, CategorySign, Sign } from "../parts";
import "./cards.css";

function words(event: Told["event"], key: string): readonly string[] {
  const found = event[key];
  return Array.isArray(found) ? found.map(String) : [];
}

/** The event of a kind that followed at once; undefined where it has not come yet. */
function following({ recent, told }: CardProps, kind: string): Told["event"] | undefined {
  return recent.slice(Math.max(0, recent.indexOf(told))).find(({ event }) => event["event"] === kind)?.event;
}

/** The best totals; where a visit was told, the family that was visited alone. */
function winnersOf(props: CardProps, totals: readonly number[]): readonly number[] {
  const visited = following(props, "fairchild-visits")?.["seat"];
  if (typeof visited === "number") return [visited];
  const tied = following(props, "courtship-tied");
  if (tied !== undefined) return words(tied, "seats").map(Number);
  const best = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === best ? [seat] : []));
}

/** Who is called what in a row: a family at the table, or the opponent that has no seat. */
function Who({ props, seat }: { props: CardProps; seat: number }) {
  const row = countyOf(props.view).seats[seat];
  const opponent = countyOf(props.view).opponent;
  if (row === undefined) return <b>{opponent === undefined ? "" : props.texts.term("opponent", opponent.name)}</b>;
  return (
    <span class="ob-card-who">
      <Crest family={row.family} seat={seat} />
      <b>{props.names[seat]}</b>
    </span>
  );
}

/** Everybody's points, who wins, and what each gets. */
export function CourtshipCard(props: CardProps) {
  const { texts, told } = props;
  const county = countyOf(props.view);
  const totals = words(told.event, "totals").map(Number);
  const most = Math.max(1, ...totals);
  const winners = winnersOf(props, totals);
  const guest = following(props, "fairchild-visits")?.["gentry"];
  const facts = typeof guest === "string" ? catalogueOf(props.components).gentry.get(guest) : undefined;
  const gets = (seat: number): string => {
    if (!winners.includes(seat)) return texts.t("obb-story-nothing");
    if (winners.length > 1) return texts.t("obb-story-card");
    if (facts === undefined) return texts.t("obb-story-visit");
    return texts.t("obb-story-visit-of", { gentry: facts.id });
  };
  return (
    <>
      <h2 class="st-card-title">{texts.t("obb-story-courtship-of", { round: county.round })}</h2>
      <p class="st-card-about">
        {words(told.event, "categories").map((category) => (
          <CategoryChip key={category} category={category} texts={texts} />
        ))}
      </p>
      <div class="ob-card-court">
        {facts === undefined ? (
          <Sign name="rings" class="ob-card-rings" />
        ) : (
          <Portrait id={facts.id} gender={facts.gender} size="ob-lg" />
        )}
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.t("obb-story-family")}</th>
              <th scope="col" colSpan={2}>
                {texts.t("obb-story-points")}
              </th>
              <th scope="col">{texts.t("obb-story-gets")}</th>
            </tr>
          </thead>
          <tbody>
            {totals.map((total, seat) => (
              <tr
                key={seat}
                data-mine={seat === props.seat ? "" : undefined}
                data-winner={winners.includes(seat) ? "" : undefined}
              >
                <th scope="row">
                  <Who props={props} seat={seat} />
                </th>
                <td class="ob-card-bar" aria-hidden="true">
                  <span style={{ "--share": `${Math.max(0, (100 * total) / most)}%` }} />
                </td>
                <td class="ob-card-total">{total}</td>
                <td>{gets(seat)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The theme of the season is turned up. */
export function SeasonCard(props: CardProps) {
  const { texts, told } = props;
  const category = String(told.event["category"] ?? "");
  return (
    <>
      <h2 class="st-card-title">{texts.t("obb-story-theme")}</h2>
      <p class={`ob-card-theme ob-c-${category}`}>
        <CategorySign category={category} />
        <strong>{texts.term("category", category)}</strong>
      </p>
    </>
  );
}

/** The die of an opponent or a thief: what it showed, what it counts as, which row that is, and what came of it. */
export function DieCard(props: CardProps) {
  const { texts, told, recent } = props;
  const pips = Number(told.event["pips"]);
  const counted = Number(told.event["modified"] ?? pips);
  const facts = props.components as {
    scavenger_rows?: readonly { min: number; max: number }[];
    dynamic_rows?: readonly { min: number; max: number }[];
  };
  const kind = told.event["event"];
  const rows =
    kind === "opponent-rolls" ? facts.scavenger_rows : kind === "opponent-aims" ? facts.dynamic_rows : undefined;
  const row = rows?.find(({ min, max }) => min <= counted && counted <= max);
  const after = recent
    .slice(recent.indexOf(told) + 1)
    .filter(({ event }) => ["opponent-buys", "market-refreshed"].includes(String(event["event"])))
    .slice(0, 1);
  return (
    <div class="ob-card-die">
      <Die20 value={pips} size="ob-lg" />
      <div>
        <p>{texts.event(told.event, props.names, props.seat)}</p>
        {row !== undefined && <p class="ob-card-row">{texts.t("obb-story-row", { from: row.min, to: row.max })}</p>}
        {after.map((each) => (
          <p key={each.ply}>{texts.event(each.event, props.names, props.seat)}</p>
        ))}
      </div>
    </div>
  );
}

/** The game is over; the score sheet follows. */
export function EndCard(props: CardProps) {
  return (
    <>
      <h2 class="st-card-title">{props.texts.t("obb-story-end")}</h2>
      <p class="st-card-about">{props.texts.event(props.told.event, props.names, props.seat)}</p>
    </>
  );
}
