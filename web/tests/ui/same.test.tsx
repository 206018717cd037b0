import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { later } from "../../src/app/later";
import { sharing } from "../../src/net/share";
import { Noted } from "../../src/ui/noted";
import { isAlike, keeping, useSame, useSteady } from "../../src/ui/same";

function drawn(what: Parameters<typeof render>[0], place: HTMLElement = document.createElement("div")): HTMLElement {
  void act(() => render(what, place));
  return place;
}

describe("what has not changed", () => {
  it("is alike when it holds the very same things", () => {
    const thing = {};
    expect(isAlike([1, thing], [1, thing])).toBe(true);
    expect(isAlike([1, thing], [1, {}])).toBe(false);
    expect(isAlike([1], [1, 2])).toBe(false);
    expect(isAlike({ a: 1, b: thing }, { b: thing, a: 1 })).toBe(true);
    expect(isAlike({ a: 1 }, { a: 1, b: undefined })).toBe(false);
    expect(isAlike({ a: undefined }, { b: undefined })).toBe(false);
  });

  it("is not drawn anew", () => {
    let times = 0;
    const Part = keeping(({ list }: { list: readonly number[] }) => {
      times += 1;
      return <b>{list.join()}</b>;
    });
    function Whole({ list }: { list: readonly number[] }) {
      return <Part list={useSame(list)} />;
    }
    const place = drawn(<Whole list={[1, 2]} />);
    drawn(<Whole list={[1, 2]} />, place);
    expect(times).toBe(1);
    drawn(<Whole list={[1, 3]} />, place);
    expect(times).toBe(2);
    expect(place.textContent).toBe("1,3");
  });

  it("does what the newest of its kind does", () => {
    const kept: (() => number)[] = [];
    function Whole({ n }: { n: number }) {
      kept.push(useSteady(() => n));
      return null;
    }
    const place = drawn(<Whole n={1} />);
    drawn(<Whole n={2} />, place);
    expect(kept[0]).toBe(kept[1]);
    expect(kept[0]?.()).toBe(2);
  });

  it("keeps its place in a new message", () => {
    const older = { seats: [{ pounds: 100 }, { pounds: 200 }], market: ["barn"], round: 1 };
    const newer = sharing(older, { seats: [{ pounds: 100 }, { pounds: 300 }], market: ["barn"], round: 2 });
    expect(newer).toEqual({ seats: [{ pounds: 100 }, { pounds: 300 }], market: ["barn"], round: 2 });
    expect(newer.seats[0]).toBe(older.seats[0]);
    expect(newer.market).toBe(older.market);
    expect(sharing(older, structuredClone(older))).toBe(older);
    expect(sharing({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
    expect(sharing([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(sharing(null, { a: 1 })).toEqual({ a: 1 });
  });
});

describe("a record that notes what is read of it", () => {
  const depth = { county: { seats: {} } };
  const one = { county: { seats: [{ id: "a" }, { id: "b" }], round: 1 }, names: ["A", "B"] };
  const withSeat = (at: number) => ({
    ...one,
    county: { ...one.county, seats: one.county.seats.map((seat, n) => (n === at ? { ...seat } : seat)) },
  });

  it("holds for as long as what was read is the same", () => {
    const noted = new Noted(one, depth);
    expect(noted.seen.county.seats[1]?.id).toBe("b");
    expect(noted.holds({ ...one, names: ["C"] })).toBe(true);
    expect(noted.holds({ ...one, county: { ...one.county, round: 2 } })).toBe(true);
    expect(noted.holds(withSeat(0))).toBe(true);
    expect(noted.holds(withSeat(1))).toBe(false);
  });

  it("notes whoever goes through all of it", () => {
    const listed = new Noted(one, depth);
    expect(listed.seen.county.seats.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(listed.holds(withSeat(0))).toBe(false);
    const spread = new Noted(one, depth);
    expect({ ...spread.seen.county }.round).toBe(1);
    expect(spread.holds({ ...one, county: { ...one.county } })).toBe(false);
    const asked = new Noted(one, depth);
    expect("round" in asked.seen.county).toBe(true);
    expect(asked.holds({ ...one, county: { ...one.county } })).toBe(false);
  });
});

describe("a component that is fetched later", () => {
  it("is drawn at once when it is there already, and keeps what it remembers", async () => {
    let asked = 0;
    const Later = later("test", async () => {
      asked += 1;
      return ({ name }: { name: string }) => <b>{name}</b>;
    });
    const { GivenTexts, makeTexts } = await import("../../src/i18n");
    const texts = makeTexts({ lang: "en", games: [], files: ["table-loading = …"] });
    const page = (name: string) => (
      <GivenTexts texts={texts}>
        <Later name={name} />
      </GivenTexts>
    );
    const first = drawn(page("one"));
    expect(first.textContent).toBe("…");
    await vi.waitFor(() => expect(first.textContent).toBe("one"));
    const bold = first.querySelector("b");
    drawn(page("two"), first);
    expect(first.querySelector("b")).toBe(bold);
    expect(drawn(page("three")).textContent).toBe("three");
    expect(asked).toBe(1);
  });
});
