/**
 * The table on one screen: what happened stands on the right, the board in the middle, the question at the bottom left,
 * what I hold beside it, and one button at the bottom right that says its effect. No question moves a region.
 */
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { BoardProps, Frame } from "../../contract";
import { useSay } from "../../i18n/say";
import { Hidden } from "../../ui";
import { useCovered } from "../coverage";
import { DrawnPart } from "../drawn-part";
import { isCovered, OfferPanel } from "../offer-panel";
import { PageLook } from "../page-look";
import { TopBar, type TopBarProps } from "./top-bar";
import { Tray, type TrayProps } from "./tray";
import "./one-screen.css";

export interface OneScreenProps {
  frame: Frame;
  /** What every part of the board is given. */
  board: BoardProps;
  top: Omit<TopBarProps, "frame" | "board">;
  tray: Omit<TrayProps, "frame" | "board" | "more">;
  /** Tells the question from the one before, and one stage of an answer from the next. */
  question: string;
  busy: boolean;
  /** The rail with the story. */
  rail: ComponentChildren;
  isRailFolded: boolean;
  /** Whether the end of the game is looked at. */
  isEnd: boolean;
  /** In the place of the tray while looking back; null now. */
  looking: ComponentChildren;
  /** Lies over the stage: notices, a lesson, cards of the story, the end. */
  over: ComponentChildren;
}

export function OneScreen(props: OneScreenProps) {
  const { frame, board, question, busy } = props;
  const t = useSay();
  const place = useRef<HTMLDivElement>(null);
  const { offer, draft, names } = board;
  const covered = useCovered(place, offer === null ? "" : question);
  const isMissing = offer !== null && covered !== null && !isCovered(offer, draft, covered);
  return (
    <div
      ref={place}
      class={`tb-table-page os-frame${props.isRailFolded ? " os-folded" : ""}${props.isEnd ? " os-ended" : ""}`}
    >
      <PageLook look="screen" />
      <TopBar {...props.top} frame={frame} board={board} />
      <div class="os-tray-place">
        {props.looking ?? (
          <Tray
            {...props.tray}
            frame={frame}
            board={board}
            more={
              isMissing && (
                <div data-generic="" class="os-generic">
                  <OfferPanel offer={offer} draft={draft} covered={covered} names={names} busy={busy} />
                </div>
              )
            }
          />
        )}
      </div>
      <section class="os-strip" aria-label={t("table-own-things")}>
        <DrawnPart of={frame.Strip} board={board} after={2} />
      </section>
      <section class="os-stage" aria-label={t("table-board")}>
        <Hidden>
          <h2>{t("table-board")}</h2>
        </Hidden>
        <DrawnPart of={frame.Stage} board={board} after={1} />
        <div class="os-over">{props.over}</div>
      </section>
      <aside class="os-rail" aria-label={t("table-side")}>
        {frame.Rivals !== null && (
          <div class="os-rivals">
            <DrawnPart of={frame.Rivals} board={board} after={3} />
          </div>
        )}
        {props.rail}
      </aside>
    </div>
  );
}
