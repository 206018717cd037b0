import type { ClientMessage, Previewed, History, Offer, Position, TableInfo, Welcome } from "../../src/gen/protocol";
import { type Input, type Session, step } from "../../src/net/session";

export function aTable(over: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t1",
    game: "notre-dame",
    title: "",
    modules: [],
    options: {},
    data: "",
    corrected: false,
    seats: [0, 1].map((seat) => ({ seat, kind: "person", name: `P${seat}`, bot: "", away: false, online: true })),
    public: false,
    practice: false,
    consent_after: 0,
    time: null,
    guide: "",
    over: false,
    ply: 0,
    waiting: [],
    rematch: "",
    created: 0,
    touched: 0,
    ...over,
  };
}

export function aWelcome(over: Partial<Welcome> = {}): Welcome {
  return { type: "welcome", table: aTable(), held: [0], chat: [], ...over };
}

export const AN_OFFER: Offer = {
  seat: 0,
  kind: "play-card",
  rule: "phase-3",
  choices: [
    { action: "play red-bank", key: "nd-act-play", params: { card: "red-bank" } },
    { action: "play red-park", key: "nd-act-play", params: { card: "red-park" } },
  ],
  more: false,
  stage: null,
  examples: [],
  indifferent: false,
  closing: "",
  onward: null,
};

export function aPosition(ply: number, over: Partial<Position> = {}): Position {
  return {
    type: "position",
    ply,
    epoch: 0,
    seat: 0,
    view: {},
    offer: AN_OFFER,
    events: [],
    events_from: ply,
    news_from: ply,
    undo: { tier: "none", to: 0, asked_by: null, agreed: [], waiting: [] },
    clock: null,
    over: false,
    scores: [],
    waiting: [0],
    thinking: [],
    ...over,
  };
}

export function aHistory(over: Partial<History> = {}): History {
  return { events: [], plies: 0, turns: [], rounds: [], changes: [], portions: [], ties: [], ending: null, ...over };
}

/** What a session comes to, and all it sent on the way. */
export function run(before: Session, ...inputs: Input[]): { session: Session; sent: ClientMessage[] } {
  let session = before;
  const sent: ClientMessage[] = [];
  for (const input of inputs) {
    const { session: after, send } = step(session, input);
    session = after;
    sent.push(...send);
  }
  return { session, sent };
}

export const A_PREVIEW: Previewed = {
  type: "previewed",
  id: "",
  ply: 5,
  why: null,
  events: [],
  before: {},
  after: {},
  unknown: false,
  together: false,
  revealed: false,
  unknowns: [],
  ranges: [],
  better: {},
  plan: null,
};

/** The server has told what the chosen answer would bring about. */
export function told(session: Session, over: Partial<Previewed> = {}): Input {
  return { kind: "message", message: { ...A_PREVIEW, id: session.draft.previewing ?? "", ...over } };
}
