/** The arms of the winner in a wreath of laurel. */
import type { ComponentChildren } from "preact";
import { SHIELD } from "../../ui/line-art";
import { colourOf, type Mark } from "../seat-tag";
import "./seal.css";

const LEAF = "M0 0c3-5 9-6 13-3-2 5-8 7-13 3z";
/** Places of the leaves on the left branch: x, y and the angle. */
const LEAVES: readonly (readonly [number, number, number])[] = [
  [40, 92, 150],
  [29, 83, 140],
  [20, 71, 120],
  [15, 57, 105],
  [14, 43, 90],
  [17, 29, 75],
  [24, 16, 60],
];

/** A shield in the colour of a seat, with its letter. */
export function Shield({ mark }: { mark: Mark }) {
  return (
    <svg
      class="tb-shield"
      viewBox="0 0 32 37"
      aria-hidden="true"
      focusable="false"
      style={{ "--mark": colourOf(mark) }}
    >
      <path d={SHIELD} />
      <text x="16" y="23" text-anchor="middle">
        {mark.letter}
      </text>
    </svg>
  );
}

/** The laurel round whatever stands in it. */
export function Laurel({ children }: { children: ComponentChildren }) {
  return (
    <span class="tb-laurel">
      <svg viewBox="0 0 120 104" aria-hidden="true" focusable="false">
        {[false, true].map((isRight) => (
          <g key={String(isRight)} transform={isRight ? "translate(120 0) scale(-1 1)" : undefined}>
            <path class="tb-laurel-stem" d="M54 98C24 92 8 62 22 12" />
            {LEAVES.map(([x, y, angle]) => (
              <g key={y}>
                <path d={LEAF} transform={`translate(${x} ${y}) rotate(${angle + 70})`} />
                <path d={LEAF} transform={`translate(${x} ${y}) rotate(${angle - 210})`} />
              </g>
            ))}
          </g>
        ))}
      </svg>
      <span class="tb-laurel-arms">{children}</span>
    </span>
  );
}
