/** Which answers the board itself offers, found by what it drew: a game may cover a question wholly, partly or not. */
import { useEffect, useState } from "preact/hooks";

/**
 * Actions and parts that have a control on the board; what stands within `data-generic` is not the board's. Answers that
 * are put together from counts stand in the `data-covers` of their steppers, one a line.
 */
export interface Covered {
  actions: ReadonlySet<string>;
  parts: ReadonlySet<string>;
}

const NOTHING: Covered = { actions: new Set(), parts: new Set() };

function found(place: Element, attribute: string): string[] {
  const drawn = [...place.querySelectorAll(`[${attribute}]`)].filter((each) => each.closest("[data-generic]") === null);
  return drawn.map((each) => each.getAttribute(attribute) ?? "");
}

/**
 * What the board has covered since *key* (the question, or the stage of it) came up. It only grows, so that the
 * generic list never jumps while the board opens and closes its own panels. Null until the board was looked at,
 * and while there is no question: then *key* is empty.
 */
export function useCovered(board: { current: HTMLElement | null }, key: string): Covered | null {
  const [covered, setCovered] = useState<{ key: string; covered: Covered } | null>(null);
  useEffect(() => {
    const place = board.current;
    if (place === null || key === "") return;
    let seen: Covered = NOTHING;
    const look = (): void => {
      const composed = found(place, "data-covers").flatMap((each) => each.split("\n"));
      const actions = new Set([...seen.actions, ...found(place, "data-action"), ...composed]);
      const parts = new Set([...seen.parts, ...found(place, "data-part")]);
      if (actions.size === seen.actions.size && parts.size === seen.parts.size && seen !== NOTHING) return;
      seen = { actions, parts };
      setCovered({ key, covered: seen });
    };
    const observer = new MutationObserver(look);
    observer.observe(place, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["data-action", "data-part", "data-covers"],
    });
    look();
    return () => observer.disconnect();
  }, [key]);
  return covered?.key === key ? covered.covered : null;
}
