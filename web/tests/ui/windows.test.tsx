import { beforeAll, describe, expect, it, vi } from "vitest";
import { Button } from "../../src/ui/basics";
import { Dialog, Sheet } from "../../src/ui/dialog";
import type { Texts } from "../../src/i18n/texts";
import { click, mount, one, press, redraw, shellTexts } from "./mount";

let texts: Texts;
beforeAll(async () => {
  texts = await shellTexts();
});

describe.each([
  ["Dialog", Dialog],
  ["Sheet", Sheet],
] as const)("%s", (_, Window) => {
  const page = (isOpen: boolean, onClose: () => void) => (
    <>
      <Button onClick={() => {}}>opener</Button>
      <Window title="About" open={isOpen} onClose={onClose} actions={<Button onClick={onClose}>done</Button>}>
        <p>words</p>
      </Window>
    </>
  );

  it("takes the focus to its title and gives it back", async () => {
    const place = await mount(
      texts,
      page(false, () => {}),
    );
    const opener = one<HTMLButtonElement>(place, "button");
    opener.focus();
    await redraw(
      place,
      texts,
      page(true, () => {}),
    );
    expect(document.activeElement).toBe(one(place, "dialog h2"));
    await redraw(
      place,
      texts,
      page(false, () => {}),
    );
    expect(place.querySelector("dialog")).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it("is called by its title and closes on Escape, the cross and the field behind it", async () => {
    const onClose = vi.fn();
    const place = await mount(texts, page(true, onClose));
    const dialog = one(place, "dialog");
    const title = one(place, "dialog h2");
    expect(dialog.getAttribute("aria-labelledby")).toBe(title.id);
    await press(title, "Escape");
    expect(onClose).toHaveBeenCalledTimes(1);
    await click(one(place, '[aria-label="Close"]'));
    expect(onClose).toHaveBeenCalledTimes(2);
    await click(dialog);
    expect(onClose).toHaveBeenCalledTimes(3);
    await click(one(place, "dialog p"));
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it("keeps its keys to itself", async () => {
    const heard = vi.fn();
    document.addEventListener("keydown", heard);
    const place = await mount(
      texts,
      page(true, () => {}),
    );
    await press(one(place, "dialog h2"), "u");
    expect(heard).not.toHaveBeenCalled();
    document.removeEventListener("keydown", heard);
  });
});
