/** Texts without a server, and a place to draw in. */
import { render } from "preact";
import type { ComponentChildren } from "preact";
import { act } from "preact/test-utils";
import { GivenTexts } from "../../src/i18n/provider";
import { loadTexts } from "../../src/i18n/loader";
import type { Language, Texts } from "../../src/i18n/texts";
import type { Section } from "../../src/gen/protocol";
import { REASONS } from "../../src/gen/reasons";

/** Sections as the server would list them; enough of them for every refusal to have its place. */
export function sectionsOf(game: string): Section[] {
  return Object.keys(REASONS[game] ?? {})
    .filter((id) => id !== "table")
    .map((id) => ({ id, book: "", page: "" }));
}

export function textsFor(lang: Language, game: string | readonly string[]): Promise<Texts> {
  return loadTexts(lang, game, ["ui", "learn"], { names: async () => ({}), pages: async () => [] });
}

/** Draw something and give back where. */
export function drawn(texts: Texts, children: ComponentChildren): HTMLElement {
  const place = document.createElement("div");
  document.body.append(place);
  act(() => render(<GivenTexts texts={texts}>{children}</GivenTexts>, place));
  return place;
}

/** Let promises and effects run out. */
export async function settled(): Promise<void> {
  await act(async () => {
    await new Promise((done) => setTimeout(done, 20));
  });
}
