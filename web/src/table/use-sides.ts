/** What is in sight: the tabs of a phone, the column beside the board, and talk that has not been read. */
import { useEffect, useState } from "preact/hooks";
import type { Board } from "../contract";
import type { ChatLine, Position } from "../gen/protocol";
import { useMedia, useWide } from "../ui";
import { isFor } from "./modes";
import type { SideTab } from "./side-panel";

/** The tab of the shell itself, after those of the board. */
export const LOG_TAB = "log";
const NO_BOARD_TABS: readonly string[] = ["table"];
/** From here on the log has a column of its own beside the board; below, it lies over it on demand. */
const ROOMY = "(min-width: 1700px)";

export interface Sides {
  wide: boolean;
  /** Whether the column beside the board can be shut. */
  canShut: boolean;
  /** The tabs of the board, and the one that shows; null on a wide screen, where everything does. */
  tabs: readonly string[];
  tab: string | null;
  setTab(tab: string | null): void;
  /** The tab where the open question is answered. */
  answerTab: string | null;
  showsBoard: boolean;
  /** Whether the open question can be answered in what shows. */
  answersHere: boolean;
  sideTab: SideTab;
  setSideTab(tab: SideTab): void;
  isSideOpen: boolean;
  setSideOpen(open: boolean): void;
  isSideShown: boolean;
  chat: readonly ChatLine[];
  unread: number;
  /** Go to the tab with the answer. */
  goToAnswer(): void;
  /** Open a part of the side, and go to a place in it or to its beginning. */
  goToSide(which: SideTab, id: string): void;
}

/** On one screen the side is always shown. */
export function useSides(
  board: Board | null,
  position: Position,
  talk: readonly ChatLine[],
  isOneScreen: boolean,
): Sides {
  const wide = useWide();
  const roomy = useMedia(ROOMY);
  const [sideTab, setSideTab] = useState<SideTab>("log");
  const [isSideOpen, setSideOpen] = useState(false);
  const [chosenTab, setTab] = useState<string | null>(null);
  const { seat } = position;

  const kind = position.offer?.kind ?? "";
  const answerTab = board === null || kind === "" ? null : board.tabFor(kind);
  const tabs = board?.tabs ?? NO_BOARD_TABS;
  const tab = wide ? null : (chosenTab ?? answerTab ?? tabs[0] ?? LOG_TAB);
  // A new question opens the tab where it is answered.
  useEffect(() => setTab(null), [kind]);

  const chat = talk.filter((line) => isFor(line, seat));
  const [seen, setSeen] = useState(() => chat.at(-1)?.n ?? -1);
  const isSideShown = wide ? isOneScreen || roomy || isSideOpen : tab === LOG_TAB;
  const isChatOpen = sideTab === "chat" && isSideShown;
  const newest = chat.at(-1)?.n ?? -1;
  useEffect(() => {
    if (isChatOpen && newest > seen) setSeen(newest);
  }, [isChatOpen, newest]);

  const goToSide = (which: SideTab, id: string): void => {
    setSideTab(which);
    if (wide) setSideOpen(true);
    else setTab(LOG_TAB);
    window.setTimeout(() => {
      const wanted =
        id === "" ? document.querySelector<HTMLElement>(".tb-side [role=tabpanel]") : document.getElementById(id);
      wanted?.focus();
    }, 0);
  };
  return {
    wide,
    canShut: wide && !roomy,
    tabs,
    tab,
    setTab,
    answerTab,
    showsBoard: tab !== LOG_TAB,
    answersHere: wide || tab === (answerTab ?? tab),
    sideTab,
    setSideTab,
    isSideOpen,
    setSideOpen,
    isSideShown,
    chat,
    unread: chat.filter((line) => line.n > seen && line.seat !== seat).length,
    goToAnswer: () => setTab(answerTab ?? tabs[0] ?? LOG_TAB),
    goToSide,
  };
}
