/** What is asked of the engine in this page, and what is only asked where somebody plays on this device. */
import type { Problem } from "../gen/protocol";
import { askServer, isHere, type Question } from "./places";
import type { Wire } from "./socket";
import { canPlayHere, playsHere } from "./where";

const MINE = "/api/mine";
/** The engine did not come, or did not start. */
const NO_ENGINE: Problem = { code: "no-engine", params: {} };

/** Ask the engine in this page. */
export async function askDevice(path: string, { method, body, token, signal }: Question): Promise<Response> {
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

/** Whether the engine lies in this browser, so that it starts without a network. */
async function isKept(): Promise<boolean> {
  if (!canPlayHere() || typeof caches === "undefined") return false;
  return (
    (await caches.match(new URL(`${import.meta.env.BASE_URL}engine/python.wasm.gz`, document.baseURI).href)) !==
    undefined
  );
}

/** My tables are in both places; a server that does not answer hides none that are here. */
export async function mine(question: Question): Promise<Response> {
  const { tables } = question.body as { tables: Record<string, string> };
  const [here, there] = [true, false].map((wanted) =>
    Object.fromEntries(Object.entries(tables).filter(([id]) => isHere(id) === wanted)),
  ) as [Record<string, string>, Record<string, string>];
  const local = await (await askDevice(MINE, { ...question, body: { tables: here } })).json();
  if (Object.keys(there).length === 0) return Response.json(local);
  const answer = await askServer(MINE, { ...question, body: { tables: there } }).catch(() => null);
  if (answer === null || !answer.ok) return Response.json(local);
  return Response.json([...((await answer.json()) as unknown[]), ...(local as unknown[])]);
}

/** A new table is made where it is wanted. */
export function make(path: string, question: Question): Promise<Response> {
  return playsHere() ? askDevice(path, question) : askServer(path, question);
}

/** Come to a table on this device; whoever let go of the wire meanwhile does not. */
export async function sit(table: string, wire: Wire): Promise<void> {
  try {
    const { device } = await import("../device/device");
    if (wire.onmessage !== null) Object.assign(wire, device.connect(table, wire));
  } catch {
    wire.onclose?.();
  }
}

/** The server has not answered. What the games are and what goes together is known here, too, once the engine is. */
export async function instead(path: string, question: Question, error: unknown): Promise<Response> {
  if (path.startsWith("/api/tables") || question.signal?.aborted === true || !(await isKept())) throw error;
  return askDevice(path, question);
}
