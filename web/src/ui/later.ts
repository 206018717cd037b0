/** Taking a new value over some frames later, so that the parts of a page are not all drawn within one frame. */
import { useEffect, useRef, useState } from "preact/hooks";

/** The value as it was until so many frames have gone by; 0 for at once. What comes meanwhile does not begin to wait anew. */
export function useLater<T>(value: T, frames: number): T {
  const [, redraw] = useState(0);
  const shown = useRef(value);
  const newest = useRef(value);
  const waiting = useRef(0);
  newest.current = value;
  const isLate = frames > 0 && typeof requestAnimationFrame === "function" && !document.hidden;
  if (!isLate) shown.current = value;
  useEffect(() => {
    if (!isLate || waiting.current !== 0 || shown.current === newest.current) return;
    const wait = (left: number) => {
      waiting.current = requestAnimationFrame(() => {
        waiting.current = 0;
        if (left > 1) wait(left - 1);
        else if (shown.current !== newest.current) {
          shown.current = newest.current;
          redraw((n) => n + 1);
        }
      });
    };
    wait(frames);
  }, [value, isLate, frames]);
  useEffect(() => () => cancelAnimationFrame(waiting.current), []);
  return shown.current;
}
