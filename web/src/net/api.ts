/** The HTTP part of the interface: typed requests, and errors as the server words them (a code and parameters). */
import type {
  Aids,
  Checked,
  Claim,
  Claimed,
  FactsInfo,
  GameInfo,
  History,
  LogText,
  Made,
  NewTable,
  Position,
  Problem,
  Result,
  SetupWish,
  Shared,
  Standing,
  TableInfo,
  Verified,
} from "../gen/protocol";
import { ask, type Question } from "./places";

export type { Problem } from "../gen/protocol";

/** A request that failed; `problem` is what to tell the reader. */
export class ApiError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.code);
    this.name = "ApiError";
  }
}

/** When none of ours has answered, there is nothing better to say. */
const FAULT: Problem = { code: "fault", params: {} };

/** Nobody answered at all: the network is gone, or the server is. */
const UNANSWERED: Problem = { code: "unanswered", params: {} };

/** What to tell of anything that was thrown. */
export function problemOf(error: unknown): Problem {
  return error instanceof ApiError ? error.problem : FAULT;
}

/** Whether nobody answered at all, as without a network. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** Nobody is asked to wait longer than this for a second try. */
const LONGEST_WAIT = 10_000;

type Asked = Omit<Question, "method"> & { method?: Question["method"] };

async function send(path: string, { method = "GET", signal, ...asked }: Asked): Promise<Response> {
  try {
    return await ask(path, { method, signal, ...asked });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(UNANSWERED, 0);
  }
}

function waitFor(response: Response): number {
  const seconds = Number(response.headers.get("Retry-After") ?? "1");
  return Math.min(LONGEST_WAIT, Math.max(0, Number.isFinite(seconds) ? seconds * 1000 : 1000));
}

async function problemIn(response: Response): Promise<Problem> {
  try {
    const told: unknown = await response.json();
    if (typeof told === "object" && told !== null && "code" in told && typeof told.code === "string") {
      const params = "params" in told && typeof told.params === "object" && told.params !== null ? told.params : {};
      return { code: told.code, params: params as Problem["params"] };
    }
  } catch {
    // Something between us and the server answered in its own words.
  }
  return FAULT;
}

async function answered(path: string, asked: Asked): Promise<Response> {
  let response = await send(path, asked);
  if (response.status === 429) {
    await new Promise((done) => setTimeout(done, waitFor(response)));
    response = await send(path, asked);
  }
  if (!response.ok) throw new ApiError(await problemIn(response), response.status);
  return response;
}

/** What an answer holds. */
export async function json<T>(path: string, asked: Asked = {}): Promise<T> {
  return (await (await answered(path, asked)).json()) as T;
}

/** The path of a table. */
export function tablePath(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}`;
}

function query(params: Record<string, number | null>): string {
  const found = Object.entries(params).filter((entry): entry is [string, number] => entry[1] !== null);
  return found.length === 0 ? "" : `?${found.map(([name, value]) => `${name}=${value}`).join("&")}`;
}

/** Every request the client makes. */
export const api = {
  games: (): Promise<GameInfo[]> => json("/api/games"),
  names: (game: string, lang: string): Promise<Record<string, unknown>> => json(`/api/games/${game}/names/${lang}`),
  components: (game: string): Promise<Record<string, unknown>> => json(`/api/games/${game}/components`),
  facts: (game: string): Promise<FactsInfo> => json(`/api/games/${game}/facts`),
  correctedFacts: (body: SetupWish): Promise<FactsInfo> => json("/api/facts", { method: "POST", body }),
  checkSetup: (body: SetupWish, signal?: AbortSignal): Promise<Checked> =>
    json("/api/setups", { method: "POST", body, signal }),
  tables: (): Promise<TableInfo[]> => json("/api/tables"),
  makeTable: (body: NewTable): Promise<Made> => json("/api/tables", { method: "POST", body }),
  table: (id: string, token?: string): Promise<TableInfo> => json(tablePath(id), { token }),
  tableComponents: (id: string): Promise<Record<string, unknown>> => json(`${tablePath(id)}/components`),
  /** The same without names and without where the facts are from. */
  briefComponents: (id: string): Promise<Record<string, unknown>> => json(`${tablePath(id)}/components/brief`),
  claim: (id: string, body: Claim): Promise<Claimed> => json(`${tablePath(id)}/claims`, { method: "POST", body }),
  position: (id: string, ply: number, seat: number | null, token?: string, signal?: AbortSignal): Promise<Position> =>
    json(`${tablePath(id)}/position${query({ ply, seat })}`, { token, signal }),
  aids: (id: string, ply: number, seat: number | null, token?: string, signal?: AbortSignal): Promise<Aids> =>
    json(`${tablePath(id)}/aids${query({ ply, seat })}`, { token, signal }),
  history: (id: string, seat: number | null, token?: string): Promise<History> =>
    json(`${tablePath(id)}/history${query({ seat })}`, { token }),
  log: async (id: string, token?: string): Promise<string> =>
    (await answered(`${tablePath(id)}/log`, { token })).text(),
  rematch: (id: string, token?: string): Promise<TableInfo> =>
    json(`${tablePath(id)}/rematch`, { method: "POST", token }),
  share: (id: string, token?: string): Promise<Shared> => json(`${tablePath(id)}/share`, { method: "POST", token }),
  result: (id: string, key: string): Promise<Result> =>
    json(`/api/results/${encodeURIComponent(id)}/${encodeURIComponent(key)}`),
  mine: (tables: Record<string, string>): Promise<Standing[]> =>
    json("/api/mine", { method: "POST", body: { tables } }),
  importLog: (body: LogText): Promise<Made> => json("/api/imports", { method: "POST", body }),
  verify: (body: LogText): Promise<Verified> => json("/api/verify", { method: "POST", body }),
};
