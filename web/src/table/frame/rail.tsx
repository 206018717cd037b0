/** The rail beside the stage: the story first, then what the game tells in detail, talk, and the box for questions. */
import type { BoardProps, Frame } from "../../contract";
import { useSay } from "../../i18n/say";
import { Button, Tabs } from "../../ui";
import { useLater } from "../../ui/later";
import { keeping } from "../../ui/same";
import { ChatPanel } from "../chat-panel";
import { CommandBox } from "../command-box";
import { DrawnPart } from "../drawn-part";
import { StoryRail } from "../../story/story-rail";
import type { SidePanelProps } from "../side-panel";
import "./rail.css";

export interface RailProps {
  frame: Frame;
  board: BoardProps;
  tab: string;
  onTab(tab: string): void;
  side: SidePanelProps;
  isFolded: boolean;
  onFold(): void;
}

/** The tab that a table opens with, and the one that a missing tab falls back to. */
export const STORY = "log";

export const Rail = keeping(({ frame, board, tab, onTab, side, isFolded, onFold }: RailProps) => {
  const t = useSay();
  const tabs = [
    { id: STORY, label: t("table-story"), icon: "log" as const },
    ...frame.tabs.map(({ id, icon, label }) => ({ id, icon, label: t(label) })),
    { id: "chat", label: t("table-chat"), icon: "chat" as const, badge: tab === "chat" ? 0 : side.unread },
    { id: "ask", label: t("table-ask"), icon: "help" as const },
  ];
  const shown = tabs.some(({ id }) => id === tab) ? tab : STORY;
  const Panel = frame.tabs.find(({ id }) => id === shown)?.Panel;
  return (
    <div class="os-rail-tabs tb-side">
      <Button
        kind="quiet"
        icon={isFolded ? "back-step" : "step"}
        label={t(isFolded ? "table-rail-open" : "table-rail-fold")}
        expanded={!isFolded}
        onClick={onFold}
        class="os-fold"
        data-fold=""
      />
      {!isFolded && (
        <Tabs
          tabs={tabs}
          current={shown}
          onChange={onTab}
          label={t("table-side")}
          class={shown === STORY ? "os-tabs-story" : ""}
        >
          {shown === STORY && <LateStory side={side} isAsked={board.offer !== null} />}
          {Panel !== undefined && <DrawnPart of={Panel} board={board} after={5} />}
          {shown === "chat" && <ChatPanel {...side} />}
          {shown === "ask" && side.command !== null && <CommandBox {...side.command} />}
        </Tabs>
      )}
    </div>
  );
});

const KeptStory = keeping(StoryRail);

/** As with the parts of the board, the lines are drawn after them where nobody is asked. */
function LateStory({ side, isAsked }: { side: SidePanelProps; isAsked: boolean }) {
  return <KeptStory {...useLater(side, isAsked ? 0 : 5)} />;
}
