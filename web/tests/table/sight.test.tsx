/** What stays in sight, and what is brought there. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { Waiting } from "../../src/app/lazy";
import { NO_DRAFT } from "../../src/net/session";
import { CommitBar } from "../../src/table/commit-bar";
import { showStep } from "../../src/table/use-question-focus";
import { AN_OFFER } from "../net/helpers";
import { place, show } from "./place";

/** Lay something out: its top and bottom in the window. */
function laid(selector: string, top: number, bottom: number): void {
  const found = place.querySelector(selector);
  if (found === null) throw new Error(`no ${selector}`);
  vi.spyOn(found, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 300, bottom - top));
}

afterEach(() => vi.restoreAllMocks());

describe("the next step of a long answer", () => {
  const drawPage = (controlTop: number) => {
    show(
      <>
        <div class="tb-under" />
        <section class="ui-panel">
          <button type="button" data-part="lady">
            Invite
          </button>
        </section>
        <div class="tb-commit" />
      </>,
    );
    laid(".tb-under", 0, 120);
    laid(".ui-panel", controlTop - 90, controlTop + 900);
    laid("[data-part]", controlTop, controlTop + 44);
    laid(".tb-commit", 730, 790);
    return vi.spyOn(window, "scrollBy").mockImplementation(() => undefined);
  };

  it("is brought below the bars at the top, with its title, where it was scrolled away", () => {
    const scrolled = drawPage(-900);
    showStep();
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, -990 - 120 - 8);
  });

  it("is left alone where it can be seen", () => {
    const scrolled = drawPage(300);
    showStep();
    expect(scrolled).not.toHaveBeenCalled();
  });
});

describe("a part of the page that did not come", () => {
  it("says that it is the network where there is none", () => {
    show(<Waiting failed again={vi.fn()} />);
    expect(place.querySelector("[role=alert]")?.textContent).toContain("table-load-failed");
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    show(<Waiting failed again={vi.fn()} />);
    expect(place.querySelector("[role=alert]")?.textContent).toContain("error-unanswered");
  });
});

describe("the bar of the main button on a phone", () => {
  const common = {
    ...{ game: "notre-dame", names: [], practice: false, busy: false, wide: false, draft: NO_DRAFT, effect: null },
    ...{ planning: { state: "no" as const, words: "", look: vi.fn(), keep: vi.fn(), drop: vi.fn() } },
    ...{ undoLabel: "Undo", onUndo: vi.fn(), onClear: vi.fn(), onCommit: vi.fn(), onGoThere: null },
  };

  it("is gone where nothing is left to answer or to take back", () => {
    show(<CommitBar {...common} offer={null} idle canUndo={false} />);
    expect(place.querySelector(".tb-commit")).toBeNull();
    show(<CommitBar {...common} offer={null} idle canUndo />);
    expect(place.querySelector("[data-undo]")).not.toBeNull();
  });

  it("stays while others play", () => {
    show(<CommitBar {...common} offer={null} canUndo={false} />);
    expect(place.querySelector(".tb-commit")).not.toBeNull();
    show(<CommitBar {...common} offer={AN_OFFER} canUndo={false} />);
    expect(place.querySelector(".tb-commit")).not.toBeNull();
  });
});
