import { useState } from "preact/hooks";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { act } from "preact/test-utils";
import { Announcer, announce, toast } from "../../src/ui/announce";
import { Button } from "../../src/ui/basics";
import { BlockTable } from "../../src/ui/block-table";
import { Checkbox, RadioGroup, TextInput } from "../../src/ui/fields";
import { SettingsForm } from "../../src/ui/settings-form";
import { applySettings, setting } from "../../src/ui/settings";
import { Tabs } from "../../src/ui/tabs";
import type { Texts } from "../../src/i18n/texts";
import { click, mount, one, press, shellTexts } from "./mount";

let texts: Texts;
beforeAll(async () => {
  texts = await shellTexts();
});
beforeEach(() => localStorage.clear());

describe("Button", () => {
  it("stays in reach when disabled, and does nothing", async () => {
    const onClick = vi.fn();
    const place = await mount(
      texts,
      <Button disabled onClick={onClick} describedBy="why" data-action="pass">
        Pass
      </Button>,
    );
    const button = one<HTMLButtonElement>(place, '[data-action="pass"]');
    button.focus();
    expect(document.activeElement).toBe(button);
    await click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(button.getAttribute("aria-describedby")).toBe("why");
  });
});

describe("the name of a button", () => {
  it("holds the words that are seen, and says them once", async () => {
    const place = await mount(
      texts,
      <>
        <Button label="Keep: Hospital (red)" onClick={() => undefined}>
          Keep
        </Button>
        <Button label="Hospital (red)" onClick={() => undefined}>
          Keep
        </Button>
        <Button label="Close" icon="cross" onClick={() => undefined} />
      </>,
    );
    const told = [...place.querySelectorAll("button")].map((each) => [
      each.getAttribute("aria-label"),
      each.textContent,
    ]);
    expect(told).toEqual([
      ["Keep: Hospital (red)", "Keep"],
      [null, "Keep: Hospital (red)"],
      ["Close", ""],
    ]);
  });
});

describe("Tabs", () => {
  const TABS = ["a", "b", "c"].map((id) => ({ id, label: id.toUpperCase() }));
  function Page() {
    const [current, setCurrent] = useState("a");
    return (
      <Tabs tabs={TABS} current={current} onChange={setCurrent}>
        shows {current}
      </Tabs>
    );
  }

  it("goes round by arrow keys, Home and End, with one stop for Tab", async () => {
    const place = await mount(texts, <Page />);
    const tab = (id: string) => one<HTMLButtonElement>(place, `[data-tab="${id}"]`);
    tab("a").focus();
    const keys = [
      ["ArrowRight", "b"],
      ["End", "c"],
      ["ArrowRight", "a"],
      ["ArrowLeft", "c"],
      ["Home", "a"],
    ] as const;
    for (const [key, id] of keys) {
      await press(one(place, '[role="tablist"]'), key);
      expect(document.activeElement).toBe(tab(id));
      expect(tab(id).getAttribute("aria-selected")).toBe("true");
      expect(place.querySelectorAll('[role="tab"][tabindex="0"]').length).toBe(1);
      expect(one(place, '[role="tabpanel"]').textContent).toBe(`shows ${id}`);
      expect(one(place, '[role="tabpanel"]').getAttribute("aria-labelledby")).toBe(tab(id).id);
    }
  });
});

describe("fields", () => {
  it("a radio group is a named group with one value", async () => {
    const onChange = vi.fn();
    const options = [
      { value: "x", label: "X", hint: "about x" },
      { value: "y", label: "Y" },
    ];
    const place = await mount(texts, <RadioGroup label="Which" value="x" options={options} onChange={onChange} />);
    expect(one(place, "fieldset > legend").textContent).toBe("Which");
    const radios = [...place.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
    expect(radios.map((radio) => radio.checked)).toEqual([true, false]);
    expect(new Set(radios.map((radio) => radio.name)).size).toBe(1);
    const about = radios[0]?.getAttribute("aria-describedby");
    expect(document.getElementById(about ?? "")?.textContent).toBe("about x");
    if (radios[1] !== undefined) await click(radios[1]);
    expect(onChange).toHaveBeenCalledWith("y");
  });

  it("a checkbox and a text tell what they have become", async () => {
    const onTick = vi.fn();
    const onText = vi.fn();
    const place = await mount(
      texts,
      <>
        <Checkbox label="Rated" checked={false} onChange={onTick} />
        <TextInput label="Name" value="" onChange={onText} error="too short" />
      </>,
    );
    await click(one(place, 'input[type="checkbox"]'));
    expect(onTick).toHaveBeenCalledWith(true);
    const input = one<HTMLInputElement>(place, 'input[type="text"]');
    expect(one(place, `label[for="${input.id}"]`).textContent).toBe("Name");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent).toBe("too short");
    input.value = "Mara";
    await act(() => void input.dispatchEvent(new InputEvent("input", { bubbles: true })));
    expect(onText).toHaveBeenCalledWith("Mara");
  });
});

describe("settings", () => {
  it("are kept, and put on the page", async () => {
    applySettings();
    const place = await mount(texts, <SettingsForm />);
    await click(one(place, 'input[value="contrast"]'));
    expect(setting("theme")).toBe("contrast");
    expect(document.documentElement.dataset["theme"]).toBe("contrast");
    expect(one<HTMLInputElement>(place, 'input[value="contrast"]').checked).toBe(true);
    await click(one(place, 'input[value="light"]'));
    expect(document.documentElement.dataset["theme"]).toBe("light");
    expect(localStorage.getItem("parlour.theme")).toBe("light");
  });
});

describe("live regions", () => {
  it("are there before anything is said, and say a sentence again", async () => {
    const place = await mount(texts, <Announcer />);
    const polite = one(place, '[aria-live="polite"]');
    const urgent = one(place, '[aria-live="assertive"]');
    await act(() => announce("Hugo passes."));
    const first = polite.firstElementChild;
    expect(polite.textContent).toBe("Hugo passes.");
    await act(() => announce("Hugo passes."));
    expect(polite.firstElementChild).not.toBe(first);
    expect(urgent.textContent).toBe("");
    await act(() => toast("Broken", "bad"));
    expect(urgent.textContent).toBe("Broken");
    expect(one(place, ".ui-toast").textContent).toContain("Broken");
    await click(one(place, ".ui-toast button"));
    expect(place.querySelector(".ui-toast")).toBeNull();
  });
});

describe("BlockTable", () => {
  const number = (value: number) => ({ sort: "number", value });
  const label = (value: string) => ({ sort: "label", value });

  it("has headings for rows and columns", async () => {
    const table = {
      title: "web-language",
      columns: [label("web-theme"), label("web-motion")],
      rows: [
        [[{ sort: "seat", value: 0 }], [number(3)]],
        [[{ sort: "seat", value: 1 }], []],
      ],
    };
    const place = await mount(texts, <BlockTable table={table} texts={texts} seats={["Mara", "Hugo"]} />);
    expect(one(place, "caption").textContent).toBe("Language");
    expect([...place.querySelectorAll('th[scope="col"]')].map((each) => each.textContent)).toEqual([
      "Appearance",
      "Motion",
    ]);
    expect([...place.querySelectorAll('th[scope="row"]')].map((each) => each.textContent)).toEqual(["Mara", "Hugo"]);
    expect([...place.querySelectorAll("td")].map((each) => each.textContent)).toEqual(["3", "–"]);
  });

  it("turns a single row on its side", async () => {
    const table = {
      title: "web-language",
      columns: [label("web-theme"), label("web-motion")],
      rows: [[[number(1)], [number(2), number(3)]]],
    };
    const place = await mount(texts, <BlockTable table={table} texts={texts} />);
    expect([...place.querySelectorAll("tr")].map((row) => row.textContent)).toEqual(["Appearance1", "Motion2, 3"]);
  });
});
