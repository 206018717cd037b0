/** Sections of the rules with their refusals, as the page lists them, and the places that links lead to. */
import type { Section } from "../gen/protocol";
import type { Texts } from "../i18n/texts";
import { REASONS } from "../gen/reasons";
import { exampleOf } from "./teaching";

/** The section of refusals that every game shares. */
export const TABLE = "table";

export interface ReasonEntry {
  code: string;
  anchor: string;
  text: string;
}

export interface RuleEntry {
  id: string;
  anchor: string;
  title: string;
  /** Where the printed rulebook has it; empty where no source names the page. */
  page: string;
  /** One line for each paragraph. */
  lines: readonly string[];
  /** A fuller wording for newcomers; empty where the text says it all. */
  plain: string;
  reasons: readonly ReasonEntry[];
}

/** Every section of a game, the shared one last. */
export function ruleEntries(game: string, sections: readonly Section[], texts: Texts): RuleEntry[] {
  const cited = REASONS[game] ?? {};
  const seats = [1, 2, 3, 4].map((number) => texts.t("seat-unnamed", { number }));
  const seen = new Set<string>();
  return [...sections.map(({ id }) => id), TABLE].map((id) => {
    const reasons = (cited[id] ?? []).map((code) => {
      const anchor = seen.has(code) ? `reason-${code}--${id}` : `reason-${code}`;
      seen.add(code);
      const why = { reason: code, rule: id, params: exampleOf(game, code, id) };
      return { code, anchor, text: texts.refusal(why, seats) };
    });
    const plain = `learn-rules-${texts.prefixOf(game)}-${id}`;
    return {
      id,
      anchor: `rule-${id}`,
      title: texts.ruleTitle(id),
      page: texts
        .citation(id)
        .replace(texts.ruleTitle(id), "")
        .trim()
        .replace(/^\((.*)\)$/, "$1"),
      lines: texts.ruleText(id).split("\n"),
      plain: texts.has(plain) ? texts.t(plain) : "",
      reasons,
    };
  });
}

/** The place that the last part of an address means: a section or a reason; null when there is none of that name. */
export function anchorOf(entries: readonly RuleEntry[], wanted: string): string | null {
  for (const entry of entries) if (entry.id === wanted) return entry.anchor;
  for (const entry of entries) {
    for (const reason of entry.reasons) if (reason.code === wanted) return reason.anchor;
  }
  return null;
}

/** Letters without accents and case, so that a search finds more. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("Ł", "l")
    .replaceAll("’", "'")
    .toLowerCase();
}

/** The sections that hold every word of a search. */
export function found(entries: readonly RuleEntry[], query: string): RuleEntry[] {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word !== "");
  return entries.filter((entry) => {
    const told = [entry.title, ...entry.lines, entry.plain, ...entry.reasons.map(({ text }) => text)].join(" ");
    const text = folded(told);
    return words.every((word) => text.includes(word));
  });
}
