/** The words of a game, each in a sentence or two, with the rule that says more. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { useTexts } from "../i18n/texts";
import type { Texts } from "../i18n/texts";
import { TextInput } from "../ui";
import { Frame } from "./frame";
import { folded } from "./rule-index";
import { useArrival } from "./rules-page";
import { teachingOf } from "./teaching";
import type { Glossary, Term } from "./teaching";
import "./glossary-page.css";

export interface GlossaryPageProps {
  game: string;
  /** A word, or the kind of a question, whose words then come first; empty for the beginning. */
  term: string;
}

interface Entry extends Term {
  called: string;
  meaning: string;
}

const NONE: Glossary = { terms: [], asked: {} };

/** Every word of a game in the order of the reader's alphabet. */
export function entriesOf({ terms }: Glossary, texts: Texts): Entry[] {
  return terms
    .map((term) => ({ ...term, called: texts.t(term.name), meaning: texts.t(term.text) }))
    .sort((one, two) => one.called.localeCompare(two.called, texts.lang));
}

/** The words that hold everything searched for, in their name or in their meaning. */
export function entriesWith(entries: readonly Entry[], query: string): Entry[] {
  const wanted = folded(query).split(/\s+/);
  return entries.filter(({ called, meaning }) => {
    const text = folded(`${called} ${meaning}`);
    return wanted.every((word) => text.includes(word));
  });
}

export function GlossaryPage({ game, term }: GlossaryPageProps) {
  const texts = useTexts();
  const [query, setQuery] = useState("");
  const glossary = teachingOf(game).glossary ?? NONE;
  const entries = useMemo(() => entriesOf(glossary, texts), [glossary, texts]);
  const asked = glossary.asked[term] ?? [];
  const first = asked.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const target = entries.some(({ id }) => id === term) ? anchorOf(term) : null;
  useEffect(() => setQuery(""), [game, term]); // a link must find its word, whatever was searched for
  useArrival(target);
  const shown = entriesWith(entries, query);
  return (
    <Frame game={game} page="glossary" about={texts.t("learn-glossary-about")}>
      <div class="ln-glossary">
        {first.length > 0 && (
          <section class="ln-asked" aria-labelledby="ln-asked" data-asked={term}>
            <h2 id="ln-asked">{texts.t("learn-glossary-asked")}</h2>
            <p class="ln-hint">{texts.question(term)}</p>
            <Words entries={first} game={game} target={null} texts={texts} isCopy />
          </section>
        )}
        <TextInput type="search" label={texts.t("learn-glossary-search")} value={query} onChange={setQuery} />
        <p class="ln-count" role="status">
          {texts.t("learn-glossary-found", { count: shown.length })}
        </p>
        <Words entries={shown} game={game} target={target} texts={texts} />
        <p class="ln-hint">
          <a href={`#/inspect/${game}`}>{texts.t("learn-glossary-more")}</a>
        </p>
      </div>
    </Frame>
  );
}

function anchorOf(id: string): string {
  return `term-${id}`;
}

interface WordsProps {
  entries: readonly Entry[];
  game: string;
  target: string | null;
  texts: Texts;
  /** Whether the same words stand on the page once more, where links lead to. */
  isCopy?: boolean;
}

function Words({ entries, game, target, texts, isCopy = false }: WordsProps) {
  return (
    <dl class="ln-words">
      {entries.map(({ id, called, meaning, rule }) => {
        const anchor = anchorOf(id);
        return (
          <div
            key={id}
            class={target === anchor ? "ln-word ln-target" : "ln-word"}
            data-term={id}
            {...(isCopy ? {} : { id: anchor, tabIndex: -1 })}
          >
            <dt>{called}</dt>
            <dd>
              {meaning} <a href={`#/rules/${game}/${rule}`}>{texts.ruleTitle(rule)}</a>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
