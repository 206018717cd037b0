/** Finding the places on the page where pieces can be: elements with `data-spot` (docs/one-screen.md). */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Where a missing spot is looked for instead: at the plate of its seat. */
export function plateOf(spot: string): string | null {
  const seat = /^[a-z-]+:(\d+)(?::|$)/.exec(spot)?.[1];
  return seat === undefined || spot.startsWith("plate:") ? null : `plate:${seat}`;
}

/** The spots of the page as they are now: looked for once, and each measured when it is asked for. */
export class Spots {
  readonly #drawn = new Map<string, Element[]>();

  constructor() {
    for (const each of document.querySelectorAll("[data-spot]")) {
      const spot = each.getAttribute("data-spot") ?? "";
      const known = this.#drawn.get(spot);
      if (known === undefined) this.#drawn.set(spot, [each]);
      else known.push(each);
    }
  }

  /** The element of a spot that shows; of several the first. */
  elementOf(spot: string): Element | null {
    for (const each of this.#drawn.get(spot) ?? []) {
      const { width, height } = each.getBoundingClientRect();
      if (width > 0 && height > 0) return each;
    }
    return null;
  }

  /** The box of a spot on the page, or that of its plate; null where neither shows. */
  boxOf(spot: string): Box | null {
    const plate = plateOf(spot);
    const found = this.elementOf(spot) ?? (plate === null ? null : this.elementOf(plate));
    if (found === null) return null;
    const { left, top, width, height } = found.getBoundingClientRect();
    return { x: left + window.scrollX, y: top + window.scrollY, width, height };
  }
}

export function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
