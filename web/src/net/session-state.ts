/** The state of one table as a browser knows it, and the small steps that every part of the machine is made of. */
import type {
  Aids,
  ChatLine,
  Choice,
  ClientMessage,
  Found,
  History,
  Offer,
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
  | { kind: "nothing-ahead" }
  | { kind: "plan-holds"; plan: Plan }
  | { kind: "plan-broken"; plan: Plan; why: Why | null }
  | { kind: "undone" }
  | { kind: "undo-refused" }
  | { kind: "undo-lapsed" };

/**
 * When a chosen answer counts: when the player says so ("ask"), at once unless it shows something or leaves something to
 * chance ("at-once"), or by itself because there is no other ("by-itself").
 */
export type Counts = "ask" | "at-once" | "by-itself";

/** The answer being put together. */
export interface DraftState {
  action: string | null;
  /** Whether it is a plan whose preview will say if it still holds. */
  isPlan: boolean;
  /** What is to happen once the preview of `action` has come. */
  counts: Counts;
  /** An answer that is only looked at, with the mouse over it; its preview shows as if it were chosen. */
  peeked: string | null;
  chosen: readonly string[];
  stage: Stage | null;
  /** The request whose answer is the stage of `chosen`; anything older is out of date. */
  composing: string | null;
  previewing: string | null;
  preview: Previewed | null;
}

/** An answer made ready while others play. Nothing is sent of it before the player commits it. */
export interface Plan {
  /** The kind of the question it answers. */
  kind: string;
  action: string;
  chosen: readonly string[];
  /** What it says, in the words of the offer it was made from; null for one that was typed. */
  choice: Choice | null;
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
  /** Counted up when the history on the page no longer fits and must be fetched again. */
  stale: number;
  /** The last answer that was given by itself, until the player answers again. */
  byItself: Choice | null;
  /** The ply that something was taken back to: nothing is given by itself there. */
  heldBack: number | null;
  /** The ply that the last answer has led to; until its position comes the question on the page is answered already. */
  awaited: number;
  /** The answers of the question itself, where it is put together with the one that the usual answer leads to. */
  direct: readonly string[];
  /** The answer that follows the one on its way, once that has led to the question it is for. */
  following: { after: number; kind: string; action: string } | null;
  /** The ply of an answer that followed another by itself: both are taken back together. */
  pair: number | null;
  /** Whether this browser has asked to take back and not seen it happen yet. */
  undoing: boolean;
  /** The next question of the looking seat, while others play and it plans. */
  ahead: Offer | null;
  /** The request for it. */
  lookingAhead: string | null;
  /** The plan that is kept ready. */
  plan: Plan | null;
}

export type Input =
  | { kind: "opened" }
  | { kind: "closed"; online: boolean }
  | { kind: "network"; online: boolean }
  | { kind: "resend" }
  | { kind: "message"; message: ServerMessage }
  | { kind: "history"; history: History }
  | { kind: "look"; seat: number | null }
  | { kind: "choose"; action: string | null; counts?: Counts }
  | { kind: "peek"; action: string | null }
  | { kind: "compose"; chosen: readonly string[] }
  | { kind: "commit"; action?: string }
  | { kind: "look-ahead" }
  | { kind: "keep-plan" }
  | { kind: "drop-plan" }
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

export const NO_DRAFT: DraftState = {
  action: null,
  isPlan: false,
  counts: "ask",
  peeked: null,
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
    stale: 0,
    byItself: null,
    heldBack: null,
    awaited: 0,
    direct: [],
    following: null,
    pair: null,
    undoing: false,
    ahead: null,
    lookingAhead: null,
    plan: null,
  };
}

/** Whether an answer of this browser is on its way; the offer must not be answered twice meanwhile. */
export function isSubmitting(session: Session): boolean {
  const { following, outbox, position, awaited } = session;
  const isBehind = position !== null && position.ply < awaited;
  return following !== null || isBehind || outbox.some((deed) => deed.type === "submit");
}

/** Whether the page knows in a moment what a click has come to: the next part to choose, or whether the answer counts. */
export function isSettling({ action, counts, composing, previewing }: DraftState): boolean {
  return composing !== null || (action !== null && counts !== "ask" && previewing !== null);
}

/** Whether anything waits for the server to say that it is kept. */
export function isPending(session: Session): boolean {
  return session.outbox.length > 0;
}

export function quiet(session: Session): Step {
  return { session, send: [] };
}

export function fresh(session: Session): [string, Session] {
  return [`${session.client}-${session.next}`, { ...session, next: session.next + 1 }];
}

/** Questions are lost with the connection and asked again later; only deeds are kept. */
export function ask(session: Session, make: (id: string) => ClientMessage): [string | null, Step] {
  if (!session.welcomed) return [null, quiet(session)];
  const [id, after] = fresh(session);
  return [id, { session: after, send: [make(id)] }];
}

/** The seat that deeds are done from: the one that looks, if this browser holds it. */
export function ownSeat(session: Session): number | null {
  const seat = session.position?.seat ?? session.seat ?? null;
  return seat !== null && session.held.includes(seat) ? seat : null;
}

export function deed(session: Session, make: (id: string, seat: number) => Deed): Step {
  const seat = ownSeat(session);
  if (seat === null) return quiet(session);
  const [id, after] = fresh(session);
  const made = make(id, seat);
  return {
    session: { ...after, outbox: [...after.outbox, made], notice: null },
    send: after.welcomed ? [made] : [],
  };
}
