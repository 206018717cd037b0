import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FactInfo } from "../../src/gen/protocol";
import type { Texts } from "../../src/i18n/texts";
import { GivenTexts } from "../../src/i18n/provider";
import { cardsOf, checkedOf, nextUnchecked, ownValue, withField } from "../../src/inspector/cards";
import { DataPage } from "../../src/inspector/data-page";
import { asJson, readFile } from "../../src/inspector/datasets";
import { keptDraft } from "../../src/inspector/draft-data";
import { sourcesByStatus } from "../../src/inspector/provenance";
import { spread } from "../../src/inspector/spread";
import { ValueEditor } from "../../src/inspector/value-editor";
import { DataPart } from "../../src/lobby/data-part";
import { api } from "../../src/net/api";
import { CITY, aPart } from "../lobby/games";
import { settled, textsFor } from "./helpers";

const entry = (path: string, value: unknown, status = "reconstructed"): FactInfo => ({
  path,
  value,
  status,
  source: "",
});

const ENTRIES = [
  entry("rats.barmaid", 1),
  entry("rats.beggar", 2),
  entry("rats.fool", 3, "sourced"),
  entry("board.corners", { left: "Mb", right: "bM" }),
  entry("components.gold", 40, "sourced"),
];
const COUNTY = [
  entry("gentry.ann", { id: "ann", gender: "L", vp: 2, favours: [{ kind: "pounds", amount: 100 }] }, "sourced"),
  entry("gentry.ann.favours.pounds", 100),
  entry("gentry.bob", { id: "bob", gender: "G", vp: 3 }, "sourced"),
  entry("gentry.bob.name.en", "Bob"),
];

let place: HTMLElement;
let texts: Texts;

beforeEach(async () => {
  localStorage.clear();
  document.body.replaceChildren();
  place = document.createElement("div");
  document.body.append(place);
  texts = await textsFor("en", "notre-dame");
  const facts = { hash: "h0", entries: ENTRIES, warnings: [] };
  vi.spyOn(api, "facts").mockResolvedValue(facts);
  vi.spyOn(api, "correctedFacts").mockResolvedValue({ ...facts, hash: "h1" });
  vi.spyOn(api, "components").mockResolvedValue({ rats: { barmaid: 1, beggar: 2, fool: 3 } });
  vi.spyOn(api, "games").mockResolvedValue([CITY]);
});

afterEach(() => {
  act(() => render(null, place));
  vi.restoreAllMocks();
});

async function show(what: preact.ComponentChild): Promise<void> {
  act(() => render(<GivenTexts texts={texts}>{what}</GivenTexts>, place));
  await settled();
}

function found<E extends Element = HTMLElement>(selector: string): E {
  const each = place.querySelector<E>(selector);
  if (each === null) throw new Error(`no ${selector}`);
  return each;
}

function press(selector: string): void {
  act(() => found(selector).click());
}

function type(selector: string, text: string): void {
  const field = found<HTMLInputElement>(selector);
  act(() => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

describe("cards of a data set", () => {
  const cards = cardsOf("obsession", spread(COUNTY)).get("gentry") ?? [];

  it("have every value that can be corrected, lists as a whole, and the least certain mark", () => {
    expect(cards.map(({ path }) => path)).toEqual(["gentry.ann", "gentry.bob"]);
    const [ann, bob] = cards;
    expect(ann?.fields.map(({ path, status }) => [path, status])).toEqual([
      ["gentry.ann.gender", "sourced"],
      ["gentry.ann.vp", "sourced"],
      ["gentry.ann.favours", "reconstructed"],
    ]);
    expect(ann?.fields[0]?.choices).toEqual(["G", "L"]);
    expect(bob?.fields.find(({ path }) => path === "gentry.bob.name.en")?.choices).toBeNull();
  });

  it("offer what occurs inside of lists, and an entry where a card has none", async () => {
    const favours = cards[0]?.fields[2];
    if (favours === undefined) throw new Error("no field");
    expect(favours.inside).toEqual({ words: { kind: ["pounds"] }, sample: { kind: "pounds", amount: 100 } });
    const put = vi.fn();
    const common = { label: "Favours", inside: favours.inside, texts, onChange: put };
    await show(<ValueEditor {...common} value={favours.value} />);
    expect([...place.querySelectorAll("select option")].map((each) => each.textContent)).toEqual(["pounds"]);
    await show(<ValueEditor key="none" {...common} value={[]} />);
    press(".ln-records > button");
    expect(put).toHaveBeenLastCalledWith([{ kind: "pounds", amount: 100 }]);
    const service = { words: { "": ["cook", "footman"] }, sample: "cook" };
    await show(<ValueEditor key="words" {...common} value={["footman"]} inside={service} />);
    expect(found<HTMLSelectElement>("select").value).toBe("footman");
    press(".ln-records > button");
    expect(put).toHaveBeenLastCalledWith(["footman", "cook"]);
  });

  it("take a value, and give the correction back with the shipped one", () => {
    const field = cards[0]?.fields[1];
    if (field === undefined) throw new Error("no field");
    const own = withField({}, field, 7);
    expect(ownValue(field, own)).toBe(7);
    expect(withField(own, field, 2)).toEqual({});
  });

  it("are gone through until all have been checked", () => {
    expect(nextUnchecked(cards, [], -1)).toBe(0);
    expect(nextUnchecked(cards, ["gentry.bob"], 0)).toBe(0);
    expect(nextUnchecked(cards, ["gentry.ann", "gentry.bob"], 0)).toBeNull();
    expect(checkedOf(cards, ["gentry.bob", "tiles.barn"])).toBe(1);
  });
});

describe("the page of a data set", () => {
  it("keeps corrections, checks and half a number when it is left", async () => {
    await show(<DataPage game="notre-dame" />);
    press("[data-view=cards]");
    expect(found("[data-progress]").textContent).toContain("0 of 3 checked");
    type("[data-field='rats.barmaid'] input", "2");
    press("[data-card-check]");
    expect(found("[data-progress]").textContent).toContain("1 of 3 checked");
    type("[data-field='rats.beggar'] input", "1.5");
    act(() => render(null, place));
    await show(<DataPage game="notre-dame" />);
    expect(found("[data-progress]").textContent).toContain("1 of 3 checked");
    expect(place.textContent).toContain("With 1 correction");
    expect(keptDraft("notre-dame")).toMatchObject({
      corrections: { rats: { barmaid: 2 } },
      checked: ["rats.barmaid"],
      typed: { "rats.beggar": "1.5" },
    });
  });

  it("takes what is checked along in a file", () => {
    const data = {
      id: "a",
      name: "Mine",
      game: "notre-dame",
      corrections: { rats: { fool: 1 } },
      checked: ["rats.fool"],
    };
    expect(readFile(asJson(data), "notre-dame")).toEqual({
      name: "Mine",
      corrections: { rats: { fool: 1 } },
      checked: ["rats.fool"],
    });
  });

  it("counts the reconstructed values as the form of a new table does", async () => {
    await show(<DataPage game="notre-dame" />);
    expect(found(".ln-data-facts").textContent).toContain("4 values");
    await show(<DataPart {...aPart(CITY)} checked={null} />);
    expect(place.textContent).toContain("4 of 6 values");
  });
});

describe("what values rest on", () => {
  it("names a source once, at the most certain mark", () => {
    expect(
      sourcesByStatus([
        { status: "reconstructed", source: "p. 4" },
        { status: "sourced", source: "p. 4" },
        { status: "derived", source: "p. 4" },
        { status: "derived", source: "p. 9" },
        { status: "sourced", source: "p. 4" },
      ]),
    ).toEqual([
      ["sourced", ["p. 4"]],
      ["derived", ["p. 9"]],
      ["reconstructed", []],
    ]);
  });
});
