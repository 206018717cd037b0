import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import type { Draft } from "../../src/contract";
import type { Offer } from "../../src/gen/protocol";
import { CommandBox, commandOf } from "../../src/table/command-box";
import { CommitBar } from "../../src/table/commit-bar";
import { OfferPanel } from "../../src/table/offer-panel";
import { PreviewBox } from "../../src/table/preview-box";
import { ScoreSheet } from "../../src/table/score-sheet";
import { AN_OFFER, aTable } from "../net/helpers";
import { place, show } from "./place";
import { PLAIN_TEXTS } from "./texts";

function press(selector: string): void {
  const found = place.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  act(() => found.click());
}

function aDraft(over: Partial<Draft> = {}): Draft {
  return { action: null, chosen: [], stage: null, choose: vi.fn(), compose: vi.fn(), ...over };
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
  const draft = { action: "play red-bank", chosen: [], stage: null, composing: null, previewing: null, preview: null };
  const common = {
    game: "notre-dame",
    offer: AN_OFFER,
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
    const preview = {
      type: "previewed" as const,
      id: "x",
      ply: 1,
      why: { reason: "no-gold", rule: "phase-4", params: {} },
      events: [],
      before: {},
      after: {},
      unknown: false,
      together: false,
      revealed: false,
    };
    show(<CommitBar {...common} draft={{ ...draft, preview }} onCommit={onCommit} />);
    press("[data-commit]");
    expect(onCommit).toHaveBeenCalledOnce();
    expect(place.querySelector('a[href="#/rules/notre-dame/phase-4"]')).not.toBeNull();
  });

  it("is not in the way on a wide screen while nothing is chosen", () => {
    show(<CommitBar {...common} draft={{ ...draft, action: null }} onCommit={vi.fn()} />);
    expect(place.querySelector("[data-commit]")).toBeNull();
  });
});

describe("the preview", () => {
  it("tells certain numbers and says what is unknown", () => {
    const preview = {
      type: "previewed" as const,
      id: "x",
      ply: 1,
      why: null,
      events: [{ ply: 1, event: { event: "gold-gained" } }],
      before: { gold: 1, unnamed: 1 },
      after: { gold: 3, unnamed: 2 },
      unknown: true,
      together: false,
      revealed: false,
    };
    show(<PreviewBox game="notre-dame" preview={preview} names={NAMES} seat={0} practice={false} full />);
    expect(place.querySelectorAll(".tb-changes li")).toHaveLength(1);
    expect(place.textContent).toContain("gold-gained");
    expect(place.textContent).toContain("table-preview-unknown");
    expect(place.textContent).toContain("table-undo-will-ask");
  });
});

describe("words", () => {
  const aids = {
    type: "aids" as const,
    id: "",
    ply: 1,
    seat: 0,
    tables: {},
    found: [{ sort: "tile", name: "barn", why: null }],
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
    const reasons = [{ sort: "tile", name: "barn", why: { reason: "no-money", rule: "buy", params: {} } }];
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
        history={{
          events: [],
          plies: 9,
          rounds: [
            { ply: 4, label: 1, totals: [10, 12] },
            { ply: 9, label: 2, totals: [67, 40] },
          ],
        }}
        names={NAMES}
        markOf={(seat) => ({ colour: "--seat-a", letter: String(seat) })}
        canRematch
        onRematch={nothing}
        onReplay={nothing}
        onExport={nothing}
      />,
    );
    const [sheet, chart] = place.querySelectorAll("table");
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
