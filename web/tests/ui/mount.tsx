/** Draws components into the page of a test, with real texts. */
import { render } from "preact";
import type { ComponentChildren } from "preact";
import { act } from "preact/test-utils";
import { GivenTexts } from "../../src/i18n/provider";
import { loadTexts } from "../../src/i18n/loader";
import type { Language, Texts } from "../../src/i18n/texts";

const NO_SERVER = { names: async () => ({}), pages: async () => [] };

/** The texts of the shell, without a server. */
export function shellTexts(lang: Language = "en"): Promise<Texts> {
  return loadTexts(lang, null, [], NO_SERVER);
}

/** Draw something; what is returned draws it anew with other things. */
export async function mount(texts: Texts, children: ComponentChildren): Promise<HTMLElement> {
  for (const before of document.body.children) render(null, before);
  document.body.replaceChildren();
  const place = document.createElement("div");
  document.body.append(place);
  await redraw(place, texts, children);
  return place;
}

/** Draw something else in the same place. */
export async function redraw(place: HTMLElement, texts: Texts, children: ComponentChildren): Promise<void> {
  await act(() => render(<GivenTexts texts={texts}>{children}</GivenTexts>, place));
}

/** The one element that a selector finds. */
export function one<Found extends HTMLElement = HTMLElement>(place: ParentNode, selector: string): Found {
  const found = place.querySelectorAll<Found>(selector);
  if (found.length !== 1 || found[0] === undefined) throw new Error(`${found.length} elements are ${selector}`);
  return found[0];
}

/** Press a key on an element. */
export async function press(element: Element, key: string): Promise<void> {
  await act(() => void element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })));
}

/** Click an element. */
export async function click(element: HTMLElement): Promise<void> {
  await act(() => element.click());
}
