/** The engine of this page, started when something is asked of it for the first time. */
import type { Wire } from "../net/socket";
import type { Answered, FromEngine, ToEngine } from "./messages";

/** Seconds that bots leave between two answers that somebody sees, as on a server. */
const BOT_PAUSE = 0.45;

type Waiting = { done(answer: Answered): void; failed(error: Error): void };

/** Have the engine kept, so that it starts without a network the next time. */
function keepEngine(): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage("keep-engine"));
}

class Device {
  private worker: Worker | null = null;
  private asked = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly lines = new Map<string, Wire>();

  ask(method: string, path: string, token: string, body: string): Promise<Answered> {
    return new Promise((done, failed) => {
      const n = ++this.asked;
      this.waiting.set(n, { done, failed });
      this.post({ kind: "ask", n, method, path, token, body });
    });
  }

  /** Come to a table; what is told there is told to the wire. */
  connect(table: string, wire: Wire): Pick<Wire, "send" | "close"> {
    const line = `line-${++this.asked}`;
    this.lines.set(line, wire);
    this.post({ kind: "line", line, table });
    return {
      send: (text) => this.post({ kind: "hear", line, text }),
      close: () => {
        this.lines.delete(line);
        this.post({ kind: "hang-up", line });
      },
    };
  }

  private post(message: ToEngine): void {
    this.started().postMessage(message);
  }

  private started(): Worker {
    if (this.worker !== null) return this.worker;
    const worker = new Worker(new URL("./engine.worker.ts", import.meta.url), {
      type: "module",
      name: "parlour-engine",
    });
    worker.onmessage = ({ data }: MessageEvent<FromEngine>) => this.heard(data);
    worker.onerror = () => this.fail("the engine could not be loaded");
    this.worker = worker;
    const base = new URL(`${import.meta.env.BASE_URL}engine/`, document.baseURI).href;
    worker.postMessage({ kind: "begin", base, pause: BOT_PAUSE } satisfies ToEngine);
    // Asked for once somebody plays here: else a browser that runs short of room may throw the games away.
    void navigator.storage?.persist?.().catch(() => undefined);
    return worker;
  }

  private heard(message: FromEngine): void {
    switch (message.kind) {
      case "ready":
        performance.mark("engine-ready", { detail: message.took });
        keepEngine();
        return;
      case "failed":
        this.fail(message.why);
        return;
      case "answer":
        this.waiting.get(message.n)?.done(message.answer);
        this.waiting.delete(message.n);
        return;
      case "told":
        this.tell(message);
    }
  }

  private tell(message: Extract<FromEngine, { kind: "told" }>): void {
    const wire = this.lines.get(message.line);
    if (message.what === "open") wire?.onopen?.();
    else if (message.what === "text") wire?.onmessage?.({ data: message.text });
    else {
      this.lines.delete(message.line);
      wire?.onclose?.();
    }
  }

  /** The engine is gone; whoever asks again starts another one. */
  private fail(why: string): void {
    performance.mark("engine-failed", { detail: why });
    this.worker?.terminate();
    this.worker = null;
    const [waiting, lines] = [[...this.waiting.values()], [...this.lines.values()]];
    this.waiting.clear();
    this.lines.clear();
    for (const each of waiting) each.failed(new Error(why));
    for (const each of lines) each.onclose?.();
  }
}

/** There is one for the page. */
export const device = new Device();
