/** How every event of Notre Dame is shown to those who look: from spot to spot, with a ring where something changed. */
import type { Beat, BoardProps, SoundName, Told } from "../../../contract";
import { beat, fly, number, text, words } from "../../../story/beat";
import type { EVENTS } from "../gen/sent";
import { asView, split, type CityView } from "../model";
import { EndCard, PeriodCard, PlagueCard } from "./cards";
import * as pieces from "./pieces";
import { marketsBetween } from "./route";

export type EventKind = (typeof EVENTS)[number];

/** What a beat is made from. */
interface Moment {
  told: Told;
  event: Told["event"];
  seat: number;
  colour: string;
  before: CityView;
  after: BoardProps;
}

type Telling = (moment: Moment) => Beat;

/** The sources of gains that are buildings; others are persons, bills or the cathedral. */
const SECTORS = ["seminary", "bank", "residence", "carriage-house", "inn", "park", "hospital"];
const CATHEDRAL = ["notre-dame", "notre-dame-scoring"];
const LISTS_SHOWN = 2600;

/** The spot of a place of a borough, or the cathedral. */
function placeSpot(seat: number, place: string): string {
  return CATHEDRAL.includes(place) ? "cathedral" : `sector:${seat}:${place}`;
}

/** Where a gain comes from. */
function sourceSpot({ event, seat }: Moment): string {
  const source = text(event, "source");
  if (SECTORS.includes(source) || CATHEDRAL.includes(source)) return placeSpot(seat, source);
  return source.startsWith("bill-") ? `bills:${seat}` : `person:${source}`;
}

/** A gain flies from its source to the supply of the seat. */
function gained(sign: string, spot: string, sound: SoundName): Telling {
  return (moment) => {
    const to = `${spot}:${moment.seat}`;
    const piece = pieces.gain(sign, moment.event["amount"]);
    return fly({ piece, from: sourceSpot(moment), to }, [to], sound);
  };
}

/** Only a ring round what it is about. */
function ringed(...spots: readonly string[]): Telling {
  return ({ seat }) => beat({ ring: spots.map((spot) => spot.replace("SEAT", String(seat))), sound: "soft" });
}

const played: Telling = ({ event, seat }) => {
  const card = text(event, "card");
  const kind = split(card).rest;
  const to = SECTORS.includes(kind) || CATHEDRAL.includes(kind) ? placeSpot(seat, kind) : `plate:${seat}`;
  return fly({ piece: pieces.card(kind), from: `hand:${seat}`, to }, [to], "card");
};

/** By kind of event: how it is shown. An event that is missing here does not compile. */
const TELLINGS: Readonly<Record<EventKind, Telling>> = {
  // The turn
  "first-player": ringed("plate:SEAT"),
  "greys-shortlisted": ({ event }) => beat({ ring: words(event, "persons").map((each) => `person:${each}`) }),
  "turn-begins": ({ seat }) =>
    fly({ piece: pieces.sign("bell"), from: "cathedral", to: `plate:${seat}` }, [`plate:${seat}`], "soft"),
  "persons-revealed": ({ event }) =>
    beat({ ring: words(event, "persons").map((each) => `person:${each}`), sound: "card" }),
  "cards-dealt": ({ seat }) =>
    fly({ piece: pieces.card(null), from: `deck:${seat}`, to: `hand:${seat}` }, [`hand:${seat}`], "card"),
  "cards-passed": ({ event, seat }) => {
    const to = `hand:${number(event, "to")}`;
    const backs = Array.from({ length: number(event, "count") || words(event, "cards").length }, () => ({
      piece: pieces.card(null),
      from: `hand:${seat}`,
      to,
    }));
    return beat({ flights: backs, ring: [to], sound: "card" });
  },

  // Cards and pieces
  "card-played": played,
  "card-forgone": played,
  "cube-taken-from": ({ event, seat, colour }) => {
    const from = placeSpot(seat, text(event, "place"));
    return fly({ piece: pieces.cube(colour), from, to: `cubes:${seat}` }, [from], "cube");
  },
  "cube-placed": ({ event, seat, colour }) => {
    const to = placeSpot(seat, text(event, "place"));
    return fly({ piece: pieces.cube(colour), from: `cubes:${seat}`, to }, [to], "cube");
  },
  "confidant-sent": ({ event, seat, colour, before }) => {
    const home = before.seats[seat]?.confidant ?? null;
    const from = home === null ? `plate:${seat}` : placeSpot(seat, home);
    const to = placeSpot(seat, text(event, "sector"));
    return fly({ piece: pieces.pawn(colour), from, to }, [to], "cube");
  },
  "pieces-moved": ({ event, seat, colour }) => {
    const [from, to] = [placeSpot(seat, text(event, "from")), placeSpot(seat, text(event, "to"))];
    const moved = Array.from({ length: number(event, "cubes") }, () => ({ piece: pieces.cube(colour), from, to }));
    if (event["confidant"] === "yes") moved.push({ piece: pieces.pawn(colour), from, to });
    return beat({ flights: moved, ring: [from, to], sound: "cube" });
  },
  "cubes-withdrawn": ({ event, seat }) =>
    fly(
      { piece: pieces.gain("cube", -number(event, "amount")), from: `cubes:${seat}`, to: "cathedral" },
      [`plate:${seat}`],
      "cube",
    ),
  "cube-lost": ({ event, seat, colour }) => {
    const from = placeSpot(seat, text(event, "sector"));
    return fly({ piece: pieces.cube(colour), from, to: `rat:${seat}` }, [from], "cube");
  },
  "carriage-moved": ({ event, seat, after }) => {
    const [from, to] = [text(event, "from"), text(event, "to")];
    const via = marketsBetween(after, from, to).map((market) => `market:${market}`);
    const flight = {
      piece: pieces.sign("coach"),
      from: `market:${from}`,
      via,
      to: `market:${to}`,
      lifts: `coach:${seat}`,
    };
    return fly(flight, [`market:${to}`], "tile");
  },
  "bill-taken": ({ event, seat, before }) => {
    const market = before.seats[seat]?.carriage ?? "";
    return fly(
      { piece: pieces.bill(text(event, "colour")), from: `bill:${market}`, to: `bills:${seat}` },
      [`bills:${seat}`],
      "card",
    );
  },

  // Gains and payments
  "prestige-gained": gained("prestige", "prestige", "soft"),
  "gold-gained": gained("gold", "gold", "coin"),
  "cubes-gained": gained("cube", "cubes", "cube"),
  "gold-taken": ({ event, seat }) =>
    fly(
      { piece: pieces.gain("gold", event["amount"]), from: `gold:${number(event, "payer")}`, to: `gold:${seat}` },
      [`gold:${seat}`, `gold:${number(event, "payer")}`],
      "coin",
    ),
  donated: ({ event, seat }) =>
    fly(
      { piece: pieces.gain("gold", number(event, "amount")), from: `gold:${seat}`, to: "cathedral" },
      ["cathedral", `gold:${seat}`],
      "coin",
    ),
  "gold-given": ({ event, seat }) =>
    fly(
      { piece: pieces.gain("gold", -number(event, "amount")), from: `gold:${seat}`, to: "cathedral" },
      [`gold:${seat}`],
      "coin",
    ),

  // Persons
  bribed: ({ event, seat }) => {
    const person = `person:${text(event, "person")}`;
    return fly({ piece: pieces.sign("gold"), from: `gold:${seat}`, to: person }, [person], "coin");
  },
  passed: ringed("plate:SEAT"),
  "no-effect": ringed("plate:SEAT"),
  healed: ringed("rat:SEAT"),
  "greys-looked-at": ringed("plate:SEAT"),

  // Rats and the cathedral
  "rat-moved": ({ event, seat }) => {
    const [from, to] = [number(event, "from"), number(event, "to")];
    const step = Math.sign(to - from);
    const via = Array.from(
      { length: Math.max(0, Math.abs(to - from) - 1) },
      (_, n) => `rat:${seat}:${from + step * (n + 1)}`,
    );
    const ring = [`rat:${seat}:${to}`];
    if (step === 0) return beat({ ring, sound: null });
    const piece = pieces.sign("rat");
    return fly({ piece, from: `rat:${seat}:${from}`, via, to: `rat:${seat}:${to}`, lifts: `rat:${seat}` }, ring, "rat");
  },
  "plague-spreads": ({ told, before }) => beat({ Card: PlagueCard(told, before), sound: "rat", time: LISTS_SHOWN }),
  "plague-strikes": ({ event, seat }) => {
    const lost = typeof event["amount"] === "number" ? -number(event, "amount") : null;
    return fly(
      { piece: pieces.gain("prestige", lost), from: `prestige:${seat}`, to: `rat:${seat}` },
      [`plate:${seat}`],
      "rat",
    );
  },
  "cathedral-scored": ({ told, before }) =>
    beat({ Card: PeriodCard(told, before), ring: ["cathedral"], sound: "courtship", time: LISTS_SHOWN }),
  "period-ends": ({ after }) => beat({ ring: after.names.map((_, seat) => `hand:${seat}`), sound: "card" }),
  "game-over": () => beat({ Card: EndCard, sound: "end", time: 1600 }),
};

/** How an event is shown, from the position before it and the one after. */
export function beatOf(told: Told, before: BoardProps, after: BoardProps): Beat | null {
  const { event } = told;
  const telling = TELLINGS[String(event["event"]) as EventKind] as Telling | undefined;
  if (telling === undefined) return null;
  const seat = typeof event["seat"] === "number" ? event["seat"] : -1;
  const city = asView(before.view);
  return telling({ told, event, seat, colour: city.seats[seat]?.colour ?? "", before: city, after });
}
