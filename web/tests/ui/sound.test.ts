import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { choose } from "../../src/ui/settings";

/** What the browser was asked to sing: the loudest that each voice gets. */
let sung: number[] = [];

class Param {
  setValueAtTime = vi.fn();
  exponentialRampToValueAtTime = vi.fn();
}

class Node {
  frequency = new Param();
  type = "";
  buffer: unknown = null;
  gain = {
    setValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: (value: number) => sung.push(value),
  };
  connect = (next: unknown) => next;
  start = vi.fn();
  stop = vi.fn();
}

class Air {
  static made = 0;
  currentTime = 1;
  sampleRate = 800;
  state = "running";
  destination = {};
  constructor() {
    Air.made += 1;
  }
  createGain = () => new Node();
  createOscillator = () => new Node();
  createBufferSource = () => new Node();
  createBiquadFilter = () => new Node();
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  resume = () => Promise.resolve();
}

async function fresh() {
  vi.resetModules();
  return import("../../src/ui/sound");
}

beforeEach(() => {
  sung = [];
  Air.made = 0;
  localStorage.clear();
  vi.stubGlobal("AudioContext", Air);
});
afterEach(() => vi.unstubAllGlobals());

describe("sounds", () => {
  it("are silent before the first press, and heard after it", async () => {
    const { awaitGesture, play } = await fresh();
    awaitGesture();
    play("turn");
    expect(Air.made).toBe(0);
    document.dispatchEvent(new Event("pointerdown"));
    document.dispatchEvent(new Event("keydown"));
    expect(Air.made).toBe(1);
    play("turn");
    expect(sung.length).toBeGreaterThan(0);
  });

  it("are silent at volume 0, and as loud as was chosen", async () => {
    const { awaitGesture, play, SOUNDS } = await fresh();
    awaitGesture();
    document.dispatchEvent(new Event("keydown"));
    choose("volume", "0");
    play("coin");
    expect(sung).toEqual([]);
    choose("volume", "20");
    play("coin");
    const soft = Math.max(...sung);
    sung = [];
    choose("volume", "80");
    play("cube");
    const loudest = (name: "coin" | "cube") => Math.max(...SOUNDS[name].map(({ loud }) => loud));
    expect(Math.max(...sung) / loudest("cube")).toBeCloseTo((4 * soft) / loudest("coin"));
  });

  it("make one knock of several at the same moment", async () => {
    const { awaitGesture, play, SOUNDS } = await fresh();
    awaitGesture();
    document.dispatchEvent(new Event("keydown"));
    for (let n = 0; n < 5; n += 1) play("cube");
    expect(sung).toHaveLength(2 * SOUNDS.cube.length);
  });
});
