/** Obsession on one screen: every answer has a control in the frame's parts, the button says its effect, pieces have spots. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { BoardProps } from "../../src/contract";
import type { Choice, Previewed, Stage } from "../../src/gen/protocol";
import type { Common } from "../../src/games/obsession/parts";
import { frame } from "../../src/games/obsession/screen/frame";
import { lastMove } from "../../src/games/obsession/screen/rivals";
import { GivenTexts } from "../../src/i18n";
import { A_PREVIEW } from "../net/helpers";
import { OTHERS } from "./questions";
import { controls, fixture, fixtures, offerOf, press, propsOf, textsOf } from "./helpers";
import type { Fixture, Wanted } from "./helpers";

vi.setConfig({ testTimeout: 60_000 }); // whole tables are drawn many times
const every = fixtures();
let host: Fixture;

beforeAll(() => {
  host = fixture("obsession-3-host-activity");
});

interface Shown {
  root: HTMLElement;
  props: BoardProps;
  chosen: (string | null)[];
  composed: (readonly string[])[];
  inspected: [string, string][];
}

/** Draw all parts of the frame, as the shell does. */
function show(from: Fixture, wanted: Wanted & { preview?: Previewed | null } = {}): Shown {
  const before = document.body.firstElementChild;
  if (before !== null) render(null, before);
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  const { props, chosen, composed, inspected } = propsOf(from, wanted);
  const drawn = { ...props, preview: wanted.preview ?? null };
  const { Phase, Stage: Board, Strip, Tray, Rivals } = frame;
  void act(() => {
    render(
      <GivenTexts texts={props.texts}>
        <Phase {...drawn} />
        <Tray {...drawn} />
        <Strip {...drawn} />
        <Board {...drawn} />
        {Rivals !== null && <Rivals {...drawn} />}
      </GivenTexts>,
      root,
    );
  });
  return { root, props: drawn, chosen, composed, inspected };
}

function spots(root: HTMLElement): Set<string> {
  return new Set([...root.querySelectorAll<HTMLElement>("[data-spot]")].map((each) => each.dataset["spot"] ?? ""));
}

function missing(wanted: readonly string[], found: Map<string, number>): string[] {
  return wanted.filter((each) => !found.has(each));
}

function actions(choices: readonly Choice[] | undefined): string[] {
  return (choices ?? []).map(({ action }) => action);
}

describe("stored positions", () => {
  it.each(every.map((each) => [each.name, each] as const))("%s: a control for each answer and each part", (_, each) => {
    const { root } = show(each);
    const { offer } = each.position;
    expect(missing(actions(offer?.choices), controls(root, "data-action"))).toEqual([]);
    const parts = offer?.stage?.parts.map((part) => String(part.value)) ?? [];
    expect(missing(parts, controls(root, "data-part"))).toEqual([]);
    for (const button of root.querySelectorAll("button")) {
      expect((button.getAttribute("aria-label") ?? button.textContent ?? "").trim()).not.toBe("");
    }
  });

  it.each(every.filter(({ stages }) => stages !== undefined).map((each) => [each.name, each] as const))(
    "%s: the same at every stage of an activity",
    (_, each) => {
      for (const stage of each.stages ?? []) {
        const { root } = show(each, { stage });
        expect(missing(actions(stage.choices), controls(root, "data-action"))).toEqual([]);
        const parts = stage.parts.map((part) => String(part.value));
        expect(missing(parts, controls(root, "data-part"))).toEqual([]);
      }
    },
  );

  it.each(["en", "fr", "pl"] as const)("no message is missing in %s", (lang) => {
    for (const each of every.filter(({ name }) => /host-activity|buy-tile|consent/.test(name))) {
      const { root, props } = show(each, { lang, stage: each.stages?.at(-1) ?? each.position.offer?.stage ?? null });
      const words = [
        root.textContent ?? "",
        frame.advice(props) ?? "",
        ...[...root.querySelectorAll("[aria-label], [title]")].flatMap((one) => [
          one.getAttribute("aria-label") ?? "",
          one.getAttribute("title") ?? "",
        ]),
      ];
      expect(words.join(" ").match(/\b(obb?|web|table)-[a-z][a-z-]+/g)).toBeNull();
    }
  });

  it("can be drawn before the aids have come, and by somebody who looks on", () => {
    for (const each of every) {
      expect(show(each, { aids: null }).root.textContent).not.toBe("");
      expect(show(each, { seat: null, offer: null }).root.textContent).not.toBe("");
    }
  });
});

describe("other questions", () => {
  it.each(OTHERS)("%s has its answers in the frame, and a click chooses", (kind, choices) => {
    const drawn = show(host, { offer: offerOf(kind, choices) });
    expect(missing(actions(choices), controls(drawn.root, "data-action"))).toEqual([]);
    const last = choices.at(-1)?.action ?? "";
    press(drawn.root, "data-action", last);
    expect(drawn.chosen).toEqual([last]);
  });

  it("tells beside the market what the own activity has brought, and nothing of others", () => {
    const buying = fixture("obsession-3-buy-tile");
    const own = buying.position.seat ?? 0;
    const told = (ply: number, kind: string, seat: number) => ({
      ply,
      event: { event: kind, seat, pounds: 200, source: "activity" },
    });
    const events = [told(1, "turn-begins", own), told(2, "pounds-changed", own), told(3, "player-passed", own + 1)];
    const { root, props } = show({ ...buying, position: { ...buying.position, events } });
    const lines = [...root.querySelectorAll(".obs-hosted .obs-sofar li")].map((line) => line.textContent);
    expect(lines).toEqual([props.texts.event(events[1]?.event ?? {}, props.names, own)]);
  });

  it("ticks objectives one by one, and chooses once the number is right", () => {
    const three = ["room-statuary", "room-great-hall", "room-french-garden"];
    const pair = (one: number, two: number): Choice => {
      const ids = [three[one] ?? "", three[two] ?? ""];
      return { action: `hold ${ids.join(" ")}`, key: "ob-act-hold", params: { objectives: ids.join(",") } };
    };
    const choices = [pair(0, 1), pair(0, 2), pair(1, 2)];
    const { root, chosen } = show(host, { offer: offerOf("select-objectives", choices) });
    const tick = (at: number): void =>
      void act(() => root.querySelectorAll<HTMLElement>(".obs-desk .obs-cand .obs-hit")[at]?.click());
    tick(0);
    expect(chosen).toEqual([]);
    tick(2);
    expect(chosen).toEqual([choices[1]?.action]);
  });
});

describe("an activity", () => {
  const guests = (): string[] => (host.position.view["seats"] as { hand: string[] }[])[0]?.hand ?? [];
  const stage = (chosen: string[], parts: string[], left: number): Stage => ({
    ask: "ob-guide-guest",
    chosen,
    so_far: [
      { sort: "told", value: `ob-guide-so-far tile=main-gazebo invited=${chosen.length - 1} company= left=${left}` },
    ],
    parts: parts.map((value) => ({ sort: "gentry", value })),
    choices: [],
    more: false,
  });

  it("begins with a click on a tile of the estate", () => {
    const { root, composed } = show(host);
    const tile = String(host.position.offer?.stage?.parts[0]?.value);
    void act(() => root.querySelector<HTMLElement>(`.obs-estate [data-part="${tile}"]`)?.click());
    expect(composed).toEqual([[tile]]);
  });

  it("has an open seat for each guest that is missing, and says so", () => {
    const [first = "", ...rest] = guests();
    const { root, props } = show(host, { stage: stage(["main-gazebo", first], rest, 2) });
    expect(root.querySelectorAll(".obs-desk .obs-empty").length).toBe(2);
    expect(frame.advice(props)).toContain("2 more guests");
  });

  it("seats a guest by a click on the card, and sends one away by a click on the card or the cross", () => {
    const [first = "", second = "", ...rest] = guests();
    const drawn = show(host, { stage: stage(["main-gazebo", first], [second, ...rest], 1) });
    press(drawn.root, "data-part", second);
    expect(drawn.composed.at(-1)).toEqual(["main-gazebo", first, second]);
    void act(() => drawn.root.querySelector<HTMLElement>(`[data-spot="guest:${first}"] .obs-hit`)?.click());
    expect(drawn.composed.at(-1)).toEqual(["main-gazebo"]);
    const name = textsOf("en").term("gentry", first);
    void act(() => drawn.root.querySelector<HTMLElement>(`[aria-label="Do not invite ${name}"]`)?.click());
    expect(drawn.composed.at(-1)).toEqual(["main-gazebo"]);
  });

  it("marks who does not fit the plan apart from who cannot come at all", () => {
    const [first = "", second = "", third = ""] = guests();
    const { root } = show(host, { stage: stage(["main-gazebo", first], [second], 1) });
    const tone = (id: string): string => root.querySelector(`[data-spot="guest:${id}"] .obs-gcard`)?.className ?? "";
    expect(tone(first)).toContain("obs-g-plan");
    expect(tone(second)).toContain("obs-g-ok");
    expect(tone(third)).toContain("obs-g-warn");
  });

  it("waits for the server while a part is on its way", () => {
    const [first = "", second = "", third = ""] = guests();
    const drawn = show(host, {
      stage: stage(["main-gazebo", first], [second, third], 1),
      chosen: ["main-gazebo", first, second],
    });
    press(drawn.root, "data-part", third);
    expect(drawn.composed).toEqual([]);
  });
});

describe("the button", () => {
  const preview = (changes: Record<string, unknown>, unknown = false): Previewed => {
    const row = (host.position.view["seats"] as Record<string, unknown>[])[0] ?? {};
    return { ...A_PREVIEW, before: row, after: { ...row, ...changes }, unknown };
  };

  it("says what is hosted, and what it brings in figures", () => {
    const last = host.stages?.at(-1);
    const action = last?.choices[0]?.action ?? "";
    const shown = preview({ pounds: 800, level: 2, position: 5 }, true);
    const { props } = show(host, { stage: last ?? null, action, preview: shown });
    expect(frame.effect(props)).toEqual({
      title: "Host: Servant Hiring",
      note: "+£500 · +2 reputation · then chance decides",
    });
  });

  it("says what is bought, for how much; and that nothing is", () => {
    const buy = fixture("obsession-3-buy-tile");
    const row = (buy.position.view["seats"] as { pounds: number }[])[0];
    const tile = buy.position.offer?.choices.find(({ key }) => key === "ob-act-buy");
    const name = textsOf("en").term("tile", String(tile?.params["tile"]));
    const after = { ...preview({}), before: { ...row }, after: { ...row, pounds: (row?.pounds ?? 0) - 300 } };
    const bought = show(buy, { action: tile?.action ?? "", preview: after as Previewed });
    expect(frame.effect(bought.props)?.title).toBe(`Buy ${name}`);
    expect(frame.effect(bought.props)?.note).toContain("−£300");
    const none = show(buy, { action: "done" });
    expect(frame.effect(none.props)?.title).toMatch(/^Buy nothing/);
  });

  it("is silent while nothing is chosen", () => {
    expect(frame.effect(show(host).props)).toBeNull();
  });

  it("shows in the strip what becomes of money and reputation, and in the market what that can pay for", () => {
    const { root } = show(host, {
      stage: host.stages?.at(-1) ?? null,
      action: host.stages?.at(-1)?.choices[0]?.action ?? "",
      preview: preview({ pounds: 5000, level: 3, position: 1 }),
    });
    expect(root.querySelector('[data-spot="money:0"]')?.textContent).toContain("→ £5,000");
    expect(root.querySelector('[data-spot="reputation:0"]')?.textContent).toContain("→ 3·1");
    expect(root.querySelector(".obs-market")?.textContent).toContain("after plan");
  });
});

describe("a rival's plate", () => {
  it("has the name that is used everywhere: the player and the family", () => {
    const { root, props } = show(host);
    const told = [...root.querySelectorAll(".obs-plate-name b")].map((each) => each.textContent);
    expect(told).toEqual([1, 2].map((seat) => props.names[seat]));
  });

  it("says the last move without the name that stands above it, and leaves other sentences whole", () => {
    const common = (told: string) =>
      ({
        recent: [{ event: { event: "tile-flipped", seat: 1 } }, { event: { event: "tile-bought", seat: 2 } }],
        texts: { event: () => told },
        names: ["Mara", "Hugo (York)", "Hugo"],
        seat: 0,
      }) as unknown as Common;
    expect(lastMove(common("Hugo (York) flips a tile"), 1)).toBe("Flips a tile");
    expect(lastMove(common("Hugo (York) flips a tile"), 0)).toBe("");
    expect(lastMove(common("Hugos Haus"), 2)).toBe("Hugos Haus");
  });
});

describe("spots", () => {
  it("has a place for every piece of the looking seat, of the rivals and of the table", () => {
    const found = spots(show(host).root);
    const rivals = [1, 2].flatMap((seat) => [`plate:${seat}`, `money:${seat}`, `reputation:${seat}`, `hand:${seat}`]);
    const own = ["estate:0", "hand:0", "money:0", "reputation:0", "objectives:0", "vp:0", "service:0"];
    const zones = ["zone:available", "zone:quarters", "zone:expended"];
    const shared = ["market:1", "market:6", "deck:casual", "deck:prestige", "bag", "round:1", "courtship"];
    for (const spot of [...rivals, ...own, ...zones, ...shared]) expect(found).toContain(spot);
    const view = host.position.view as { seats: { estate: { tile: string }[]; hand: string[] }[] };
    for (const { tile } of view.seats[0]?.estate ?? []) expect(found).toContain(`tile:${tile}`);
    for (const guest of view.seats[0]?.hand ?? []) expect(found).toContain(`guest:${guest}`);
  });

  it("has one for each milestone in play", () => {
    const six = fixture("obsession-six-host-activity");
    const found = spots(show(six).root);
    const rows = six.position.view["milestones"] as { milestone: string }[];
    for (const { milestone } of rows) expect(found).toContain(`milestone:${milestone}`);
  });
});
