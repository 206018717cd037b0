// @vitest-environment node
import { describe, expect, it } from "vitest";
import {
  BLOCKS,
  cityPlan,
  crossingOf,
  distance,
  marketPoint,
  neighbours,
  roadBetween,
} from "../../src/games/notre-dame/city/geometry";
import type { CityPlan, Pattern, Point } from "../../src/games/notre-dame/city/geometry";
import { components, fixture, fixtureNames } from "./fixtures";

const SHIPPED: Pattern = {
  corners: "MbMbMbMb",
  cathedralRoad: true,
  cathedralSide: [0, 1],
  shared: [
    [1, 0],
    [2, 7],
  ],
};
const TRACK = 9;

const corner = (plan: CityPlan, borough: number, index: number): Point => {
  const found = plan.boroughs[borough % plan.size]?.corners[index % 8];
  if (found === undefined) throw new Error("no such corner");
  return found;
};

/** How many markets are one, two, three and four steps from the centre of the first borough. */
function rings(plan: CityPlan): number[] {
  const start = crossingOf(plan, 0, "centre");
  const seen = new Set([start]);
  let ring = [start];
  const found: number[] = [];
  while (found.length < 4) {
    ring = [...new Set(ring.flatMap((market) => neighbours(plan, market)))].filter((market) => !seen.has(market));
    for (const market of ring) seen.add(market);
    found.push(ring.length);
  }
  return found;
}

describe.each([3, 4, 5])("a city of %i boroughs", (size) => {
  const plan = cityPlan(size, SHIPPED, TRACK);

  it("closes round the cathedral: neighbours share a whole side", () => {
    for (let each = 0; each < size; each += 1) {
      expect(distance(corner(plan, each, 1), corner(plan, each + 1, 0))).toBeLessThan(0.01);
      expect(distance(corner(plan, each, 2), corner(plan, each + 1, 7))).toBeLessThan(0.01);
    }
  });

  it("has convex boroughs", () => {
    for (let each = 0; each < size; each += 1) {
      const turns = Array.from({ length: 8 }, (_, index) => {
        const [p, q, r] = [corner(plan, each, index), corner(plan, each, index + 1), corner(plan, each, index + 2)];
        return (q[0] - p[0]) * (r[1] - q[1]) - (q[1] - p[1]) * (r[0] - q[0]) > 0;
      });
      expect(new Set(turns).size).toBe(1);
    }
  });

  it("runs clockwise from the bottom", () => {
    const angles = plan.boroughs.map(({ centre }) =>
      Math.atan2(centre[1] - plan.cathedral.centre[1], centre[0] - plan.cathedral.centre[0]),
    );
    const turned = angles.map((angle) => (angle - (angles[0] ?? 0) + 4 * Math.PI) % (2 * Math.PI));
    expect(turned).toEqual([...turned].sort((a, b) => a - b));
    expect(plan.boroughs[0]?.centre[1]).toBeGreaterThan(plan.cathedral.centre[1]);
  });

  it("gives every market its roads", () => {
    const roads = { centre: 6, a: 5, b: 5, c: 3, d: 3 };
    for (let each = 0; each < size; each += 1) {
      for (const [name, count] of Object.entries(roads))
        expect(neighbours(plan, crossingOf(plan, each, name))).toHaveLength(count);
    }
    expect(plan.crossings.filter(({ market }) => market !== null)).toHaveLength(5 * size);
    expect(rings(plan)).toEqual({ 3: [6, 5, 3, 0], 4: [6, 6, 5, 2], 5: [6, 6, 7, 5] }[size]);
  });

  it("draws roads from market to market", () => {
    for (let start = 0; start < plan.crossings.length; start += 1) {
      if (plan.crossings[start]?.market === null) continue;
      for (const goal of neighbours(plan, start)) {
        const road = roadBetween(plan, start, goal);
        expect(road[0]).toEqual(plan.crossings[start]?.at);
        expect(road.at(-1)).toEqual(plan.crossings[goal]?.at);
      }
    }
  });

  it("keeps everything on the paper, and every space in its harbour", () => {
    for (const { blocks, track } of plan.boroughs) {
      expect(blocks.map(({ kind }) => kind)).toEqual(BLOCKS);
      expect(track.spaces).toHaveLength(TRACK + 1);
      for (const [x, y] of [...track.spaces, ...blocks.flatMap(({ shape }) => shape)]) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(plan.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(plan.height);
      }
      track.spaces.forEach((space, index) => {
        for (const other of track.spaces.slice(index + 1))
          expect(distance(space, other)).toBeGreaterThan(1.9 * track.radius);
      });
    }
  });
});

describe("another pattern of markets", () => {
  it("is drawn as the data say", () => {
    const plan = cityPlan(4, { ...SHIPPED, corners: "MbbMMbbM", cathedralRoad: false }, TRACK);
    expect(marketPoint(plan, 0, "b")).toEqual(corner(plan, 0, 3));
    // Without the road at the cathedral, market A no longer touches that of the next borough.
    expect(neighbours(plan, crossingOf(plan, 0, "a"))).not.toContain(crossingOf(plan, 1, "a"));
  });
});

describe("the sectors of the map", () => {
  it("are those of the data", () => {
    const sectors = components.components.sectors;
    expect([...BLOCKS].filter((block) => block !== "harbour").sort()).toEqual([...sectors].sort());
  });
});

describe.each(fixtureNames())("%s", (name) => {
  it("has the roads that the rules use", () => {
    const { aids } = fixture(name);
    const { ring, roads } = aids.more as { ring?: string[]; roads?: [string, string][] };
    if (ring === undefined || roads === undefined) return;
    const plan = cityPlan(ring.length, SHIPPED, TRACK);
    const word = (node: number) => {
      const market = plan.crossings[node]?.market;
      return market === null || market === undefined ? "" : `${ring[market.borough] ?? ""}-${market.corner}`;
    };
    const drawn = new Set(
      plan.crossings.flatMap((crossing, node) =>
        crossing.market === null
          ? []
          : neighbours(plan, node).map((other) => [word(node), word(other)].sort().join(" ")),
      ),
    );
    expect([...drawn].sort()).toEqual(roads.map((pair) => [...pair].sort().join(" ")).sort());
  });
});
