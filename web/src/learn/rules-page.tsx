/** The rules in our words, section by section, each with the refusals that cite it. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { useTexts } from "../i18n/texts";
import type { Texts } from "../i18n/texts";
import { api } from "../net/api";
import { Icon, TextInput } from "../ui";
import { Frame, Pending } from "./frame";
import { useAnswer } from "../net/answers";
import { anchorOf, found, ruleEntries } from "./rule-index";
import type { RuleEntry } from "./rule-index";
import "./rules-page.css";

export interface RulesPageProps {
  game: string;
  /** A section, or the code of a refusal; empty for the beginning. */
  section: string;
}

export function RulesPage({ game, section }: RulesPageProps) {
  const texts = useTexts();
  const games = useAnswer("games", api.games);
  const [query, setQuery] = useState("");
  const info = games.value?.find(({ id }) => id === game);
  const entries = useMemo(
    () => (info === undefined ? [] : ruleEntries(game, info.sections, texts)),
    [game, info, texts],
  );
  const target = anchorOf(entries, section);
  useEffect(() => setQuery(""), [game, section]); // a link must find its section, whatever was searched for
  useArrival(target);
  const shown = found(entries, query);
  return (
    <Frame game={game} page="rules" about={texts.t("learn-rules-about")}>
      {info === undefined ? (
        <Pending answer={games} />
      ) : (
        <div class="ln-columns">
          <aside class="ln-aside">
            <TextInput type="search" label={texts.t("learn-rules-search")} value={query} onChange={setQuery} />
            <p class="ln-count" role="status">
              {query.trim() === "" ? "" : texts.t("learn-rules-found", { count: shown.length })}
            </p>
            <Contents entries={shown} game={game} current={section} texts={texts} />
          </aside>
          <div class="ln-body">
            {section !== "" && target === null && (
              <p class="ln-note">{texts.t("learn-rules-unknown", { name: section })}</p>
            )}
            {shown.map((entry) => (
              <RuleSection key={entry.id} entry={entry} game={game} target={target} texts={texts} />
            ))}
          </div>
        </div>
      )}
    </Frame>
  );
}

/** Brings the place that an address names into view; who listens is taken there too. */
export function useArrival(target: string | null): void {
  useEffect(() => {
    if (target === null) return;
    const place = document.getElementById(target);
    if (place === null) return;
    // After the page's own heading has taken the focus, which happens when it arrives.
    const frame = requestAnimationFrame(() => {
      place.scrollIntoView({ block: "start" });
      place.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
}

interface ContentsProps {
  entries: readonly RuleEntry[];
  game: string;
  current: string;
  texts: Texts;
}

function Contents({ entries, game, current, texts }: ContentsProps) {
  return (
    <details class="ln-contents" open={!matchMedia("(max-width: 899px)").matches}>
      <summary>{texts.t("learn-rules-contents")}</summary>
      <nav aria-label={texts.t("learn-rules-contents")}>
        <ol>
          {entries.map((entry) => (
            <li key={entry.id}>
              <a href={`#/rules/${game}/${entry.id}`} aria-current={entry.id === current ? "true" : undefined}>
                {entry.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

/** The address of a place on this page. */
function LinkHere({ href, title, texts }: { href: string; title: string; texts: Texts }) {
  return (
    <a class="ln-link" href={href} aria-label={texts.t("learn-rules-link", { title })}>
      <Icon name="link" />
    </a>
  );
}

interface RuleSectionProps {
  entry: RuleEntry;
  game: string;
  target: string | null;
  texts: Texts;
}

function RuleSection({ entry, game, target, texts }: RuleSectionProps) {
  const heading = `${entry.anchor}-title`;
  return (
    <section
      class={`ln-rule${target === entry.anchor ? " ln-target" : ""}`}
      aria-labelledby={heading}
      id={entry.anchor}
      tabIndex={-1}
    >
      <header class="ln-rule-head">
        <h2 id={heading}>{entry.title}</h2>
        {entry.page !== "" && <p class="ln-cited">{entry.page}</p>}
        <LinkHere href={`#/rules/${game}/${entry.id}`} title={entry.title} texts={texts} />
      </header>
      {entry.lines.length > 1 ? (
        <ul class="ln-bullets">
          {entry.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p>{entry.lines[0]}</p>
      )}
      {entry.plain !== "" && (
        <p class="ln-plain">
          <b>{texts.t("learn-rules-plain")}</b> {entry.plain}
        </p>
      )}
      {entry.reasons.length > 0 && (
        <details class="ln-reasons" open={entry.reasons.some(({ anchor }) => anchor === target)}>
          <summary>{texts.t("learn-rules-refusals", { count: entry.reasons.length })}</summary>
          <p class="ln-hint">{texts.t("learn-rules-refusals-about")}</p>
          <ul>
            {entry.reasons.map((reason) => (
              <li
                key={reason.anchor}
                id={reason.anchor}
                tabIndex={-1}
                class={target === reason.anchor ? "ln-target" : ""}
              >
                <Icon name="cross" />
                <span>{reason.text}</span>
                <LinkHere href={`#/rules/${game}/${reason.code}`} title={reason.text} texts={texts} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
