// @vitest-environment node
/** No rule asks the whole page, or the whole table, what it holds: the browser would look at all of it at every change. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const LARGE =
  /(?:body|:root(?:\[[^\]]*\])?|html|#app|main|\.os-(?:frame|stage|rail|over)|\.tb-(?:table-page|wide|narrow|columns)):has\(/;

it("a rule with :has stands at something small", () => {
  const files = readdirSync("src", { recursive: true })
    .map((each) => `src/${each}`)
    .filter((each) => each.endsWith(".css"));
  expect(files.length).toBeGreaterThan(50);
  const found = files.filter((each) => LARGE.test(readFileSync(each, "utf8")));
  expect(found).toEqual([]);
});
