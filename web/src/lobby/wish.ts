/**
 * The form of a new table, and the requests it turns into. Whether a setup holds together is for the server
 * to say; here only the form itself is looked at.
 */
import type { GameInfo, NewTable, SeatWish, SetupWish } from "../gen/protocol";
import { timeOf } from "./pace";
import type { Preset } from "./presets";
import { isAloneOption, isOnlyAlone, isUseful, traitsOf } from "./traits";

export type SeatKind = "me" | "local" | "open" | "bot";
export const SEAT_KINDS: readonly SeatKind[] = ["me", "local", "open", "bot"];

export interface SeatForm {
  kind: SeatKind;
  name: string;
  bot: string;
  /** The colour or family of the seat, where the table sets it. */
  mark: string;
}

export interface Wish {
  game: string;
  /** What I am called. */
  name: string;
  title: string;
  seats: SeatForm[];
  /** Whether colours or families are set here; otherwise the default of the option holds. */
  marked: boolean;
  modules: string[];
  /** Options that were touched; the others have their default. */
  options: Record<string, string>;
  /** The id of an own data set; empty is the one that is shipped. */
  data: string;
  corrections: Record<string, unknown>;
  public: boolean;
  /** Null until it is touched. */
  practice: boolean | null;
  /** Whether the silence of those who are away counts as consent to taking back, after a day. */
  silence: boolean;
  pace: string;
  minutes: number;
  seconds: number;
}

const STEWARD = "steward";

/** Hours after which somebody who is away is taken to agree, where the table says so. */
export const SILENCE_HOURS = 24;

function botSeat(): SeatForm {
  return { kind: "bot", name: "", bot: STEWARD, mark: "" };
}

function mySeat(): SeatForm {
  return { kind: "me", name: "", bot: STEWARD, mark: "" };
}

/** A fresh form: me against stewards. */
export function freshWish(info: GameInfo, name: string): Wish {
  const seats = Math.min(info.most, Math.max(info.least, traitsOf(info.id).seats));
  return {
    game: info.id,
    name,
    title: "",
    seats: [mySeat(), ...Array.from({ length: seats - 1 }, botSeat)],
    marked: false,
    modules: [],
    options: {},
    data: "",
    corrections: {},
    public: false,
    practice: null,
    silence: false,
    pace: "none",
    minutes: 20,
    seconds: 30,
  };
}

/** A form that was left half filled in; null where the text is not one that fits the game. */
export function restored(info: GameInfo, text: string | null): Wish | null {
  try {
    const found = JSON.parse(text ?? "null") as Partial<Wish> | null;
    const seats = found?.seats;
    if (found?.game !== info.id || !Array.isArray(seats)) return null;
    if (seats.length < info.least || seats.length > info.most) return null;
    return { ...freshWish(info, ""), ...found };
  } catch {
    return null;
  }
}

/** The same form with so many seats; those added are stewards. My seat is never lost. */
export function withSeats(wish: Wish, count: number): Wish {
  const kept = wish.seats.slice(0, count);
  if (count > 0 && !kept.some((seat) => seat.kind === "me") && wish.seats.some((seat) => seat.kind === "me")) {
    kept[count - 1] = { ...mySeat(), mark: kept[count - 1]?.mark ?? "" };
  }
  while (kept.length < count) kept.push(botSeat());
  const first = wish.options["first"];
  const options = { ...wish.options };
  if (first !== undefined && Number(first) >= count) delete options["first"];
  return { ...wish, seats: kept, options };
}

/** The same form with another kind of a seat. I sit in one seat only: the one I leave becomes a steward's. */
export function withKind(wish: Wish, at: number, kind: SeatKind): Wish {
  const seats = wish.seats.map((seat, index): SeatForm => {
    if (index === at) return { ...seat, kind };
    return kind === "me" && seat.kind === "me" ? { ...seat, kind: "bot" } : seat;
  });
  return { ...wish, seats };
}

/** The same form with changes to one seat. */
export function withSeat(wish: Wish, at: number, change: Partial<SeatForm>): Wish {
  return { ...wish, seats: wish.seats.map((seat, index) => (index === at ? { ...seat, ...change } : seat)) };
}

/** The colour or family of every seat; those without one get what is left, in order. */
export function marksBySeat(wish: Wish, known: readonly string[]): string[] {
  const taken = new Set(wish.seats.map((seat) => seat.mark).filter((mark) => mark !== ""));
  const left = known.filter((mark) => !taken.has(mark));
  return wish.seats.map((seat) => seat.mark || (left.shift() ?? ""));
}

/** The same form where a seat has this colour or family; a seat that had it takes the other one. */
export function withMark(wish: Wish, at: number, mark: string, known: readonly string[]): Wish {
  const marks = marksBySeat(wish, known);
  const before = marks[at] ?? "";
  return {
    ...wish,
    marked: true,
    seats: wish.seats.map((seat, index) => {
      const own = marks[index] ?? "";
      return { ...seat, mark: index === at ? mark : own === mark ? before : own };
    }),
  };
}

/** The same form with a module put in or taken out. */
export function withModule(wish: Wish, module: string, on: boolean): Wish {
  const others = wish.modules.filter((each) => each !== module);
  return { ...wish, modules: on ? [...others, module] : others };
}

/** The same form with an option; its default is not kept, so that it follows the game. */
export function withOption(wish: Wish, info: GameInfo, option: string, value: string): Wish {
  const options = { ...wish.options, [option]: value };
  if (info.options.find((each) => each.id === option)?.default === value) delete options[option];
  return { ...wish, options };
}

/** The value of an option, touched or not. */
export function optionOf(wish: Wish, info: GameInfo, option: string): string {
  return wish.options[option] ?? info.options.find((each) => each.id === option)?.default ?? "";
}

/** Whether this is a table with one seat. */
export function isAlone(wish: Wish): boolean {
  return wish.seats.length === 1;
}

/** Whether the table is for practice: as chosen, else when nobody comes in from elsewhere. */
export function isPractice(wish: Wish): boolean {
  return wish.practice ?? !hasOpenSeat(wish);
}

/** Whether a seat waits for somebody with a link. */
export function hasOpenSeat(wish: Wish): boolean {
  return wish.seats.some((seat) => seat.kind === "open");
}

/** What is to be checked. What speaks of a game alone is left out of a table with more seats. */
export function setupOf(wish: Wish, info: GameInfo, known: readonly string[]): SetupWish {
  const traits = traitsOf(wish.game);
  const alone = isAlone(wish);
  const order = info.modules.map((module) => module.id);
  const comes = info.modules.filter((module) => module.by_itself).map((module) => module.id);
  const onlyAlone = info.modules.filter(isOnlyAlone).map((module) => module.id);
  const isSent = (id: string): boolean => {
    const option = info.options.find((each) => each.id === id);
    if (option === undefined || !isAloneOption(info, option)) return true;
    return alone && (isUseful(info, id, wish.modules) || !option.only_with.some((each) => comes.includes(each)));
  };
  const options = Object.fromEntries(
    Object.entries(wish.options).filter(([option, value]) => value !== "" && isSent(option)),
  );
  const marks = marksBySeat(wish, known);
  if (wish.marked && traits.marks !== "") options[info.seat_option] = marks.join(",");
  return {
    game: wish.game,
    seats: wish.seats.length,
    modules: wish.modules
      .filter((module) => !comes.includes(module) && (alone || !onlyAlone.includes(module)))
      .sort((a, b) => order.indexOf(a) - order.indexOf(b)),
    options,
    corrections: wish.corrections,
  };
}

function seatWish(seat: SeatForm, name: string): SeatWish {
  if (seat.kind === "me") return { kind: "me", name };
  if (seat.kind === "local") return { kind: "local", name: seat.name.trim() };
  if (seat.kind === "open") return { kind: "open" };
  return { kind: "bot", bot: seat.bot, ...(seat.name.trim() === "" ? {} : { name: seat.name.trim() }) };
}

/** What is asked for when the form is sent. */
export function tableOf(wish: Wish, info: GameInfo, known: readonly string[]): NewTable {
  const setup = setupOf(wish, info, known);
  return {
    game: wish.game,
    seats: wish.seats.map((seat) => seatWish(seat, wish.name.trim())),
    modules: setup.modules ?? [],
    options: setup.options ?? {},
    corrections: wish.corrections,
    title: wish.title.trim(),
    public: wish.public,
    practice: isPractice(wish),
    consent_after: wish.silence && !isPractice(wish) ? SILENCE_HOURS : 0,
    time: timeOf(wish.pace, wish.minutes, wish.seconds),
  };
}

/** A game at once, without a form: a way to play with me on the first seat and stewards on the others. */
export function quickTable(game: string, name: string, preset: Preset): NewTable {
  const bots = Array.from({ length: preset.seats[2] - 1 }, (): SeatWish => ({ kind: "bot", bot: STEWARD }));
  return {
    game,
    seats: [{ kind: "me", name }, ...bots],
    modules: [...preset.modules],
    options: { ...preset.options },
    practice: true,
  };
}

/** What the form itself lacks: places with an empty name, and lists with nothing in them. */
export function gaps(wish: Wish): string[] {
  const lists = Object.entries(wish.options).flatMap(([option, value]) => (value === "" ? [`option-${option}`] : []));
  const found = wish.seats.flatMap((seat, at) =>
    seat.kind === "local" && seat.name.trim() === "" ? [`seat-${at}`] : [],
  );
  const needsName = wish.seats.some((seat) => seat.kind === "me") && wish.name.trim() === "";
  return [...(needsName ? ["name"] : []), ...found, ...lists];
}
