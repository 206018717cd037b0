/** One drawing by name, as decoration: whatever it says stands beside it in words. */
import { BUILDINGS } from "./buildings";
import { Lines } from "./drawing";
import type { Drawing } from "./drawing";
import { SIGNS } from "./signs";

/** The drawing of a building or a sign; null where there is none. */
export function drawingOf(name: string): Drawing | null {
  return BUILDINGS[name] ?? SIGNS[name] ?? null;
}

export interface GlyphProps {
  name: string;
  size?: "small" | "middle" | "big";
}

/** A drawing in running text or in a card. */
export function Glyph({ name, size = "small" }: GlyphProps) {
  const drawing = drawingOf(name);
  if (drawing === null) return null;
  return (
    <svg class={`nd-gl nd-gl-${size}`} viewBox={drawing.box} aria-hidden="true" focusable="false">
      <Lines of={drawing} />
    </svg>
  );
}

export interface PlacedProps {
  name: string;
  x: number;
  y: number;
  width: number;
  height?: number;
  class?: string;
}

/** A drawing inside another SVG, centred on a point. */
export function Placed({ name, x, y, width, height = width, class: classes = "" }: PlacedProps) {
  const drawing = drawingOf(name);
  if (drawing === null) return null;
  return (
    <svg
      class={`nd-gl ${classes}`}
      x={x - width / 2}
      y={y - height / 2}
      width={width}
      height={height}
      viewBox={drawing.box}
    >
      <Lines of={drawing} />
    </svg>
  );
}
