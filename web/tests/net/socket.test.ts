// @vitest-environment node
import { beforeEach, describe, expect, it } from "vitest";
import type { ServerMessage } from "../../src/gen/protocol";
import { backOff, type Surroundings, TableConnection, type Wire } from "../../src/net/socket";
import { aPosition, aWelcome } from "./helpers";

class FakeWire implements Wire {
  sent: string[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.isClosed = true;
    this.onclose?.();
  }
  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  types(): string[] {
    return this.sent.map((text) => String((JSON.parse(text) as { type: string }).type));
  }
}

/** Time stands still until a test lets it pass. */
class FakeWorld implements Surroundings {
  wires: FakeWire[] = [];
  now = 0;
  private next = 1;
  private timers = new Map<number, { at: number; act: () => void }>();
  connect(): Wire {
    const wire = new FakeWire();
    this.wires.push(wire);
    return wire;
  }
  later(act: () => void, milliseconds: number): number {
    this.timers.set(this.next, { at: this.now + milliseconds, act });
    return this.next++;
  }
  never(timer: number): void {
    this.timers.delete(timer);
  }
  random(): number {
    return 1;
  }
  online(): boolean {
    return true;
  }
  pass(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      const due = [...this.timers].filter(([, { at }]) => at <= until).sort((a, b) => a[1].at - b[1].at)[0];
      if (due === undefined) break;
      this.timers.delete(due[0]);
      this.now = due[1].at;
      due[1].act();
    }
    this.now = until;
  }
  wire(): FakeWire {
    const wire = this.wires.at(-1);
    if (wire === undefined) throw new Error("not connected");
    return wire;
  }
}

let world: FakeWorld;
let connection: TableConnection;

/** Every submit that went over the last wire. */
function submits(): string[] {
  const types = world.wire().types();
  return types.filter((type) => type === "submit");
}

function greet(): void {
  world.wire().onopen?.();
  world.wire().tell(aWelcome());
  world.wire().tell(aPosition(5));
}

beforeEach(() => {
  world = new FakeWorld();
  connection = new TableConnection("t1", ["secret"], undefined, "me", world);
  connection.open();
});

describe("a table's socket", () => {
  it("greets first and tells its listeners", () => {
    const links: string[] = [];
    connection.subscribe((session) => links.push(session.link));
    greet();
    expect(world.wire().types()).toEqual(["hello", "aids"]);
    expect(links.at(-1)).toBe("connected");
  });

  it("comes back after a break and sends an unanswered submit once more under its id", () => {
    greet();
    connection.handle({ kind: "commit", action: "play red-bank" });
    const submitted = world.wire().sent.at(-1);
    world.wire().onclose?.();
    expect(connection.session.link).toBe("reconnecting");
    world.pass(500);
    expect(world.wires).toHaveLength(2);
    greet();
    expect(world.wire().sent).toContain(submitted);
    expect(submits()).toHaveLength(1);
  });

  it("waits longer each time, with jitter, and not for ever", () => {
    expect(backOff(0, 1)).toBe(500);
    expect(backOff(0, 0)).toBe(250);
    expect(backOff(3, 1)).toBe(4000);
    expect(backOff(30, 1)).toBe(20_000);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      world.wire().onclose?.();
      world.pass(backOff(attempt, 1) - 1);
      expect(world.wires).toHaveLength(attempt + 1);
      world.pass(1);
      expect(world.wires).toHaveLength(attempt + 2);
    }
  });

  it("comes back at once when the network does", () => {
    world.wire().onclose?.();
    connection.networkIsBack();
    expect(world.wires).toHaveLength(2);
  });

  it("pings, and takes silence for the end", () => {
    greet();
    world.pass(20_000);
    expect(world.wire().types()).toContain("ping");
    world.wire().tell({ type: "pong", id: "ping-1" });
    world.pass(20_000);
    expect(world.wires).toHaveLength(1);
    world.pass(12_000);
    expect(connection.session.link).toBe("reconnecting");
    world.pass(500);
    expect(world.wires).toHaveLength(2);
  });

  it("stays away where it is not wanted, and after leaving", () => {
    world.wire().onopen?.();
    world.wire().tell({ type: "failed", id: "", code: "wrong-secret", params: {} });
    world.wire().onclose?.();
    world.pass(60_000);
    expect(world.wires).toHaveLength(1);
    connection.close();
    connection.open();
    expect(world.wires).toHaveLength(1);
  });

  it("tries again after a while when it was too fast", () => {
    greet();
    connection.handle({ kind: "commit", action: "play red-bank" });
    world.wire().tell({ type: "failed", id: "", code: "too-many-requests", params: { seconds: 2 } });
    world.pass(2000);
    expect(submits()).toHaveLength(2);
  });

  it("is not upset by nonsense", () => {
    greet();
    world.wire().onmessage?.({ data: "not json" });
    world.wire().onmessage?.({ data: new Uint8Array(2) });
    expect(connection.session.link).toBe("connected");
  });
});
