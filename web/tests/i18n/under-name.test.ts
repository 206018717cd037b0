/** What stands under a name does not begin with it. */
import { expect, it } from "vitest";
import { underName } from "../../src/i18n/under-name";

it("leaves out the name it stands under, and nothing else", () => {
  expect(underName("Hugo buys a tile", "Hugo")).toBe("Buys a tile");
  expect(underName("Hugo2 buys a tile", "Hugo")).toBe("Hugo2 buys a tile");
  expect(underName("The plague spreads", "")).toBe("The plague spreads");
});
