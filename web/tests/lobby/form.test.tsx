import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { GivenTexts } from "../../src/i18n";
import { GroupsPart } from "../../src/lobby/groups-part";
import type { PartProps } from "../../src/lobby/new-table";
import { drawn } from "../../src/lobby/options-part";
import { PresetsPart } from "../../src/lobby/presets-part";
import { mendsOf, placeOf } from "../../src/lobby/problems";
import { SeatsPart } from "../../src/lobby/seats-part";
import { freshWish, withSeats } from "../../src/lobby/wish";
import type { Wish } from "../../src/lobby/wish";
import { PLAIN_TEXTS } from "../table/texts";
import { COUNTY, COUNTY_COMPONENTS } from "./games";

let place: HTMLDivElement;
const change = vi.fn<(wish: Wish) => void>();
const county = freshWish(COUNTY, "Ada");

beforeEach(() => {
  document.body.replaceChildren();
  change.mockReset();
  place = document.createElement("div");
  document.body.append(place);
});

function part(over: Partial<PartProps> = {}): PartProps {
  return {
    info: COUNTY,
    components: COUNTY_COMPONENTS,
    wish: county,
    change,
    problemAt: () => "",
    mendsAt: () => [],
    settled: [],
    partners: [],
    ...over,
  };
}

function show(what: preact.ComponentChild): void {
  act(() => render(<GivenTexts texts={PLAIN_TEXTS}>{what}</GivenTexts>, place));
}

function box(module: string): HTMLInputElement {
  const found = place.querySelector<HTMLInputElement>(`input[name="lb-module-${module}"]`);
  if (found === null) throw new Error(`no box for ${module}`);
  return found;
}

describe("the groups of the form", () => {
  it("show every module once, but those that come by themselves", () => {
    const alone = { ...withSeats(county, 1) };
    show(<GroupsPart {...part({ wish: alone })} />);
    const shown = [...place.querySelectorAll<HTMLInputElement>('input[name^="lb-module-"]')].map((each) =>
      each.name.slice(10),
    );
    const wanted = COUNTY.modules
      .map(({ id }) => id)
      .filter((id) => !["base", "solitaire", "guest-limit"].includes(id));
    expect([...shown].sort()).toEqual([...wanted].sort());
  });

  it("tick what a mode brings along, and keep it", () => {
    show(
      <GroupsPart
        {...part({ wish: { ...county, modules: ["duel"] }, settled: ["base", "duel", "tableau", "milestones"] })}
      />,
    );
    expect([box("tableau").checked, box("tableau").disabled]).toEqual([true, true]);
    expect([box("duel").checked, box("duel").disabled]).toEqual([true, false]);
    expect(place.querySelectorAll(".lb-option")).not.toHaveLength(0);
    expect(place.textContent).toContain("ob-option-milestone-cards");
    expect(place.textContent).not.toContain("ob-option-tableau-top");
    expect(place.textContent).not.toContain("ob-option-target");
  });

  it("say at the module what is wrong and offer the ways out", () => {
    const wish: Wish = { ...county, modules: ["teams"] };
    const problem = { code: "teams-need-four-or-six", params: { seats: 3 } };
    const at = placeOf(problem, wish);
    show(
      <GroupsPart
        {...part({
          wish,
          problemAt: (where) => (where === at ? "too few for teams" : ""),
          mendsAt: (where) => (where === at ? mendsOf(problem, wish, COUNTY) : []),
        })}
      />,
    );
    const wrong = place.querySelector(".lb-module-wrong");
    expect(wrong?.textContent).toContain("too few for teams");
    expect(box("teams").getAttribute("aria-describedby")).toContain("lb-module-teams-wrong");
    expect(wrong?.closest("details")?.open).toBe(true);
    act(() => wrong?.querySelector<HTMLElement>(".lb-mends button")?.click());
    expect(change.mock.calls[0]?.[0].seats).toHaveLength(4);
  });

  it("let promotional guests be ticked or drawn, with the advice beside them", () => {
    show(<GroupsPart {...part({ wish: { ...county, options: { "promo-guests": "mr-stray" } } })} />);
    expect(place.querySelector(".lb-advice")?.textContent).toContain("lobby-list-advice 1 3 5");
    act(() => place.querySelector<HTMLElement>('input[name="lb-option-promo-guests-miss-letter"]')?.click());
    expect(change.mock.calls[0]?.[0].options["promo-guests"]).toBe("mr-stray,miss-letter");
    act(() => place.querySelector<HTMLElement>(".lb-advice button")?.click());
    expect(change.mock.calls[1]?.[0].options["promo-guests"]?.split(",").sort()).toEqual(["miss-letter", "mr-stray"]);
  });

  it("draw without drawing anything twice", () => {
    expect(drawn(["a", "b", "c"], 2, () => 0)).toEqual(["a", "b"]);
    expect(drawn(["a", "b"], 5, () => 0.99)).toEqual(["b", "a"]);
  });
});

describe("ways to play and seats", () => {
  it("are one press", () => {
    show(<PresetsPart {...part()} />);
    act(() => place.querySelector<HTMLElement>('input[value="six"]')?.click());
    const [wish] = change.mock.calls[0] ?? [];
    expect(wish?.seats).toHaveLength(6);
    expect(wish?.modules).toContain("wessex");
  });

  it("mark the teams, and let anybody sit anywhere", () => {
    show(
      <SeatsPart
        {...part({ wish: { ...withSeats(county, 6), modules: ["teams"] }, partners: [3, 4, 5, 0, 1, 2] })}
        known={[]}
      />,
    );
    const teams = [...place.querySelectorAll(".lb-seat-team")].map((each) => each.textContent);
    expect(teams).toEqual([
      "lobby-seat-team 1 4",
      "lobby-seat-team 2 5",
      "lobby-seat-team 3 6",
      "lobby-seat-team 1 1",
      "lobby-seat-team 2 2",
      "lobby-seat-team 3 3",
    ]);
    expect(place.querySelectorAll(".lb-seat .ui-team")).toHaveLength(6);
    expect(place.querySelectorAll(".lb-seat")).toHaveLength(6);
  });
});
