/** Ways to find things in the view, the aids and the components of Notre Dame; gen/sent describes what is sent. */
import type { Aids, BoardProps, Components, Offer, View } from "../../contract";
import type { Choice } from "../../gen/protocol";
import type { Pattern } from "./city/geometry";
import type { CityAids, Forecast, PlainCity, SeatRow, SentComponents } from "./gen/sent";

export type {
  BillKind as BillFact,
  Brings,
  CardAid,
  CityAids,
  Forecast,
  Gain,
  PersonAid,
  Pile,
  PlainCity as CityView,
  SeatRow,
  SectorAid,
  Shares,
  Stop,
} from "./gen/sent";
export type Level = Forecast["level"];

/** Everything the parts of the board need. */
export interface Scene {
  props: BoardProps;
  view: PlainCity;
  /** Missing keys: the aids have not come yet, or a spectator looks. */
  aids: Partial<CityAids>;
  facts: SentComponents;
  pattern: Pattern;
  /** The colours round the cathedral, clockwise, that of the looking seat first. */
  ring: string[];
  /** The row of whoever looks; a spectator looks from the first seat. */
  mine: SeatRow;
  isMine: boolean;
}

export const asView = (view: View): PlainCity => view as PlainCity;
export const asFacts = (components: Components): SentComponents => components as SentComponents;
const asAids = (aids: Aids | null): Partial<CityAids> => aids?.more ?? {};

/** Read the props once for all parts. */
export function sceneOf(props: BoardProps): Scene {
  const view = asView(props.view);
  const aids = asAids(props.aids);
  const facts = asFacts(props.components);
  const isMine = props.seat !== null && props.seat < view.seats.length;
  const mine = view.seats[isMine && props.seat !== null ? props.seat : 0];
  if (mine === undefined) throw new Error("a view without seats");
  return {
    props,
    view,
    aids,
    facts,
    pattern: {
      corners: facts.board.corners,
      cathedralRoad: facts.board.cathedral_road,
      cathedralSide: facts.board.cathedral_side,
      shared: facts.board.shared,
    },
    ring: turnedTo(ringOf(view, aids, facts), mine.colour),
    mine,
    isMine,
  };
}

/** Until the aids come, two players are shown with the idle boroughs between them in the order of the colours. */
function ringOf(view: PlainCity, aids: Partial<CityAids>, facts: SentComponents): readonly string[] {
  if (aids.ring !== undefined) return aids.ring;
  const colours = view.seats.map(({ colour }) => colour);
  const [first, second] = colours;
  if (colours.length !== 2 || first === undefined || second === undefined) return colours;
  const idle = facts.components.colours.filter((colour) => !colours.includes(colour));
  return [first, idle[0] ?? "", second, idle[1] ?? ""];
}

function turnedTo(ring: readonly string[], colour: string): string[] {
  const start = Math.max(ring.indexOf(colour), 0);
  return [...ring.slice(start), ...ring.slice(0, start)];
}

/** The colour and the rest of an id such as `red-bank`. */
export function split(id: string): { colour: string; rest: string } {
  const dash = id.indexOf("-");
  return { colour: id.slice(0, dash), rest: id.slice(dash + 1) };
}

/** The row of the seat with a colour; null for an idle borough. */
export function rowOf(view: PlainCity, colour: string): SeatRow | null {
  return view.seats.find((row) => row.colour === colour) ?? null;
}

/** Whose borough lies at a place of the ring. */
export function ownerOf({ view, ring, mine }: Scene, index: number) {
  const colour = ring[index] ?? "";
  const row = rowOf(view, colour);
  return { colour, row, isMine: row !== null && row.seat === mine.seat };
}

/** Cubes, and the confidant where he is. */
export function piecesIn(row: SeatRow, sector: string): number {
  return (row.cubes[sector] ?? 0) + (row.confidant === sector ? 1 : 0);
}

/** Seats clockwise, whoever looks first. */
export function inPassingOrder(scene: Scene): SeatRow[] {
  const { seats } = scene.view;
  const start = scene.mine.seat;
  return [...seats.slice(start), ...seats.slice(0, start)];
}

/** The words of an action. */
export const wordsOf = (action: string): string[] => action.split(" ");

/** Where on the board an answer is given. */
export type Place = "cards" | "persons" | "stops" | "borough" | "moves" | "withdraw" | "rest";

const PLACES: Readonly<Record<string, Place>> = {
  keep: "cards",
  play: "cards",
  forgo: "cards",
  bribe: "persons",
  drive: "stops",
  collect: "stops",
  send: "borough",
  found: "borough",
  work: "borough",
  remove: "borough",
  from: "borough",
  shift: "moves",
  relocate: "moves",
  rehouse: "moves",
  withdraw: "withdraw",
};

/** The part of the board that has the control of an answer. */
export function placeOf(choice: Choice): Place {
  return PLACES[wordsOf(choice.action)[0] ?? ""] ?? "rest";
}

/** The answers of an offer that belong to one part of the board. */
export function choicesAt(offer: Offer | null, place: Place): Choice[] {
  return (offer?.choices ?? []).filter((choice) => placeOf(choice) === place);
}

/** The answers about one thing: `keep red-bank` and `play red-bank` are about red-bank. */
export function choicesAbout(choices: readonly Choice[], id: string): Choice[] {
  return choices.filter((choice) => wordsOf(choice.action)[1] === id);
}
