/** What the page and the engine in its worker say to each other. */

/** From the page. */
export type ToEngine =
  | { kind: "begin"; base: string; pause: number }
  | { kind: "ask"; n: number; method: string; path: string; token: string; body: string }
  | { kind: "line"; line: string; table: string }
  | { kind: "hear"; line: string; text: string }
  | { kind: "hang-up"; line: string };

/** An answer to a request, as over HTTP. */
export interface Answered {
  status: number;
  type: string;
  body: string;
}

/** From the engine. */
export type FromEngine =
  | { kind: "ready"; took: Record<string, number> }
  | { kind: "failed"; why: string }
  | { kind: "answer"; n: number; answer: Answered }
  | { kind: "told"; line: string; what: "open" | "text" | "closed"; text: string };
