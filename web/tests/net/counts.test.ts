// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Previewed } from "../../src/gen/protocol";
import { type Counts, newSession } from "../../src/net/session";
import { countsWhen, onlyAnswer } from "../../src/table/use-draft";
import { AN_OFFER, aPosition, aTable, aWelcome, run, told } from "./helpers";

const SEATED = run(
  newSession("me", ["secret"]),
  { kind: "opened" },
  { kind: "message", message: aWelcome() },
  { kind: "message", message: aPosition(5) },
).session;
const BANK = "play red-bank";
const PARK = "play red-park";

function afterChoosing(counts: Counts, over: Partial<Previewed> = {}) {
  const { session } = run(SEATED, { kind: "choose", action: BANK, counts });
  return run(session, told(session, over));
}

describe("an answer that counts at once", () => {
  it("is sent as soon as it is known to show nothing", () => {
    const { session, sent } = afterChoosing("at-once");
    expect(sent).toMatchObject([{ type: "submit", action: BANK, ply: 5 }]);
    expect(session.byItself).toBeNull();
  });

  it.each([
    ["it shows something", { revealed: true }],
    ["chance goes on", { unknown: true }],
    ["the rules refuse it", { why: { reason: "no-gold", rule: "phase-4", params: {} } }],
  ])("waits for the button where %s", (_, over) => {
    const { session, sent } = afterChoosing("at-once", over);
    expect(sent).toEqual([]);
    expect(session.draft).toMatchObject({ action: BANK, counts: "ask" });
    expect(run(session, { kind: "commit" }).sent).toMatchObject([{ type: "submit" }]);
  });

  it("waits where it is asked for", () => {
    expect(afterChoosing("ask").sent).toEqual([]);
  });
});

describe("an answer given by itself", () => {
  it("is told until the player answers, and may be left to chance, for there is no other", () => {
    const { session, sent } = afterChoosing("by-itself", { unknown: true });
    expect(sent).toMatchObject([{ type: "submit", action: BANK }]);
    expect(session.byItself?.action).toBe(BANK);
    const next = run(
      session,
      { kind: "message", message: { type: "acked", id: session.outbox[0]?.id ?? "", ply: 6 } },
      { kind: "message", message: aPosition(6) },
    ).session;
    expect(next.byItself?.action).toBe(BANK);
    expect(run(next, { kind: "commit", action: PARK }).session.byItself).toBeNull();
  });

  it("never passes on what is hidden", () => {
    expect(afterChoosing("by-itself", { revealed: true }).sent).toEqual([]);
  });

  it("is held back where something was taken back, also after a new start of the page", () => {
    expect(SEATED.heldBack).toBeNull();
    const back = run(SEATED, { kind: "message", message: aPosition(4, { epoch: 1 }) }).session;
    expect(back.heldBack).toBe(4);
    const anew = run(
      newSession("me", ["secret"]),
      { kind: "opened" },
      { kind: "message", message: aWelcome() },
      { kind: "message", message: aPosition(4, { epoch: 1 }) },
    ).session;
    expect(anew.heldBack).toBe(4);
  });
});

describe("looking at an answer", () => {
  it("previews it without choosing it, and forgets it", () => {
    const { session, sent } = run(SEATED, { kind: "peek", action: BANK });
    expect(sent).toMatchObject([{ type: "preview", action: BANK }]);
    const seen = run(session, told(session)).session;
    expect(seen.draft).toMatchObject({ action: null, peeked: BANK });
    expect(seen.draft.preview).not.toBeNull();
    expect(run(seen, { kind: "peek", action: null }).session.draft).toMatchObject({ peeked: null, preview: null });
  });

  it("asks no second time when it is chosen then", () => {
    const { session } = run(SEATED, { kind: "peek", action: BANK });
    const chosen = run(session, { kind: "choose", action: BANK, counts: "at-once" });
    expect(chosen.sent).toEqual([]);
    expect(run(chosen.session, told(chosen.session)).sent).toMatchObject([{ type: "submit", action: BANK }]);
    const seen = run(session, told(session)).session;
    expect(run(seen, { kind: "choose", action: BANK, counts: "at-once" }).sent).toMatchObject([{ type: "submit" }]);
  });

  it("leaves a chosen answer alone", () => {
    const { session } = run(SEATED, { kind: "choose", action: PARK });
    const { sent, session: after } = run(session, { kind: "peek", action: BANK });
    expect(sent).toEqual([]);
    expect(after.draft.action).toBe(PARK);
  });
});

describe("when a clicked answer counts", () => {
  const none = { chosen: [] };
  const practice = aTable({ practice: true });

  it("is at once where taking back costs nothing, else once it is known to show nothing", () => {
    expect(countsWhen("choice", practice, AN_OFFER, none, BANK)).toBe("now");
    expect(countsWhen("choice", aTable(), AN_OFFER, none, BANK)).toBe("at-once");
    expect(countsWhen("never", aTable(), AN_OFFER, none, BANK)).toBe("now");
  });

  it("is when the button is pressed: as wished, in a guided game, for what is put together or typed", () => {
    expect(countsWhen("always", practice, AN_OFFER, none, BANK)).toBe("ask");
    expect(countsWhen("choice", aTable({ practice: true, guide: "first-game" }), AN_OFFER, none, BANK)).toBe("ask");
    expect(countsWhen("never", practice, AN_OFFER, { chosen: ["barn"] }, BANK)).toBe("ask");
    expect(countsWhen("never", practice, AN_OFFER, none, "play red-bank twice")).toBe("ask");
  });
});

describe("the only answer", () => {
  const one = { ...AN_OFFER, choices: AN_OFFER.choices.slice(0, 1) };

  it("is there where nothing else can be chosen or put together", () => {
    expect(onlyAnswer(one)?.action).toBe(BANK);
    expect(onlyAnswer(AN_OFFER)).toBeNull();
    expect(onlyAnswer({ ...one, more: true })).toBeNull();
    const [, second] = AN_OFFER.choices;
    expect(onlyAnswer({ ...AN_OFFER, closing: second?.action ?? "" })).toBe(second);
    const part = { sort: "tile", value: "barn" };
    const stage = { ask: "ob-guide-tile", chosen: [], so_far: [], parts: [part], choices: [], more: false };
    expect(onlyAnswer({ ...one, stage })).toBeNull();
    expect(onlyAnswer(null)).toBeNull();
  });
});
