/** The socket of one table: carries messages, comes back after a break, and tells the state machine about it. */
import type { ClientMessage, ServerMessage } from "../gen/protocol";
import { connect, isHere } from "./places";
import { type Input, newSession, NOT_KEPT, type Session, step, TOO_MANY } from "./session";

/** As much of a WebSocket as is used here; tests bring their own. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

export interface Surroundings {
  connect(table: string): Wire;
  later(act: () => void, milliseconds: number): number;
  never(timer: number): void;
  random(): number;
  online(): boolean;
}

/** What is no fault of a message: it is sent again a little later. */
const AGAIN: readonly string[] = [TOO_MANY, NOT_KEPT];
const PING_EVERY = 20_000;
const PATIENCE = 12_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 20_000;

const BROWSER: Surroundings = {
  connect,
  later: (act, milliseconds) => window.setTimeout(act, milliseconds),
  never: (timer) => window.clearTimeout(timer),
  random: () => Math.random(),
  online: () => navigator.onLine,
};

/** How long to wait before try number *attempt* (from 0): doubled each time, with jitter so that nobody comes in step. */
export function backOff(attempt: number, random: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + random / 2);
}

/** Whoever follows a table is told every new state, and what led to it. */
export type Listener = (session: Session, input: Input) => void;

/** A table over the wire. `subscribe` is told of every new state. */
export class TableConnection {
  session: Session;
  private wire: Wire | null = null;
  private attempt = 0;
  private retry: number | null = null;
  private beat: number | null = null;
  private patience: number | null = null;
  private closed = false;
  private pings = 0;
  private readonly listeners = new Set<Listener>();

  constructor(
    readonly table: string,
    tokens: readonly string[],
    seat: number | null | undefined,
    client: string,
    private readonly around: Surroundings = BROWSER,
  ) {
    this.session = newSession(client, tokens, seat);
  }

  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Connect, or connect again at once instead of at the end of the back-off. */
  open(): void {
    if (this.closed || this.wire !== null) return;
    this.cancel("retry");
    const wire = this.around.connect(this.table);
    this.wire = wire;
    wire.onopen = () => {
      this.handle({ kind: "opened" });
      this.scheduleBeat();
    };
    wire.onmessage = (event) => {
      this.cancel("patience");
      const message = readMessage(event.data);
      if (message === null) return;
      if (message.type === "welcome") this.attempt = 0;
      this.handle({ kind: "message", message });
      if (message.type === "failed" && AGAIN.includes(message.code))
        this.sendAgainIn(Number(message.params["seconds"]));
    };
    wire.onclose = () => {
      if (this.wire === wire) this.lost();
    };
  }

  close(): void {
    this.closed = true;
    this.cancel("retry");
    this.cancel("beat");
    this.cancel("patience");
    this.drop();
  }

  /** Let the state machine take a step and send what it wants sent. */
  handle(input: Input): void {
    const { session, send } = step(this.session, input);
    this.session = session;
    for (const message of send) this.transmit(message);
    for (const listener of this.listeners) listener(session, input);
  }

  /** The browser has a network again: no reason to wait. */
  networkIsBack(): void {
    this.attempt = 0;
    this.handle({ kind: "network", online: true });
    this.open();
  }

  /** The browser says that there is no network. The socket may notice much later, or survive it. */
  networkIsGone(): void {
    if (isHere(this.table)) return; // it needs none
    this.handle({ kind: "network", online: false });
  }

  private transmit(message: ClientMessage): void {
    try {
      this.wire?.send(JSON.stringify(message));
    } catch {
      // The socket is closing: what matters is in the outbox and goes out on the next connection.
    }
  }

  private sendAgainIn(seconds: number): void {
    const wait = Number.isFinite(seconds) ? Math.max(1, seconds) : 1;
    this.around.later(() => this.handle({ kind: "resend" }), wait * 1000);
  }

  private drop(): void {
    const wire = this.wire;
    this.wire = null;
    if (wire === null) return;
    wire.onclose = null;
    wire.onmessage = null;
    wire.onopen = null;
    wire.close();
  }

  private lost(): void {
    this.wire = null;
    this.cancel("beat");
    this.cancel("patience");
    if (this.closed || this.session.denied !== null) return;
    this.handle({ kind: "closed", online: isHere(this.table) || this.around.online() });
    const wait = backOff(this.attempt, this.around.random());
    this.attempt += 1;
    this.retry = this.around.later(() => {
      this.retry = null;
      this.open();
    }, wait);
  }

  private scheduleBeat(): void {
    this.cancel("beat");
    this.beat = this.around.later(() => {
      this.pings += 1;
      this.transmit({ type: "ping", id: `ping-${this.pings}` });
      // A half-open connection never says that it is dead; silence after a ping is taken as the end.
      this.patience ??= this.around.later(() => {
        this.patience = null;
        this.drop();
        this.lost();
      }, PATIENCE);
      this.scheduleBeat();
    }, PING_EVERY);
  }

  private cancel(which: "retry" | "beat" | "patience"): void {
    const timer = this[which];
    if (timer !== null) this.around.never(timer);
    this[which] = null;
  }
}

function readMessage(data: unknown): ServerMessage | null {
  if (typeof data !== "string") return null;
  try {
    const message: unknown = JSON.parse(data);
    return typeof message === "object" && message !== null && "type" in message ? (message as ServerMessage) : null;
  } catch {
    return null;
  }
}
