// @vitest-environment node
/** Every pair of colours that stands on one another can be told apart, in all themes (WCAG 2.2 AA). */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync("src/ui/tokens.css", "utf8");

const WORDS = 4.5;
const SIGNS = 3;
const FIELDS = ["paper", "paper-2", "card", "soft"];
const INKS = ["ink", "ink-2", "focus", "gold"];
const TONES = ["ok", "warn", "bad", "accent"];
const SEATS = ["seat-a", "seat-b", "seat-c", "seat-d", "seat-e", "seat-f"];
const CATEGORIES = ["essentials", "service", "estate", "prestige", "sporting"];

/** The tokens of a block of the style sheet. */
function tokensOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`no block ${selector}`);
  const block = css.slice(start, css.indexOf("}", start));
  const found = [...block.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)];
  return new Map(found.map(([, name, value]) => [name ?? "", value ?? ""]));
}

const all = tokensOf(":root");

/** The tokens of one of the two schemes: a token with two values has the light one first. */
function scheme(place: 0 | 1): Map<string, string> {
  const one = (value: string): string => /^light-dark\((.*), (.*)\)$/.exec(value)?.[place + 1] ?? value;
  return new Map([...all].map(([name, value]) => [name, one(value)]));
}

const THEMES = {
  light: scheme(0),
  dark: scheme(1),
  contrast: new Map([...scheme(0), ...tokensOf(':root[data-theme="contrast"]')]),
};

function luminance(colour: string): number {
  const digits = /^#([0-9a-f]{6})$/.exec(colour)?.[1];
  if (digits === undefined) throw new Error(`${colour} is not of the form #rrggbb`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

/** What stands on what, and how much contrast that needs. */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ...FIELDS.flatMap((field) => [
    ...[...INKS, ...TONES, ...CATEGORIES, ...SEATS].map((word) => [word, field, WORDS] as const),
    ["edge", field, SIGNS] as const,
  ]),
  ...TONES.flatMap((tone) => [tone, "ink", "ink-2"].map((word) => [word, `${tone}-bg`, WORDS] as const)),
  ["accent-ink", "accent", WORDS],
  ["card", "ink", WORDS],
  ["ink", "gold-2", WORDS],
  ["gold", "gold-2", SIGNS],
  ...SEATS.map((seat) => ["on-seat", seat, WORDS] as const),
  ...CATEGORIES.map((category) => ["on-category", category, WORDS] as const),
];

describe.each(Object.entries(THEMES))("theme %s", (_, tokens) => {
  it.each(PAIRS)("%s on %s has %d to 1", (word, field, least) => {
    const found = contrast(tokens.get(word) ?? "", tokens.get(field) ?? "");
    expect(found).toBeGreaterThanOrEqual(least);
  });
});

it("the system chooses the scheme unless the reader has", () => {
  expect(css).toContain("color-scheme: light dark;");
  for (const theme of ["light", "dark"]) {
    expect(css).toMatch(new RegExp(`\\[data-theme="${theme}"\\] \\{\\s*color-scheme: ${theme};`));
  }
});
