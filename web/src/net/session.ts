/**
 * What one browser knows of one table, as a pure state machine: inputs go in, a new state and messages to send
 * come out. The socket around it (socket.ts) only carries messages; nothing here knows about time or network.
 */
import type { ChatLine, ClientMessage, History, Position, Problem, ServerMessage, Told } from "../gen/protocol";
import { choose, commit, compose, follow, peek, previewed, staged } from "./drafting";
import { asPut, directAnswers } from "./onward";
import { sharing } from "./share";
import { broken, dropPlan, goOnPlanning, keepPlan, lookAhead, lookedAhead } from "./planning";
import {
  ask,
  deed,
  type Input,
  NO_DRAFT,
  NOT_KEPT,
  type Notice,
  ownSeat,
  quiet,
  type Session,
  type Step,
  TOO_MANY,
} from "./session-state";

export * from "./session-state";

/** One step of the machine. */
export function step(session: Session, input: Input): Step {
  switch (input.kind) {
    case "opened":
      return { session: { ...session, welcomed: false }, send: [hello(session)] };
    case "closed":
      return quiet({ ...session, welcomed: false, link: input.online ? "reconnecting" : "offline" });
    case "network":
      if (!input.online) return quiet({ ...session, link: "offline" });
      return quiet({ ...session, link: session.welcomed ? "connected" : "reconnecting" });
    case "resend":
      return { session, send: session.welcomed ? session.outbox : [] };
    case "message":
      return heard(session, input.message);
    case "history":
      return quiet({ ...session, events: merged(input.history, session.events) });
    case "look":
      return look(session, input.seat);
    case "choose":
      return choose(session, input.action, input.counts);
    case "peek":
      return peek(session, input.action);
    case "compose":
      return compose(session, input.chosen);
    case "commit":
      return commit(session, input.action ?? session.draft.action);
    case "look-ahead":
      return lookAhead(session);
    case "keep-plan":
      return keepPlan(session);
    case "drop-plan":
      return dropPlan(session);
    case "undo":
      return takeBack(session);
    case "answer-undo":
      return deed(session, (id, seat) => ({ type: "answer-undo", id, seat, agree: input.agree }));
    case "say":
      return deed(session, (id, seat) => ({
        type: "say",
        id,
        seat,
        phrase: input.phrase ?? "",
        text: input.text ?? "",
        ...(input.to === undefined ? {} : { to: input.to }),
      }));
    case "leave":
      return deed(session, (id, seat) => ({ type: "leave", id, seat, bot: input.bot }));
    case "return":
      return deed(session, (id, seat) => ({ type: "return", id, seat }));
    case "why":
      return why(session, input.action ?? "", input.name ?? "");
    case "forget-reasons":
      return quiet({ ...session, reasons: null, asked: "", asking: null });
    case "forget-notice":
      return quiet({ ...session, notice: null });
  }
}

function hello(session: Session): ClientMessage {
  const known = session.position?.ply ?? 0;
  const seat = session.seat === undefined ? {} : { seat: session.seat };
  return { type: "hello", tokens: [...session.tokens], ...seat, events_from: known };
}

function look(session: Session, seat: number | null): Step {
  const turned = { ...session, seat, draft: NO_DRAFT, aids: null, notice: null, reasons: null };
  const [, asked] = ask(turned, (id) => ({ type: "look", id, seat }));
  return asked;
}

function why(session: Session, action: string, name: string): Step {
  const seat = ownSeat(session);
  if (seat === null) return quiet(session);
  const [id, asked] = ask(session, (request) => ({ type: "why", id: request, seat, action, name }));
  return { ...asked, session: { ...asked.session, asking: id, asked: name || action, reasons: null } };
}

function takeBack(session: Session): Step {
  const { session: after, send } = deed(session, (id, seat) => ({ type: "undo", id, seat }));
  return { session: { ...after, undoing: send.length > 0 || after.outbox.length > session.outbox.length }, send };
}

/** What several parts of the machine have to say to one thing that happened. */
function both(one: Step, then: (session: Session) => Step): Step {
  const next = then(one.session);
  return { session: next.session, send: [...one.send, ...next.send] };
}

function heard(session: Session, message: ServerMessage): Step {
  switch (message.type) {
    case "welcome":
      return {
        session: {
          ...session,
          link: "connected",
          welcomed: true,
          table: message.table,
          held: message.held,
          chat: message.chat,
        },
        send: session.outbox, // what was not answered is sent again under the same ids
      };
    case "position":
      return positioned(session, message);
    case "acked":
      return acked(session, message.id, message.ply);
    case "refused":
      return quiet({ ...without(session, message.id), following: null, notice: { kind: "refused", why: message.why } });
    case "failed":
      return failed(session, message.id, { code: message.code, params: message.params });
    case "staged":
      return staged(session, message);
    case "previewed":
      return previewed(session, message);
    case "ahead":
      return lookedAhead(session, message);
    case "reasons":
      if (message.id !== session.asking) return quiet(session);
      return quiet({ ...session, reasons: message.found, asking: null });
    case "aids":
      if (message.ply !== session.position?.ply || message.seat !== session.position.seat) return quiet(session);
      return quiet({ ...session, aids: message });
    case "seats":
      return quiet({ ...session, table: message.table });
    case "said":
      return quiet(withLine(session, message.line));
    case "pong":
      return quiet(session);
  }
}

function withLine(session: Session, line: ChatLine): Session {
  if (session.chat.some((each) => each.n === line.n)) return session;
  return { ...session, chat: [...session.chat, line] };
}

function without(session: Session, id: string): Session {
  return { ...session, outbox: session.outbox.filter((each) => each.id !== id) };
}

function acked(session: Session, id: string, ply: number): Step {
  const done = session.outbox.find((each) => each.id === id);
  if (done?.type !== "submit") return quiet(without(session, id));
  const isThere = session.position === null || done.epoch !== session.position.epoch;
  const after = { ...without(session, id), awaited: isThere ? 0 : ply };
  if (after.following !== null) return follow({ ...after, saved: true });
  // The next question may look the same; what answered this one is no answer to it.
  const draft = { ...NO_DRAFT, stage: after.position?.offer?.stage ?? null };
  return quiet({ ...after, draft, saved: true });
}

function failed(session: Session, id: string, problem: Problem): Step {
  // Too much at once is no fault of the message: it stays in the outbox and is sent again a little later.
  if (problem.code === TOO_MANY) return quiet(session);
  // Neither is a store that does not answer. Sent again under the same id, it is carried out once at most.
  if (problem.code === NOT_KEPT)
    return quiet(session.welcomed ? { ...session, notice: { kind: "failed", problem } } : session);
  if (!session.welcomed && id === "") return quiet({ ...session, denied: problem });
  const submitted = session.outbox.some((each) => each.id === id && each.type === "submit");
  const after = without(session, id);
  const draft = { ...after.draft };
  if (draft.composing === id) draft.composing = null;
  if (draft.previewing === id) draft.previewing = null;
  if (after.draft.isPlan && after.plan !== null && (after.draft.composing === id || after.draft.previewing === id))
    return broken(after, after.plan, null);
  const asking = after.asking === id ? null : after.asking;
  const notice: Notice = problem.code === "stale-ply" ? { kind: "stale" } : { kind: "failed", problem };
  const following = submitted ? null : after.following;
  return quiet({ ...after, draft, asking, notice, following, saved: submitted ? null : after.saved });
}

function positioned(session: Session, told: Position): Step {
  const before = session.position;
  // A lesson speaks of one question after the other.
  const isGuided = (session.table?.guide ?? "") !== "";
  const offered = isGuided && told.offer !== null ? { ...told.offer, onward: null } : told.offer;
  const position: Position = {
    ...told,
    offer: asPut(offered),
    view: sharing(before?.view, told.view),
    scores: sharing(before?.scores, told.scores),
  };
  const turned = before !== null && before.seat !== position.seat;
  const back = before !== null && before.epoch !== position.epoch;
  const moved = before === null || turned || back || before.ply !== position.ply;
  // Where several are asked at once, what another one answers must not disturb the answer being put together.
  const isSameOffer = before !== null && !turned && !back && isSame(before.offer, position.offer);
  const known = before === null || turned || back ? position.ply : before.ply;
  const renewed: Session = {
    ...session,
    position,
    seat: position.seat,
    table: session.table === null ? null : { ...session.table, ply: position.ply, over: position.over },
    events: turned ? position.events : [...eventsBefore(session, position), ...position.events],
    news: position.events.filter((each) => each.ply >= known),
    aids: moved ? null : session.aids,
    draft:
      isSameOffer || session.following !== null ? session.draft : { ...NO_DRAFT, stage: position.offer?.stage ?? null },
    notice: noticeAt(session, position, back, moved),
    reasons: moved ? null : session.reasons,
    byItself: back || turned ? null : session.byItself,
    direct: directAnswers(offered),
    awaited: back || turned ? 0 : session.awaited,
    undoing: back ? false : session.undoing,
    heldBack: back || (before === null && position.epoch > 0) ? position.ply : session.heldBack,
    stale: session.stale + (before === null || back || turned ? 1 : 0),
  };
  const withAids =
    !moved && session.aids !== null
      ? quiet(renewed)
      : ask(renewed, (id) => ({ type: "aids", id, seat: position.seat }))[1];
  // An answer that followed another by itself is taken back with it.
  if (back && session.undoing && session.pair === position.ply && position.undo.tier === "free")
    return both(withAids, (after) => takeBack({ ...after, pair: null }));
  if (!moved) return withAids;
  return both(withAids, session.following === null ? (after) => goOnPlanning(session, after) : follow);
}

/** What is to be said now: what I asked to take back was, or was not, or the game went on without an answer. */
function noticeAt(session: Session, position: Position, back: boolean, moved: boolean): Notice | null {
  if (back) return { kind: "undone" };
  const before = session.position;
  const asked = before !== null && before.seat !== null && before.undo.asked_by === before.seat;
  if (asked && before.seat === position.seat && position.undo.asked_by === null)
    return { kind: before.ply === position.ply ? "undo-refused" : "undo-lapsed" };
  return moved && session.notice?.kind !== "stale" ? null : session.notice;
}

function eventsBefore(session: Session, position: Position): readonly Told[] {
  return session.events.filter((each) => each.ply < position.events_from && each.ply < position.ply);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A history knows everything before it was told; what came later is known from positions. */
function merged(history: History, events: readonly Told[]): readonly Told[] {
  return [...history.events, ...events.filter((each) => each.ply >= history.plies)];
}

/**
 * What happened since the last turn of the looking seat, as the server counts it. Where that is nothing, the newest
 * thing that happened: there is always something to tell once the game has begun.
 */
export function recentEvents(session: Session): readonly Told[] {
  const { position, events } = session;
  if (position === null) return [];
  const since = Math.min(position.news_from, events.at(-1)?.ply ?? 0);
  return events.filter((each) => each.ply >= since);
}
