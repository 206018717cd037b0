/** The end unveils itself: crest, then bars, then the line. Any key or click shows all of it at once. */
import { useEffect, useRef } from "preact/hooks";
import { isStill } from "../../ui";

/** The style sheet is done before this, in milliseconds. */
const LONGEST = 1800;
/** Ends that have been seen: a moment comes once, however often one looks at it again. */
const seen = new Set<string>();

export function useUnveiling(table: string) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = place.current;
    if (shown === null || isStill() || seen.has(table)) return;
    seen.add(table);
    shown.classList.add("tb-unveiling");
    const done = () => shown.classList.remove("tb-unveiling");
    const timer = window.setTimeout(done, LONGEST);
    window.addEventListener("keydown", done, { once: true });
    window.addEventListener("pointerdown", done, { once: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener("keydown", done);
      window.removeEventListener("pointerdown", done);
    };
  }, []);
  return place;
}
