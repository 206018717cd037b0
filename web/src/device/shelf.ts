/**
 * The tables of this browser, in IndexedDB. Each deed is one transaction, and is answered only once the browser says
 * that it is on disk (`durability: "strict"`). What the deeds mean is said in `src/parlour/device/shelf.py`.
 */

const NAME = "parlour";
const VERSION = 1;
const CHANNEL = "parlour-tables";

type Row = [seat: number, act: string, undo: number | null, key: string | null, at: number];
type Seat = [seat: number, kind: string, ...rest: unknown[]];

interface TableRecord {
  number?: number;
  id: string;
  length: number;
  table: Record<string, unknown>;
  seats: Seat[];
}

interface EntryRecord {
  number: number;
  n: number;
  row: Row;
  seat: number;
  key?: string;
}

interface ChatRecord {
  number: number;
  n: number;
  line: unknown[];
}

interface SnapshotRecord {
  number: number;
  entries: number;
  state: string;
}

/** Something to do, as the engine asks for it. */
export type Deed =
  | { do: "ready" }
  | { do: "create"; table: Record<string, unknown>; seats: Seat[]; rows: Row[] }
  | { do: "load"; id: string; chat: number }
  | { do: "entries"; number: number; first: number }
  | { do: "find-key"; number: number; seat: number; key: string }
  | {
      do: "append";
      id: string;
      number: number;
      at: number;
      rows: Row[];
      spent: [number, number][];
      over: number | null;
      settles: boolean;
      snapshot: { entries: number; state: string } | null;
    }
  | { do: "set-seat"; number: number; seat: Seat; only: string }
  | { do: "say"; number: number; line: unknown[] }
  | { do: "set-rematch"; number: number; rematch: string }
  | { do: "set-asked"; number: number; asked: string }
  | { do: "rows-of"; ids: string[] };

const LINE_SEAT = 1;
const LINE_KEY = 5;
const SEAT_KIND = 1;
const SEAT_SPENT = 7;

function open(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      const tables = asked.result.createObjectStore("tables", { keyPath: "number", autoIncrement: true });
      tables.createIndex("id", "id", { unique: true });
      const entries = asked.result.createObjectStore("entries", { keyPath: ["number", "n"] });
      entries.createIndex("key", ["number", "seat", "key"]);
      asked.result.createObjectStore("chat", { keyPath: ["number", "n"] });
      asked.result.createObjectStore("snapshots", { keyPath: "number" });
    };
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error ?? new Error("no store"));
    asked.onblocked = () => failed(new Error("another tab holds the store"));
  });
}

function found<T>(asked: IDBRequest): Promise<T> {
  return new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result as T);
    asked.onerror = () => failed(asked.error ?? new Error("the store failed"));
  });
}

/** All rows of a table from a number on. */
function from(number: number, first: number): IDBKeyRange {
  return IDBKeyRange.bound([number, first], [number, Number.MAX_SAFE_INTEGER]);
}

function told(record: TableRecord): Record<string, unknown> {
  return { ...record.table, number: record.number, seats: record.seats };
}

/** The shelf of one tab. `changed` is told which table another tab has changed. */
export class Shelf {
  private database: Promise<IDBDatabase> | null = null;
  private readonly others = new BroadcastChannel(CHANNEL);

  constructor(changed: (table: string) => void) {
    this.others.onmessage = (event: MessageEvent<unknown>) => {
      if (typeof event.data === "string") changed(event.data);
    };
  }

  /** Do something, asked and answered in JSON. Whatever goes wrong is an answer, too. */
  async asked(text: string): Promise<string> {
    try {
      return JSON.stringify({ done: (await this.done(JSON.parse(text) as Deed)) ?? null });
    } catch (error) {
      this.database = null; // a browser may close the store behind our back; the next deed opens it again
      return JSON.stringify({ failed: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
    }
  }

  private async opened(): Promise<IDBDatabase> {
    this.database ??= open();
    const database = await this.database;
    database.onclose = () => {
      this.database = null;
    };
    database.onversionchange = () => {
      database.close();
      this.database = null;
    };
    return database;
  }

  /** One transaction; it is over when the browser has written it. */
  private async within<T>(
    mode: "readonly" | "readwrite",
    work: (store: (name: string) => IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    const database = await this.opened();
    const transaction = database.transaction(["tables", "entries", "chat", "snapshots"], mode, {
      durability: "strict",
    });
    const kept = new Promise<void>((done, failed) => {
      transaction.oncomplete = () => done();
      transaction.onabort = () => failed(transaction.error ?? new Error("not kept"));
    });
    try {
      const outcome = await work((name) => transaction.objectStore(name));
      if (mode === "readwrite") await kept;
      else kept.catch(() => undefined);
      return outcome;
    } catch (error) {
      kept.catch(() => undefined);
      try {
        transaction.abort();
      } catch {
        // It is over already.
      }
      throw error;
    }
  }

  private async done(deed: Deed): Promise<unknown> {
    switch (deed.do) {
      case "ready":
        await this.opened();
        return true;
      case "create":
        return this.create(deed);
      case "load":
        return this.load(deed.id, deed.chat);
      case "entries":
        return this.within("readonly", (store) => readEntries(store, deed.number, deed.first));
      case "find-key":
        return this.within("readonly", async (store) => {
          const asked = store("entries").index("key").get([deed.number, deed.seat, deed.key]);
          return (await found<EntryRecord | undefined>(asked))?.n ?? null;
        });
      case "append":
        return this.append(deed);
      case "set-seat":
        return this.change(deed.number, (record) => {
          const at = record.seats.findIndex(([seat]) => seat === deed.seat[0]);
          if (at < 0 || (deed.only !== "" && record.seats[at]?.[SEAT_KIND] !== deed.only)) return false;
          record.seats[at] = deed.seat;
          return true;
        });
      case "set-rematch":
        return this.change(deed.number, (record) => {
          if (record.table["rematch"] === "") record.table["rematch"] = deed.rematch;
          return record.table["rematch"];
        });
      case "set-asked":
        return this.change(deed.number, (record) => {
          record.table["asked"] = deed.asked;
          return true;
        });
      case "say":
        return this.say(deed.number, deed.line);
      case "rows-of":
        return this.within("readonly", async (store) => {
          const asked = deed.ids.map((id) => found<TableRecord | undefined>(store("tables").index("id").get(id)));
          return (await Promise.all(asked)).filter((each) => each !== undefined).map(told);
        });
    }
  }

  private async create(deed: Extract<Deed, { do: "create" }>): Promise<number> {
    return this.within("readwrite", async (store) => {
      const record: TableRecord = {
        id: String(deed.table["id"]),
        length: deed.rows.length,
        table: deed.table,
        seats: deed.seats,
      };
      const number = await found<number>(store("tables").add(record));
      putEntries(store, number, 0, deed.rows);
      return number;
    });
  }

  private async load(id: string, chat: number): Promise<unknown> {
    return this.within("readonly", async (store) => {
      const record = await found<TableRecord | undefined>(store("tables").index("id").get(id));
      if (record?.number === undefined) return null;
      const { number } = record;
      const snapshot = await found<SnapshotRecord | undefined>(store("snapshots").get(number));
      const tail = await readEntries(store, number, snapshot?.entries ?? 0);
      const said = await found<ChatRecord[]>(store("chat").getAll(from(number, 0)));
      return {
        table: told(record),
        length: record.length,
        snapshot: snapshot === undefined ? null : { entries: snapshot.entries, state: snapshot.state },
        tail,
        chat: said.slice(-chat).map((each) => each.line),
      };
    });
  }

  /** False, and nothing kept, when the log does not end where the engine thought: another tab was faster. */
  private async append(deed: Extract<Deed, { do: "append" }>): Promise<boolean> {
    const done = await this.within("readwrite", async (store) => {
      const record = await found<TableRecord | undefined>(store("tables").get(deed.number));
      if (record === undefined || record.id !== deed.id || record.length !== deed.at) return false;
      putEntries(store, deed.number, deed.at, deed.rows);
      record.length = deed.at + deed.rows.length;
      if (deed.settles) record.table["asked"] = "";
      if (deed.over !== null) record.table["over"] = deed.over;
      for (const [seat, spent] of deed.spent) {
        const row = record.seats.find((each) => each[0] === seat);
        if (row !== undefined) row[SEAT_SPENT] = spent;
      }
      store("tables").put(record);
      if (deed.snapshot !== null) store("snapshots").put({ number: deed.number, ...deed.snapshot });
      return true;
    });
    if (done) this.others.postMessage(deed.id);
    return done;
  }

  private async change<T>(number: number, work: (record: TableRecord) => T): Promise<T> {
    const [outcome, id] = await this.within("readwrite", async (store) => {
      const record = await found<TableRecord>(store("tables").get(number));
      const made = work(record);
      store("tables").put(record);
      return [made, record.id] as const;
    });
    this.others.postMessage(id);
    return outcome;
  }

  private async say(number: number, line: unknown[]): Promise<unknown[]> {
    const [said, id] = await this.within("readwrite", async (store) => {
      const record = await found<TableRecord>(store("tables").get(number));
      const before = await found<ChatRecord[]>(store("chat").getAll(from(number, 0)));
      const again = before.find(
        (each) => each.line[LINE_SEAT] === line[LINE_SEAT] && each.line[LINE_KEY] === line[LINE_KEY],
      );
      if (again !== undefined) return [again.line, record.id] as const;
      const n = (before.at(-1)?.n ?? -1) + 1;
      const kept = [n, ...line.slice(1)];
      store("chat").put({ number, n, line: kept });
      return [kept, record.id] as const;
    });
    this.others.postMessage(id);
    return said;
  }
}

async function readEntries(
  store: (name: string) => IDBObjectStore,
  number: number,
  first: number,
): Promise<[number, ...Row][]> {
  const records = await found<EntryRecord[]>(store("entries").getAll(from(number, first)));
  return records.map((each) => [each.n, ...each.row]);
}

function putEntries(store: (name: string) => IDBObjectStore, number: number, first: number, rows: Row[]): void {
  rows.forEach((row, at) => {
    const [seat, , , key] = row;
    store("entries").add({ number, n: first + at, row, seat, ...(key === null ? {} : { key }) });
  });
}
