/** The pictograms of the table. They are decoration: the words next to them, or a label, say what they mean. */
import { DRAWINGS } from "./drawings";
import type { Line } from "./drawings";
import "./icon.css";

export type IconName = keyof typeof DRAWINGS;

/** Every pictogram, by name. */
export const ICON_NAMES = Object.keys(DRAWINGS) as readonly IconName[];

export interface IconProps {
  name: IconName;
  class?: string;
  /** What it means, where nothing else says so. */
  title?: string;
}

export function Icon({ name, class: more = "", title }: IconProps) {
  const lines: readonly Line[] = DRAWINGS[name];
  const heard =
    title === undefined ? ({ "aria-hidden": "true" } as const) : ({ role: "img", "aria-label": title } as const);
  return (
    <svg class={`ui-icon ${more}`} viewBox="0 0 24 24" focusable="false" {...heard}>
      {lines.map(([kind, path, width], at) => (
        <path key={at} class={kind === "" ? undefined : `ui-line-${kind}`} d={path} stroke-width={width} />
      ))}
    </svg>
  );
}
