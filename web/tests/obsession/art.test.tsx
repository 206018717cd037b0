/** Pictures: every component has one, faces stay the same, tiles of the base game have their own. */
import { render } from "preact";
import { describe, expect, it } from "vitest";
import board from "../../src/games/obsession";
import { hashOf } from "../../src/games/obsession/art/portraits";
import { hasVignette } from "../../src/games/obsession/art/vignette";
import { components, draw, fixture } from "./helpers";

function picture(sort: string, id: string): string {
  const root = document.createElement("div");
  render(<board.Picture sort={sort} id={id} components={components} />, root);
  return root.innerHTML;
}

function listed(key: string): { id: string; set?: string }[] {
  return components[key] as { id: string; set?: string }[];
}

describe("pictures", () => {
  it.each([["tile", "tiles"], ["gentry", "gentry"], ["servant", "servants"], ["family", "families"], ["objective", "objectives"], ["vp-card", "vp_cards"], ["opponent", "opponents"]])(
    "every %s has one",
    (sort, key) => {
      for (const { id } of listed(key)) expect(picture(sort, id)).toContain("<svg");
    },
  );

  it("draws every tile of the base game by itself", () => {
    const base = listed("tiles").filter(({ set }) => ["base", "suites", "hybrid"].includes(set ?? ""));
    expect(base.filter(({ id }) => !hasVignette(id))).toEqual([]);
  });

  it("has no picture of what it does not know", () => {
    expect(picture("weather", "rain")).toBe("");
  });

  it("gives somebody always the same face, and not all the same one", () => {
    const ids = listed("gentry").map(({ id }) => id);
    expect(picture("gentry", ids[0] ?? "")).toBe(picture("gentry", ids[0] ?? ""));
    expect(new Set(ids.map((id) => picture("gentry", id))).size).toBeGreaterThan(60);
    expect(hashOf("anne-hawkins")).toBe(hashOf("anne-hawkins"));
  });
});

describe("marks of seats", () => {
  it("are those of the families", () => {
    const { position } = fixture("obsession-3-host-activity");
    const seats = position.view["seats"] as { family: string }[];
    expect(seats.map((_, seat) => board.seatMark(position.view, seat).letter)).toEqual(seats.map(({ family }) => family.slice(0, 1).toUpperCase()));
    expect(new Set(seats.map((_, seat) => board.seatMark(position.view, seat).colour)).size).toBe(seats.length);
  });
});

describe("tapping", () => {
  it("opens the sheet of a thing", () => {
    const drawn = draw(fixture("obsession-3-host-activity"), { tab: "hand" });
    drawn.root.querySelector<HTMLElement>(".ob-guest .ob-tap")?.click();
    expect(drawn.inspected[0]?.[0]).toBe("gentry");
  });

  it("opens the estate of a player", () => {
    const drawn = draw(fixture("obsession-3-host-activity"), { tab: "table" });
    drawn.root.querySelectorAll<HTMLElement>(".ob-player")[1]?.click();
    return new Promise((resolve) => setTimeout(resolve, 0)).then(() => {
      expect(drawn.root.querySelector("dialog .ob-estate")).not.toBeNull();
    });
  });
});
