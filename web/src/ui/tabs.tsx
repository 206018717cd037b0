/** One of several parts at a time. Arrow keys go from tab to tab, as everywhere. */
import type { ComponentChildren } from "preact";
import { useId, useRef } from "preact/hooks";
import { Badge } from "./basics";
import { Icon } from "./icon";
import type { IconName } from "./icon";
import "./tabs.css";

export interface Tab {
  id: string;
  label: string;
  badge?: string | number;
  icon?: IconName;
}

export interface TabsProps {
  tabs: readonly Tab[];
  current: string;
  onChange: (id: string) => void;
  /** What the row of tabs is called. */
  label?: string;
  /** "bar" is the row at the bottom of a phone. */
  look?: "plain" | "bar";
  class?: string;
  /** What the current tab shows. */
  children: ComponentChildren;
}

export function Tabs({ tabs, current, onChange, label, look = "plain", class: more = "", children }: TabsProps) {
  const own = useId();
  const row = useRef<HTMLDivElement>(null);
  const go = (at: number) => {
    const tab = tabs[(at + tabs.length) % tabs.length];
    if (tab === undefined) return;
    onChange(tab.id);
    const buttons = row.current?.querySelectorAll<HTMLButtonElement>('[role="tab"]');
    buttons?.[tabs.indexOf(tab)]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === current);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  return (
    <div class={`ui-tabs ui-tabs-${look} ${more}`}>
      <div ref={row} role="tablist" class="ui-tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${own}-${tab.id}`}
            class={tab.icon === undefined ? "ui-tab" : "ui-tab ui-tab-signed"}
            aria-selected={tab.id === current}
            aria-controls={`${own}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            data-tab={tab.id}
            onClick={() => onChange(tab.id)}
          >
            {tab.icon !== undefined && <Icon name={tab.icon} />}
            <span>{tab.label}</span>
            {tab.badge !== undefined && tab.badge !== 0 && <Badge>{tab.badge}</Badge>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${own}-panel`} class="ui-tabpanel" aria-labelledby={`${own}-${current}`} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
