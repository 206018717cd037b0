/** The view, the aids and the components of Notre Dame as the board reads them, with types. */
import type { Aids, BoardProps, Components, Offer, View } from "../../contract";
import type { Choice } from "../../gen/protocol";
import type { Pattern } from "./city/geometry";

export interface SeatRow {
  seat: number;
  colour: string;
  gold: number;
  prestige: number | null;
  rat: number;
  "rat-forecast": number;
  doctor: boolean;
  supply: number;
  "general-supply": number;
  "notre-dame": number;
  cubes: Record<string, number>;
  confidant: string | null;
  carriage: string;
  bills: string[];
  deck: number;
  "cards-to-choose-from": number;
  "cards-in-hand": number;
  played: string[];
}

export interface Pile {
  persons: string[];
  order: string;
  "looked-at-by": number[];
}

export interface CityView {
  viewer: number | null;
  turn: number;
  period: string;
  first: number;
  question: ({ kind: string; owner: number | string } & Record<string, unknown>) | null;
  treasury: number;
  "cathedral-value": number;
  persons: string[];
  rats: number;
  bills: Record<string, string>;
  browns: Pile[];
  greys: Pile[];
  "played-this-period": string[];
  seats: SeatRow[];
  hand: string[];
  "choose-from": string[];
  "passed-first": string[];
  "passed-second": string[];
  "held-this-period": string[];
}

export interface Gain {
  what: string;
  amount: number;
  park: number;
}

export type Level = "safe" | "close" | "edge" | "over";

/** What something would bring before the next question. */
export interface Brings {
  gains: Gain[];
  asks: { kind: string; count?: number; steps?: number; cubes?: number } | null;
  rat: number;
  end: number;
  level: Level;
}

export interface Forecast {
  seat: number;
  rat: number;
  spread: number;
  doctor: boolean;
  hospital: number;
  end: number;
  stops: number;
  level: Level;
  loss: number;
  sectors: string[];
}

export interface Shares {
  cubes: number;
  each: number;
  shares: number[];
}

export interface PersonAid {
  person: string;
  rats: number;
  back: string;
  brings: Brings | null;
  each: number;
  count: number;
}

export interface SectorAid {
  sector: string;
  pieces: number;
  cubes: number;
  confidant: boolean;
  next: Brings;
  park: number;
  hospital: number;
}

export interface CardAid {
  kind: string;
  possible: boolean;
  moves: boolean;
  pieces: number | null;
  brings: Brings | null;
}

export interface Stop {
  market: string;
  steps: number;
  route: string[];
  bill: string | null;
  brings: Brings | null;
}

/** `Aids.more` of this game; docs/notation.md describes the keys. Some are missing for a spectator. */
export interface CityAids {
  phase: number;
  turns: number;
  "turns-per-period": number;
  track: number;
  ring: string[];
  roads: [string, string][];
  plague: Forecast[];
  cathedral: { value: number; now: Shares; more: Shares | null; gifts: { gold: number; prestige: number; park: number }[] };
  "next-persons": { persons: string[]; rats: number } | null;
  reconstructed: boolean;
  persons: PersonAid[];
  sectors: SectorAid[];
  cards: CardAid[];
  draft: {
    to: number;
    from: number;
    owners: number[];
    second: boolean;
    open: boolean;
    kept: string | null;
    undrawn: string[];
    certain: boolean;
  };
  carriage: {
    at: string;
    steps: number;
    stops: Stop[];
    colours: { colour: string; taken: number; left: number; allowed: boolean }[];
  };
  answers: Record<string, Brings>;
  projection: { now: number; cathedral: number; plague: number; settled: number; "turns-left": number; pace: number | null };
}

interface ComponentFacts {
  persons: { id: string; back: string; rats: number; status: string }[];
  components: { colours: string[]; sectors: string[]; track: number; periods: number; turns_per_period: number; bills: BillFact[] };
  board: { corners: string; cathedral_road: boolean; cathedral_side: [number, number]; shared: [number, number][] };
}

export interface BillFact {
  id: string;
  prestige: number;
  extra: string;
}

/** Everything the parts of the board need. */
export interface Scene {
  props: BoardProps;
  view: CityView;
  /** Missing keys: the aids have not come yet, or a spectator looks. */
  aids: Partial<CityAids>;
  facts: ComponentFacts;
  pattern: Pattern;
  /** The colours round the cathedral, clockwise, that of the looking seat first. */
  ring: string[];
  /** The row of whoever looks; a spectator looks from the first seat. */
  mine: SeatRow;
  isMine: boolean;
}

export const asView = (view: View): CityView => view as unknown as CityView;
export const asFacts = (components: Components): ComponentFacts => components as unknown as ComponentFacts;
const asAids = (aids: Aids | null): Partial<CityAids> => (aids?.more ?? {}) as Partial<CityAids>;

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
function ringOf(view: CityView, aids: Partial<CityAids>, facts: ComponentFacts): string[] {
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
export function rowOf(view: CityView, colour: string): SeatRow | null {
  return view.seats.find((row) => row.colour === colour) ?? null;
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
