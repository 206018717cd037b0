/** How every event of Obsession is shown to those who look: from spot to spot, with a ring where something changed. */
import type { Beat, BoardProps, Flight, SoundName, Told } from "../../../contract";
import { beat, fly, number, text, words } from "../../../story/beat";
import type { EVENTS } from "../gen/sent";
import { catalogueOf, countyOf, type CountyView } from "../model";
import { CourtshipCard, DieCard, EndCard, SeasonCard } from "./cards";
import * as pieces from "./pieces";

export type EventKind = (typeof EVENTS)[number];

/** What a beat is made from. */
interface Moment {
  told: Told;
  event: Told["event"];
  seat: number;
  before: CountyView;
  after: BoardProps;
}

type Telling = (moment: Moment) => Beat;

function ringed(sound: SoundName | null, ...spots: readonly string[]): Telling {
  return ({ seat }) => beat({ ring: spots.map((spot) => spot.replace("SEAT", String(seat))), sound });
}

/** A tile of an estate: several families may have one of the same name, so those of others are shown at their plates. */
function ownTile({ event, seat, after }: Moment): readonly string[] {
  return seat === after.seat ? [`tile:${text(event, "tile")}`] : [];
}

/** A tile goes from the market, or wherever it lies, to an estate. */
function acquired(moment: Moment): Beat {
  const { event, seat, after } = moment;
  const id = text(event, "tile");
  const flight = { piece: pieces.tile(after, id), from: `tile:${id}`, to: `estate:${seat}`, lifts: `tile:${id}` };
  return fly(flight, [`estate:${seat}`, ...ownTile(moment)], "tile");
}

/** A tile leaves the game. */
function gone({ event, after }: Moment): Beat {
  const id = text(event, "tile");
  if (id === "") return beat({});
  return fly({ piece: pieces.tile(after, id), from: `tile:${id}`, to: "bag", lifts: `tile:${id}` }, ["bag"], "tile");
}

/** Guests go from somewhere to a hand, or back. */
function guests(from: string, to: string, sound: SoundName): Telling {
  return ({ event, seat, after }) => {
    const ids = words(event, "gentry");
    const place = (spot: string) => spot.replace("SEAT", String(seat)).replace("DECK", deckOf(after, event));
    const flights = ids.map((id) => ({ piece: pieces.guest(after, id), from: place(from), to: place(to) }));
    return beat({ flights, ring: [...ids.map((id) => `guest:${id}`), place(to)], sound });
  };
}

/** Which deck guests come from: it is told, or their cards say so. */
function deckOf(props: BoardProps, event: Told["event"]): string {
  const kind = catalogueOf(props.components).gentry.get(words(event, "gentry")[0] ?? "")?.kind;
  return text(event, "deck").includes("prestige") || kind === "prestige" ? "prestige" : "casual";
}

/** Where money and reputation come from: the tile that hosts, or the family itself. */
function sourceOf({ seat, after }: Moment): string {
  const tile = countyOf(after.view).activity?.tile;
  return tile !== undefined && seat === after.seat ? `tile:${tile}` : `plate:${seat}`;
}

/** Servants step from one place to another; only those of whoever looks have zones that show. */
function servants(key: string, from: string, to: string): Telling {
  return ({ event, seat }) => {
    const place = (spot: string) => spot.replace("SEAT", String(seat));
    const flights = words(event, key).map((id) => ({ piece: pieces.servant(id), from: place(from), to: place(to) }));
    return beat({ flights, ring: [place(to)], sound: "cube" });
  };
}

/** The conveyor: whoever rested in the quarters is free, whoever served goes to the quarters. */
const turnBegins: Telling = ({ seat, before, after }) => {
  const ring = [`plate:${seat}`];
  const row = before.seats[seat];
  const now = countyOf(after.view).seats[seat];
  if (seat !== after.seat || row === undefined || now === undefined || row.quarters.length + row.expended.length === 0)
    return beat({ ring, sound: null });
  const step = (from: string, to: string) => (id: string) => ({ piece: pieces.servant(id), from, to });
  const flights = [
    ...row.quarters.slice(0, 4).map(step("zone:quarters", "zone:available")),
    ...row.expended.slice(0, 4).map(step("zone:expended", "zone:quarters")),
  ];
  return beat({ flights, ring: [...ring, "zone:available"], sound: "cube" });
};

const hosted: Telling = (moment) => {
  const { event, seat, after } = moment;
  const tile = `tile:${text(event, "tile")}`;
  const flights: Flight[] = [
    ...words(event, "gentry").map((id) => ({ piece: pieces.guest(after, id), from: `guest:${id}`, to: tile })),
    ...words(event, "servants").map((id) => ({ piece: pieces.servant(id), from: `service:${seat}`, to: tile })),
  ];
  // Of another family neither guests nor tile may be in sight: all of it happens at its plate.
  const at = flights.map((flight) =>
    seat === after.seat ? flight : { ...flight, from: `hand:${seat}`, to: `estate:${seat}` },
  );
  return beat({ flights: at, ring: [...ownTile(moment), `plate:${seat}`], sound: "card" });
};

/** By kind of event: how it is shown. An event that is missing here does not compile. */
const TELLINGS: Readonly<Record<EventKind, Telling>> = {
  // Before the first round
  "first-player": ringed("soft", "plate:SEAT"),
  "family-chosen": ringed("card", "plate:SEAT"),
  "starters-laid-out": ({ event }) => beat({ ring: words(event, "gentry").map((id) => `guest:${id}`), sound: "card" }),
  "monuments-chosen": ({ event }) => beat({ ring: words(event, "tiles").map((id) => `tile:${id}`), sound: "tile" }),
  "market-agreed": ringed("soft", "bag"),
  "tile-inherited": acquired,
  "servants-laid-out": ringed("cube", "plate:SEAT"),
  "servant-drafted": servants("servant", "bag", "service:SEAT"),
  "milestones-laid-out": ({ event }) =>
    beat({ ring: words(event, "milestones").map((id) => `milestone:${id}`), sound: "card" }),
  "stacks-laid-out": ringed("tile", "bag"),

  // Rounds, seasons and courtship
  "round-begins": ({ event, seat }) =>
    beat({ ring: [`round:${number(event, "round")}`, `plate:${seat}`], sound: "soft" }),
  "turn-begins": turnBegins,
  "pawn-passed": ringed(null, "plate:SEAT"),
  "theme-round-set": ({ event }) => beat({ ring: [`round:${number(event, "round")}`, "courtship"], sound: "soft" }),
  "theme-revealed": () => beat({ Card: SeasonCard, ring: ["courtship"], sound: "card", time: 2200 }),
  "grand-ball": ringed("courtship", "courtship"),
  "courtship-held": () => beat({ Card: CourtshipCard, ring: ["courtship"], sound: "courtship", time: 3400 }),
  "courtship-tied": ({ event }) => beat({ ring: words(event, "seats").map((seat) => `plate:${seat}`), sound: "soft" }),
  "fairchild-visits": guests("courtship", "hand:SEAT", "courtship"),
  "game-over": () => beat({ Card: EndCard, sound: "end", time: 1600 }),

  // Turns
  "player-passed": ringed("card", "hand:SEAT"),
  "service-refreshed": ringed("cube", "service:SEAT", "zone:available"),
  "service-helped": servants("servants", "service:SEAT", "zone:available"),
  "activity-hosted": hosted,
  "extra-servant": servants("servant", "zone:available", "service:SEAT"),
  "carriage-sent": servants("servant", "zone:available", "plate:SEAT"),
  "servants-lent": servants("servants", "service:SEAT", "plate:SEAT"),
  "guest-arrived": guests("deck:casual", "hand:SEAT", "card"),
  "guest-joined": guests("deck:DECK", "hand:SEAT", "card"),
  "guests-looked-at": ({ event, seat, after }) => {
    const deck = `deck:${deckOf(after, event)}`;
    const seen = words(event, "gentry");
    const count = Math.max(seen.length, number(event, "count"));
    const flights = Array.from({ length: count }, (_, n) => {
      const id = seen[n];
      return {
        piece: id === undefined ? pieces.back("look") : pieces.guest(after, id),
        from: deck,
        to: `hand:${seat}`,
      };
    });
    return beat({ flights, ring: [deck], sound: "card" });
  },
  "nobody-to-invite": ({ event, after }) => beat({ ring: [`deck:${deckOf(after, event)}`], sound: "soft" }),
  "guest-dismissed": guests("hand:SEAT", "deck:DECK", "card"),
  "guest-recalled": guests("plate:SEAT", "hand:SEAT", "card"),
  "servants-hired": servants("servants", "bag", "service:SEAT"),
  "servant-recruited": ({ event, seat }) => {
    const from = `service:${number(event, "target")}`;
    const piece = pieces.servant(text(event, "servant"));
    return fly({ piece, from, to: `service:${seat}` }, [from, `service:${seat}`], "cube");
  },
  "reputation-changed": (moment) => {
    const to = `reputation:${moment.seat}`;
    const piece = pieces.sign("laurel", pieces.signed(number(moment.event, "moved")));
    return fly({ piece, from: sourceOf(moment), to }, [to], "soft");
  },
  "pounds-changed": (moment) => {
    const own = `money:${moment.seat}`;
    const amount = number(moment.event, "pounds");
    const piece = pieces.pounds(amount);
    return fly(
      amount < 0 ? { piece, from: own, to: "bag" } : { piece, from: sourceOf(moment), to: own },
      [own],
      "coin",
    );
  },
  "useful-man-leaves": ringed("cube", "service:SEAT"),
  "useful-man-at-fair": ringed("cube", "service:SEAT", "money:SEAT"),

  // The market
  "market-filled": ({ event }) => beat({ ring: words(event, "tiles").map((id) => `tile:${id}`), sound: "tile" }),
  "tile-drawn": ({ event, after }) => {
    const id = text(event, "tile");
    return fly({ piece: pieces.tile(after, id), from: "bag", to: `tile:${id}` }, [`tile:${id}`], "tile");
  },
  "tile-bought": acquired,
  "tile-fetched": ({ event }) => beat({ ring: [`tile:${text(event, "tile")}`], sound: "tile" }),
  "tile-flipped": (moment) => beat({ ring: [...ownTile(moment), `estate:${moment.seat}`], sound: "card" }),
  "tile-scrapped": gone,
  "market-refreshed": ringed("tile", "bag"),
  "market-moved": gone,
  "reserve-opened": ringed("tile", "bag"),

  // Objectives, victory points and milestones
  "objectives-drawn": ringed("card", "objectives:SEAT"),
  "objectives-kept": ringed("card", "objectives:SEAT"),
  "objective-given-up": ringed("card", "objectives:SEAT"),
  "card-drawn": ({ seat }) =>
    fly({ piece: pieces.back("laurel"), from: "courtship", to: `vp:${seat}` }, [`vp:${seat}`], "card"),
  "card-used": ({ seat }) =>
    fly({ piece: pieces.back("laurel"), from: `vp:${seat}`, to: "courtship" }, [`vp:${seat}`], "card"),
  "milestone-claimed": ({ event, seat }) => {
    const milestone = `milestone:${text(event, "milestone")}`;
    return fly(
      { piece: pieces.sign("flag"), from: `plate:${seat}`, to: milestone },
      [milestone, `plate:${seat}`],
      "courtship",
    );
  },
  "top-reached": ringed("courtship", "reputation:SEAT"),
  "tableau-complete": ringed("courtship", "estate:SEAT"),

  // Opponents without a seat, and partners
  "opponent-rolls": () => beat({ Card: DieCard, ring: ["plate:-1"], sound: "tile", time: 1900 }),
  "opponent-aims": () => beat({ Card: DieCard, ring: ["plate:-1"], sound: "tile", time: 1900 }),
  "opponent-buys": gone,
  "opponent-takes-card": ringed("card", "plate:-1", "courtship"),
  "thief-rolls": (moment) => ({ ...gone(moment), Card: DieCard, time: 1900 }),
  "partner-asked": ringed("soft", "plate:SEAT"),
  "partner-agrees": ringed("soft", "plate:SEAT"),
  "partner-declines": ringed("soft", "plate:SEAT"),
};

/** How an event is shown, from the position before it and the one after. */
export function beatOf(told: Told, before: BoardProps, after: BoardProps): Beat | null {
  const { event } = told;
  const telling = TELLINGS[String(event["event"]) as EventKind] as Telling | undefined;
  if (telling === undefined) return null;
  const seat = typeof event["seat"] === "number" ? event["seat"] : -1;
  return telling({ told, event, seat, before: countyOf(before.view), after });
}
