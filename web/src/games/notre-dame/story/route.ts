/** The way of a carriage from market to market, for showing how it drives; which ways are allowed the rules say. */
import { asFacts, split } from "../model";
import { cityPlan, crossingOf, neighbours } from "../city/geometry";
import type { BoardProps } from "../../../contract";
import { sceneOf } from "../model";

/** The markets between two others on a shortest way, both left out; none where there is no way. */
export function marketsBetween(props: BoardProps, from: string, to: string): readonly string[] {
  const { ring, pattern } = sceneOf(props);
  const plan = cityPlan(ring.length, pattern, asFacts(props.components).components.track);
  const nodeOf = (market: string) => {
    const { colour, rest } = split(market);
    return crossingOf(plan, ring.indexOf(colour), rest);
  };
  const nameOf = (node: number) => {
    const market = plan.crossings[node]?.market ?? null;
    return market === null ? "" : `${ring[market.borough] ?? ""}-${market.corner}`;
  };
  const [start, goal] = [nodeOf(from), nodeOf(to)];
  const before = new Map<number, number>([[start, start]]);
  for (const node of before.keys()) {
    for (const next of neighbours(plan, node)) if (!before.has(next)) before.set(next, node);
    if (before.has(goal)) break;
  }
  const way: string[] = [];
  for (let node = before.get(goal) ?? start; node !== start; node = before.get(node) ?? start)
    way.unshift(nameOf(node));
  return way;
}
