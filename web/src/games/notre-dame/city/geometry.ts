/**
 * The city on paper: three, four or five equal octagons that close exactly round the cathedral.
 *
 * Screen coordinates: x to the right, y down, so a growing angle runs clockwise, which is the order of seats and
 * the direction of passing. Borough 0 belongs to whoever looks (bottom; bottom left with four boroughs).
 *
 * Corners v0 to v7 of a borough: v0-v1 lies on the cathedral, v1-v2 is shared with the next borough, v0-v7 with the
 * one before. Sector k is the triangle of the centre, vk and vk+1; the fourth holds the harbour with the plague track.
 */

export type Point = readonly [number, number];

/** What stands in the eight triangles of a borough. The order is ours; no rule depends on it. */
export const BLOCKS = [
  "carriage-house",
  "seminary",
  "bank",
  "residence",
  "harbour",
  "hospital",
  "park",
  "inn",
] as const;

/** How the data describe the crossings of a borough (components.board). */
export interface Pattern {
  /** One letter per corner: M carries a market, b is bare. */
  readonly corners: string;
  /** Whether the side at the cathedral is a road. */
  readonly cathedralRoad: boolean;
  readonly cathedralSide: readonly [number, number];
  /** Crossings shared with the next borough: corner here, corner there. */
  readonly shared: readonly (readonly [number, number])[];
}

export interface Block {
  readonly kind: (typeof BLOCKS)[number];
  /** The triangle, drawn in a little so that roads stay free. */
  readonly shape: readonly Point[];
  readonly inner: readonly Point[];
  /** The centre of the free circle, and its radius. */
  readonly label: Point;
  readonly radius: number;
}

export interface Borough {
  readonly index: number;
  readonly centre: Point;
  readonly corners: readonly Point[];
  readonly blocks: readonly Block[];
  readonly track: { readonly radius: number; readonly spaces: readonly Point[] };
}

/** A crossing or a centre; `market` is its name within the borough that owns it. */
export interface Crossing {
  readonly at: Point;
  market: { readonly borough: number; readonly corner: string } | null;
  readonly next: Set<number>;
}

export interface CityPlan {
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly boroughs: readonly Borough[];
  readonly cathedral: { readonly centre: Point; readonly radius: number; readonly shape: readonly Point[] };
  readonly crossings: readonly Crossing[];
}

// Lengths of the cathedral side, the shared side and the next two; the outermost side closes the figure. Every corner
// angle off the cathedral is then equal (130, 135, 138 degrees). Chosen by eye.
const SIDES: Readonly<Record<number, readonly [number, number, number, number]>> = {
  3: [1.36, 0.8, 0.96, 1.16],
  4: [1, 1, 1, 1],
  5: [1.04, 1.24, 0.96, 0.88],
};
const FIRST_AXIS: Readonly<Record<number, number>> = { 3: 90, 4: 135, 5: 90 };
const WIDTH = 1000;
const MARGIN = 62;
const FOOT = 52;
const HALF_ROAD = 11;
const CORNERS = 8;
const LETTERS = ["a", "b", "c", "d"] as const;
const HARBOUR = 4;

const rad = (degrees: number) => (degrees * Math.PI) / 180;
export const distance = (p: Point, q: Point) => Math.hypot(p[0] - q[0], p[1] - q[1]);
const midway = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
const at = <T>(list: readonly T[], index: number): T => {
  const found = list[((index % list.length) + list.length) % list.length];
  if (found === undefined) throw new RangeError(`no item ${index}`);
  return found;
};

/** The corners v0 to v7 with the cathedral at the origin and the borough's axis upwards. */
function localOctagon(size: number): Point[] {
  const [a, b, c, d] = SIDES[size] ?? [1, 1, 1, 1];
  const first = 90 - 180 / size;
  const step = (180 - first) / 3;
  let t = a / 2;
  let u = a / (2 * Math.tan(Math.PI / size));
  const right: Point[] = [[t, u]];
  const walk: readonly (readonly [number, number])[] = [
    [b, first],
    [c, first + step],
    [d, first + 2 * step],
  ];
  for (const [length, angle] of walk) {
    t += length * Math.cos(rad(angle));
    u += length * Math.sin(rad(angle));
    right.push([t, u]);
  }
  const mirrored = right.map(([x, y]): Point => [-x, y]);
  return [at(mirrored, 0), ...right, at(mirrored, 3), at(mirrored, 2), at(mirrored, 1)];
}

function centroid(shape: readonly Point[]): Point {
  let area = 0;
  let x = 0;
  let y = 0;
  shape.forEach((p, index) => {
    const q = at(shape, index + 1);
    const k = p[0] * q[1] - q[0] * p[1];
    area += k;
    x += (p[0] + q[0]) * k;
    y += (p[1] + q[1]) * k;
  });
  return [x / (3 * area), y / (3 * area)];
}

function incircle(p: Point, q: Point, r: Point): { centre: Point; radius: number } {
  const a = distance(q, r);
  const b = distance(p, r);
  const c = distance(p, q);
  const round = a + b + c;
  const area = Math.abs((q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1])) / 2;
  return {
    centre: [(a * p[0] + b * q[0] + c * r[0]) / round, (a * p[1] + b * q[1] + c * r[1]) / round],
    radius: (2 * area) / round,
  };
}

/** A shape drawn in by *width* on every side: scaled about the centre of its free circle. */
function drawnIn(shape: readonly Point[], centre: Point, radius: number, width: number): Point[] {
  const k = (radius - width) / radius;
  return shape.map(([x, y]): Point => [centre[0] + (x - centre[0]) * k, centre[1] + (y - centre[1]) * k]);
}

/** The plague spaces in the harbour as a snake of three rows, the last ones innermost. */
function trackIn(centre: Point, p: Point, q: Point, spaces: number): { radius: number; spaces: Point[] } {
  const quay = midway(p, q);
  const length = distance(p, q);
  const depth = distance(centre, quay);
  const along: Point = [(q[0] - p[0]) / length, (q[1] - p[1]) / length];
  const inward: Point = [(centre[0] - quay[0]) / depth, (centre[1] - quay[1]) / depth];
  const fill = 0.845;
  const gap = Math.min((length * fill - 20) / 3.9, 29);
  const rest = Math.max(spaces - 4, 0);
  const rows = [Math.min(spaces, 4), Math.ceil(rest / 2), Math.floor(rest / 2)];
  const found: Point[] = [];
  rows.forEach((count, row) => {
    const into = (1 - fill) * depth + row * gap * 1.04;
    for (let each = 0; each < count; each += 1) {
      const aside = (each - (count - 1) / 2) * gap * (row % 2 ? -1 : 1);
      found.push([quay[0] + inward[0] * into + along[0] * aside, quay[1] + inward[1] * into + along[1] * aside]);
    }
  });
  return { radius: gap * 0.47, spaces: found };
}

/**
 * Where everything in a city of *size* boroughs lies; `track` is the number of the last plague space. `axis` is the
 * angle at which the first borough lies, in degrees.
 */
export function cityPlan(size: number, pattern: Pattern, track: number, axis = FIRST_AXIS[size] ?? 90): CityPlan {
  const octagon = localOctagon(size);
  const turned = Array.from({ length: size }, (_, index) => {
    const phi = rad(axis + (index * 360) / size);
    return {
      corners: octagon.map(
        ([t, u]): Point => [u * Math.cos(phi) - t * Math.sin(phi), u * Math.sin(phi) + t * Math.cos(phi)],
      ),
    };
  });
  const everywhere = turned.flatMap(({ corners }) => corners);
  const left = Math.min(...everywhere.map(([x]) => x));
  const right = Math.max(...everywhere.map(([x]) => x));
  const top = Math.min(...everywhere.map(([, y]) => y));
  const bottom = Math.max(...everywhere.map(([, y]) => y));
  const k = (WIDTH - 2 * MARGIN) / (right - left);
  const scaled = ([x, y]: Point): Point => [(x - left) * k + MARGIN, (y - top) * k + MARGIN];

  const boroughs = turned.map(({ corners }, index): Borough => {
    const placed = corners.map(scaled);
    const centre = scaled(centroid(corners));
    const blocks = BLOCKS.map((kind, side): Block => {
      const triangle = [centre, at(placed, side), at(placed, side + 1)];
      const free = incircle(centre, at(placed, side), at(placed, side + 1));
      return {
        kind,
        shape: drawnIn(triangle, free.centre, free.radius, HALF_ROAD),
        inner: drawnIn(triangle, free.centre, free.radius, HALF_ROAD + 5),
        label: free.centre,
        radius: free.radius - HALF_ROAD,
      };
    });
    return {
      index,
      centre,
      corners: placed,
      blocks,
      track: trackIn(centre, at(placed, HARBOUR), at(placed, HARBOUR + 1), track + 1),
    };
  });
  const side = k * distance(at(octagon, 0), at(octagon, 1));
  return {
    size,
    width: WIDTH,
    // Where a borough hangs at the bottom in the middle, its plate needs room below.
    height: k * (bottom - top) + 2 * MARGIN + (size === 4 ? 0 : FOOT),
    boroughs,
    cathedral: {
      centre: scaled([0, 0]),
      radius: side / (2 * Math.tan(Math.PI / size)),
      shape: boroughs.map(({ corners }) => at(corners, 0)),
    },
    crossings: crossingsOf(boroughs, pattern),
  };
}

/** Crossings 0 to 8n-1 (one of two shared ones stays without roads), then one centre per borough. */
function crossingsOf(boroughs: readonly Borough[], pattern: Pattern): Crossing[] {
  const size = boroughs.length;
  const found: Crossing[] = [
    ...boroughs.flatMap(({ corners }) =>
      corners.map((point): Crossing => ({ at: point, market: null, next: new Set() })),
    ),
    ...boroughs.map(
      ({ centre, index }): Crossing => ({ at: centre, market: { borough: index, corner: "centre" }, next: new Set() }),
    ),
  ];
  const same = Array.from({ length: size * CORNERS }, (_, index) => index);
  for (let each = 0; each < size; each += 1) {
    for (const [here, there] of pattern.shared) same[((each + 1) % size) * CORNERS + there] = each * CORNERS + here;
  }
  const join = (a: number, b: number) => {
    found[a]?.next.add(b);
    found[b]?.next.add(a);
  };
  for (let each = 0; each < size; each += 1) {
    let following = 0;
    for (let corner = 0; corner < CORNERS; corner += 1) {
      const here = at(same, each * CORNERS + corner);
      const crossing = at(found, here);
      const letter = LETTERS[following];
      if (pattern.corners[corner] === "M" && letter !== undefined) {
        crossing.market = { borough: each, corner: letter };
        following += 1;
      }
      join(size * CORNERS + each, here);
      const along = (corner + 1) % CORNERS;
      const atCathedral = pattern.cathedralSide.includes(corner) && pattern.cathedralSide.includes(along);
      if (!atCathedral || pattern.cathedralRoad) join(here, at(same, each * CORNERS + along));
    }
  }
  return found;
}

const isMarket = (crossing: Crossing, borough: number, corner: string) =>
  crossing.market !== null && crossing.market.borough === borough && crossing.market.corner === corner;

/** Where a market lies. */
export function marketPoint(plan: CityPlan, borough: number, corner: string): Point | null {
  return plan.crossings.find((crossing) => isMarket(crossing, borough, corner))?.at ?? null;
}

/** The markets one road away, through bare crossings only. */
export function neighbours(plan: CityPlan, start: number): number[] {
  return [...roadsFrom(plan, start).keys()];
}

/** The road between two neighbouring markets as points; the shortest where there are several. */
export function roadBetween(plan: CityPlan, start: number, goal: number): Point[] {
  return (roadsFrom(plan, start).get(goal) ?? [start, goal]).map((node) => at(plan.crossings, node).at);
}

/** Where the plate with a player's name stands: its middle, in the free corner next to the borough. */
export function platePoint(plan: CityPlan, index: number, width: number, height: number): Point {
  const corners = at(plan.boroughs, index).corners;
  const centre = plan.cathedral.centre;
  const [x, y] = at(plan.boroughs, index).centre;
  const isMiddle = Math.abs(x - centre[0]) < 1;
  const isSide = plan.size === 5 && (index === 1 || index === 4);
  const lowest = Math.max(...corners.map(([, down]) => down));
  return [
    isMiddle ? x : x < centre[0] ? width / 2 + 4 : plan.width - width / 2 - 4,
    isSide ? lowest + height / 2 + 34 : y < centre[1] ? height / 2 + 4 : plan.height - height / 2 - 4,
  ];
}

/** The number of a market's crossing in the plan. */
export function crossingOf(plan: CityPlan, borough: number, corner: string): number {
  return plan.crossings.findIndex((crossing) => isMarket(crossing, borough, corner));
}

function roadsFrom(plan: CityPlan, start: number): Map<number, number[]> {
  const found = new Map<number, number[]>();
  const queue: number[][] = [[start]];
  const seen = new Set([start]);
  for (let done = 0; done < queue.length; done += 1) {
    const path = at(queue, done);
    for (const other of at(plan.crossings, at(path, path.length - 1)).next) {
      if (seen.has(other)) continue;
      seen.add(other);
      const longer = [...path, other];
      if (at(plan.crossings, other).market !== null) found.set(other, longer);
      else queue.push(longer);
    }
  }
  return found;
}
