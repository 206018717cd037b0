/** Who this is by and what it is not: an unofficial table for games that belong to others. */
import { GAMES } from "../i18n/grammar";
import { useTexts } from "../i18n/texts";
import type { Texts } from "../i18n/texts";
import { useSay } from "../i18n/say";

export function Footer() {
  const t = useSay();
  const texts = useTexts();
  return (
    <footer class="tb-footer">
      <p>{t("table-unofficial")}</p>
      <p>{t("table-credits", { games: credits(texts) })}</p>
      <p>
        <a href="#/verify">{t("table-verify")}</a> · <a href="#/learn">{t("table-learn")}</a> ·{" "}
        <a href="#/record">{t("table-record")}</a>
      </p>
    </footer>
  );
}

/** Whose games these are, one after the other. */
function credits(texts: Texts): string {
  const told = GAMES.map((game) => `game-${game}-credit`)
    .filter((key) => texts.has(key))
    .map((key) => texts.t(key));
  return told.reduce((head, item) => texts.t("list-semicolon", { head, item }));
}
