/** How much room there is. */
import { useEffect, useState } from "preact/hooks";

const WIDE = "(min-width: 900px)";

/** Whether a media query holds; the component is drawn anew when that changes. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => asked(query)?.matches ?? false);
  useEffect(() => {
    const list = asked(query);
    if (list === null) return;
    const follow = () => setMatches(list.matches);
    follow();
    list.addEventListener("change", follow);
    return () => list.removeEventListener("change", follow);
  }, [query]);
  return matches;
}

/** True from 900 px, where a whole table shows at once. */
export function useWide(): boolean {
  return useMedia(WIDE);
}

function asked(query: string): MediaQueryList | null {
  return typeof matchMedia === "function" ? matchMedia(query) : null;
}
