/**
 * The city leans back: the flat plan is kept, and every point goes through one function before it is drawn, so that the
 * viewer's own borough lies large at the front and the corners of the stage stay free. Buildings, cubes, bills and
 * carriages stand upright and only grow towards the viewer.
 */
import { cityPlan } from "../../city/geometry";
import type { CityPlan, Pattern, Point } from "../../city/geometry";

/** The field that the city is drawn on, and the room at its edges. */
export const FIELD = { width: 1040, height: 556 } as const;
const TOP = 20;
const FOOT = 40;
/** How much of the field a city takes: three boroughs lie wide and would reach under the panels in the corners. */
const SHARE: Readonly<Record<number, number>> = { 3: 0.91, 5: 0.99 };
const WIDEST = 860;
/** How strongly things grow towards the viewer, and how flat the ground lies. */
const GROWTH = 0.2;
const FLATTENED = 0.625;
/** Straight down: the borough of whoever looks is at the front. */
const FRONT = 90;

export interface Leaning {
  plan: CityPlan;
  /** Where a point of the plan is drawn. */
  at(point: Point): Point;
  /** How large what stands upright there is drawn; 1 in the middle. */
  size(point: Point): number;
}

/** The city of *size* boroughs as it is drawn on the stage. */
export function leaningCity(size: number, pattern: Pattern, track: number): Leaning {
  const plan = cityPlan(size, pattern, track, FRONT);
  const everywhere = plan.boroughs.flatMap(({ corners }) => corners);
  const [left, right] = [Math.min(...everywhere.map(([x]) => x)), Math.max(...everywhere.map(([x]) => x))];
  const [far, near] = [Math.min(...everywhere.map(([, y]) => y)), Math.max(...everywhere.map(([, y]) => y))];
  const [cx, cy, half] = [(left + right) / 2, (far + near) / 2, (near - far) / 2];
  const growth = ([, y]: Point): number => 1 / (1 - GROWTH * ((y - cy) / half));
  const tilted = (point: Point): Point => {
    const s = growth(point);
    return [(point[0] - cx) * s, FLATTENED * (point[1] - cy) * s];
  };
  const seen = everywhere.map(tilted);
  const [back, front] = [Math.min(...seen.map(([, y]) => y)), Math.max(...seen.map(([, y]) => y))];
  const wide = 2 * Math.max(...seen.map(([x]) => Math.abs(x)));
  const k = Math.min((FIELD.height - TOP - FOOT) / (front - back), WIDEST / wide) * (SHARE[size] ?? 1);
  return {
    plan,
    at(point) {
      const [x, y] = tilted(point);
      return [FIELD.width / 2 + k * x, TOP + k * (y - back)];
    },
    size: growth,
  };
}
