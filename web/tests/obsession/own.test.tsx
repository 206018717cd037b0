/** What the looking seat owns, in a line that stays in sight; and what the opponent's die does. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it } from "vitest";
import type { BoardProps } from "../../src/contract";
import board from "../../src/games/obsession";
import { countyOf } from "../../src/games/obsession/model";
import type { Previewed } from "../../src/gen/protocol";
import { GivenTexts } from "../../src/i18n";
import { LANGUAGES } from "../../src/i18n/texts";
import { components, draw, fixture, propsOf, textsOf } from "./helpers";

const MISSING = /\b(obb?|table|learn)-[a-z-]+/;

function line(props: BoardProps): HTMLElement {
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  const Own = board.Own;
  if (Own === undefined) throw new Error("no line of own things");
  void act(() =>
    render(
      <GivenTexts texts={props.texts}>
        <Own {...props} />
      </GivenTexts>,
      root,
    ),
  );
  return root;
}

describe("the line of own things", () => {
  const from = fixture("obsession-solo-host-activity");
  const { props } = propsOf(from);
  const own = countyOf(from.position.view).seats[0];
  if (own === undefined) throw new Error("nobody plays");

  it.each(LANGUAGES)("has money, reputation and free servants in words (%s)", (lang) => {
    const root = line(propsOf(from, { lang }).props);
    expect(root.querySelector(`[data-spot="money:0"] b`)?.textContent).toMatch(new RegExp(`${own.pounds}`));
    expect(root.querySelector(`[data-spot="reputation:0"] b`)?.textContent).toBe(`${own.level}·${own.position}`);
    expect(root.querySelectorAll("li").length).toBeGreaterThan(3);
    expect(root.textContent).not.toMatch(MISSING);
  });

  it("says what the chosen answer makes of them in the place of their names", () => {
    const after = { ...own, pounds: own.pounds + 300 };
    const preview = { why: null, before: own, after } as unknown as Previewed;
    const money = line({ ...props, preview }).querySelector(`[data-spot="money:0"] small`);
    expect(money?.className).toBe("ob-own-up");
    expect(money?.textContent).toContain(String(own.pounds + 300));
  });

  it("is empty for whoever only looks on", () => {
    expect(line({ ...props, seat: null }).textContent).toBe("");
  });
});

describe("the table of the opponent's die", () => {
  const from = fixture("obsession-solo-host-activity");

  it.each(LANGUAGES)("has every roll once, with a monument and without (%s)", (lang) => {
    const rows = [...draw(from, { lang }).root.querySelectorAll("[data-die] tbody tr")];
    const facts = components as { scavenger_rows: { min: number; max: number }[] };
    expect(rows.map((row) => row.querySelector("th")?.textContent)).toEqual(
      facts.scavenger_rows.map(({ min, max }) => (min === max ? `${min}` : `${min}–${max}`)),
    );
    expect(rows[0]?.textContent).toContain(textsOf(lang).t("obb-die-position", { n: 1 }));
    expect(rows[0]?.textContent).toContain(textsOf(lang).t("obb-die-monument"));
    for (const row of rows) expect(row.textContent).not.toMatch(MISSING);
  });

  it.each(LANGUAGES)("tells the aims of a dynamic opponent (%s)", (lang) => {
    const table = { ...from.table, modules: ["dynamic-opponent"] };
    const rows = [...draw({ ...from, table }, { lang }).root.querySelectorAll("[data-die] tbody tr")];
    expect(rows.length).toBe((components as { dynamic_rows: unknown[] }).dynamic_rows.length);
    for (const row of rows) expect(row.textContent).not.toMatch(MISSING);
  });
});
