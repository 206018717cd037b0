/**
 * Where tables are: at the server the page came from, or on this device, in the page itself. Both are asked in the
 * same words; nobody but this file knows which one answers.
 */
import type { Wire } from "./socket";

/** Begins the name of every table that is kept on this device, and of no other. */
const MARK = "o";

/** Whether there is no server behind this page at all. */
export const IS_ALONE = import.meta.env.MODE === "site";

/** Whether a table is on this device. */
export function isHere(table: string): boolean {
  return table.startsWith(MARK);
}

/** What is asked of either place. */
export interface Question {
  method: "GET" | "POST";
  body?: unknown;
  token?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Ask the server. */
export function askServer(path: string, { method, body, token, signal }: Question): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json, text/plain" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  return fetch(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
}

const TABLES_HERE = `/api/tables/${MARK}`;
const MINE = "/api/mine";
/** What makes a new table makes it where new tables are wanted. */
const MAKING: readonly string[] = ["/api/tables", "/api/imports"];

/** What is only needed where somebody plays on this device is fetched then. */
async function askDevice(path: string, question: Question): Promise<Response> {
  return (await import("./here")).askDevice(path, question);
}

/** Ask wherever the thing in question is. Rejects where nobody answers. */
export async function ask(path: string, question: Question): Promise<Response> {
  if (IS_ALONE) return askDevice(path, question);
  if (path.startsWith(TABLES_HERE)) return askDevice(path, question);
  if (path === MINE && Object.keys((question.body as { tables: object }).tables).some(isHere))
    return (await import("./here")).mine(question);
  if (question.method === "POST" && MAKING.includes(path)) return (await import("./here")).make(path, question);
  try {
    return await askServer(path, question);
  } catch (error) {
    return (await import("./here")).instead(path, question, error);
  }
}

/** A line to a table on this device. What is said before it is open is never said: it opens when the engine is there. */
function lateWire(table: string): Wire {
  const nothing = () => undefined;
  const wire: Wire = { send: nothing, close: nothing, onopen: null, onclose: null, onmessage: null };
  import("./here").then(
    ({ sit }) => sit(table, wire),
    () => wire.onclose?.(),
  );
  return wire;
}

/** The line to a table. */
export function connect(table: string): Wire {
  if (IS_ALONE || isHere(table)) return lateWire(table);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(table)}`) as unknown as Wire;
}
