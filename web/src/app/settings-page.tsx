import { useSay } from "../i18n/say";
import { SettingsForm } from "../ui";
import { TablePreferences } from "../table/table-preferences";

/** All settings on one page: those of the client, and those of the table. */
export function SettingsPage() {
  const t = useSay();
  return (
    <div class="tb-page">
      <h1 tabIndex={-1}>{t("table-settings")}</h1>
      <SettingsForm />
      <section class="tb-settings-table" aria-labelledby="tb-settings-table">
        <h2 id="tb-settings-table">{t("table-menu-settings")}</h2>
        <TablePreferences />
      </section>
    </div>
  );
}
