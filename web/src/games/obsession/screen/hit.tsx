/** The things of the table as controls: a click on the thing answers, holding or the key i opens the sheet about it. */
import type { ComponentChildren, JSX } from "preact";
import type { Choice } from "../../../gen/protocol";
import type { Common } from "../parts";
import "./hit.css";

interface HitProps {
  /** What it is called for those who listen. */
  label: string;
  onClick: () => void;
  pressed?: boolean;
  disabled?: boolean;
  action?: string;
  part?: string;
}

/** The control that lies over a drawn thing. */
export function Hit({ label, onClick, pressed, disabled, action, part }: HitProps): JSX.Element {
  return (
    <button
      type="button"
      class="obs-hit"
      aria-label={label}
      {...(pressed === undefined ? {} : { "aria-pressed": pressed })}
      {...(disabled === true ? { "aria-disabled": "true" as const } : {})}
      {...(action === undefined ? {} : { "data-action": action })}
      {...(part === undefined ? {} : { "data-part": part })}
      onClick={() => {
        if (disabled !== true) onClick();
      }}
    />
  );
}

interface ThingProps {
  sort: string;
  id: string;
  class: string;
  /** Where it can be dragged to: the `data-drop` of a place. Dropping it there is the same as clicking on it. */
  drag?: string;
  spot?: string;
  tag?: "li" | "div";
  children: ComponentChildren;
}

/** A drawn thing: hovering tells about it, and it can be picked up where a place takes it. */
export function ThingBox({ sort, id, class: more, drag, spot, tag: Tag = "div", children }: ThingProps): JSX.Element {
  return (
    <Tag
      class={`obs-thing ${more}`}
      data-peek={`${sort} ${id}`}
      {...(drag === undefined ? {} : { "data-drag": drag })}
      {...(spot === undefined ? {} : { "data-spot": spot })}
    >
      {children}
    </Tag>
  );
}

/** The control of an answer that is drawn; a second click takes it back. */
export function AnswerHit({ common, choice, label }: { common: Common; choice: Choice; label?: string }): JSX.Element {
  const { draft, texts, names } = common;
  const chosen = draft.action === choice.action;
  return (
    <Hit
      label={label ?? texts.choice(choice, names)}
      pressed={chosen}
      action={choice.action}
      onClick={() => draft.choose(chosen ? null : choice.action)}
    />
  );
}
