/** A file of a game that another app has shared with this one: a table is made of it at once. */
import { useEffect } from "preact/hooks";
import { useTexts } from "../i18n/texts";
import { api } from "../net/api";
import { keepMade } from "../net/tokens";
import { go, useDoing } from "./hooks";
import { Failure } from "./pieces";

const SHELF = "parlour-shared";
const FILE = "shared-game";

/** What was shared, taken from where the service worker has put it; it is there once. */
async function taken(): Promise<string | null> {
  if (typeof caches === "undefined") return null;
  const shelf = await caches.open(SHELF);
  const address = new URL(`${import.meta.env.BASE_URL}${FILE}`, document.baseURI).href;
  const file = await shelf.match(address);
  if (file === undefined) return null;
  const text = await file.text();
  await shelf.delete(address);
  return text;
}

/** The page #/import/shared. */
export function SharedGame() {
  const texts = useTexts();
  const { problem, run } = useDoing();
  useEffect(() => {
    run(async () => {
      const log = await taken();
      if (log === null) {
        go("#/");
        return;
      }
      const made = await api.importLog({ log });
      keepMade(made);
      go(`#/t/${made.table.id}`);
    });
  }, [run]);
  return (
    <div class="lb-page">
      <h1>{texts.t("lobby-import")}</h1>
      <Failure problem={problem} />
      {problem === null && <p role="status">{texts.t("lobby-loading")}</p>}
      <p>
        <a href="#/">{texts.t("lobby-cancel")}</a>
      </p>
    </div>
  );
}
