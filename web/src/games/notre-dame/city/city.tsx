/**
 * The map of the city. It is decoration with a title: everything on it is said in words elsewhere on the board, and
 * everything that can be chosen on it has a real button there. Clicking on it is a short cut.
 */
import { useId, useMemo } from "preact/hooks";
import { Placed } from "../art/glyph";
import { choicesAbout, choicesAt, ownerOf, piecesIn, split, wordsOf } from "../model";
import type { Scene } from "../model";
import { seatClass, useLetters } from "../seats";
import { MapBorough } from "./borough";
import { cityPlan, crossingOf, marketPoint, roadBetween } from "./geometry";
import type { CityPlan, Point } from "./geometry";
import { MapBill, MapCoach, MapCube, octagon, pointsOf } from "./pieces";
import { Plate } from "./plate";

export interface CityMapProps {
  scene: Scene;
  /** The borough to look at closely; null shows all of them. */
  close: number | null;
  /** Numbers instead of single pieces, for small screens. */
  brief: boolean;
}

/** The plan for the table at hand; it stays the same all game long. */
function usePlan(scene: Scene): CityPlan {
  return useMemo(
    () => cityPlan(scene.ring.length, scene.pattern, scene.facts.components.track),
    [scene.ring.length, scene.facts],
  );
}

/** The map of all boroughs, that of the looking seat first. */
export function CityMap({ scene, close, brief }: CityMapProps) {
  const id = useId();
  const plan = usePlan(scene);
  const { props, view, aids } = scene;
  const sectors = choicesAt(props.offer, "borough");
  const chosen = wordsOf(props.draft.action ?? "");
  const few = brief && close === null;
  return (
    <svg
      class={`nd-map nd-map-${plan.size} ${few ? "nd-brief" : ""}`}
      viewBox={boxOf(plan, close)}
      role="img"
      aria-label={props.texts.t("ndb-city-about", { n: plan.size })}
    >
      <defs>
        <pattern id={`${id}h`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(40)">
          <path class="nd-m-hatch" d="M0 0V7" />
        </pattern>
        <pattern id={`${id}w`} width="22" height="11" patternUnits="userSpaceOnUse">
          <path class="nd-m-wave" d="M0 6q5.5-6 11 0t11 0" />
        </pattern>
        <pattern id={`${id}c`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(20)">
          <circle class="nd-m-cobble" cx="2" cy="2" r="1" />
          <circle class="nd-m-cobble" cx="6.5" cy="6.5" r="1" />
        </pattern>
      </defs>
      {plan.boroughs.map(({ corners }) => (
        <polygon class="nd-m-road-edge" points={pointsOf(corners)} />
      ))}
      {plan.boroughs.map(({ corners }) => (
        <polygon class="nd-m-road" points={pointsOf(corners)} />
      ))}
      <polygon class="nd-m-road" points={pointsOf(plan.cathedral.shape)} />
      {plan.boroughs.map(({ corners }) => (
        <polygon fill={`url(#${id}c)`} points={pointsOf(corners)} />
      ))}
      {plan.boroughs.map((borough) => {
        const owner = ownerOf(scene, borough.index);
        const { row, isMine } = owner;
        return (
          <MapBorough
            borough={borough}
            {...owner}
            brief={few}
            track={scene.facts.components.track}
            stops={row === null || view.persons.length === 0 ? null : (aids.plague?.[row.seat]?.stops ?? null)}
            hatch={`${id}h`}
            waves={`${id}w`}
            open={new Set(isMine ? sectors.map((choice) => wordsOf(choice.action)[1] ?? "") : [])}
            chosen={isMine ? (chosen[1] ?? null) : null}
            tip={(sector) =>
              props.texts.t("ndb-tip", {
                name: props.texts.term("sector", sector),
                n: row === null ? 0 : piecesIn(row, sector),
              })
            }
            onSector={(sector) => {
              const choice = isMine ? choicesAbout(sectors, sector)[0] : undefined;
              if (choice !== undefined) props.draft.choose(choice.action);
              else props.inspect("sector", sector);
            }}
          />
        );
      })}
      {plan.boroughs.slice(0, 1).map(({ corners }) => (
        <polygon class={`nd-m-mine ${seatClass(scene.mine.colour)}`} points={pointsOf(corners)} />
      ))}
      <Cathedral scene={scene} plan={plan} hatch={`${id}h`} />
      <Routes scene={scene} plan={plan} />
      <Markets scene={scene} plan={plan} brief={few} />
      {close === null &&
        plan.boroughs.map((borough) => <Plate scene={scene} plan={plan} borough={borough} brief={few} />)}
    </svg>
  );
}

/** The whole city, or one borough with its rim. */
function boxOf(plan: CityPlan, close: number | null): string {
  const borough = close === null ? undefined : plan.boroughs[close];
  if (borough === undefined) return `0 0 ${plan.width} ${Math.round(plan.height)}`;
  const xs = borough.corners.map(([x]) => x);
  const ys = borough.corners.map(([, y]) => y);
  const rim = 52;
  const left = Math.min(...xs) - rim;
  const top = Math.min(...ys) - rim;
  return [left, top, Math.max(...xs) + rim - left, Math.max(...ys) + rim - top].map(Math.round).join(" ");
}

function Cathedral({ scene, plan, hatch }: { scene: Scene; plan: CityPlan; hatch: string }) {
  const { view, props, aids } = scene;
  const letterOf = useLetters();
  const { centre, shape, radius } = plan.cathedral;
  const [x, y] = centre;
  const inner = shape.map(([px, py]): Point => [x + (px - x) * 0.86, y + (py - y) * 0.86]);
  const cubes = view.seats.flatMap((row) => Array.from({ length: row["notre-dame"] }, () => row));
  const few = cubes.length <= 6;
  const groups = few
    ? cubes.map((row) => ({ row, words: "" }))
    : view.seats.filter((row) => row["notre-dame"] > 0).map((row) => ({ row, words: String(row["notre-dame"]) }));
  const perRow = 3;
  const rows = Math.ceil(groups.length / perRow);
  const share = aids.cathedral?.now;
  const choice = choicesAbout(choicesAt(props.offer, "borough"), "notre-dame")[0];
  const length = radius * 1.75;
  return (
    <g
      class={`nd-m-cathedral ${choice === undefined ? "" : "nd-open"} ${choice !== undefined && props.draft.action === choice.action ? "nd-chosen" : ""}`}
      onClick={() =>
        choice === undefined
          ? props.inspect("card", `${scene.mine.colour}-notre-dame`)
          : props.draft.choose(choice.action)
      }
    >
      <polygon class="nd-m-close" points={pointsOf(inner)} />
      <polygon fill={`url(#${hatch})`} points={pointsOf(inner)} />
      <g transform={`translate(${x} ${y}) rotate(-90)`}>
        <Placed name="plan" x={0} y={0} width={length} height={length * 0.6} class="nd-m-plan" />
      </g>
      {groups.map(({ row, words }, index) => {
        const inRow = Math.min(perRow, groups.length - Math.floor(index / perRow) * perRow);
        const at: Point = [
          x + ((index % perRow) - (inRow - 1) / 2) * 24,
          y - 2 - (rows - 1) * 12 + Math.floor(index / perRow) * 24,
        ];
        return <MapCube at={at} colour={row.colour} words={words === "" ? letterOf(row.colour) : words} />;
      })}
      {share !== undefined && view.question !== null && (
        <>
          <rect class="nd-m-plaque" x={x - 62} y={y + rows * 12 + 4} width="124" height="24" rx="4" />
          <text class="nd-m-share" x={x} y={y + rows * 12 + 21} font-size="15">
            {share.cubes === 0
              ? props.texts.t("ndb-share-none", { value: view["cathedral-value"] })
              : `${view["cathedral-value"]} ÷ ${share.cubes} = ${share.each}`}
          </text>
        </>
      )}
    </g>
  );
}

/** The market a word names, in the numbering of the plan. */
function spotOf(scene: Scene, market: string): { borough: number; corner: string } {
  const { colour, rest } = split(market);
  return { borough: scene.ring.indexOf(colour), corner: rest };
}

function Routes({ scene, plan }: { scene: Scene; plan: CityPlan }) {
  const [verb, market] = wordsOf(scene.props.draft.action ?? "");
  if ((verb !== "drive" && verb !== "collect") || market === undefined) return null;
  const route = scene.aids.carriage?.stops.find((stop) => stop.market === market)?.route ?? [];
  const points: Point[] = [];
  route.slice(1).forEach((next, index) => {
    const from = spotOf(scene, route[index] ?? "");
    const to = spotOf(scene, next);
    points.push(
      ...roadBetween(plan, crossingOf(plan, from.borough, from.corner), crossingOf(plan, to.borough, to.corner)),
    );
  });
  if (points.length === 0) return null;
  return (
    <>
      <polyline class="nd-m-route-edge" points={pointsOf(points)} />
      <polyline class="nd-m-route" points={pointsOf(points)} />
    </>
  );
}

function Markets({ scene, plan, brief }: { scene: Scene; plan: CityPlan; brief: boolean }) {
  const { props, view, facts, ring } = scene;
  const stops = choicesAt(props.offer, "stops");
  const chosen = wordsOf(props.draft.action ?? "");
  const driving = stops.length > 0;
  return (
    <>
      {ring.flatMap((colour, borough) =>
        ["centre", "a", "b", "c", "d"].map((corner) => {
          const at = marketPoint(plan, borough, corner);
          if (at === null) return null;
          const market = `${colour}-${corner}`;
          const bill = view.bills[market];
          const here = choicesAbout(stops, market);
          const take = here.find((choice) => wordsOf(choice.action)[0] === "collect");
          const drive = here.find((choice) => wordsOf(choice.action)[0] === "drive");
          const isChosen = driving && chosen[1] === market;
          const coaches = view.seats.filter((row) => row.carriage === market);
          const steps = scene.aids.carriage?.stops.find((stop) => stop.market === market)?.steps;
          const kind = bill === undefined ? null : facts.components.bills.find((fact) => fact.id === split(bill).rest);
          const pick = () => {
            const next = isChosen && chosen[0] === "collect" ? drive : (take ?? drive);
            if (next !== undefined) props.draft.choose(next.action);
            else props.inspect("market", market);
          };
          return (
            <g
              class={`nd-m-market ${here.length > 0 ? "nd-open" : ""} ${take === undefined ? "" : "nd-take"} ${isChosen ? "nd-chosen" : ""} ${seatClass(colour)}`}
              onClick={pick}
            >
              <title>{props.texts.term("market", market)}</title>
              {corner === "centre" ? (
                <>
                  <circle class="nd-m-plaza" cx={at[0]} cy={at[1]} r="22" />
                  <circle class="nd-m-plaza-in" cx={at[0]} cy={at[1]} r="17" />
                  <path class="nd-m-well" d={`M${at[0] - 6} ${at[1]}h12M${at[0]} ${at[1] - 6}v12`} />
                </>
              ) : (
                <>
                  <polygon class="nd-m-plaza" points={octagon(at, 23)} />
                  <polygon class="nd-m-plaza-in" points={octagon(at, 18)} />
                </>
              )}
              {bill !== undefined && kind !== null && kind !== undefined && (
                <MapBill at={at} colour={split(bill).colour} kind={kind.id} prestige={kind.prestige} brief={brief} />
              )}
              {coaches.map((row, index) => (
                <MapCoach
                  at={[at[0] + (index - (coaches.length - 1) / 2) * 26, at[1] + (bill === undefined ? 0 : 28)]}
                  colour={row.colour}
                  mine={row.seat === scene.mine.seat}
                />
              ))}
              {here.length > 0 && (
                <>
                  <circle class="nd-m-reach" cx={at[0]} cy={at[1]} r="34" />
                  {corner !== "centre" && (
                    <>
                      <rect class="nd-m-tag" x={at[0] - 40} y={at[1] + 16} width="22" height="22" rx="4" />
                      <text x={at[0] - 29} y={at[1] + 33} font-size="16">
                        {corner.toUpperCase()}
                      </text>
                    </>
                  )}
                  {steps !== undefined && (
                    <>
                      <circle class="nd-m-badge" cx={at[0] + 28} cy={at[1] - 26} r="14" />
                      <text class="nd-m-badge-text" x={at[0] + 28} y={at[1] - 20} font-size="17">
                        {steps}
                      </text>
                    </>
                  )}
                </>
              )}
            </g>
          );
        }),
      )}
    </>
  );
}
