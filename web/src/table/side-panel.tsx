/** Recap, log, chat and the command box: beside the board where there is room, a tab of their own on a phone. */
import type { ChatLine, Told } from "../gen/protocol";
import { Button, Tabs } from "../ui";
import { ChatPanel, type Saying } from "./chat-panel";
import { CommandBox, type CommandBoxProps } from "./command-box";
import { StoryRail, type StoryRailProps } from "../story/story-rail";
import { useSay } from "../i18n/say";
import "./side-panel.css";

/** "log", "chat" or "ask"; on one screen also a part of the game's own. */
export type SideTab = string;

export interface SidePanelProps extends StoryRailProps {
  tab: SideTab;
  onTab(tab: SideTab): void;
  chat: readonly ChatLine[];
  unread: number;
  canTalk: boolean;
  /** Somebody at a screen to whom one can talk in private. */
  partner: number | null;
  /** What the box for questions is given; null while it is shut, so that it need not be kept up to date. */
  command: CommandBoxProps | null;
  /** Rings on the board what an event changed. */
  onPoint(told: Told | null): void;
  /** Where the panel lies over the board: the way to put it away. */
  onClose: (() => void) | null;
  onSay(said: Saying): void;
}

export function SidePanel(props: SidePanelProps) {
  const { events, names, marks, seat, at, chat, unread } = props;
  const t = useSay();
  const tab = props.tab === "chat" || props.tab === "ask" ? props.tab : "log";
  const tabs = [
    { id: "log", label: t("table-log") },
    { id: "chat", label: t("table-chat"), badge: tab === "chat" ? 0 : unread },
    { id: "ask", label: t("table-ask") },
  ];
  return (
    <aside class="tb-side" aria-label={t("table-side")}>
      {props.onClose !== null && (
        <Button kind="quiet" icon="cross" label={t("table-side-close")} onClick={props.onClose} class="tb-side-close" />
      )}
      <div class="tb-side-tabs">
        <Tabs tabs={tabs} current={tab} onChange={props.onTab} label={t("table-side")}>
          {tab === "log" && (
            <StoryRail
              {...{ events, names, marks, seat, at }}
              newFrom={props.newFrom}
              headingOf={props.headingOf}
              onJump={props.onJump}
              onPoint={props.onPoint}
            />
          )}
          {tab === "chat" && (
            <ChatPanel
              {...{ chat, names, marks }}
              canTalk={props.canTalk}
              partner={props.partner}
              onSay={props.onSay}
            />
          )}
          {tab === "ask" && props.command !== null && <CommandBox {...props.command} />}
        </Tabs>
      </div>
    </aside>
  );
}
