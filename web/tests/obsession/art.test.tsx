/** Pictures: every component has one, faces stay the same, no two tiles, people or servants look alike. */
import { render } from "preact";
import type { JSX } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it } from "vitest";
import board from "../../src/games/obsession";
import { CarriageBadge, ExtraBadge, GrandBall } from "../../src/games/obsession/art/badges";
import { CHARGES } from "../../src/games/obsession/art/charges";
import { Die20 } from "../../src/games/obsession/art/dice";
import { MILESTONES, Milestone, PlaceMark } from "../../src/games/obsession/art/milestones";
import { NOTABLES } from "../../src/games/obsession/art/notables";
import { Pile } from "../../src/games/obsession/art/pile";
import { Portrait, hashOf } from "../../src/games/obsession/art/portraits";
import { SERVANT_FIGURES, Servant } from "../../src/games/obsession/art/servants";
import { TEAM_COLOURS, TeamBand, TeamMark } from "../../src/ui/team-mark";
import { hasVignette, vignetteOf } from "../../src/games/obsession/art/vignette";
import { Crest as LobbyCrest } from "../../src/lobby/art";
import { namesOf } from "../../src/table/seat-tag";
import { components, draw, fixture, textsOf } from "./helpers";

function picture(sort: string, id: string): string {
  const root = document.createElement("div");
  void act(() => render(<board.Picture sort={sort} id={id} components={components} />, root));
  return root.innerHTML;
}

function drawn(what: JSX.Element): HTMLElement {
  const root = document.createElement("div");
  void act(() => render(what, root));
  return root;
}

/** What is drawn, apart from its colours. */
function shapes(root: HTMLElement): string {
  return [...root.querySelectorAll("path, circle")].map((each) => each.getAttribute("d") ?? each.outerHTML).join(" ");
}

const TEAMS = [0, 1, 2] as const;

function listed(key: string): { id: string; set?: string }[] {
  return components[key] as { id: string; set?: string }[];
}

describe("pictures", () => {
  it.each([
    ["tile", "tiles"],
    ["gentry", "gentry"],
    ["servant", "servants"],
    ["family", "families"],
    ["objective", "objectives"],
    ["vp-card", "vp_cards"],
    ["milestone", "milestones"],
    ["round-event", "events"],
    ["opponent", "opponents"],
  ])("every %s has one", (sort, key) => {
    for (const { id } of listed(key)) expect(picture(sort, id)).toContain("<svg");
  });

  it("draws every tile by itself, and no two alike", () => {
    const ids = listed("tiles").map(({ id }) => id);
    expect(ids.filter((id) => !hasVignette(id))).toEqual([]);
    expect(new Set(ids.map((id) => JSON.stringify(vignetteOf(id, "")))).size).toBe(ids.length);
  });

  it("has no picture of what it does not know", () => {
    expect(picture("weather", "rain")).toBe("");
  });

  it("gives somebody always the same face, and nobody that of another", () => {
    const faces = listed("gentry").map(({ id }) => picture("gentry", id));
    expect(picture("gentry", listed("gentry")[0]?.id ?? "")).toBe(faces[0]);
    expect(new Set(faces).size).toBe(faces.length);
    expect(hashOf("anne-hawkins")).toBe(hashOf("anne-hawkins"));
  });

  it("shows the calling of those who are somebody in particular", () => {
    const known = new Set(listed("gentry").map(({ id }) => id));
    expect(Object.keys(NOTABLES).filter((id) => !known.has(id))).toEqual([]);
    expect(Object.keys(NOTABLES)).toEqual(
      expect.arrayContaining([
        "sherlock-holmes",
        "reverend-ross-carne",
        "dr-richard-clarkson",
        "jane-booth",
        "aston-webb",
      ]),
    );
  });

  it("draws a couple as two people", () => {
    const couple = drawn(<Portrait id="glencora-and-plantagenet-palliser" gender="both" />);
    expect(couple.querySelectorAll("svg > g")).toHaveLength(2);
  });
});

describe("servants", () => {
  it("have a figure and a letter that no other has", () => {
    const ids = listed("servants").map(({ id }) => id);
    expect([...SERVANT_FIGURES].sort()).toEqual([...ids].sort());
    const figures = ids.map((id) => drawn(<Servant id={id} />));
    expect(new Set(figures.map((each) => shapes(each))).size).toBe(ids.length);
    expect(new Set(figures.map((each) => each.querySelector("text")?.textContent)).size).toBe(ids.length);
  });
});

describe("arms", () => {
  it("are there for every family, and no two alike", () => {
    const ids = listed("families").map(({ id }) => id);
    expect(ids.filter((id) => CHARGES[id] === undefined)).toEqual([]);
    expect(new Set(ids.map((id) => picture("family", id))).size).toBe(ids.length);
  });

  it("are the same in the lobby and at the table", () => {
    for (const { id } of listed("families")) {
      const board = document.createElement("div");
      board.innerHTML = picture("family", id);
      expect(shapes(drawn(<LobbyCrest mark={id} />))).toBe(shapes(board));
    }
  });
});

describe("emblems", () => {
  it("are there for every milestone, and no two alike", () => {
    const ids = listed("milestones").map(({ id }) => id);
    expect(Object.keys(MILESTONES).sort()).toEqual([...ids].sort());
    expect(new Set(ids.map((id) => shapes(drawn(<Milestone id={id} />)))).size).toBe(ids.length);
  });

  it("tell first from second place, and one team from another, without colour", () => {
    expect(shapes(drawn(<PlaceMark place={1} />))).not.toBe(shapes(drawn(<PlaceMark place={2} />)));
    expect(new Set(TEAMS.map((team) => shapes(drawn(<TeamMark team={team} />)))).size).toBe(TEAM_COLOURS.length);
    expect(new Set(TEAMS.map((team) => drawn(<TeamBand team={team} />).querySelector("span")?.className)).size).toBe(
      TEAM_COLOURS.length,
    );
  });

  it("show what the die fell on, and nothing before it is thrown", () => {
    expect(drawn(<Die20 value={13} />).textContent).toBe("13");
    expect(drawn(<Die20 />).textContent).toBe("");
  });

  it("draw a pile with as many edges as tiles, and an empty place without one", () => {
    const edges = (count: number): number =>
      drawn(<Pile count={count} category="estate" />).querySelectorAll(".ob-pile-edge").length;
    expect([0, 1, 2, 5].map(edges)).toEqual([0, 1, 2, 5]);
    expect(edges(9)).toBe(edges(6));
    expect(drawn(<Pile count={9} />).textContent).toBe("9");
  });

  it("are decoration unless they are given words", () => {
    const told = [
      <Milestone id="six-roses" label="w" />,
      <GrandBall label="w" />,
      <Die20 label="w" />,
      <TeamMark team={0} label="w" />,
      <CarriageBadge label="w" />,
      <ExtraBadge servant="cook" label="w" />,
      <Pile count={2} label="w" />,
    ];
    for (const each of told) expect(drawn(each).firstElementChild?.getAttribute("aria-label")).toBe("w");
    const silent = [
      <Milestone id="six-roses" />,
      <GrandBall />,
      <Die20 />,
      <TeamMark team={0} />,
      <CarriageBadge />,
      <ExtraBadge servant="cook" />,
      <Pile count={2} />,
    ];
    for (const each of silent) expect(drawn(each).firstElementChild?.getAttribute("aria-hidden")).toBe("true");
  });
});

describe("marks of seats", () => {
  it("are those of the families", () => {
    const { position } = fixture("obsession-3-host-activity");
    const seats = position.view["seats"] as { family: string }[];
    expect(seats.map((_, seat) => board.seatMark(position.view, seat, []).letter)).toEqual(
      seats.map(({ family }) => family.slice(0, 1).toUpperCase()),
    );
    expect(new Set(seats.map((_, seat) => board.seatMark(position.view, seat, []).colour)).size).toBe(seats.length);
  });
});

describe("names of seats", () => {
  it("are the player and the family, once it is chosen", () => {
    const texts = textsOf("en");
    const { position, table } = fixture("obsession-3-host-activity");
    const names = namesOf(board, position.view, table.seats, texts);
    const families = (position.view["seats"] as { family: string }[]).map(({ family }) => texts.term("family", family));
    expect(names).toEqual(texts.seatNames(table.seats).map((name, seat) => `${name} (${families[seat]})`));
    const before = { ...position.view, seats: families.map(() => ({ family: null })) };
    expect(namesOf(board, before, table.seats, texts)).toEqual(texts.seatNames(table.seats));
  });
});

describe("tapping", () => {
  it("opens the sheet of a thing", async () => {
    const table = draw(fixture("obsession-3-host-activity"), { tab: "hand" });
    await act(() => table.root.querySelector<HTMLElement>(".ob-guest .ob-tap")?.click());
    expect(table.inspected[0]?.[0]).toBe("gentry");
  });

  it("opens the estate of a player", async () => {
    const table = draw(fixture("obsession-3-host-activity"), { tab: "table" });
    await act(() => table.root.querySelectorAll<HTMLElement>(".ob-player")[1]?.click());
    expect(table.root.querySelector("dialog .ob-estate")).not.toBeNull();
  });
});
