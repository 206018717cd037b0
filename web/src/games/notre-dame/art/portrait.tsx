/** A person as an engraved medallion, put together from the parts; brown and grey backs differ in tone and rim. */
import { BUST, DRESS, HAIR, HATS, RECIPES, TOOLS } from "./parts";
import type { Stroke } from "./parts";

export interface PortraitProps {
  person: string;
  /** `brown`, or the letter of the period of a grey card. */
  back: string;
  size?: "small" | "middle" | "big";
}

const HATCH = Array.from({ length: 21 }, (_, line) => `M0 ${8 + line * 4}h96`).join("");

/** The portrait; whatever it says stands beside it in words. */
export function Portrait({ person, back, size = "middle" }: PortraitProps) {
  const recipe = RECIPES[person];
  const strokes: readonly Stroke[] =
    recipe === undefined
      ? BUST
      : [
          ...BUST,
          ...(DRESS[recipe.dress] ?? []),
          ...(HAIR[recipe.hair] ?? []),
          ...(HATS[recipe.hat] ?? []),
          ...(TOOLS[recipe.tool] ?? []),
        ];
  return (
    <span class={`nd-medal nd-medal-${size} ${back === "brown" ? "nd-back-brown" : "nd-back-grey"}`}>
      <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false">
        <path class="nd-p-hatch" d={HATCH} />
        {strokes.map(([tone, d]) => (
          <path class={`nd-p-${tone}`} d={d} />
        ))}
        <circle class="nd-p-rim" cx="48" cy="48" r="45.5" />
        <circle class="nd-p-dots" cx="48" cy="48" r="45.5" />
      </svg>
    </span>
  );
}
