/** Keeping what has not changed, so that the parts of a page that show it need not be drawn anew. */
import { Component, type ComponentType, h } from "preact";
import { useCallback, useRef } from "preact/hooks";

/** Whether two lists or records hold the very same things. */
export function isAlike(one: object, other: object): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => each === other[at]);
  const held = new Map<string, unknown>(Object.entries(one));
  const entries = Object.entries(other);
  return entries.length === held.size && entries.every(([key, value]) => held.has(key) && held.get(key) === value);
}

/** Whether two values would be written the same. For small ones. */
export function isWrittenAlike(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The value of an earlier drawing for as long as the new one is like it. */
export function useSame<T extends object>(value: T, isSame: (one: T, other: T) => boolean = isAlike): T {
  const kept = useRef(value);
  if (!isSame(kept.current, value)) kept.current = value;
  return kept.current;
}

/** A function that stays the same and does what the newest one does; for what is called later, never while drawing. */
export function useSteady<Given extends readonly unknown[], Result>(
  act: (...given: Given) => Result,
): (...given: Given) => Result {
  const newest = useRef(act);
  newest.current = act;
  return useCallback((...given: Given) => newest.current(...given), []);
}

/** A component that is drawn anew only when it is given something else, or when what it follows by itself changes. */
export function keeping<Props extends object>(
  Drawn: ComponentType<Props>,
  isSame: (one: Props, other: Props) => boolean = isAlike,
): ComponentType<Props> {
  return class Keeping extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return !isSame(this.props as Props, next);
    }

    override render() {
      return h(Drawn, this.props as Props);
    }
  };
}
