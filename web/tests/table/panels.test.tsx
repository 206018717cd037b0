import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import type { Draft } from "../../src/contract";
import type { Offer, Previewed } from "../../src/gen/protocol";
import { CommandBox, commandOf } from "../../src/table/command-box";
import { CommitBar } from "../../src/table/commit-bar";
import { OfferPanel } from "../../src/table/offer-panel";
import { PreviewBox } from "../../src/table/preview-box";
import { ScoreSheet } from "../../src/table/end/score-sheet";
import { A_PREVIEW, aHistory, AN_OFFER, aTable } from "../net/helpers";
import { place, show } from "./place";
import { NO_DRAFT } from "../../src/net/session";
import { PLAIN_TEXTS } from "./texts";

function press(selector: string): void {
  const found = place.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  act(() => found.click());
}

function aDraft(over: Partial<Draft> = {}): Draft {
  return { action: null, chosen: [], stage: null, choose: vi.fn(), propose: vi.fn(), compose: vi.fn(), ...over };
}

const NOTHING = { actions: new Set<string>(), parts: new Set<string>() };
const NAMES = ["Mara", "Hugo"];

describe("the offer panel", () => {
  it("offers every answer as a button that chooses it", () => {
    const draft = aDraft();
    show(<OfferPanel offer={AN_OFFER} draft={draft} covered={NOTHING} names={NAMES} busy={false} />);
    expect([...place.querySelectorAll("[data-action]")].map((each) => each.getAttribute("data-action"))).toEqual([
      "play red-bank",
      "play red-park",
    ]);
    press('[data-action="play red-park"]');
    expect(draft.choose).toHaveBeenCalledWith("play red-park");
  });

  it("folds away what the board covers, and shows the rest openly", () => {
    const covered = { actions: new Set(["play red-bank"]), parts: new Set<string>() };
    show(<OfferPanel offer={AN_OFFER} draft={aDraft()} covered={covered} names={NAMES} busy={false} />);
    expect(place.querySelector('details [data-action="play red-bank"]')).not.toBeNull();
    expect(place.querySelector('details [data-action="play red-park"]')).toBeNull();
  });

  it("composes a long answer part by part, and goes back", () => {
    const stage = {
      ask: "ob-guide-guest",
      chosen: ["barn"],
      so_far: [{ sort: "tile", value: "barn" }],
      parts: [{ sort: "gentry", value: "miss-west" }],
      choices: [{ action: "host barn", key: "ob-act-host", params: {} }],
      more: false,
    };
    const offer: Offer = { ...AN_OFFER, stage };
    const draft = aDraft({ chosen: ["barn"], stage });
    show(<OfferPanel offer={offer} draft={draft} covered={NOTHING} names={NAMES} busy={false} />);
    press('[data-part="miss-west"]');
    expect(draft.compose).toHaveBeenLastCalledWith(["barn", "miss-west"]);
    expect(place.querySelector('[data-action="host barn"]')).not.toBeNull();
    press(".tb-stage .ui-button");
    expect(draft.compose).toHaveBeenLastCalledWith([]);
  });
});

describe("the commit bar", () => {
  const draft = { ...NO_DRAFT, action: "play red-bank" };
  const common = {
    game: "notre-dame",
    offer: AN_OFFER,
    effect: null,
    planning: { state: "no" as const, words: "", look: vi.fn(), keep: vi.fn(), drop: vi.fn() },
    names: NAMES,
    practice: false,
    busy: false,
    wide: true,
    canUndo: true,
    undoLabel: "undo",
    onUndo: vi.fn(),
    onClear: vi.fn(),
    onGoThere: null,
  };

  it("commits what is chosen, and nothing that the rules refuse", () => {
    const onCommit = vi.fn();
    show(<CommitBar {...common} draft={draft} onCommit={onCommit} />);
    press("[data-commit]");
    expect(onCommit).toHaveBeenCalledOnce();
    const preview = { ...A_PREVIEW, why: { reason: "no-gold", rule: "phase-4", params: {} } };
    show(<CommitBar {...common} draft={{ ...draft, preview }} onCommit={onCommit} />);
    press("[data-commit]");
    expect(onCommit).toHaveBeenCalledOnce();
    expect(place.querySelector('a[href="#/rules/notre-dame/phase-4"]')).not.toBeNull();
  });

  it("says what the answer brings about, as the board tells it, else the answer itself", () => {
    show(<CommitBar {...common} draft={draft} onCommit={vi.fn()} />);
    expect(place.querySelector("[data-commit]")?.textContent).toContain("nd-act-play");
    const effect = { title: "Play Bank", note: "+2 gold" };
    show(<CommitBar {...common} draft={draft} effect={effect} onCommit={vi.fn()} />);
    expect(place.querySelector("[data-commit]")?.textContent).toBe("Play Bank");
    expect(place.textContent).toContain("+2 gold");
  });

  it("keeps a plan ready while others play, and never commits it", () => {
    const keep = vi.fn();
    const planning = { ...common.planning, state: "open" as const, keep };
    show(<CommitBar {...common} draft={draft} planning={planning} onCommit={vi.fn()} />);
    expect(place.querySelector("[data-commit]")).toBeNull();
    press("[data-keep-plan]");
    expect(keep).toHaveBeenCalledOnce();
    const kept = { ...planning, state: "kept" as const, words: "Play Bank" };
    show(<CommitBar {...common} draft={draft} planning={kept} onCommit={vi.fn()} />);
    expect(place.querySelector("[data-keep-plan]")).toBeNull();
    expect(place.querySelector("[data-drop-plan]")).not.toBeNull();
  });

  it("is not in the way on a wide screen while nothing is chosen", () => {
    show(<CommitBar {...common} draft={{ ...draft, action: null }} onCommit={vi.fn()} />);
    expect(place.querySelector("[data-commit]")).toBeNull();
  });
});

describe("the preview", () => {
  const preview: Previewed = {
    type: "previewed",
    id: "x",
    ply: 1,
    why: null,
    events: [{ ply: 1, event: { event: "gold-gained", seat: 0 } }],
    before: { gold: 1, rat: 4, unnamed: 1, played: 0 },
    after: { gold: 3, rat: 6, unnamed: 2, played: 1 },
    unknown: true,
    together: false,
    revealed: false,
    unknowns: [],
    ranges: [],
    better: { gold: "more", rat: "less" },
    plan: null,
  };
  const box = (given: Partial<Previewed>) =>
    show(
      <PreviewBox game="notre-dame" preview={{ ...preview, ...given }} names={NAMES} seat={0} practice={false} full />,
    );

  it("tells certain numbers and says what is unknown", () => {
    box({});
    expect(place.querySelectorAll(".tb-changes li")).toHaveLength(3);
    expect(place.textContent).toContain("gold-gained");
    expect(place.textContent).toContain("table-preview-unknown");
    expect(place.textContent).toContain("table-undo-will-ask");
  });

  it("calls a change good or bad as the game says, not by its sign", () => {
    box({});
    const [gold, rat, played] = place.querySelectorAll(".tb-changes li");
    expect(gold?.className).toBe("tb-good");
    expect(rat?.className).toBe("tb-bad");
    expect(rat?.textContent).toContain("table-change-bad");
    expect(played?.className).toBe("tb-even");
  });

  it("counts what will come unseen, and does not tell it as an event too", () => {
    box({
      events: [{ ply: 1, event: { event: "cards-passed", seat: 2 } }],
      unknowns: [{ kind: "cards-passed", seat: 2, count: 2 }],
    });
    expect(place.querySelector(".tb-unknown")?.textContent).toBe("table-unknown-cards-passed 2 2");
    expect(place.querySelector(".tb-preview-events")).toBeNull();
  });

  it("tells how far chance can go, where that is good or bad for somebody", () => {
    box({
      ranges: [
        { path: ["rat"], low: 3, high: 7 },
        { path: ["discard"], low: 0, high: 1 },
      ],
    });
    expect(place.textContent).toContain("table-range 3 7");
    expect(place.textContent).not.toContain("table-range 0 1");
  });

  it("tells of a question to everybody only what the own answer does", () => {
    box({
      together: true,
      events: [
        { ply: 1, event: { event: "cards-passed", seat: 0 } },
        { ply: 1, event: { event: "cards-passed", seat: 1 } },
      ],
    });
    expect(place.querySelectorAll(".tb-preview-events li")).toHaveLength(1);
  });
});

describe("words", () => {
  const aids = {
    type: "aids" as const,
    id: "",
    ply: 1,
    seat: 0,
    tables: {},
    found: [{ sort: "tile", name: "barn", why: null, remedy: null }],
    more: {},
  };

  it("are an answer, a why or an undo", () => {
    const of = (text: string) => commandOf(text, PLAIN_TEXTS, AN_OFFER.choices, NAMES, aids);
    expect(of("  ")).toEqual({ kind: "nothing" });
    expect(of("play red-bank")).toEqual({ kind: "action", action: "play red-bank" });
    expect(of("RED-PARK")).toEqual({ kind: "action", action: "play red-park" });
    expect(of("play")).toEqual({ kind: "action", action: "play" });
    expect(of("table-command-undo")).toEqual({ kind: "undo" });
    expect(of("table-command-why tile:barn?")).toEqual({ kind: "why", action: "", name: "barn" });
    expect(of("table-command-why main library")).toEqual({ kind: "why", action: "", name: "main-library" });
  });

  it("show the reasons with their rule", () => {
    const reasons = [
      { sort: "tile", name: "barn", why: { reason: "no-money", rule: "buy", params: {} }, remedy: null },
    ];
    const nothing = vi.fn();
    show(
      <CommandBox
        game="obsession"
        choices={[]}
        names={NAMES}
        aids={null}
        asked="barn"
        reasons={reasons}
        onWhy={nothing}
        onAction={nothing}
        onUndo={nothing}
      />,
    );
    expect(place.textContent).toContain("refused no-money");
    expect(place.querySelector('a[href="#/rules/obsession/buy"]')).not.toBeNull();
  });
});

describe("the score sheet", () => {
  it("is a table with a row for each term and a chart with its own table", () => {
    const nothing = vi.fn();
    show(
      <ScoreSheet
        table={aTable({ game: "obsession" })}
        view={{}}
        scores={[
          {
            seat: 0,
            terms: [
              ["tiles", 27],
              ["gentry", 40],
            ],
            total: 67,
            tie_break: 0,
            rank: 1,
          },
          {
            seat: 1,
            terms: [
              ["tiles", 30],
              ["gentry", 10],
            ],
            total: 40,
            tie_break: 0,
            rank: 2,
          },
        ]}
        history={aHistory({
          plies: 9,
          rounds: [
            { ply: 4, label: 1, totals: [10, 12] },
            { ply: 9, label: 2, totals: [67, 40] },
          ],
        })}
        names={NAMES}
        markOf={(seat) => ({ colour: "--seat-a", letter: String(seat) })}
        deeds={{ canRematch: true, onRematch: nothing, onReplay: vi.fn(), onExport: vi.fn(), onShare: vi.fn() }}
        onJump={vi.fn()}
      />,
    );
    const sheet = place.querySelector("table.tb-score");
    const chart = place.querySelector(".tb-chart table");
    expect([...(sheet?.querySelectorAll("tbody th") ?? [])].map((each) => each.textContent)).toEqual([
      "ob-score-tiles",
      "ob-score-gentry",
      "ui-total",
      "ui-rank",
    ]);
    expect(sheet?.querySelectorAll(".tb-best")).toHaveLength(2);
    expect(chart?.querySelectorAll("tbody tr")).toHaveLength(2);
    expect(place.querySelectorAll("polyline")).toHaveLength(2);
    press("[data-rematch]");
    expect(nothing).toHaveBeenCalledOnce();
  });
});
