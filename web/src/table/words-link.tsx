/** From a question to the words it is made of, for whoever plays for the first time; it opens beside the table. */
import { useSay } from "../i18n/say";
import { Icon } from "../ui";
import "./words-link.css";

/** Looked at by name only: the words themselves come with the page about them. */
const KNOWN = Object.keys(import.meta.glob("../games/*/glossary.ts"));

export function WordsLink({ game, kind }: { game: string; kind: string }) {
  const t = useSay();
  if (!KNOWN.includes(`../games/${game}/glossary.ts`)) return null;
  const label = t("table-words-link");
  return (
    <a class="tb-words" href={`#/glossary/${game}/${kind}`} aria-label={label} title={label} data-words={kind}>
      <Icon name="book" />
    </a>
  );
}
