/**
 * Where tables are: at the server the page came from, or on this device, in the page itself. Both are asked in the
 * same words; nobody but this file knows which one answers.
 */
import type { Problem } from "../gen/protocol";
import type { Wire } from "./socket";

/** Begins the name of every table that is kept on this device, and of no other. */
const MARK = "o";
const LENGTH = 11;

/** Whether there is no server behind this page at all. */
export const IS_ALONE = import.meta.env.MODE === "site";

/** Whether this browser can run the tables itself. */
export function canPlayHere(): boolean {
  return typeof Worker === "function" && typeof DecompressionStream === "function" && typeof WebAssembly === "object";
}

/** Whether a table is on this device. */
export function isHere(table: string): boolean {
  return table.length === LENGTH && table.startsWith(MARK);
}

const WHERE = "parlour.where";
const HERE = "here";

/** Whether new tables are to be on this device: as chosen; without a network there is no other place. */
export function playsHere(): boolean {
  if (IS_ALONE) return true;
  if (!canPlayHere()) return false;
  try {
    return localStorage.getItem(WHERE) === HERE || !navigator.onLine;
  } catch {
    return !navigator.onLine;
  }
}

/** Choose where new tables are. */
export function playHere(here: boolean): void {
  try {
    localStorage.setItem(WHERE, here ? HERE : "there");
  } catch {
    // Nothing can be kept here.
  }
}

/** What is asked of either place. */
export interface Question {
  method: "GET" | "POST";
  body?: unknown;
  token?: string | undefined;
  signal?: AbortSignal | undefined;
}

async function askDevice(path: string, { method, body, token, signal }: Question): Promise<Response> {
  try {
    const { device } = await import("../device/device");
    const told = await device.ask(method, path, token ?? "", body === undefined ? "" : JSON.stringify(body));
    signal?.throwIfAborted();
    return new Response(told.body, { status: told.status, headers: { "Content-Type": told.type } });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    return Response.json(NO_ENGINE, { status: 503 });
  }
}

function askServer(path: string, { method, body, token, signal }: Question): Promise<Response> {
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

/** The engine did not come, or did not start. */
const NO_ENGINE: Problem = { code: "no-engine", params: {} };

const TABLE = /^\/api\/tables\/([^/?]+)/;
const MINE = "/api/mine";
/** What makes a new table makes it where new tables are wanted. */
const MAKING: readonly string[] = ["/api/tables", "/api/imports"];

/** Ask wherever the thing in question is. Rejects where nobody answers. */
export async function ask(path: string, question: Question): Promise<Response> {
  if (IS_ALONE) return askDevice(path, question);
  const table = TABLE.exec(path)?.[1];
  if (table !== undefined)
    return isHere(decodeURIComponent(table)) ? askDevice(path, question) : askServer(path, question);
  if (path === MINE) return mine(question);
  if (question.method === "POST" && MAKING.includes(path))
    return playsHere() ? askDevice(path, question) : askServer(path, question);
  try {
    return await askServer(path, question);
  } catch (error) {
    // What the games are and what goes together is known here, too, once the engine is in this browser.
    if (question.signal?.aborted === true || !(await isKept())) throw error;
    return askDevice(path, question);
  }
}

/** Whether the engine lies in this browser, so that it starts without a network. */
export async function isKept(): Promise<boolean> {
  if (!canPlayHere() || typeof caches === "undefined") return false;
  return (
    (await caches.match(new URL(`${import.meta.env.BASE_URL}engine/python.wasm.gz`, document.baseURI).href)) !==
    undefined
  );
}

/** My tables are in both places; a server that does not answer hides none that are here. */
async function mine(question: Question): Promise<Response> {
  const { tables } = question.body as { tables: Record<string, string> };
  const [here, there] = [true, false].map((wanted) =>
    Object.fromEntries(Object.entries(tables).filter(([id]) => isHere(id) === wanted)),
  ) as [Record<string, string>, Record<string, string>];
  if (Object.keys(here).length === 0) return askServer(MINE, question);
  const local = await (await askDevice(MINE, { ...question, body: { tables: here } })).json();
  if (Object.keys(there).length === 0) return Response.json(local);
  const answer = await askServer(MINE, { ...question, body: { tables: there } }).catch(() => null);
  if (answer === null || !answer.ok) return Response.json(local);
  return Response.json([...((await answer.json()) as unknown[]), ...(local as unknown[])]);
}

/** A line to a table on this device. What is said before it is open is never said: it opens when the engine is there. */
class LateWire implements Wire {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  private wire: Wire | null = null;
  private closed = false;

  constructor(table: string) {
    import("../device/device").then(
      ({ device }) => {
        if (this.closed) return;
        const wire = device.connect(table);
        this.wire = wire;
        wire.onopen = () => this.onopen?.();
        wire.onclose = () => this.onclose?.();
        wire.onmessage = (event) => this.onmessage?.(event);
      },
      () => this.onclose?.(),
    );
  }

  send(text: string): void {
    this.wire?.send(text);
  }

  close(): void {
    this.closed = true;
    this.wire?.close();
  }
}

/** The line to a table. */
export function connect(table: string): Wire {
  if (IS_ALONE || isHere(table)) return new LateWire(table);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(table)}`) as unknown as Wire;
}
