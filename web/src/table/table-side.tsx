/** The side of the table: log, talk and the box for words. */
import type { Draft } from "../contract";
import type { Offer, Position, TableInfo, Told } from "../gen/protocol";
import { partnerOf } from "./modes";
import type { Mark } from "./seat-tag";
import type { Saying } from "./chat-panel";
import { useSame, useSteady } from "../ui/same";
import type { SidePanelProps } from "./side-panel";
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
export function useSideProps(props: TableSideProps): SidePanelProps {
  const { at, table, position, sides, offer, draft, names, marks, isSeated } = props;
  const { session, tell } = at;
  const { seat } = position;
  const partner = partnerOf(position.view, seat);
  const isPartnerThere = partner !== null && table.seats[partner]?.kind !== "bot";
  const events = useSame(session.events.filter(({ ply }) => ply < position.ply));
  const chat = useSame(sides.chat);
  const onJump = useSteady(props.onJump);
  const onClose = useSteady(() => sides.setSideOpen(false));
  const onSay = useSteady((said: Saying) => tell({ kind: "say", ...said }));
  return useSame({
    tab: sides.sideTab,
    onTab: sides.setSideTab,
    events,
    names,
    marks,
    seat,
    at: props.ply,
    newFrom: seat === null ? position.ply : position.news_from,
    headingOf: props.headingOf,
    chat,
    unread: sides.unread,
    canTalk: isSeated,
    partner: isPartnerThere ? partner : null,
    command:
      sides.sideTab !== "ask"
        ? null
        : {
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
    onJump,
    onPoint: props.onPoint,
    onClose: sides.canShut ? onClose : null,
    onSay,
  });
}
