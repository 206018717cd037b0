// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { ClientMessage } from "../../src/gen/protocol";
import { isPending, isSubmitting, newSession, recentEvents, type Session } from "../../src/net/session";
import { aHistory, AN_OFFER, aPosition, aWelcome, run } from "./helpers";

function seated(ply = 5): Session {
  return run(
    newSession("me", ["secret"]),
    { kind: "opened" },
    { kind: "message", message: aWelcome() },
    { kind: "message", message: aPosition(ply) },
  ).session;
}

function last(sent: readonly ClientMessage[]): ClientMessage {
  const found = sent.at(-1);
  if (found === undefined) throw new Error("nothing was sent");
  return found;
}

function idOf(message: ClientMessage): string {
  if (!("id" in message)) throw new Error("no id");
  return message.id;
}

describe("greeting", () => {
  it("says hello with the secrets, and after a break names the ply it knows", () => {
    const first = run(newSession("me", ["secret"]), { kind: "opened" });
    expect(first.sent).toEqual([{ type: "hello", tokens: ["secret"], events_from: 0 }]);
    const again = run(seated(7), { kind: "closed", online: true }, { kind: "opened" });
    expect(again.session.link).toBe("reconnecting");
    expect(last(again.sent)).toMatchObject({ type: "hello", seat: 0, events_from: 7 });
  });

  it("gives up where the server does not let us in", () => {
    const { session } = run(
      newSession("me", []),
      { kind: "opened" },
      { kind: "message", message: { type: "failed", id: "", code: "wrong-secret", params: {} } },
    );
    expect(session.denied?.code).toBe("wrong-secret");
  });

  it("asks for aids after each new position, once", () => {
    const session = seated();
    const aids = { type: "aids" as const, id: "x", ply: 5, seat: 0, tables: {}, found: [], more: {} };
    const after = run(session, { kind: "message", message: aids }, { kind: "message", message: aPosition(5) });
    expect(after.session.aids).toEqual(aids);
    expect(after.sent).toEqual([]);
    const next = run(after.session, { kind: "message", message: aPosition(6) });
    expect(next.session.aids).toBeNull();
    expect(last(next.sent).type).toBe("aids");
  });

  it("passes over aids of another position", () => {
    const aids = { type: "aids" as const, id: "x", ply: 4, seat: 0, tables: {}, found: [], more: {} };
    expect(run(seated(5), { kind: "message", message: aids }).session.aids).toBeNull();
  });
});

describe("answering", () => {
  it("chooses, previews and commits with the ply and epoch of the position", () => {
    const chosen = run(seated(), { kind: "choose", action: "play red-bank" });
    expect(last(chosen.sent)).toMatchObject({ type: "preview", action: "play red-bank", seat: 0 });
    const committed = run(chosen.session, { kind: "commit" });
    expect(last(committed.sent)).toMatchObject({ type: "submit", seat: 0, ply: 5, epoch: 0, action: "play red-bank" });
    expect(isSubmitting(committed.session)).toBe(true);
    expect(committed.session.saved).toBe(false);
  });

  it("does not answer twice while an answer is on its way", () => {
    const { session } = run(seated(), { kind: "commit", action: "play red-bank" });
    expect(run(session, { kind: "commit", action: "play red-park" }).sent).toEqual([]);
    expect(run(session, { kind: "choose", action: "play red-park" }).sent).toEqual([]);
  });

  it("is saved when acknowledged", () => {
    const { session, sent } = run(seated(), { kind: "commit", action: "play red-bank" });
    const done = run(session, { kind: "message", message: { type: "acked", id: idOf(last(sent)), ply: 6 } }).session;
    expect(done.saved).toBe(true);
    expect(isPending(done)).toBe(false);
  });

  it("does not answer a question that stands there only until the next position comes", () => {
    const { session, sent } = run(seated(), { kind: "commit", action: "play red-bank" });
    const done = run(session, { kind: "message", message: { type: "acked", id: idOf(last(sent)), ply: 6 } }).session;
    expect(isSubmitting(done)).toBe(true);
    expect(run(done, { kind: "commit", action: "play red-park" }).sent).toEqual([]);
    const there = run(done, { kind: "message", message: aPosition(6) }).session;
    expect(isSubmitting(there)).toBe(false);
    const back = run(done, { kind: "message", message: aPosition(4, { epoch: 1 }) }).session;
    expect(isSubmitting(back)).toBe(false);
  });

  it("sends an unanswered answer again under the same id after a break", () => {
    const { session, sent } = run(seated(), { kind: "commit", action: "play red-bank" });
    const again = run(
      session,
      { kind: "closed", online: false },
      { kind: "opened" },
      { kind: "message", message: aWelcome() },
    );
    expect(last(again.sent)).toEqual(last(sent));
    expect(again.session.link).toBe("connected");
  });

  it("keeps an answer given while there is no connection", () => {
    const { session, sent } = run(
      seated(),
      { kind: "closed", online: false },
      { kind: "commit", action: "play red-bank" },
    );
    expect(sent).toEqual([]);
    const back = run(session, { kind: "opened" }, { kind: "message", message: aWelcome() });
    expect(last(back.sent)).toMatchObject({ type: "submit", action: "play red-bank" });
  });

  it("says so when the table had moved on", () => {
    const { session, sent } = run(seated(), { kind: "commit", action: "play red-bank" });
    const id = idOf(last(sent));
    const after = run(
      session,
      { kind: "message", message: { type: "failed", id, code: "stale-ply", params: { ply: 9 } } },
      { kind: "message", message: aPosition(9) },
    ).session;
    expect(after.notice).toEqual({ kind: "stale" });
    expect(after.position?.ply).toBe(9);
    expect(isPending(after)).toBe(false);
  });

  it("keeps what was sent too fast for a second try", () => {
    const { session } = run(seated(), { kind: "commit", action: "play red-bank" });
    const slow = run(session, {
      kind: "message",
      message: { type: "failed", id: "", code: "too-many-requests", params: { seconds: 1 } },
    });
    expect(isSubmitting(slow.session)).toBe(true);
    expect(last(run(slow.session, { kind: "resend" }).sent)).toMatchObject({ type: "submit" });
  });

  it("keeps an answer that the store did not confirm, says so, and sends it again under the same id", () => {
    const { session, sent } = run(seated(), { kind: "commit", action: "play red-bank" });
    const problem = { code: "not-kept", params: { why: "StoreFailed" } };
    const unsure = run(session, { kind: "message", message: { type: "failed", id: idOf(last(sent)), ...problem } });
    expect(unsure.session.notice).toEqual({ kind: "failed", problem });
    expect(isSubmitting(unsure.session)).toBe(true);
    expect(last(run(unsure.session, { kind: "resend" }).sent)).toEqual(last(sent));
  });

  it("is not turned away by a store that fails while it comes in", () => {
    const fresh = run(
      { ...seated(), welcomed: false },
      {
        kind: "message",
        message: { type: "failed", id: "", code: "not-kept", params: {} },
      },
    );
    expect(fresh.session.denied).toBeNull();
  });

  it("shows a refusal with its rule and drops the answer", () => {
    const { session, sent } = run(seated(), { kind: "commit", action: "play red-bank" });
    const why = { reason: "not-your-turn", rule: "table", params: {} };
    const after = run(session, { kind: "message", message: { type: "refused", id: idOf(last(sent)), why } }).session;
    expect(after.notice).toEqual({ kind: "refused", why });
    expect(isPending(after)).toBe(false);
  });
});

describe("composing", () => {
  const stage = { ask: "ob-guide-tile", chosen: [], so_far: [], parts: [], choices: [], more: false };

  it("asks for the stage after the parts and passes over late answers", () => {
    const one = run(seated(), { kind: "compose", chosen: ["barn"] });
    const two = run(one.session, { kind: "compose", chosen: ["barn", "guest"] });
    const late = { type: "staged" as const, id: idOf(last(one.sent)), ply: 5, stage };
    expect(run(two.session, { kind: "message", message: late }).session.draft.stage).toBeNull();
    const right = { ...late, id: idOf(last(two.sent)) };
    expect(run(two.session, { kind: "message", message: right }).session.draft.stage).toEqual(stage);
  });

  it("goes back to the stage of the offer without asking", () => {
    const offer = { ...AN_OFFER, stage };
    const start = run(seated(), { kind: "message", message: aPosition(6, { offer }) }).session;
    const { session, sent } = run(start, { kind: "compose", chosen: ["barn"] }, { kind: "compose", chosen: [] });
    expect(session.draft.stage).toEqual(stage);
    expect(sent).toHaveLength(1);
  });

  it("survives what somebody else answers meanwhile", () => {
    const { session } = run(seated(), { kind: "choose", action: "play red-bank" });
    const after = run(session, { kind: "message", message: aPosition(6, { waiting: [0] }) }).session;
    expect(after.draft.action).toBe("play red-bank");
  });

  it.each([
    [5, "undo-refused"],
    [6, "undo-lapsed"],
  ])("that I asked to take back is told when nobody lets me (ply %i: %s)", (ply, kind) => {
    const undo = { tier: "ask", to: 0, asked_by: 0, agreed: [], waiting: [1] };
    const asked = run(seated(), { kind: "message", message: aPosition(5, { undo }) }).session;
    expect(asked.notice).toBeNull();
    expect(run(asked, { kind: "message", message: aPosition(ply) }).session.notice).toEqual({ kind });
    const others = run(seated(), {
      kind: "message",
      message: aPosition(5, { undo: { ...undo, asked_by: 1 } }),
    }).session;
    expect(run(others, { kind: "message", message: aPosition(ply) }).session.notice).toBeNull();
  });

  it("is dropped with its question, and when something is taken back", () => {
    const { session } = run(seated(), { kind: "choose", action: "play red-bank" });
    const other = { ...AN_OFFER, kind: "bribe-person" };
    expect(run(session, { kind: "message", message: aPosition(6, { offer: other }) }).session.draft.action).toBeNull();
    const undone = run(session, { kind: "message", message: aPosition(5, { epoch: 1 }) }).session;
    expect(undone.draft.action).toBeNull();
    expect(undone.notice).toEqual({ kind: "undone" });
    expect(undone.stale).toBe(session.stale + 1);
  });
});

describe("what happened", () => {
  const told = (ply: number) => ({ ply, event: { event: "card-played", n: ply } });

  it("adds news, replaces what is told again, and drops what was taken back", () => {
    let session = run(seated(2), {
      kind: "history",
      history: aHistory({ events: [told(0), told(1)], plies: 2 }),
    }).session;
    session = run(session, {
      kind: "message",
      message: aPosition(4, { events: [told(2), told(3)], events_from: 2 }),
    }).session;
    expect(session.events.map((each) => each.ply)).toEqual([0, 1, 2, 3]);
    expect(session.news.map((each) => each.ply)).toEqual([2, 3]);
    session = run(session, { kind: "message", message: aPosition(4, { events: [told(3)], events_from: 3 }) }).session;
    expect(session.events.map((each) => each.ply)).toEqual([0, 1, 2, 3]);
    expect(session.news).toEqual([]);
    session = run(session, { kind: "message", message: aPosition(2, { events_from: 2, epoch: 1 }) }).session;
    expect(session.events.map((each) => each.ply)).toEqual([0, 1]);
  });

  it("tells what came since the own last answer", () => {
    const session = run(seated(2), {
      kind: "history",
      history: aHistory({ events: [0, 1, 2, 3].map(told), plies: 4 }),
    }).session;
    const later = run(session, { kind: "message", message: aPosition(4, { news_from: 2, events_from: 4 }) }).session;
    expect(recentEvents(later).map((each) => each.ply)).toEqual([2, 3]);
  });

  it("tells in the recap what others did although the acknowledged ply comes after it", () => {
    const sent = run(seated(2), { kind: "choose", action: "play red-bank" }, { kind: "commit" });
    const id = sent.session.outbox[0]?.id ?? "";
    // Chance and two bots have answered by the time that the answer is acknowledged.
    const after = aPosition(6, { events: [2, 3, 4, 5].map(told), events_from: 2, news_from: 3 });
    const acked = { type: "acked" as const, id, ply: 6 };
    const session = run(sent.session, { kind: "message", message: after }, { kind: "message", message: acked }).session;
    expect(recentEvents(session).map((each) => each.ply)).toEqual([3, 4, 5]);
  });

  it("never has an empty recap once something has happened", () => {
    const session = run(seated(2), {
      kind: "history",
      history: aHistory({ events: [0, 1, 1].map(told), plies: 4 }),
    }).session;
    const later = run(session, { kind: "message", message: aPosition(4, { news_from: 4, events_from: 4 }) }).session;
    expect(recentEvents(later).map((each) => each.ply)).toEqual([1, 1]);
  });

  it("forgets another seat's events when the table is turned round", () => {
    const session = run(seated(2), { kind: "history", history: aHistory({ events: [told(0)], plies: 2 }) }).session;
    const turned = run(session, { kind: "message", message: aPosition(2, { seat: 1, offer: null }) }).session;
    expect(turned.events).toEqual([]);
    expect(turned.aids).toBeNull();
  });
});

describe("talk and seats", () => {
  it("shows each line once", () => {
    const line = { n: 3, seat: 1, name: "P1", phrase: "hello", text: "", at: 0, only: [] };
    const said = { kind: "message" as const, message: { type: "said" as const, line } };
    expect(run(seated(), said, said).session.chat).toEqual([line]);
  });

  it("says to the partner only what is meant for the partner", () => {
    const said = run(seated(), { kind: "say", text: "hush", to: "team" }, { kind: "say", text: "hello" }).sent;
    expect(said.map((each) => (each.type === "say" ? [each.text, each.to] : each.type))).toEqual([
      ["hush", "team"],
      ["hello", undefined],
    ]);
  });

  it("lets nobody speak or undo for a seat that is not held", () => {
    const watching = run(
      newSession("me", []),
      { kind: "opened" },
      { kind: "message", message: aWelcome({ held: [] }) },
      {
        kind: "message",
        message: aPosition(3, { seat: null, offer: null }),
      },
    ).session;
    expect(
      run(watching, { kind: "say", text: "hi" }, { kind: "undo" }, { kind: "leave", bot: "steward" }).sent,
    ).toEqual([]);
  });
});
