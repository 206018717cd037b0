/**
 * A few soft sounds, made by the browser itself. Nothing is told by sound alone. There is no sound before the reader has
 * pressed something, for browsers allow none, and none at volume 0.
 */
import { setting } from "./settings";

/** A tone that glides from one pitch to another and fades, or a breath of noise around a pitch. */
interface Voice {
  wave: OscillatorType | "noise";
  /** Hertz at the beginning and at the end. */
  pitch: readonly [number, number];
  /** Seconds after the beginning of the sound, and how long it takes to fade. */
  at: number;
  time: number;
  /** 0 to 1, against the other voices. */
  loud: number;
}

function voice(wave: Voice["wave"], from: number, to: number, at: number, time: number, loud: number): Voice {
  return { wave, pitch: [from, to], at, time, loud };
}

/** A bell: the tone, and above it two that fade sooner. */
function bell(pitch: number, at: number, time: number, loud: number): Voice[] {
  return [
    voice("sine", pitch, pitch, at, time, loud),
    voice("sine", pitch * 2.01, pitch * 2, at, time * 0.6, loud * 0.4),
    voice("sine", pitch * 3.02, pitch * 3, at, time * 0.3, loud * 0.2),
  ];
}

/** By name: what each is made of. */
export const SOUNDS = {
  /** My turn: one hand bell. */
  turn: bell(880, 0, 0.9, 0.5),
  /** A card: paper over paper. */
  card: [voice("noise", 2600, 1800, 0, 0.09, 0.5), voice("noise", 3400, 2400, 0.05, 0.06, 0.3)],
  coin: [...bell(1760, 0, 0.22, 0.35), ...bell(2217, 0.07, 0.26, 0.3)],
  /** A cube: wood on wood. */
  cube: [voice("triangle", 320, 180, 0, 0.09, 0.8), voice("noise", 900, 500, 0, 0.04, 0.4)],
  /** A tile is laid, heavier than a cube. */
  tile: [voice("triangle", 210, 110, 0, 0.14, 0.8), voice("noise", 700, 350, 0, 0.07, 0.5)],
  /** Claws on stone. */
  rat: [0, 0.06, 0.12].map((at) => voice("noise", 4200, 5200, at, 0.035, 0.35)),
  /** A short chord of strings. */
  courtship: [392, 494, 587, 784].map((pitch, n) => voice("triangle", pitch, pitch, n * 0.05, 0.9, 0.28)),
  end: [...bell(523, 0, 1.6, 0.4), ...bell(659, 0.35, 1.6, 0.4), ...bell(784, 0.7, 1.8, 0.4)],
  /** Anything else that changed. */
  soft: [voice("sine", 660, 590, 0, 0.12, 0.3)],
} as const satisfies Record<string, readonly Voice[]>;

export type SoundName = keyof typeof SOUNDS;

/** Of full volume; sounds are to be soft. */
const SOFTLY = 0.35;
/** Milliseconds in which the same sound is not heard twice: five cubes at once are one knock. */
const AGAIN = 70;

let air: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const lastPlayed = new Map<SoundName, number>();

/** 0 to 1. */
export function volume(): number {
  const percent = Number(setting("volume"));
  return Number.isFinite(percent) ? Math.min(1, Math.max(0, percent / 100)) : 0;
}

/** Let there be sound from the first press on. Call once; call what is returned to stop waiting. */
export function awaitGesture(): () => void {
  const stop = () => {
    document.removeEventListener("pointerdown", wake, true);
    document.removeEventListener("keydown", wake, true);
  };
  const wake = () => {
    stop();
    if (typeof AudioContext === "undefined") return;
    try {
      air = new AudioContext();
    } catch {
      // No sound here.
    }
  };
  document.addEventListener("pointerdown", wake, true);
  document.addEventListener("keydown", wake, true);
  return stop;
}

/** Let a sound be heard, if sounds are wanted and can be heard. */
export function play(name: SoundName): void {
  const loudness = volume();
  if (air === null || loudness === 0 || document.hidden) return;
  const now = air.currentTime * 1000;
  if (now - (lastPlayed.get(name) ?? Number.NEGATIVE_INFINITY) < AGAIN) return;
  lastPlayed.set(name, now);
  try {
    if (air.state === "suspended") void air.resume();
    for (const each of SOUNDS[name]) sing(air, each, loudness * SOFTLY);
  } catch {
    // A sound that cannot be made is not missed.
  }
}

function sing(where: AudioContext, { wave, pitch, at, time, loud }: Voice, loudness: number): void {
  const start = where.currentTime + at;
  const end = start + time;
  const gain = where.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * loudness), start + Math.min(0.012, time / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(where.destination);
  if (wave === "noise") {
    const source = where.createBufferSource();
    const filter = where.createBiquadFilter();
    source.buffer = noise ??= hiss(where);
    filter.type = "bandpass";
    filter.frequency.setValueAtTime(pitch[0], start);
    filter.frequency.exponentialRampToValueAtTime(pitch[1], end);
    source.connect(filter).connect(gain);
    source.start(start, 0, time + 0.02);
    return;
  }
  const tone = where.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch[0], start);
  tone.frequency.exponentialRampToValueAtTime(pitch[1], end);
  tone.connect(gain);
  tone.start(start);
  tone.stop(end + 0.02);
}

/** Half a second of noise. */
function hiss(where: AudioContext): AudioBuffer {
  const made = where.createBuffer(1, Math.round(where.sampleRate / 2), where.sampleRate);
  const samples = made.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return made;
}
