/**
 * What the parts of the client agree on. The shell of the table (src/table) owns the connection, the answer
 * being composed and everything that is the same in both games; a board (src/games/<game>) draws one game.
 * A board knows no rule: whatever may be done is in the offer, whatever is forecast is in the aids.
 */
import type { FunctionComponent } from "preact";
import type { Aids, Found, Offer, Sheet, Stage, TableInfo, Told } from "./gen/protocol";
import type { Texts } from "./i18n/texts";

/** The view of a game, as its notation describes it (docs/notation*.md). */
export type View = Record<string, unknown>;

/** Every component with its facts, as GET /api/games/<game>/components gives it. */
export type Components = Record<string, unknown>;

/** An answer that is being put together, and the ways to change it. Nothing is sent before `commit`. */
export interface Draft {
  /** The answer chosen but not committed, in the words of the offer; null while none is. */
  action: string | null;
  /** Parts of a long answer chosen so far (the place of an activity, then its guests). */
  chosen: readonly string[];
  /** The stage after those parts; null where the question is answered at once. */
  stage: Stage | null;
  /** Choose an answer of the offer, or none; the shell asks the server for a preview. */
  choose(action: string | null): void;
  /** Choose the parts of a long answer; the shell asks the server for the stage that follows. */
  compose(chosen: readonly string[]): void;
}

export interface BoardProps {
  table: TableInfo;
  view: View;
  /** The seat that looks; null is a spectator. */
  seat: number | null;
  /** What the looking seat is asked; null when it is not to move, or in a replay. */
  offer: Offer | null;
  draft: Draft;
  /** Aids of this very position; null until they have come. */
  aids: Aids | null;
  components: Components;
  /** By seat: what to call it. */
  names: readonly string[];
  /** Seats that have to answer now. */
  waiting: readonly number[];
  scores: readonly Sheet[];
  /** What happened since the last answer of the looking seat. */
  recent: readonly Told[];
  texts: Texts;
  /** Open the sheet about a component: its facts, their provenance, and why it cannot be used now. */
  inspect(sort: string, id: string): void;
  /** Phone layout: which of the board's tabs to show; null on a wide screen, where everything shows. */
  tab: string | null;
}

/** What a game brings to the table. */
export interface Board {
  /** Tabs of the phone layout: ids whose label is the message `web-tab-<id>`, most needed first. */
  tabs: readonly string[];
  Board: FunctionComponent<BoardProps>;
  /** The tab that the open question is answered in. */
  tabFor(kind: string): string;
  /** A picture of a component for the inspector; null where there is none. */
  Picture: FunctionComponent<{ sort: string; id: string; components: Components }>;
  /** What colour and sign a seat has: a CSS custom property and a crest, letter or shape. */
  seatMark(view: View, seat: number): { colour: string; letter: string };
}

export type { Aids, Found, Offer, Sheet, Stage, TableInfo, Told };
