// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { ClientMessage, Offer, Onward, Stage } from "../../src/gen/protocol";
import { type Input, isSubmitting, newSession, type Session } from "../../src/net/session";
import { AN_OFFER, aPosition, aTable, aWelcome, run as runAll, told } from "./helpers";

/** Without the questions for aids. */
function run(before: Session, ...inputs: Input[]): { session: Session; sent: ClientMessage[] } {
  const { session, sent } = runAll(before, ...inputs);
  return { session, sent: sent.filter((each) => each.type !== "aids") };
}

function at(offer: Offer | null, guide = ""): Session {
  return run(
    newSession("me", ["secret"]),
    { kind: "opened" },
    { kind: "message", message: aWelcome({ table: aTable({ guide }) }) },
    { kind: "message", message: aPosition(5, { offer, waiting: offer === null ? [1] : [0] }) },
  ).session;
}

const pass = { action: "pass", key: "act-pass", params: {} };
const borrow = { action: "borrow", key: "act-borrow", params: {} };
const begin = { action: "begin", key: "act-begin", params: {} };
const barn = { sort: "tile", value: "barn" };
const STAGE: Stage = { ask: "guide-tile", chosen: [], so_far: [], parts: [barn], choices: [borrow], more: false };
const ONWARD: Onward = { action: "begin", kind: "host", rule: "hosting", choices: [borrow], more: true, stage: STAGE };
const TURN: Offer = { ...AN_OFFER, kind: "turn", choices: [begin, pass, borrow], onward: ONWARD };
const HOST: Offer = { ...AN_OFFER, kind: "host", choices: [borrow], more: true, stage: STAGE };

function acked(session: Session, ply: number): Input {
  return { kind: "message", message: { type: "acked", id: session.outbox[0]?.id ?? "", ply } };
}

describe("an answer that leads on", () => {
  it("puts what it leads to beside the other answers, and itself no more", () => {
    const { position, draft } = at(TURN);
    expect(position?.offer?.kind).toBe("host");
    expect(position?.offer?.choices.map((each) => each.action)).toEqual(["pass", "borrow"]);
    expect(draft.stage?.parts).toEqual([barn]);
    expect(draft.stage?.choices).toEqual([pass, borrow]);
  });

  it("is put by itself in a lesson", () => {
    expect(at(TURN, "first-game").position?.offer?.kind).toBe("turn");
  });

  it("is composed and previewed as it would be after the first answer", () => {
    const composed = run(at(TURN), { kind: "compose", chosen: ["barn"] });
    expect(composed.sent).toMatchObject([{ type: "compose", chosen: ["barn"], first: "begin" }]);
    const chosen = run(composed.session, { kind: "choose", action: "host barn" });
    expect(chosen.sent).toMatchObject([{ type: "preview", action: "host barn", first: "begin" }]);
    expect(run(at(TURN), { kind: "choose", action: "pass" }).sent[0]).not.toHaveProperty("first");
  });

  it("gives the first answer, then the second once its question is there", () => {
    const one = run(at(TURN), { kind: "commit", action: "host barn" });
    expect(one.sent).toMatchObject([{ type: "submit", action: "begin", ply: 5 }]);
    expect(isSubmitting(one.session)).toBe(true);
    const two = run(one.session, acked(one.session, 6), { kind: "message", message: aPosition(6, { offer: HOST }) });
    expect(two.sent).toMatchObject([{ type: "submit", action: "host barn", ply: 6 }]);
    expect(two.session.following).toBeNull();
    const three = run(two.session, acked(two.session, 7), { kind: "message", message: aPosition(7) });
    expect(three.sent).toEqual([]);
    expect(isSubmitting(three.session)).toBe(false);
  });

  it("gives the second also where the position comes before the acknowledgement", () => {
    const one = run(at(TURN), { kind: "commit", action: "host barn" });
    const two = run(one.session, { kind: "message", message: aPosition(6, { offer: HOST }) });
    expect(two.sent).toEqual([]);
    expect(run(two.session, acked(two.session, 6)).sent).toMatchObject([{ type: "submit", action: "host barn" }]);
  });

  it("keeps the second to itself where something else is asked, or the first is refused", () => {
    const one = run(at(TURN), { kind: "commit", action: "host barn" });
    const other = run(one.session, acked(one.session, 6), { kind: "message", message: aPosition(6) });
    expect(other.sent).toEqual([]);
    expect(other.session).toMatchObject({ following: null, notice: { kind: "stale" } });
    const why = { reason: "no", rule: "turn", params: {} };
    const id = one.session.outbox[0]?.id ?? "";
    const refused = run(one.session, { kind: "message", message: { type: "refused", id, why } }).session;
    expect(refused.following).toBeNull();
    expect(isSubmitting(refused)).toBe(false);
  });

  it("gives answers of the first question alone, also those that the second would take", () => {
    for (const action of ["pass", "borrow"]) {
      const { session, sent } = run(at(TURN), { kind: "commit", action });
      expect(sent).toMatchObject([{ type: "submit", action }]);
      expect(session.following).toBeNull();
    }
  });

  it("is taken back with what followed it", () => {
    const one = run(at(TURN), { kind: "commit", action: "host barn" });
    const two = run(one.session, acked(one.session, 6), { kind: "message", message: aPosition(6, { offer: HOST }) });
    const done = run(two.session, acked(two.session, 7), { kind: "message", message: aPosition(7) }).session;
    const back = run(done, { kind: "undo" }).session;
    const free = { tier: "free", to: 5, asked_by: null, agreed: [], waiting: [] };
    const first = run(back, { kind: "message", message: aPosition(6, { epoch: 1, offer: HOST, undo: free }) });
    expect(first.sent).toMatchObject([{ type: "undo" }]);
    const second = run(first.session, {
      kind: "message",
      message: aPosition(5, { epoch: 2, offer: TURN, undo: free }),
    });
    expect(second.sent).toEqual([]);
  });
});

describe("planning while others play", () => {
  const waiting = at(null);
  const asked = run(waiting, { kind: "look-ahead" });

  function ahead(session: Session, offer: Offer | null): Input {
    return { kind: "message", message: { type: "ahead", id: session.lookingAhead ?? "", ply: 5, seat: 0, offer } };
  }

  const planning = run(asked.session, ahead(asked.session, TURN)).session;
  const chosen = run(planning, { kind: "compose", chosen: ["barn"] }, { kind: "choose", action: "host barn" });
  const kept = run(chosen.session, told(chosen.session), { kind: "keep-plan" }).session;

  it("asks for the next question, and says so where there is none", () => {
    expect(asked.sent).toMatchObject([{ type: "ahead", seat: 0 }]);
    expect(planning.ahead?.kind).toBe("host");
    expect(run(asked.session, ahead(asked.session, null)).session.notice).toEqual({ kind: "nothing-ahead" });
    expect(run(at(TURN), { kind: "look-ahead" }).sent).toEqual([]);
  });

  it("composes and previews ahead, and sends nothing else", () => {
    expect(chosen.sent).toMatchObject([
      { type: "compose", ahead: true, first: "begin" },
      { type: "preview", ahead: true, first: "begin", action: "host barn" },
    ]);
    expect(run(chosen.session, { kind: "commit" }).sent).toEqual([]);
    expect(kept.plan).toMatchObject({ kind: "host", action: "host barn", chosen: ["barn"] });
  });

  it("goes on while others move", () => {
    const { session, sent } = run(kept, { kind: "message", message: aPosition(6, { offer: null, waiting: [1] }) });
    expect(session.plan).toEqual(kept.plan);
    expect(session.draft).toMatchObject({ action: "host barn", chosen: ["barn"] });
    expect(sent).toMatchObject([{ type: "ahead" }]);
  });

  it("is put up and judged when its question is asked, and waits for the button", () => {
    const { session, sent } = run(kept, { kind: "message", message: aPosition(7, { offer: TURN }) });
    expect(sent).toMatchObject([
      { type: "preview", action: "host barn", first: "begin" },
      { type: "compose", chosen: ["barn"], first: "begin" },
    ]);
    expect(sent[0]).not.toHaveProperty("ahead");
    const judged = run(session, told(session));
    expect(judged.sent).toEqual([]);
    expect(judged.session).toMatchObject({ plan: null, notice: { kind: "plan-holds" } });
    expect(judged.session.draft.action).toBe("host barn");
    expect(run(judged.session, { kind: "commit" }).sent).toMatchObject([{ type: "submit", action: "begin" }]);
  });

  it("tells what broke, with the reason", () => {
    const { session } = run(kept, { kind: "message", message: aPosition(7, { offer: TURN }) });
    const why = { reason: "guest-resting", rule: "invite", params: {} };
    const broken = run(session, told(session, { why })).session;
    expect(broken.notice).toMatchObject({ kind: "plan-broken", why });
    expect(broken.draft.action).toBeNull();
    const id = session.draft.composing ?? "";
    const gone = run(session, { kind: "message", message: { type: "failed", id, code: "no-such-part", params: {} } });
    expect(gone.session.notice).toMatchObject({ kind: "plan-broken", why: null });
  });

  it("waits where another question comes first", () => {
    const other = run(kept, { kind: "message", message: aPosition(7) });
    expect(other.session.plan).toEqual(kept.plan);
    const answered = run(other.session, { kind: "commit", action: "play red-bank" }).session;
    expect(answered.plan).toEqual(kept.plan);
    const then = run(answered, acked(answered, 8), { kind: "message", message: aPosition(8, { offer: HOST }) });
    expect(then.sent).toMatchObject([{ type: "preview", action: "host barn" }, { type: "compose" }]);
  });

  it("can be dropped, and is dropped when somebody else sits down to look", () => {
    expect(run(kept, { kind: "drop-plan" }).session).toMatchObject({ plan: null, ahead: null });
    const turned = run(kept, { kind: "message", message: aPosition(6, { seat: 1, offer: null }) }).session;
    expect(turned).toMatchObject({ plan: null, ahead: null });
  });
});
