/** Every answer and every part of an answer has exactly one control, whatever the question and the layout. */
import { act } from "preact/test-utils";
import { beforeAll, describe, expect, it, vi } from "vitest";
import board from "../../src/games/obsession";
import { QUESTIONS } from "../../src/games/obsession/gen/sent";
import type { Choice, Stage } from "../../src/gen/protocol";
import { controls, draw, fixture, fixtures, offerOf, once, ordered, press, textsOf } from "./helpers";
import type { Fixture } from "./helpers";
import { OTHERS } from "./questions";

const every = fixtures();
vi.setConfig({ testTimeout: 60_000 }); // whole boards are drawn many times
let host: Fixture;

beforeAll(() => {
  host = fixture("obsession-3-host-activity");
});

function guests(): string[] {
  const seats = host.position.view["seats"] as { hand: string[] }[];
  return seats[0]?.hand ?? [];
}

function stage(ask: string, chosen: string[], parts: string[], choices: Choice[]): Stage {
  const cells = parts.map((value) => ({ sort: "gentry", value }));
  const told = `ob-guide-so-far tile=main-gazebo invited=${chosen.length - 1} company=${chosen.slice(1).join(",")} left=1`;
  return { ask, chosen, so_far: [{ sort: "told", value: told }], parts: cells, choices, more: false };
}

function hostChoice(help: string): Choice {
  const [one = "", two = ""] = guests();
  return {
    action: `host main-gazebo ${one} ${two} staff footman${help === "" ? "" : ` help ${help}`}`,
    key: "ob-act-host",
    params: {
      tile: "main-gazebo",
      chosen: "no",
      invited: 2,
      company: `${one},${two}`,
      crew: 1,
      servants: "footman",
      resting: "no",
      helpers: help === "" ? 0 : 1,
      help,
      loan: 0,
    },
  };
}

describe("stored positions", () => {
  it.each(every.map((each) => [each.name, each] as const))(
    "%s: one control for each answer, with words to be called by",
    (_, each) => {
      const { root } = draw(each);
      for (const button of root.querySelectorAll("button")) {
        expect((button.getAttribute("aria-label") ?? button.textContent ?? "").trim()).not.toBe("");
      }
      const offer = each.position.offer;
      expect(ordered(controls(root, "data-action"))).toEqual(
        once((offer?.choices ?? []).map((choice) => choice.action)),
      );
      const parts = offer?.stage?.parts.map((part) => String(part.value)) ?? [];
      expect(ordered(controls(root, "data-part"))).toEqual(once(parts));
    },
  );

  it.each(every.filter((each) => each.position.offer !== null).map((each) => [each.name, each] as const))(
    "%s: the phone has them in the tab of the question",
    (_, each) => {
      const offer = each.position.offer;
      const { root } = draw(each, { tab: board.tabFor(offer?.kind ?? "") });
      expect(ordered(controls(root, "data-action"))).toEqual(
        once((offer?.choices ?? []).map((choice) => choice.action)),
      );
    },
  );

  it.each(["en", "fr", "pl"] as const)("no message is missing in %s", (lang) => {
    for (const each of every.filter(({ name }) =>
      /host-activity|buy-tile|consent|draft-servant|teams-choose-turn/.test(name),
    )) {
      for (const tab of lang === "en" ? [null, "hand", "table"] : [null]) {
        const { root } = draw(each, { lang, tab });
        const words = [
          root.textContent ?? "",
          ...[...root.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label") ?? ""),
        ];
        expect(words.join(" ").match(/\b(obb?|web)-[a-z][a-z-]+/g)).toBeNull();
      }
    }
  });

  it("can be drawn before the aids have come, and by a spectator", () => {
    for (const each of every) {
      expect(draw(each, { aids: null }).root.textContent).not.toBe("");
      expect(draw(each, { seat: null, offer: null }).root.textContent).not.toBe("");
    }
  });

  it("keeps every purchase in reach while there are no aids", () => {
    const each = fixture("obsession-3-buy-tile");
    const wanted = once((each.position.offer?.choices ?? []).map((choice) => choice.action));
    expect(ordered(controls(draw(each, { aids: null }).root, "data-action"))).toEqual(wanted);
  });
});

describe("composing an activity", () => {
  it("starts with a tile", () => {
    const drawn = draw(host);
    const part = String(host.position.offer?.stage?.parts[0]?.value);
    press(drawn.root, "data-part", part);
    expect(drawn.composed).toEqual([[part]]);
  });

  it("has one control for each guest who fits, and takes back one who was invited", () => {
    const [first = "", ...rest] = guests();
    const drawn = draw(host, { stage: stage("ob-guide-guest", ["main-gazebo", first], rest, []) });
    expect(ordered(controls(drawn.root, "data-part"))).toEqual(once(rest));
    press(drawn.root, "data-part", rest[0] ?? "");
    expect(drawn.composed.at(-1)).toEqual(["main-gazebo", first, rest[0]]);
    const name = textsOf("en").term("gentry", first);
    void act(() => drawn.root.querySelector<HTMLElement>(`[aria-label="Do not invite ${name}"]`)?.click());
    expect(drawn.composed.at(-1)).toEqual(["main-gazebo"]);
  });

  it("waits for the server while a part is on its way", () => {
    const [first = "", second = "", ...rest] = guests();
    const old = stage("ob-guide-guest", ["main-gazebo", first], [second, ...rest], []);
    const drawn = draw(host, { stage: old, chosen: ["main-gazebo", first, second] });
    expect(controls(drawn.root, "data-part").has(second)).toBe(false);
    press(drawn.root, "data-part", rest[0] ?? "");
    expect(drawn.composed).toEqual([]);
  });

  it("offers every crew once, and chooses the least costly by itself", async () => {
    const [one = "", two = ""] = guests();
    const crews = [hostChoice(""), hostChoice("butler")];
    const drawn = draw(host, { stage: stage("ob-guide-crew", ["main-gazebo", one, two], [], crews) });
    await new Promise((resolve) => setTimeout(resolve, 0));
    const shown = controls(drawn.root, "data-action");
    for (const crew of crews) expect(shown.get(crew.action)).toBe(1);
    expect(drawn.chosen).toEqual([crews[0]?.action]);
  });

  it("marks the servants of the plan in their lane", () => {
    const [one = "", two = ""] = guests();
    const crew = hostChoice("");
    const { root } = draw(host, {
      stage: stage("ob-guide-crew", ["main-gazebo", one, two], [], [crew]),
      action: crew.action,
    });
    expect(root.querySelectorAll(".ob-lane-available .ob-planned").length).toBe(1);
  });
});

describe("the other questions", () => {
  it.each(OTHERS)("%s is covered", (kind, choices) => {
    expect(QUESTIONS).toContain(kind);
    const drawn = draw(host, { offer: offerOf(kind, choices) });
    expect(ordered(controls(drawn.root, "data-action"))).toEqual(once(choices.map((choice) => choice.action)));
    const last = choices.at(-1)?.action ?? "";
    press(drawn.root, "data-action", last);
    expect(drawn.chosen).toEqual([last]);
  });

  it("takes an answer back that is chosen already", () => {
    const choices = [{ action: "rents", key: "ob-act-rents", params: {} }];
    const drawn = draw(host, { offer: offerOf("pass-favour", choices), action: "rents" });
    expect(drawn.root.querySelector("[data-action]")?.getAttribute("aria-pressed")).toBe("true");
    press(drawn.root, "data-action", "rents");
    expect(drawn.chosen).toEqual([null]);
  });
});
