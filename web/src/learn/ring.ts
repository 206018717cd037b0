/** Rings what a lesson speaks of, and brings it into view: in the layout that scrolls, on one screen, and on a phone. */
import { useEffect } from "preact/hooks";
import { useMedia } from "../ui";

const RINGED = "ln-ringed";
/** What stays in its place while the page scrolls. */
const BARS = ".tb-top, .tb-under, .tb-tabs, .tb-commit";

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0 && !element.closest("[hidden], [inert]");
}

/** By preference: the first selector of which anything is to be seen, and the first of it. */
export function ringed(selectors: readonly string[], within: ParentNode = document): Element | null {
  for (const selector of selectors) {
    const found = [...within.querySelectorAll(selector)].find(isShown);
    if (found !== undefined) return found;
  }
  return null;
}

/** The selectors of controls that give these answers. */
export function controlsOf(actions: readonly string[]): string[] {
  return actions.map((action) => `[data-action=${JSON.stringify(action)}]`);
}

/** Brings a thing into view unless it is there already. */
function bringIntoView(element: Element, isStill: boolean): void {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const bar = element.closest(BARS) === null ? document.querySelector(".tb-under")?.getBoundingClientRect() : undefined;
  const fits = top >= (bar?.bottom ?? 0) && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth;
  if (fits) return;
  element.scrollIntoView?.({ block: "center", inline: "nearest", behavior: isStill ? "auto" : "smooth" });
}

/**
 * Rings one thing of each list for as long as it is spoken of. The table may draw it anew meanwhile, or open another tab:
 * then the ring moves along. It is brought into view once, when the lesson begins to speak of it.
 */
export function useRings(lists: readonly (readonly string[])[]): void {
  const key = JSON.stringify(lists);
  const isStill = useMedia("(prefers-reduced-motion: reduce)");
  useEffect(() => {
    let isNew = true;
    let marked: readonly Element[] = [];
    const look = () => {
      const found = lists.flatMap((list) => ringed(list) ?? []);
      for (const each of marked) if (!found.includes(each)) each.classList.remove(RINGED);
      for (const each of found) if (!each.classList.contains(RINGED)) each.classList.add(RINGED);
      marked = found;
      const [first] = found;
      if (isNew && first !== undefined) {
        isNew = false;
        bringIntoView(first, isStill);
      }
    };
    look();
    const watch = new MutationObserver(look);
    watch.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["class", "hidden"],
    });
    return () => {
      watch.disconnect();
      for (const each of marked) each.classList.remove(RINGED);
    };
  }, [key]);
}
