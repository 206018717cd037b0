/** Python in a worker of this page, and the server's own tables in it. */
import type { Answered, FromEngine, ToEngine } from "./messages";
import { Shelf } from "./shelf";

interface PyProxy {
  destroy(): void;
}

interface Engine extends PyProxy {
  open(): Promise<void> & PyProxy;
  ask(method: string, path: string, token: string, body: string): Promise<string> & PyProxy;
  line(name: string, table: string): void;
  hear(name: string, text: string): void;
  hang_up(name: string): void;
  woken(table: string): void;
}

interface Python {
  FS: { writeFile(path: string, data: Uint8Array): void; mkdirTree(path: string): void };
  runPython(code: string): unknown;
  globals: { get(name: string): unknown };
}

type Begin = Extract<ToEngine, { kind: "begin" }>;

type Load = (options: Record<string, unknown>) => Promise<Python>;

const scope = self as unknown as {
  postMessage(message: FromEngine): void;
  onmessage: ((event: MessageEvent<ToEngine>) => void) | null;
  fetch: typeof fetch;
};

/** What the loader asks for by names of its own, and where ours are. */
const PACKED: Record<string, [name: string, type: string]> = {
  "pyodide.asm.wasm": ["python.wasm.gz", "application/wasm"],
  "stdlib.zip": ["stdlib.zip.gz", "application/zip"],
};
const GZIP = [0x1f, 0x8b];

/** What was packed so that even a server that packs nothing sends little. Some servers say so, and it comes unpacked. */
async function unpacked(url: string, type: string): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok || answer.body === null) throw new Error(`${answer.status} ${url}`);
  const reader = answer.body.getReader();
  const first = await reader.read();
  const isPacked = GZIP.every((byte, at) => first.value?.[at] === byte);
  const whole = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      if (first.value !== undefined) controller.enqueue(first.value);
    },
    async pull(controller) {
      const next = await reader.read();
      if (next.value !== undefined) controller.enqueue(next.value);
      if (next.done) controller.close();
    },
  });
  const stream = isPacked ? whole.pipeThrough(new DecompressionStream("gzip")) : whole;
  return new Response(stream, { headers: { "Content-Type": type } });
}

/** The loader fetches its own files; what of it we have packed is unpacked on the way. */
function withPacked(base: string, plain: typeof fetch): typeof fetch {
  return (input, init) => {
    const url = typeof input === "string" ? input : input instanceof URL ? input.href : input.url;
    const packed = PACKED[url.slice(url.lastIndexOf("/") + 1)];
    return packed === undefined ? plain(input, init) : unpacked(new URL(packed[0], base).href, packed[1]);
  };
}

async function bytes(url: string): Promise<Uint8Array> {
  return new Uint8Array(await (await unpacked(url, "application/zip")).arrayBuffer());
}

const PATHS = ["/lib/parlour.zip", "/lib/wheels"];

async function begun({ base, pause }: Begin): Promise<[Engine, Record<string, number>]> {
  const started = performance.now();
  const took: Record<string, number> = {};
  const lap = (name: string): void => {
    took[name] = Math.round(performance.now() - started);
  };
  scope.fetch = withPacked(base, fetch.bind(self));
  const rules = bytes(new URL("parlour.zip.gz", base).href);
  const codec = bytes(new URL("wheels.zip.gz", base).href);
  rules.catch(() => undefined);
  codec.catch(() => undefined);
  const lock = {
    info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", version: "0", python: "3.14.2" },
    packages: {},
  };
  const loader = (await import(/* @vite-ignore */ new URL("pyodide.mjs", base).href)) as { loadPyodide: Load };
  const python = await loader.loadPyodide({
    indexURL: base,
    stdLibURL: new URL("stdlib.zip", base).href,
    lockFileContents: JSON.stringify(lock),
    checkAPIVersion: false,
    env: { HOME: "/home", PYTHONINSPECT: "" },
  });
  lap("python");
  python.FS.mkdirTree("/lib/wheels");
  python.FS.writeFile("/lib/parlour.zip", await rules);
  python.FS.writeFile("/lib/wheels.zip", await codec);
  python.runPython(
    "import sys, zipfile\n" +
      "zipfile.ZipFile('/lib/wheels.zip').extractall('/lib/wheels')\n" +
      `sys.path[:0] = ${JSON.stringify(PATHS)}\n` +
      "from parlour.device.engine import Engine",
  );
  lap("rules");
  const make = python.globals.get("Engine") as (shelf: unknown, tell: unknown, pause: number) => Engine;
  let engine: Engine | null = null;
  const shelf = new Shelf((table) => engine?.woken(table));
  engine = make(
    (text: string) => shelf.asked(text),
    (line: string, what: "open" | "text" | "closed", text: string) =>
      scope.postMessage({ kind: "told", line, what, text }),
    pause,
  );
  await engine.open();
  lap("ready");
  return [engine, took];
}

async function ask(engine: Engine, message: Extract<ToEngine, { kind: "ask" }>): Promise<void> {
  const asking = engine.ask(message.method, message.path, message.token, message.body);
  let answer: Answered = { status: 500, type: "application/json", body: '{"code":"fault","params":{}}' };
  try {
    answer = JSON.parse(await asking) as Answered;
  } catch {
    // Python has written down what it was; the page is told that there is a fault.
  } finally {
    asking.destroy();
  }
  scope.postMessage({ kind: "answer", n: message.n, answer });
}

let begin: (told: Begin) => void = () => undefined;
const engine = new Promise<Begin>((told) => {
  begin = told;
}).then(async (asked) => {
  try {
    const [made, took] = await begun(asked);
    scope.postMessage({ kind: "ready", took });
    return made;
  } catch (error) {
    scope.postMessage({ kind: "failed", why: String(error) });
    throw error;
  }
});
engine.catch(() => undefined);

scope.onmessage = ({ data: message }) => {
  if (message.kind === "begin") {
    begin(message);
    return;
  }
  // What is said before Python is there waits for it, in the order in which it was said.
  void engine.then(
    (made) => {
      if (message.kind === "ask") void ask(made, message);
      else if (message.kind === "line") made.line(message.line, message.table);
      else if (message.kind === "hear") made.hear(message.line, message.text);
      else made.hang_up(message.line);
    },
    () => undefined,
  );
};
