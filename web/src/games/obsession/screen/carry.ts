/**
 * Things picked up with the mouse. A place says what it takes (`data-drop`), a thing where it may go (`data-drag`);
 * to drop it there is to click on it, so whatever can be dragged can also be clicked and reached by the keyboard.
 */
import { useEffect } from "preact/hooks";

/** How far the mouse goes before a click becomes a drag. */
const SLACK = 7;

interface Carried {
  thing: HTMLElement;
  to: string;
  x: number;
  y: number;
  image: HTMLElement | null;
  /** Where its middle would lie if it were not moved: the page, or the region it comes from, counts from its own corner. */
  origin: { x: number; y: number };
  over: HTMLElement | null;
}

function imageOf(thing: HTMLElement): HTMLElement {
  const { width, height } = thing.getBoundingClientRect();
  const image = thing.cloneNode(true) as HTMLElement;
  for (const each of [image, ...image.querySelectorAll<HTMLElement>("*")]) {
    for (const name of ["data-spot", "data-action", "data-part", "data-peek", "data-drag", "id"])
      each.removeAttribute(name);
  }
  image.setAttribute("aria-hidden", "true");
  image.setAttribute("data-generic", "");
  image.classList.add("obs-carried");
  image.style.inset = "0 auto auto 0";
  image.style.width = `${width}px`;
  image.style.height = `${height}px`;
  return image;
}

/** Let things be carried, for as long as the table is on view. */
export function useCarrying(): void {
  useEffect(() => {
    let carried: Carried | null = null;
    const end = (): void => {
      carried?.image?.remove();
      carried?.over?.classList.remove("obs-over");
      document.body.classList.remove("obs-carrying");
      carried = null;
    };
    const down = (event: PointerEvent): void => {
      const thing = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-drag]") : null;
      if (thing === null || event.pointerType !== "mouse" || event.button !== 0) return;
      if (thing.querySelector(".obs-hit[data-action], .obs-hit[data-part], .obs-hit[data-back]") === null) return;
      carried = {
        thing,
        to: thing.dataset["drag"] ?? "",
        x: event.clientX,
        y: event.clientY,
        image: null,
        origin: { x: 0, y: 0 },
        over: null,
      };
    };
    const move = (event: PointerEvent): void => {
      if (carried === null) return;
      if (carried.image === null) {
        if (Math.hypot(event.clientX - carried.x, event.clientY - carried.y) < SLACK) return;
        carried.image = imageOf(carried.thing);
        carried.thing.closest(".obs")?.append(carried.image);
        const { left, top, width, height } = carried.image.getBoundingClientRect();
        carried.origin = { x: left + width / 2, y: top + height / 2 };
        document.body.classList.add("obs-carrying");
      }
      const { image, to, origin } = carried;
      image.style.left = `${event.clientX - origin.x}px`;
      image.style.top = `${event.clientY - origin.y}px`;
      const below = document.elementFromPoint(event.clientX, event.clientY);
      const over = below?.closest<HTMLElement>(`[data-drop~="${to}"]`) ?? null;
      if (over !== carried.over) {
        carried.over?.classList.remove("obs-over");
        over?.classList.add("obs-over");
        carried.over = over;
      }
    };
    const up = (): void => {
      if (carried?.image == null) {
        carried = null;
        return;
      }
      const { thing, over } = carried;
      end();
      // The click that follows a drag is not meant for what lies there.
      const swallow = (event: Event): void => {
        event.stopPropagation();
        event.preventDefault();
      };
      window.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => {
        window.removeEventListener("click", swallow, { capture: true });
        if (over !== null) thing.querySelector<HTMLElement>(".obs-hit")?.click();
      });
    };
    document.addEventListener("pointerdown", down);
    document.addEventListener("pointermove", move);
    document.addEventListener("pointerup", up);
    document.addEventListener("pointercancel", end);
    return () => {
      end();
      document.removeEventListener("pointerdown", down);
      document.removeEventListener("pointermove", move);
      document.removeEventListener("pointerup", up);
      document.removeEventListener("pointercancel", end);
    };
  }, []);
}
