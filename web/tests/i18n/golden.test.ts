// @vitest-environment node
/**
 * The client says what the terminal says, byte for byte. tests/i18n/test_web_texts.py writes the cases and runs these
 * tests over them; in a run without cases they have no part.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadTexts } from "../../src/i18n/loader";
import type { Wells } from "../../src/i18n/loader";
import { LANGUAGES } from "../../src/i18n/texts";
import type { Language, Names, Texts } from "../../src/i18n/texts";
import type { Page } from "../../src/i18n/fluent-texts";

interface Case {
  lang: Language;
  games: string[];
  call: keyof Texts;
  args: unknown[];
  want: unknown;
}

interface Cases {
  names: Record<string, Record<Language, Names>>;
  pages: Record<string, Page[]>;
  cases: Case[];
}

const path = String(import.meta.env["VITE_TEXT_CASES"]);
const MOST_SHOWN = 40;

describe("the texts of the terminal", () => {
  it.each(LANGUAGES)("%s", { timeout: 120_000 }, async (lang) => {
    const all = JSON.parse(readFileSync(path, "utf8")) as Cases;
    const wells: Wells = {
      names: async (game, of) => all.names[game]?.[of] ?? {},
      pages: async (game) => all.pages[game] ?? [],
    };
    const known = new Map<string, Texts>();
    const wrong: unknown[] = [];
    for (const { games, call, args, want, ...each } of all.cases) {
      if (each.lang !== lang) continue;
      const name = games.join(",");
      const texts = known.get(name) ?? (await loadTexts(lang, games, ["ui", "cli", "learn", "record"], wells));
      known.set(name, texts);
      const say = texts[call] as (...given: unknown[]) => unknown;
      const said = say.apply(texts, args);
      if (JSON.stringify(said) !== JSON.stringify(want)) wrong.push({ games, call, args, said, want });
    }
    expect(known.size).toBeGreaterThan(0);
    const shown = wrong.slice(0, MOST_SHOWN).map((each) => JSON.stringify(each));
    if (wrong.length > 0) throw new Error(`${wrong.length} differ:\n${shown.join("\n")}`);
  });
});
