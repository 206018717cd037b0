/**
 * The secrets this browser holds. A seat is held by whoever knows its token, so tokens never leave the browser
 * except towards the server, and are kept by table.
 */
import type { Claimed, Made } from "../gen/protocol";

const KEY = "parlour.tables";
const MOST_TABLES = 200;

/** What is kept of a table: newest token last, invitations by seat, and the secret that lets others watch. */
export interface Kept {
  tokens: string[];
  invitations: Record<string, string>;
  watch: string;
  touched: number;
}

type Shelf = Record<string, Kept>;

function isKept(value: unknown): value is Kept {
  return typeof value === "object" && value !== null && "tokens" in value && Array.isArray(value.tokens);
}

function read(): Shelf {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, Kept] => isKept(entry[1])));
  } catch {
    return {}; // storage may be forbidden or hold something else
  }
}

function write(shelf: Shelf): void {
  const newest = Object.entries(shelf)
    .sort((a, b) => b[1].touched - a[1].touched)
    .slice(0, MOST_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Without storage the seat lasts as long as the page, which the secret seat link makes up for.
  }
  inMemory = Object.fromEntries(newest);
}

let inMemory: Shelf = {};

/** What this browser keeps of a table, or null. */
export function kept(table: string): Kept | null {
  return read()[table] ?? inMemory[table] ?? null;
}

/** The secrets for a table, as `hello` wants them. */
export function tokensOf(table: string): string[] {
  return kept(table)?.tokens ?? [];
}

/** The secret to show over HTTP: one that opens a seat where there is one. */
export function tokenOf(table: string): string | undefined {
  return tokensOf(table)[0];
}

/** Keep a secret for a table; one that is known already changes nothing but the date. */
export function keepToken(table: string, token: string, more: Partial<Pick<Kept, "invitations" | "watch">> = {}): void {
  const shelf = read();
  const before = shelf[table] ?? inMemory[table] ?? { tokens: [], invitations: {}, watch: "", touched: 0 };
  shelf[table] = {
    tokens: token === "" || before.tokens.includes(token) ? before.tokens : [...before.tokens, token],
    invitations: { ...before.invitations, ...more.invitations },
    watch: more.watch || before.watch,
    touched: Date.now(),
  };
  write(shelf);
}

/** Keep what making, importing or joining a table has given. */
export function keepMade(made: Made | Claimed): void {
  keepToken(
    made.table.id,
    made.token,
    "invitations" in made ? { invitations: made.invitations, watch: made.watch } : {},
  );
}

/** A rematch is opened by the secrets of the table before it. */
export function inheritTokens(from: string, to: string): void {
  for (const token of tokensOf(from)) keepToken(to, token);
}

/** Forget a table: its seats are then out of reach of this browser. */
export function forgetTable(table: string): void {
  const shelf = read();
  delete shelf[table];
  delete inMemory[table];
  write(shelf);
}

/** My tables, newest first, as the request for their standing wants them: table id to token. */
export function myTables(): Record<string, string> {
  const shelf = { ...inMemory, ...read() };
  return Object.fromEntries(
    Object.entries(shelf)
      .filter(([, each]) => each.tokens.length > 0)
      .sort((a, b) => b[1].touched - a[1].touched)
      .map(([id, each]) => [id, each.tokens[0] ?? ""]),
  );
}

/** A link that opens my seats on another device of mine. Whoever has it plays my seats. */
export function seatLink(table: string, token: string): string {
  return `${location.origin}${location.pathname}#/t/${table}/k/${token}`;
}

/** A link that lets somebody take an open seat. */
export function joinLink(table: string, seat: number | string, invitation: string): string {
  return `${location.origin}${location.pathname}#/join/${table}/${seat}/${invitation || "-"}`;
}

/** A link that lets somebody watch. */
export function watchLink(table: string, secret: string): string {
  return `${location.origin}${location.pathname}#/watch/${table}/${secret}`;
}
