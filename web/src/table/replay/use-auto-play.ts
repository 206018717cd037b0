/** A replay that runs by itself: step by step, at a speed, until its end or until somebody stops it. */
import { useEffect, useState } from "preact/hooks";

/** Milliseconds for a step. */
export const SPEEDS = { slow: 2600, normal: 1300, quick: 550 } as const;

export type Speed = keyof typeof SPEEDS;

export const SPEED_NAMES = Object.keys(SPEEDS) as readonly Speed[];

export interface AutoPlay {
  playing: boolean;
  speed: Speed;
  toggle(): void;
  stop(): void;
  setSpeed(speed: Speed): void;
}

/** `next` is where the next step leads to; a step is given its time after the position has come. */
export function useAutoPlay(ply: number, last: number, loading: boolean, next: number, jump: (ply: number) => void) {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>("normal");
  useEffect(() => {
    if (!playing || loading) return;
    if (ply >= last) {
      setPlaying(false);
      return;
    }
    const timer = window.setTimeout(() => jump(next), SPEEDS[speed]);
    return () => window.clearTimeout(timer);
  }, [playing, loading, ply, last, next, speed]);
  const toggle = () => {
    // Whoever starts it at the end wants to see it from the beginning.
    if (!playing && ply >= last) jump(0);
    setPlaying(!playing);
  };
  return { playing, speed, toggle, stop: () => setPlaying(false), setSpeed } satisfies AutoPlay;
}
