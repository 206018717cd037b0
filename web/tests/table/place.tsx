/** A place in the page, new for every test, where components are shown with plain texts. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach } from "vitest";
import { GivenTexts } from "../../src/i18n";
import { PLAIN_TEXTS } from "./texts";

export let place: HTMLDivElement;

beforeEach(() => {
  document.body.replaceChildren();
  place = document.createElement("div");
  document.body.append(place);
});

export function show(what: preact.ComponentChild): void {
  act(() => render(<GivenTexts texts={PLAIN_TEXTS}>{what}</GivenTexts>, place));
}
