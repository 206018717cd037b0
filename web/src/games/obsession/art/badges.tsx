/** Badges laid on cards and tiles: a guest who came by carriage, a servant placed beyond what was asked for. */
import type { JSX } from "preact";
import { Engraving } from "./drawing";
import { SIGNS } from "./glyphs";
import { Servant } from "./servants";
import "./art.css";
import "./badges.css";

function told(label: string | undefined) {
  return label === undefined ? { "aria-hidden": true as const } : { role: "img" as const, "aria-label": label };
}

/** The carriage that brings a guest; words beside it or `label` say so. */
export function CarriageBadge({ label }: { label?: string }): JSX.Element {
  return (
    <span class="ob-badge ob-badge-carriage" {...told(label)}>
      <Engraving of={SIGNS.carriage} box="0 0 24 24" class="ob-badge-sign" />
    </span>
  );
}

/** A servant placed as an extra: the piece itself with a plus in the corner. */
export function ExtraBadge({ servant, label }: { servant: string; label?: string }): JSX.Element {
  return (
    <span class="ob-badge ob-badge-extra" {...told(label)}>
      <Servant id={servant} size="ob-sm" />
      <svg class="ob-badge-plus" viewBox="0 0 12 12" focusable="false" aria-hidden="true">
        <circle cx="6" cy="6" r="5.5" />
        <path d="M6 3v6M3 6h6" />
      </svg>
    </span>
  );
}

/** The Grand Ball: a couple dancing under the lights. */
export function GrandBall({ size = "", label }: { size?: "" | "ob-md" | "ob-lg"; label?: string }): JSX.Element {
  return (
    <Engraving
      of={SIGNS.ball}
      box="0 0 24 24"
      class={`ob-emblem ${size}`}
      {...(label === undefined ? {} : { label })}
    />
  );
}
