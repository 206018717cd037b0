/** Which place is asked: the server, or the engine in the page. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../../src/net/api";
import { isHere } from "../../src/net/places";
import { playHere, playsHere } from "../../src/net/where";

const asked = vi.hoisted(() => vi.fn());

vi.mock("../../src/device/device", () => ({ device: { ask: asked, connect: vi.fn() } }));

const HERE = "oabcdefghjk";
const THERE = "abcdefghjk";

function answer(body: unknown): { status: number; type: string; body: string } {
  return { status: 200, type: "application/json", body: JSON.stringify(body) };
}

describe("a question goes to the place of its table", () => {
  const server = vi.fn();

  beforeEach(() => {
    localStorage.clear();
    asked.mockReset().mockImplementation(async () => answer([]));
    server.mockReset().mockImplementation(async () => Response.json([]));
    vi.stubGlobal("fetch", server);
    // What a browser that can run the engine has.
    vi.stubGlobal("Worker", class {});
    vi.stubGlobal("DecompressionStream", class {});
  });

  afterEach(() => vi.unstubAllGlobals());

  it("knows by the name where a table is", () => {
    expect(isHere(HERE)).toBe(true);
    expect(isHere(THERE)).toBe(false);
  });

  it("asks the engine about a table on this device, and the server about others", async () => {
    await api.table(HERE, "secret");
    expect(asked).toHaveBeenCalledWith("GET", `/api/tables/${HERE}`, "secret", "");
    expect(server).not.toHaveBeenCalled();
    await api.table(THERE, "secret");
    expect(server).toHaveBeenCalledOnce();
    expect(asked).toHaveBeenCalledOnce();
  });

  it("makes new tables where they are wanted", async () => {
    const wish = { game: "obsession", seats: [] } as unknown as Parameters<typeof api.makeTable>[0];
    expect(playsHere()).toBe(false);
    await api.makeTable(wish);
    expect(server).toHaveBeenCalledOnce();
    playHere(true);
    await api.makeTable(wish);
    await api.importLog({ log: "" });
    expect(asked).toHaveBeenCalledTimes(2);
    playHere(false);
    expect(playsHere()).toBe(false);
  });

  it("makes them on this device where there is no network", () => {
    vi.stubGlobal("navigator", { ...navigator, onLine: false });
    expect(playsHere()).toBe(true);
  });

  it("lists tables of both places, and those on this device when the server does not answer", async () => {
    asked.mockImplementation(async () => answer([{ table: { id: HERE } }]));
    server.mockImplementation(async () => Response.json([{ table: { id: THERE } }]));
    const tables = { [HERE]: "a", [THERE]: "b" };
    expect((await api.mine(tables)).map((each) => each.table.id)).toEqual([THERE, HERE]);
    expect(JSON.parse(asked.mock.calls[0]?.[3] as string)).toEqual({ tables: { [HERE]: "a" } });
    server.mockRejectedValue(new TypeError("no network"));
    expect((await api.mine(tables)).map((each) => each.table.id)).toEqual([HERE]);
  });

  it("says so where the engine does not start", async () => {
    asked.mockRejectedValue(new Error("not there"));
    await expect(api.table(HERE)).rejects.toMatchObject({ problem: { code: "no-engine" } });
  });

  it("says that nobody answered where neither place does", async () => {
    server.mockRejectedValue(new TypeError("no network"));
    await expect(api.games()).rejects.toMatchObject({ problem: { code: "unanswered" } });
    expect(asked).not.toHaveBeenCalled();
  });
});
