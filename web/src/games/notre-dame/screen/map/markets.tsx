/** Markets with their bills, carriages, and while one drives the reach, the steps and the chosen road. */
import type { Point } from "../../city/geometry";
import { crossingOf, marketPoint, roadBetween } from "../../city/geometry";
import { octagon, pointsOf } from "../../city/pieces";
import { choicesAt, split, wordsOf } from "../../model";
import type { Scene, Stop } from "../../model";
import { seatClass, useLetters } from "../../seats";
import { marketClick } from "./answers";
import type { Ghost } from "./ghost";
import type { Leaning } from "./leaning";
import { StandingBill, StandingCoach } from "./pieces";

const CORNERS = ["centre", "a", "b", "c", "d"] as const;
const BILL = 16;
const COACH = 34;

interface MarketsProps {
  scene: Scene;
  lean: Leaning;
  ghost: Ghost | null;
}

interface Market {
  id: string;
  colour: string;
  corner: string;
  flat: Point;
}

function marketsOf(scene: Scene, lean: Leaning): Market[] {
  const found = scene.ring.flatMap((colour, borough) =>
    CORNERS.flatMap((corner): Market[] => {
      const flat = marketPoint(lean.plan, borough, corner);
      return flat === null ? [] : [{ id: `${colour}-${corner}`, colour, corner, flat }];
    }),
  );
  return found.sort((a, b) => a.flat[1] - b.flat[1]);
}

/** All markets, the far ones first. */
export function LeaningMarkets({ scene, lean, ghost }: MarketsProps) {
  const isDriving = choicesAt(scene.props.offer, "stops").length > 0;
  return (
    <>
      {marketsOf(scene, lean).map((market) => (
        <MarketSpot key={market.id} scene={scene} lean={lean} ghost={ghost} market={market} isDriving={isDriving} />
      ))}
    </>
  );
}

function stopAt(scene: Scene, market: string): Stop | undefined {
  return scene.aids.carriage?.stops.find((stop) => stop.market === market);
}

function MarketSpot({ scene, lean, ghost, market, isDriving }: MarketsProps & { market: Market; isDriving: boolean }) {
  const { props, view, facts } = scene;
  const { id, corner, flat } = market;
  const at = lean.at(flat);
  const [x, y] = at;
  const size = lean.size(flat);
  const letterOf = useLetters();
  const click = marketClick(scene, id);
  const bill = view.bills[id];
  const kind = bill === undefined ? undefined : facts.components.bills.find((fact) => fact.id === split(bill).rest);
  const coaches = view.seats.filter((row) => row.carriage === id);
  const isChosen = isDriving && ghost?.carriage === id;
  const steps = click === null ? undefined : stopAt(scene, id)?.steps;
  const isBarred = isDriving && click !== null && bill !== undefined && !click.takes;
  const radius = BILL * size;
  const low: Point = [x, y + (bill === undefined ? 0 : radius * 0.9)];
  return (
    <g
      class={`nds-market ${click === null ? "" : "nds-can"} ${click?.takes === true ? "nds-take" : ""} ${isChosen ? "nds-chosen" : ""} ${isDriving && click === null ? "nds-out" : ""} ${seatClass(market.colour)}`}
      data-market={id}
      onClick={() => (click === null ? props.inspect("market", id) : click.run())}
    >
      <title>{props.texts.term("market", id)}</title>
      <g data-spot={`market:${id}`}>
        <circle class="nds-spot" cx={x} cy={y} r={radius * 1.2} />
        {corner === "centre" ? (
          <>
            <ellipse class="nds-plaza" cx={x} cy={y} rx={14.5 * size} ry={11 * size} />
            <ellipse class="nds-plaza-in" cx={x} cy={y} rx={9.7 * size} ry={7 * size} />
          </>
        ) : (
          bill === undefined && <polygon class="nds-plaza" points={octagon(at, 10 * size)} />
        )}
      </g>
      {bill !== undefined && kind !== undefined && (
        <g data-spot={`bill:${id}`}>
          <StandingBill
            at={at}
            size={radius}
            colour={split(bill).colour}
            letter={letterOf(split(bill).colour)}
            kind={kind.id}
            prestige={kind.prestige}
          />
        </g>
      )}
      {isBarred && <path class="nds-barred" d={`M${x - radius} ${y + radius}L${x + radius} ${y - radius}`} />}
      {coaches.map((row, index) => (
        <g key={row.seat} data-spot={`coach:${row.seat}`}>
          <StandingCoach
            at={[low[0] + (index - (coaches.length - 1) / 2) * COACH * 0.7 * size, low[1]]}
            size={COACH * size}
            colour={row.colour}
          />
        </g>
      ))}
      {isChosen && (
        <g class="nds-comes">
          <StandingCoach
            at={[x + (coaches.length > 0 ? 20 : 0), low[1]]}
            size={COACH * size}
            colour={scene.mine.colour}
          />
        </g>
      )}
      {click !== null && (
        <>
          <circle class="nds-reach" cx={x} cy={y} r={radius * 1.42} data-action={click.action ?? undefined} />
          {steps !== undefined && (
            <g class="nds-steps">
              <circle cx={x + radius} cy={y - radius * 1.02} r="10" />
              <text x={x + radius} y={y - radius * 1.02 + 4.8} font-size="13.500">
                {steps}
              </text>
            </g>
          )}
        </>
      )}
    </g>
  );
}

/** The road that the carriage takes to the chosen market. */
export function Route({ scene, lean, ghost }: MarketsProps) {
  const verb = wordsOf(scene.props.draft.action ?? "")[0];
  if (ghost === null || ghost.carriage === null || (verb !== "drive" && verb !== "collect")) return null;
  const route = stopAt(scene, ghost.carriage)?.route ?? [];
  const crossing = (market: string) => {
    const { colour, rest } = split(market);
    return crossingOf(lean.plan, scene.ring.indexOf(colour), rest);
  };
  const points = route
    .slice(1)
    .flatMap((next, index) => roadBetween(lean.plan, crossing(route[index] ?? ""), crossing(next)));
  if (points.length === 0) return null;
  const drawn = pointsOf(points.map(lean.at));
  return (
    <>
      <polyline class="nds-route-edge" points={drawn} />
      <polyline class="nds-route" points={drawn} />
    </>
  );
}
