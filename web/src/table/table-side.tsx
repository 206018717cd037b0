/** The side of the table: log, talk and the box for words. */
import type { Draft } from "../contract";
import type { Offer, Position, TableInfo, Told } from "../gen/protocol";
import { partnerOf } from "./modes";
import type { Mark } from "./seat-tag";
import { SidePanel, type SidePanelProps } from "./side-panel";
import type { AtTable } from "./use-session";
import type { Sides } from "./use-sides";

export interface TableSideProps {
  at: AtTable;
  table: TableInfo;
  position: Position;
  sides: Sides;
  offer: Offer | null;
  draft: Draft;
  names: readonly string[];
  marks: readonly Mark[];
  isSeated: boolean;
  /** Whether a thing is being looked at; reasons are told there then. */
  isInspecting: boolean;
  /** The step of a replay; null at the table as it stands. */
  ply: number | null;
  headingOf(told: Told): string;
  onJump(ply: number): void;
  onPoint(told: Told | null): void;
  onUndo(): void;
}

/** What the side is given, wherever it stands. */
export function sideProps(props: TableSideProps): SidePanelProps {
  const { at, table, position, sides, offer, draft, names, marks, isSeated } = props;
  const { session, tell } = at;
  const { seat } = position;
  const partner = partnerOf(position.view, seat);
  const isPartnerThere = partner !== null && table.seats[partner]?.kind !== "bot";
  return {
    tab: sides.sideTab,
    onTab: sides.setSideTab,
    events: session.events.filter(({ ply }) => ply < position.ply),
    names,
    marks,
    seat,
    at: props.ply,
    newFrom: seat === null ? position.ply : position.news_from,
    headingOf: props.headingOf,
    chat: sides.chat,
    unread: sides.unread,
    canTalk: isSeated,
    partner: isPartnerThere ? partner : null,
    command: {
      game: table.game,
      choices: offer === null ? [] : [...(session.draft.stage?.choices ?? []), ...offer.choices],
      names,
      aids: session.aids,
      asked: session.asked,
      reasons: props.isInspecting ? null : session.reasons,
      onWhy: (action, name) => tell({ kind: "why", action, name }),
      // Words never count at once. Out of turn there is nothing to choose, but there is a reason to be heard.
      onAction: (action) => (offer === null ? tell({ kind: "why", action }) : draft.propose(action)),
      onUndo: props.onUndo,
    },
    onJump: props.onJump,
    onPoint: props.onPoint,
    onClose: sides.canShut ? () => sides.setSideOpen(false) : null,
    onSay: (said) => tell({ kind: "say", ...said }),
  };
}

export function TableSide(props: TableSideProps) {
  return <SidePanel {...sideProps(props)} />;
}
