/** Looking back: the table as it stood after so many plies. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Aids, Position } from "../../gen/protocol";
import { api } from "../../net/api";

export interface Replay {
  /** The ply that is looked at; null is now. */
  ply: number | null;
  position: Position | null;
  /** The aids that the looking seat had there; null until they have come. */
  aids: Aids | null;
  loading: boolean;
  jump(ply: number): void;
  now(): void;
}

/** A slider asks for many plies in a row: only the last one is fetched. */
const PAUSE = 60;
/** Aids take longer to make: only whoever stays for a moment is given them. */
const AIDS_PAUSE = 350;
const MOST_KEPT = 200;

/** Fetch something for whoever stays so long; gives the way to stop it. */
function afterPause(pause: number, fetch: (signal: AbortSignal) => void): () => void {
  const stop = new AbortController();
  const timer = window.setTimeout(() => fetch(stop.signal), pause);
  return () => {
    window.clearTimeout(timer);
    stop.abort();
  };
}

export function useReplay(
  table: string,
  seat: number | null,
  token: string | undefined,
  last: number,
  epoch: number,
  from: number | null = null,
): Replay {
  const [ply, setPly] = useState<number | null>(from);
  const [position, setPosition] = useState<Position | null>(null);
  const [aids, setAids] = useState<Aids | null>(null);
  const known = useRef(new Map<string, Position>());
  useEffect(() => {
    if (ply === null) return;
    const key = `${seat ?? "-"} ${epoch} ${ply}`;
    const found = known.current.get(key);
    if (found !== undefined) {
      setPosition(found);
      return;
    }
    return afterPause(PAUSE, (signal) => {
      api.position(table, ply, seat, token, signal).then(
        (told) => {
          if (known.current.size > MOST_KEPT) known.current.clear();
          known.current.set(key, told);
          setPosition(told);
        },
        () => undefined, // the bar goes on saying that it loads; any button tries again
      );
    });
  }, [table, seat, token, ply, epoch]);
  useEffect(() => {
    setAids(null);
    if (ply === null) return;
    return afterPause(AIDS_PAUSE, (signal) => {
      api.aids(table, ply, seat, token, signal).then(setAids, () => undefined); // without them a board is whole, too
    });
  }, [table, seat, token, ply, epoch]);
  useEffect(() => {
    // What was taken back cannot be looked at any more.
    if (ply !== null && ply > last) setPly(null);
  }, [ply, last]);
  return {
    ply,
    position: ply === null ? null : position,
    aids: ply !== null && aids?.ply === ply ? aids : null,
    loading: ply !== null && position?.ply !== ply,
    jump: (to) => setPly(Math.max(0, Math.min(last, to))),
    now: () => {
      setPly(null);
      setPosition(null);
    },
  };
}
