/** Ties a table's connection, its history and its components to the components that draw it. */
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Components } from "../contract";
import type { History, Problem } from "../gen/protocol";
import { api, isUnanswered, problemOf } from "../net/api";
import type { Input, Session } from "../net/session";
import { TableConnection } from "../net/socket";
import { kept, tokensOf } from "../net/tokens";

export interface AtTable {
  session: Session;
  /** Everything so far, with the scores by round; null until it has come. */
  history: History | null;
  components: Components | null;
  /** Why the table cannot be opened at all. */
  problem: Problem | null;
  /** The secret that opens what this browser may see, for requests over HTTP. */
  token: string | undefined;
  tell(input: Input): void;
  reconnect(): void;
  /** Somebody who shows what came before takes in what comes meanwhile; the page is not drawn for that. */
  withhold(holder: Holder | null): void;
  /** Draw what was withheld. */
  drawNow(): void;
}

/** Takes in a state of the table; whether it need not be drawn yet. */
export type Holder = (session: Session) => boolean;

/** What bots that answer bring, several times for every answer; all else is drawn at once. */
const WITHHELD: readonly string[] = ["position", "aids", "seats"];

const CLIENT_LENGTH = 12;

function clientName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(CLIENT_LENGTH));
  return [...bytes].map((each) => each.toString(36).padStart(2, "0")).join("");
}

/** Sit down at a table, or watch it. */
export function useSession(table: string, watch: string): AtTable {
  const tokens = useMemo(() => {
    const own = tokensOf(table);
    const secret = watch || (own.length === 0 ? (kept(table)?.watch ?? "") : "");
    return secret === "" ? own : [...own, secret];
  }, [table, watch]);
  const connection = useMemo(
    () => new TableConnection(table, tokens, rememberedSeat(table), clientName()),
    [table, tokens],
  );
  const tell = useCallback((input: Input) => connection.handle(input), [connection]);
  const [session, setSession] = useState(connection.session);
  const [history, setHistory] = useState<History | null>(null);
  const [components, setComponents] = useState<Components | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const token = tokens[0];

  const holder = useRef<Holder | null>(null);
  const withhold = useCallback((found: Holder | null) => {
    holder.current = found;
  }, []);
  const drawNow = useCallback(() => setSession(connection.session), [connection]);

  useEffect(() => {
    setSession(connection.session);
    const leave = connection.subscribe((newest, input) => {
      const mayWait = input.kind === "message" && WITHHELD.includes(input.message.type);
      if (!mayWait || holder.current === null || !holder.current(newest)) setSession(newest);
    });
    const back = () => connection.networkIsBack();
    const awake = () => document.visibilityState === "visible" && connection.open();
    const gone = () => connection.networkIsGone();
    window.addEventListener("online", back);
    window.addEventListener("offline", gone);
    document.addEventListener("visibilitychange", awake);
    connection.open();
    return () => {
      window.removeEventListener("online", back);
      window.removeEventListener("offline", gone);
      document.removeEventListener("visibilitychange", awake);
      leave();
      connection.close();
    };
  }, [connection]);

  // The socket cannot say why it was not let in; a plain request can.
  useEffect(() => {
    let isCurrent = true;
    setProblem(null);
    api.table(table, token).catch((error: unknown) => {
      if (isCurrent && !isUnanswered(error)) setProblem(problemOf(error));
    });
    api.briefComponents(table).then(
      (found) => isCurrent && setComponents(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [table, token]);

  const seat = session.position?.seat ?? null;
  const over = session.position?.over ?? false;
  useEffect(() => {
    if (session.position === null) return;
    let isCurrent = true;
    api.history(table, seat, token).then(
      (found) => {
        if (!isCurrent) return;
        setHistory(found);
        connection.handle({ kind: "history", history: found });
      },
      () => undefined, // the events of the positions are shown meanwhile
    );
    return () => {
      isCurrent = false;
    };
  }, [connection, session.stale, seat, over]);

  useEffect(() => {
    if (session.position !== null) rememberSeat(table, session.position.seat);
  }, [table, session.position?.seat]);

  return {
    session,
    history,
    components,
    problem,
    token,
    tell,
    reconnect: () => connection.networkIsBack(),
    withhold,
    drawNow,
  };
}

/** Which seat this tab looked from, so that a reload finds it again. */
function rememberedSeat(table: string): number | undefined {
  try {
    const found = sessionStorage.getItem(`parlour.seat.${table}`);
    return found === null || found === "" ? undefined : Number(found);
  } catch {
    return undefined;
  }
}

function rememberSeat(table: string, seat: number | null): void {
  try {
    sessionStorage.setItem(`parlour.seat.${table}`, seat === null ? "" : String(seat));
  } catch {
    // Without storage a reload asks again who looks.
  }
}
