/** The head of every page: home, learning, language, theme, settings. */
import type { ComponentChildren } from "preact";
import { LANGUAGES, useTexts } from "../i18n/texts";
import { Hidden, useSetting } from "../ui";
import { useSay } from "../i18n/say";

const THEMES = ["system", "light", "dark", "contrast"];

export function Header({ compact }: { compact: boolean }) {
  const t = useSay();
  const { lang } = useTexts();
  const [, setLanguage] = useSetting("language");
  const [theme, setTheme] = useSetting("theme");
  return (
    <header class={compact ? "tb-header tb-header-compact" : "tb-header"}>
      <a class="tb-brand" href="#/">
        <Emblem />
        <span class="tb-brand-name">{t("table-brand")}</span>
      </a>
      <nav class="tb-nav" aria-label={t("table-nav")}>
        <a href="#/learn">{t("table-learn")}</a>
        <a href="#/settings">{t("table-settings")}</a>
      </nav>
      <div class="tb-header-tools">
        <Tool label={t("table-language")} value={lang} onChoose={setLanguage} data-language="">
          {LANGUAGES.map((code) => (
            <option key={code} value={code} lang={code}>
              {t(`web-language-${code}`)}
            </option>
          ))}
        </Tool>
        <Tool label={t("table-theme")} value={theme} onChoose={setTheme} data-theme-choice="">
          {THEMES.map((name) => (
            <option key={name} value={name}>
              {t(`web-theme-${name}`)}
            </option>
          ))}
        </Tool>
      </div>
    </header>
  );
}

interface ToolProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ComponentChildren;
  [data: `data-${string}`]: string;
}

/** A small list to choose from. */
function Tool({ label, value, onChoose, children, ...data }: ToolProps) {
  return (
    <label>
      <Hidden>{label}</Hidden>
      <select
        class="ui-control tb-select"
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        {...data}
      >
        {children}
      </select>
    </label>
  );
}

/** A round table with four chairs. */
function Emblem() {
  return (
    <svg class="tb-emblem" viewBox="0 0 32 32" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2">
      <circle cx="16" cy="16" r="8" fill="currentColor" fill-opacity="0.2" />
      <path d="M11 3h10M11 29h10M3 11v10M29 11v10" stroke-linecap="round" />
      <path
        d="M16 11.5l1.6 3 3.4.5-2.5 2.4.6 3.3-3.1-1.6-3.1 1.6.6-3.3-2.5-2.4 3.4-.5z"
        fill="currentColor"
        stroke="none"
      />
    </svg>
  );
}
