/** Cards of the story: the plague, the sharing out of Notre Dame at the end of a period, and the end. */
import type { FunctionComponent } from "preact";
import type { CardProps, Told } from "../../../contract";
import { Glyph } from "../art/glyph";
import { Crest } from "../art/marks";
import { asFacts, type CityView } from "../model";
import "./cards.css";

/** The events of the same moment that are of one kind, after the one that is told. */
function following({ recent, told }: CardProps, kind: string): readonly Told["event"][] {
  return recent
    .slice(Math.max(0, recent.indexOf(told)))
    .flatMap(({ event }) => (event["event"] === kind ? [event] : []));
}

function Who({ props, view, seat }: { props: CardProps; view: CityView; seat: number }) {
  return (
    <span class="nd-card-who">
      <Crest colour={view.seats[seat]?.colour ?? ""} />
      <b>{seat === props.seat ? props.texts.t("table-you") : props.names[seat]}</b>
    </span>
  );
}

/** The track of one rat: where it was, and where it came to. */
function Track({ from, to, track }: { from: number; to: number; track: number }) {
  return (
    <span class="nd-card-track" aria-hidden="true">
      {Array.from({ length: track + 1 }, (_, space) => (
        <i key={space} class={space === to ? "nd-card-here" : space === from ? "nd-card-was" : ""}>
          {space === to ? <Glyph name="rat" /> : space}
        </i>
      ))}
    </span>
  );
}

/** The rats enter every borough: where each goes, and whom the plague strikes. */
export function PlagueCard(told: Told, before: CityView): FunctionComponent<CardProps> {
  return function Plague(props) {
    const { texts } = props;
    const moved = following(props, "rat-moved").filter((event) => event["source"] === "plague");
    const struck = new Map(following(props, "plague-strikes").map((event) => [event["seat"], event]));
    const track = asFacts(props.components).components.track;
    return (
      <>
        <h2 class="st-card-title">{texts.t("ndb-story-plague")}</h2>
        <p class="st-card-about">{texts.event(told.event, props.names, props.seat)}</p>
        <table>
          <tbody>
            {moved.map((event) => {
              const seat = Number(event["seat"]);
              const [from, to] = [Number(event["from"]), Number(event["to"])];
              const hit = struck.get(seat);
              return (
                <tr key={seat} data-mine={seat === props.seat ? "" : undefined}>
                  <th scope="row">
                    <Who props={props} view={before} seat={seat} />
                  </th>
                  <td>
                    <Track from={from} to={to} track={track} />
                  </td>
                  <td class={hit === undefined ? "nd-card-safe" : "nd-card-hit"}>
                    {texts.t("ndb-story-rat", { from, to })}{" "}
                    {hit === undefined
                      ? texts.t("ndb-story-safe")
                      : typeof hit["amount"] === "number"
                        ? texts.t("ndb-story-struck", { lost: hit["amount"] })
                        : texts.t("ndb-story-struck-hidden")}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </>
    );
  };
}

/** How many cubes a seat had at the cathedral when it was scored. */
function cubesAt(props: CardProps, before: CityView, seat: number): number {
  let cubes = before.seats[seat]?.["notre-dame"] ?? 0;
  for (const each of props.recent.slice(0, Math.max(0, props.recent.indexOf(props.told)))) {
    const { event } = each;
    if (event["seat"] !== seat || event["place"] !== "notre-dame") continue;
    if (event["event"] === "cube-placed") cubes += 1;
    if (event["event"] === "cube-taken-from") cubes -= 1;
  }
  return cubes;
}

/** Notre Dame is shared out: what each cube is worth, and what everybody gets. */
export function PeriodCard(told: Told, before: CityView): FunctionComponent<CardProps> {
  return function Period(props) {
    const { texts } = props;
    const each = Number(told.event["each"]);
    return (
      <>
        <h2 class="st-card-title">{texts.t("ndb-story-period", { period: before.period })}</h2>
        <p class="st-card-about">{texts.event(told.event, props.names, props.seat)}</p>
        <div class="nd-card-shares">
          <Glyph name="notre-dame" size="big" />
          {before.seats.map(({ seat }) => {
            const cubes = cubesAt(props, before, seat);
            return (
              <p key={seat} data-mine={seat === props.seat ? "" : undefined}>
                <Who props={props} view={before} seat={seat} />
                <strong>{cubes === 0 ? "0" : `+${cubes * each}`}</strong>
                <span>{texts.t("ndb-story-cubes", { count: cubes })}</span>
              </p>
            );
          })}
        </div>
      </>
    );
  };
}

/** The game is over; the score sheet follows. */
export function EndCard(props: CardProps) {
  return (
    <>
      <h2 class="st-card-title">{props.texts.t("ndb-story-end")}</h2>
      <p class="st-card-about">{props.texts.event(props.told.event, props.names, props.seat)}</p>
    </>
  );
}
