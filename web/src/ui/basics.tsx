/** The small parts that everything else is made of: panels, buttons, chips. */
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Icon } from "./icon";
import type { IconName } from "./icon";
import "./basics.css";

/** Colours with a meaning; where one is used, a sign or a word says the same. */
export type Tone = "plain" | "ok" | "warn" | "bad" | "accent" | "gold" | "soft";

type Data = { [name: `data-${string}`]: string | boolean | undefined };

export interface PanelProps {
  title: ComponentChildren;
  /** A few words next to the title. */
  note?: ComponentChildren;
  /** Buttons at the end of the title's line. */
  actions?: ComponentChildren;
  id?: string;
  tone?: Tone;
  /** Which heading the title is; 2 where nothing is said. */
  level?: 2 | 3 | 4;
  class?: string;
  children: ComponentChildren;
}

/** A part of the screen with a title; it is a landmark with that name. */
export function Panel({ title, note, actions, id, tone = "plain", level = 2, class: more = "", children }: PanelProps) {
  const own = useId();
  const Heading = `h${level}` as const;
  return (
    <section id={id} class={`ui-panel ui-tone-${tone} ${more}`} aria-labelledby={own}>
      <header class="ui-panel-head">
        <Heading id={own} class="ui-panel-title">
          {title}
        </Heading>
        {note !== undefined && <p class="ui-panel-note">{note}</p>}
        {actions !== undefined && <div class="ui-panel-actions">{actions}</div>}
      </header>
      {children}
    </section>
  );
}

export interface ButtonProps extends Data {
  kind?: "primary" | "plain" | "quiet" | "danger";
  onClick: (event: MouseEvent) => void;
  /** A disabled button stays in reach of the keyboard, so that its reason can be heard. */
  disabled?: boolean;
  /** For a button that is a switch. */
  pressed?: boolean;
  /** For a button that opens or closes something. */
  expanded?: boolean;
  controls?: string;
  icon?: IconName;
  /** What a button is called that shows no words, or too few to be told from its neighbours. */
  label?: string;
  /** Id of the element that says more, such as why it is disabled. */
  describedBy?: string;
  type?: "button" | "submit";
  class?: string;
  id?: string;
  /** Spread over the whole line. */
  wide?: boolean;
  children?: ComponentChildren;
}

/** The words that are seen on a button; null where it shows more than words. */
function seenWords(children: ComponentChildren): string | null {
  if (typeof children === "string" || typeof children === "number") return String(children).trim();
  if (!Array.isArray(children)) return null;
  const parts = children.filter((each) => each !== null && each !== undefined && typeof each !== "boolean");
  return parts.every((each) => typeof each === "string" || typeof each === "number") ? parts.join("").trim() : null;
}

/** Something to press. */
export function Button({
  kind = "plain",
  onClick,
  disabled = false,
  pressed,
  expanded,
  controls,
  icon,
  label,
  describedBy,
  type = "button",
  class: more = "",
  id,
  wide = false,
  children,
  ...data
}: ButtonProps) {
  const isBare = children === undefined || children === null;
  // A name must hold the words that are seen, for those who speak to their browser; but it says them once.
  const seen = seenWords(children);
  const isWhole = label !== undefined && seen !== null && label.toLowerCase().includes(seen.toLowerCase());
  return (
    <button
      {...data}
      id={id}
      type={type}
      class={`ui-button ui-button-${kind}${isBare ? " ui-button-bare" : ""}${wide ? " ui-button-wide" : ""} ${more}`}
      aria-disabled={disabled ? "true" : undefined}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={controls}
      aria-label={isBare || isWhole ? label : undefined}
      aria-describedby={describedBy}
      title={isBare ? label : undefined}
      onClick={(event) => {
        if (disabled) event.preventDefault();
        else onClick(event);
      }}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children}
      {!isBare && !isWhole && label !== undefined && <span class="ui-hidden">: {label}</span>}
    </button>
  );
}

export interface ChipProps {
  icon?: IconName;
  tone?: Tone;
  class?: string;
  children: ComponentChildren;
}

/** A few words in a rounded frame. */
export function Chip({ icon, tone = "plain", class: more = "", children }: ChipProps) {
  return (
    <span class={`ui-chip ui-tone-${tone} ${more}`}>
      {icon !== undefined && <Icon name={icon} />}
      <span>{children}</span>
    </span>
  );
}

/** A number that wants attention, such as unread lines. */
export function Badge({ children }: { children: ComponentChildren }) {
  return <span class="ui-badge">{children}</span>;
}

/** Words for those who listen to the page. */
export function Hidden({ children }: { children: ComponentChildren }) {
  return <span class="ui-hidden">{children}</span>;
}
