/** The row of tabs at the bottom of a phone: those of the board, then the log with chat and questions. */
import { Badge, Hidden, Icon, type IconName } from "../ui";
import { useSay } from "../i18n/say";
import "./tab-bar.css";

/** What stands above the word; a tab that is not listed goes without. */
const SIGNS: Readonly<Record<string, IconName>> = {
  cards: "hand",
  borough: "home",
  city: "cathedral",
  persons: "people",
  table: "table",
  turn: "hint",
  hand: "invite",
  estate: "tiles",
  market: "hammer",
  log: "log",
};

export interface TabBarProps {
  tabs: readonly string[];
  current: string;
  /** The tab where the open question is answered. */
  answerTab: string | null;
  unread: number;
  onTab(tab: string): void;
}

export function TabBar({ tabs, current, answerTab, unread, onTab }: TabBarProps) {
  const t = useSay();
  return (
    <nav class="tb-tabs" aria-label={t("table-tabs")}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          class="tb-tab"
          aria-current={tab === current ? "page" : undefined}
          data-tab={tab}
          onClick={() => {
            onTab(tab);
            window.scrollTo(0, 0);
          }}
        >
          {SIGNS[tab] !== undefined && <Icon name={SIGNS[tab]} />}
          <span>{tab === "log" ? t("table-log") : t(`web-tab-${tab}`)}</span>
          {tab === "log" && unread > 0 && <Badge>{unread}</Badge>}
          {tab === answerTab && tab !== current && (
            <span class="tb-tab-dot">
              <Hidden>{t("table-answer-here")}</Hidden>
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
