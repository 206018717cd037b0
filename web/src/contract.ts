/**
 * What the parts of the client agree on. The shell of the table (src/table) owns the connection, the answer
 * being composed and everything that is the same in both games; a board (src/games/<game>) draws one game.
 * A board knows no rule: whatever may be done is in the offer, whatever is forecast is in the aids.
 */
import type { FunctionComponent, JSX } from "preact";
import type { Aids, Found, Offer, Previewed, Sheet, Stage, TableInfo, Told } from "./gen/protocol";
import type { Texts } from "./i18n/texts";
import type { IconName } from "./ui/icon";
import type { SoundName } from "./ui/sound";

/** The view of a game, as its notation describes it (docs/notation*.md). */
export type View = Record<string, unknown>;

/** Every component with its facts, as GET /api/games/<game>/components gives it. */
export type Components = Record<string, unknown>;

/** An answer that is being put together, and the ways to change it. Nothing is sent before `commit`. */
export interface Draft {
  /** The answer chosen but not committed, or looked at with the mouse, in the words of the offer; null while none is. */
  action: string | null;
  /** Parts of a long answer chosen so far (the place of an activity, then its guests). */
  chosen: readonly string[];
  /** The stage after those parts; null where the question is answered at once. */
  stage: Stage | null;
  /** The player picks an answer of the offer, or none. It may count at once, if that is what the player wants. */
  choose(action: string | null): void;
  /** Put an answer up that is still being put together: it shows with its preview and waits for the button. */
  propose(action: string): void;
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
  /** What the chosen answer would bring; null while none is chosen, or until the server has told. */
  preview: Previewed | null;
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

/** A part of the rail beside the stage, one of several at a time. The story, talk and questions are the shell's own. */
export interface RailTab {
  id: string;
  icon: IconName;
  /** The key of its name. */
  label: string;
  Panel: FunctionComponent<BoardProps>;
}

/**
 * The parts of a table that fits the window (docs/one-screen.md). The shell gives each a place that never changes; a part
 * fills its place and scrolls inside it if it must. Every control that answers has `data-action` or `data-part`, wherever
 * it stands, and every place where pieces can be has `data-spot`.
 */
export interface Frame {
  /** In the top bar: which period, round or season this is, and how far the turn has come. */
  Phase: FunctionComponent<BoardProps>;
  /** The board, where answers are given by clicking on the things themselves. */
  Stage: FunctionComponent<BoardProps>;
  /** Everything the looking seat owns, in one line above the tray. */
  Strip: FunctionComponent<BoardProps>;
  /** In the tray: the hand, or the answers as a list. The way of the keyboard to everything that can be clicked. */
  Tray: FunctionComponent<BoardProps>;
  /** At the top of the rail: the others; null where the stage shows them. */
  Rivals: FunctionComponent<BoardProps> | null;
  tabs: readonly RailTab[];
  /** The open question in a few words; null, or left out: the question as it stands. */
  ask?(props: BoardProps): string | null;
  /** What the main button says of the chosen answer: its effect, and a line of figures. Null: the words of the answer. */
  effect(props: BoardProps): { title: string; note: string } | null;
  /** What the question's column says besides the question; null for nothing more. */
  advice(props: BoardProps): string | null;
}

/** A piece that travels over the board, from one `data-spot` to another. Where a spot is not drawn, nothing flies. */
export interface Flight {
  piece: JSX.Element;
  from: string;
  to: string;
  /** Spots on the way, for whatever goes space by space. */
  via?: readonly string[];
  /** The spot of the piece itself, which does not stand there while it flies. */
  lifts?: string;
}

/** How an event is shown besides the words that tell it. */
export interface Beat {
  flights: readonly Flight[];
  /** Spots that changed: ringed for a while. */
  ring: readonly string[];
  sound: SoundName | null;
  /** A card over the stage for the great moments: the end of a period, a plague, a courtship, a season. */
  Card: FunctionComponent<CardProps> | null;
  /** Milliseconds at normal speed, where it is not what flights and cards usually take. */
  time?: number;
}

/** A card is given the table after what it tells of; `recent` holds everything that happened together with it. */
export type CardProps = BoardProps & { told: Told };

/** What a game brings to the table. */
export interface Board {
  /** Tabs of the phone layout: ids whose label is the message `web-tab-<id>`, most needed first. */
  tabs: readonly string[];
  Board: FunctionComponent<BoardProps>;
  /** What the looking seat owns, in a line that stays in sight while the page scrolls; on one screen the strip says it. */
  Own?: FunctionComponent<BoardProps>;
  /** The tab that the open question is answered in. */
  tabFor(kind: string): string;
  /** A picture of a component for the inspector; null where there is none. */
  Picture: FunctionComponent<{ sort: string; id: string; components: Components }>;
  /** What colour and sign a seat has: a CSS custom property and a letter, which may come from the names of the seats. */
  seatMark(view: View, seat: number, names: readonly string[]): { colour: string; letter: string };
  /** What a seat is called everywhere, where the game gives it a name besides the player's. */
  seatName?(view: View, seat: number, name: string, texts: Texts): string;
  /** The arms of a seat, an SVG drawing of any size; without it a shield with the mark of the seat. */
  Arms?: FunctionComponent<{ view: View; seat: number }>;
  /** The table on one screen; without it a game keeps the page that scrolls. */
  frame?: Frame;
  /** What begins with an event, in a few words for the head of the story's next part; null for most events. */
  heading?(told: Told, texts: Texts): string | null;
  /** How an event is shown, from the position before it and the one after; null: it is told in words only. */
  beat?(told: Told, before: BoardProps, after: BoardProps): Beat | null;
}

export type { Aids, Found, Offer, Sheet, SoundName, Stage, TableInfo, Told };
