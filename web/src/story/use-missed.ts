/** What happened since the last look before this page was opened, or before another seat looked. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Position, Told } from "../gen/protocol";
import { api } from "../net/api";
import type { AtTable } from "../table/use-session";
import { seenBefore } from "./seen";

/** Tells it once, from the position as it was then; true for as long as it is not told. */
export function useMissed(
  at: AtTable,
  latest: Position,
  isPaused: boolean,
  tell: (from: Position, news: readonly Told[]) => void,
): { readonly current: boolean } {
  const { session, history } = at;
  const table = session.table?.id ?? "";
  const since = useMemo(() => ({ ply: seenBefore(table, latest), to: latest.ply }), [table, latest.seat, latest.epoch]);
  const opened = useRef<unknown>(null);
  const isMissed = useRef(false);
  if (opened.current !== since) {
    opened.current = since;
    isMissed.current = since.ply < since.to;
  }
  const isKnown = latest.events_from <= since.ply || history !== null;
  const telling = useRef(tell);
  telling.current = tell;
  useEffect(() => {
    if (!isMissed.current || !isKnown || isPaused) return;
    let isCurrent = true;
    const news = session.events.filter(({ ply }) => ply >= since.ply && ply < since.to);
    api.position(table, since.ply, latest.seat, at.token).then(
      (from) => {
        if (!isCurrent || !isMissed.current) return;
        isMissed.current = false;
        telling.current(from, news);
      },
      () => {
        isMissed.current = false; // the rail tells it
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [since, isKnown, isPaused]);
  return isMissed;
}
