/** The head of every page: home, learning, language, theme, settings. */
import { LANGUAGES, useTexts } from "../i18n/texts";
import { useSetting } from "../ui";
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
        <label>
          <span class="tb-sr">{t("table-language")}</span>
          <select
            class="tb-select"
            value={lang}
            onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
            data-language=""
          >
            {LANGUAGES.map((code) => (
              <option key={code} value={code} lang={code}>
                {t(`web-language-${code}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span class="tb-sr">{t("table-theme")}</span>
          <select
            class="tb-select"
            value={theme}
            onChange={({ currentTarget }) => setTheme(currentTarget.value)}
            data-theme-choice=""
          >
            {THEMES.map((name) => (
              <option key={name} value={name}>
                {t(`web-theme-${name}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </header>
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
