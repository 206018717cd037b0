/** Who this is by and what it is not: an unofficial table for games that belong to others. */
import { useSay } from "../words";

export function Footer() {
  const t = useSay();
  return (
    <footer class="tb-footer">
      <p>{t("table-unofficial")}</p>
      <p>{t("table-credits")}</p>
      <p>
        <a href="#/verify">{t("table-verify")}</a> · <a href="#/learn">{t("table-learn")}</a>
      </p>
    </footer>
  );
}
