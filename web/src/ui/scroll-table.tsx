/** A table in a frame of its own: where it is too wide, the frame is moved and not the page. */
import type { ComponentChildren } from "preact";
import "./scroll-table.css";

export interface ScrollTableProps {
  /** What the frame is called; keyboards reach it, so it needs a name. */
  label: string;
  /** Whether the name stands above the table, too. */
  captioned?: boolean;
  /** A region where the table is a part of the page in its own right. */
  role?: "group" | "region";
  class?: string;
  children: ComponentChildren;
}

export function ScrollTable({ label, captioned = false, role = "group", class: more, children }: ScrollTableProps) {
  const named = { role, "aria-label": label };
  return (
    <div class="ui-scroll" tabIndex={0} {...named}>
      <table class={more}>
        {captioned && <caption>{label}</caption>}
        {children}
      </table>
    </div>
  );
}
