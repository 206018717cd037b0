/** The top bar: which game and table, how far the game has come, how the connection stands, and the ways to help. */
import type { BoardProps, Frame } from "../../contract";
import { useTexts } from "../../i18n/texts";
import { Badge, Button } from "../../ui";
import { sayerOf } from "../../i18n/say";
import { ClockView } from "../clock-view";
import { DrawnPart } from "../drawn-part";
import type { Clock } from "../../gen/protocol";
import type { Link } from "../../net/session";
import type { Mark } from "../seat-tag";
import { keeping } from "../../ui/same";
import { Connection } from "../status-bar";
import "./top-bar.css";

export interface TopBarProps {
  frame: Frame;
  board: BoardProps;
  marks: readonly Mark[];
  clock: Clock | null;
  link: Link;
  pending: boolean;
  saved: boolean | null;
  unread: number;
  onAsk(): void;
  onMenu(): void;
  onReconnect(): void;
}

export const TopBar = keeping((props: TopBarProps) => {
  const { frame, board, clock, unread } = props;
  const texts = useTexts();
  const t = sayerOf(texts);
  const { table } = board;
  return (
    <header class="os-top">
      <a class="os-home" href="#/" title={t("table-home")}>
        <strong>{texts.gameName(table.game)}</strong>
        <span>
          {table.title}
          {table.corrected && <span data-corrected=""> · {t("table-corrected")}</span>}
        </span>
      </a>
      <div class="os-phase">
        <DrawnPart of={frame.Phase} board={board} after={2} />
      </div>
      {clock !== null && <ClockView clock={clock} names={board.names} marks={props.marks} />}
      <Connection link={props.link} pending={props.pending} saved={props.saved} onReconnect={props.onReconnect} />
      <Button kind="quiet" icon="help" onClick={props.onAsk} data-ask="">
        {t("table-ask")} {unread > 0 && <Badge>{unread}</Badge>}
      </Button>
      <Button kind="quiet" icon="menu" label={t("table-menu")} onClick={props.onMenu} data-menu="" />
    </header>
  );
});
