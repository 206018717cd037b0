/**
 * What one browser knows of one table, as a pure state machine: inputs go in, a new state and messages to send
 * come out. The socket around it (socket.ts) only carries messages; nothing here knows about time or network.
 */
import type {
  Aids,
  ChatLine,
  ClientMessage,
  Found,
  History,
  Position,
  Previewed,
  Problem,
  ServerMessage,
  Stage,
  TableInfo,
  Told,
  Why,
} from "../gen/protocol";

/** How the connection stands. `offline` is when the browser itself says that there is no network. */
export type Link = "connecting" | "connected" | "reconnecting" | "offline";

/** Messages that change something: kept until answered, and sent again under the same id after a break. */
export type Deed = Extract<ClientMessage, { type: "submit" | "undo" | "answer-undo" | "say" | "leave" | "return" }>;

/** What was just said to the reader: a refusal, a problem, or that the table had moved on. */
export type Notice =
  | { kind: "refused"; why: Why }
  | { kind: "failed"; problem: Problem }
  | { kind: "stale" }
  | { kind: "undone" };

/** The answer being put together. */
export interface DraftState {
  action: string | null;
  chosen: readonly string[];
  stage: Stage | null;
  /** The request whose answer is the stage of `chosen`; anything older is out of date. */
  composing: string | null;
  previewing: string | null;
  preview: Previewed | null;
}

export interface Session {
  link: Link;
  /** Whether the server has greeted us on this connection. */
  welcomed: boolean;
  /** Begins every id of this browser, so that two browsers never choose the same. */
  client: string;
  next: number;
  tokens: readonly string[];
  table: TableInfo | null;
  held: readonly number[];
  /** The seat to look from; undefined until chosen, null is the spectator's place. */
  seat: number | null | undefined;
  position: Position | null;
  /** Everything known to have happened, oldest first. */
  events: readonly Told[];
  /** The events of the newest position alone, for the live region. */
  news: readonly Told[];
  aids: Aids | null;
  chat: readonly ChatLine[];
  draft: DraftState;
  outbox: readonly Deed[];
  /** The answer to the last "why". */
  reasons: readonly Found[] | null;
  asked: string;
  asking: string | null;
  notice: Notice | null;
  /** Why the server does not let us in; there is no use in trying again. */
  denied: Problem | null;
  /** Whether the last answer of this browser is kept by the server; null before the first. */
  saved: boolean | null;
  /** The ply that the last answer of the looking seat led to, as far as this page saw it. */
  answered: number;
  /** Counted up when the history on the page no longer fits and must be fetched again. */
  stale: number;
}

export type Input =
  | { kind: "opened" }
  | { kind: "closed"; online: boolean }
  | { kind: "network"; online: boolean }
  | { kind: "resend" }
  | { kind: "message"; message: ServerMessage }
  | { kind: "history"; history: History }
  | { kind: "look"; seat: number | null }
  | { kind: "choose"; action: string | null }
  | { kind: "compose"; chosen: readonly string[] }
  | { kind: "commit"; action?: string }
  | { kind: "undo" }
  | { kind: "answer-undo"; agree: boolean }
  | { kind: "say"; phrase?: string; text?: string; to?: "team" }
  | { kind: "leave"; bot: string }
  | { kind: "return" }
  | { kind: "why"; action?: string; name?: string }
  | { kind: "forget-reasons" }
  | { kind: "forget-notice" };

export interface Step {
  session: Session;
  send: readonly ClientMessage[];
}

/** What the server says to somebody who asks too often. */
export const TOO_MANY = "too-many-requests";
/** The server could not reach its store: whether something was kept is open until it is sent again. */
export const NOT_KEPT = "not-kept";

const NO_DRAFT: DraftState = {
  action: null,
  chosen: [],
  stage: null,
  composing: null,
  previewing: null,
  preview: null,
};

/** The state before anything has been heard. */
export function newSession(client: string, tokens: readonly string[], seat?: number | null): Session {
  return {
    link: "connecting",
    welcomed: false,
    client,
    next: 1,
    tokens,
    table: null,
    held: [],
    seat,
    position: null,
    events: [],
    news: [],
    aids: null,
    chat: [],
    draft: NO_DRAFT,
    outbox: [],
    reasons: null,
    asked: "",
    asking: null,
    notice: null,
    denied: null,
    saved: null,
    answered: 0,
    stale: 0,
  };
}

/** Whether an answer of this browser is on its way; the offer must not be answered twice meanwhile. */
export function isSubmitting(session: Session): boolean {
  return session.outbox.some((deed) => deed.type === "submit");
}

/** Whether anything waits for the server to say that it is kept. */
export function isPending(session: Session): boolean {
  return session.outbox.length > 0;
}

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
      return choose(session, input.action);
    case "compose":
      return compose(session, input.chosen);
    case "commit":
      return commit(session, input.action ?? session.draft.action);
    case "undo":
      return deed(session, (id, seat) => ({ type: "undo", id, seat }));
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

function quiet(session: Session): Step {
  return { session, send: [] };
}

function hello(session: Session): ClientMessage {
  const known = session.position?.ply ?? 0;
  const seat = session.seat === undefined ? {} : { seat: session.seat };
  return { type: "hello", tokens: [...session.tokens], ...seat, events_from: known };
}

function fresh(session: Session): [string, Session] {
  return [`${session.client}-${session.next}`, { ...session, next: session.next + 1 }];
}

/** Questions are lost with the connection and asked again later; only deeds are kept. */
function ask(session: Session, make: (id: string) => ClientMessage): [string | null, Step] {
  if (!session.welcomed) return [null, quiet(session)];
  const [id, after] = fresh(session);
  return [id, { session: after, send: [make(id)] }];
}

/** The seat that deeds are done from: the one that looks, if this browser holds it. */
function ownSeat(session: Session): number | null {
  const seat = session.position?.seat ?? session.seat ?? null;
  return seat !== null && session.held.includes(seat) ? seat : null;
}

function deed(session: Session, make: (id: string, seat: number) => Deed): Step {
  const seat = ownSeat(session);
  if (seat === null) return quiet(session);
  const [id, after] = fresh(session);
  const made = make(id, seat);
  return {
    session: { ...after, outbox: [...after.outbox, made], notice: null },
    send: after.welcomed ? [made] : [],
  };
}

function look(session: Session, seat: number | null): Step {
  const turned = { ...session, seat, draft: NO_DRAFT, aids: null, notice: null, reasons: null };
  const [, asked] = ask(turned, (id) => ({ type: "look", id, seat }));
  return asked;
}

function choose(session: Session, action: string | null): Step {
  const offer = session.position?.offer ?? null;
  if (offer === null || isSubmitting(session)) return quiet(session);
  const draft = { ...session.draft, action, preview: null, previewing: null };
  if (action === null) return quiet({ ...session, draft, notice: null });
  const [id, asked] = ask({ ...session, notice: null }, (request) => ({
    type: "preview",
    id: request,
    seat: offer.seat,
    action,
  }));
  return { ...asked, session: { ...asked.session, draft: { ...draft, previewing: id } } };
}

function compose(session: Session, chosen: readonly string[]): Step {
  const offer = session.position?.offer ?? null;
  if (offer === null || isSubmitting(session)) return quiet(session);
  const draft: DraftState = { ...NO_DRAFT, chosen, stage: session.draft.stage };
  if (chosen.length === 0) return quiet({ ...session, draft: { ...draft, stage: offer.stage } });
  const [id, asked] = ask(session, (request) => ({
    type: "compose",
    id: request,
    seat: offer.seat,
    chosen: [...chosen],
  }));
  return { ...asked, session: { ...asked.session, draft: { ...draft, composing: id } } };
}

function commit(session: Session, action: string | null): Step {
  const position = session.position;
  const offer = position?.offer ?? null;
  if (action === null || position === null || offer === null || isSubmitting(session)) return quiet(session);
  const [id, after] = fresh(session);
  const made: Deed = { type: "submit", id, seat: offer.seat, ply: position.ply, epoch: position.epoch, action };
  return {
    session: { ...after, outbox: [...after.outbox, made], saved: false, notice: null, reasons: null },
    send: after.welcomed ? [made] : [],
  };
}

function why(session: Session, action: string, name: string): Step {
  const seat = ownSeat(session);
  if (seat === null) return quiet(session);
  const [id, asked] = ask(session, (request) => ({ type: "why", id: request, seat, action, name }));
  return { ...asked, session: { ...asked.session, asking: id, asked: name || action, reasons: null } };
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
      return quiet({ ...without(session, message.id), notice: { kind: "refused", why: message.why } });
    case "failed":
      return failed(session, message.id, { code: message.code, params: message.params });
    case "staged":
      if (message.id !== session.draft.composing) return quiet(session);
      return quiet({ ...session, draft: { ...session.draft, stage: message.stage, composing: null } });
    case "previewed":
      if (message.id !== session.draft.previewing) return quiet(session);
      return quiet({ ...session, draft: { ...session.draft, preview: message, previewing: null } });
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
  const after = without(session, id);
  if (done?.type !== "submit") return quiet(after);
  return quiet({ ...after, saved: true, answered: ply });
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
  const asking = after.asking === id ? null : after.asking;
  const notice: Notice = problem.code === "stale-ply" ? { kind: "stale" } : { kind: "failed", problem };
  return quiet({ ...after, draft, asking, notice, saved: submitted ? null : after.saved });
}

function positioned(session: Session, position: Position): Step {
  const before = session.position;
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
    draft: isSameOffer ? session.draft : { ...NO_DRAFT, stage: position.offer?.stage ?? null },
    notice: back ? { kind: "undone" } : moved && session.notice?.kind !== "stale" ? null : session.notice,
    reasons: moved ? null : session.reasons,
    answered: back ? 0 : session.answered,
    stale: session.stale + (before === null || back || turned ? 1 : 0),
  };
  if (!moved && session.aids !== null) return quiet(renewed);
  const [, withAids] = ask(renewed, (id) => ({ type: "aids", id, seat: position.seat }));
  return withAids;
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

/** What happened since the last answer of the looking seat. */
export function recentEvents(session: Session): readonly Told[] {
  const { position, events, answered } = session;
  if (position === null) return [];
  const since = Math.max(position.undo.tier === "none" ? 0 : position.undo.to + 1, Math.min(answered, position.ply));
  return since > 0 ? events.filter((each) => each.ply >= since) : position.events;
}
