/** Ways to play that go together: each sets the seats and ticks what it takes. */
import type { GameInfo } from "../gen/protocol";
import { FIRST, traitsOf } from "./traits";
import { withSeats } from "./wish";
import type { Wish } from "./wish";

/** A way to play. Its name is the message `lobby-preset-<id>`, what it is for `lobby-preset-<id>-about`. */
export interface Preset {
  id: string;
  /** The fewest and the most seats; a form with another number takes the last one. */
  seats: readonly [number, number, number];
  modules: readonly string[];
  /** Options that make it what it is; they are then part of it, colours or families of the seats included. */
  options?: Readonly<Record<string, string>>;
}

/** The way to play that a table is, by its modules and seats; null where somebody has put it together himself. */
export function presetOf(game: string, seats: number, modules: readonly string[]): Preset | null {
  const added = modules.filter((each) => each !== BASE);
  const isIt = (preset: Preset): boolean =>
    preset.options === undefined &&
    seats >= preset.seats[0] &&
    seats <= preset.seats[1] &&
    preset.modules.length === added.length &&
    preset.modules.every((each) => added.includes(each));
  return traitsOf(game).presets.find(isIt) ?? null;
}

/** The way to play that a table has been made of: it has the module that no other way has; null where there is none. */
export function kindOf(game: string, seats: number, modules: readonly string[]): Preset | null {
  const presets = traitsOf(game).presets.filter((each) => seats >= each.seats[0] && seats <= each.seats[1]);
  const isOwn = (preset: Preset, module: string): boolean =>
    modules.includes(module) && presets.every((other) => other === preset || !other.modules.includes(module));
  return presets.find((preset) => preset.modules.some((module) => isOwn(preset, module))) ?? null;
}

/** The module that every table has. */
const BASE = "base";

/** The ways to play a game; those whose modules it does not know are left out. */
export function presetsOf(info: GameInfo): readonly Preset[] {
  const known = info.modules.map((module) => module.id);
  return traitsOf(info.id).presets.filter(
    ({ modules, seats }) =>
      modules.every((module) => known.includes(module)) && seats[0] <= info.most && seats[1] >= info.least,
  );
}

/**
 * The form with a way to play; who sits there and who begins stays, other options go back to their defaults. What tells
 * the seats apart is an option of the game, too (`seatOption`).
 */
export function withPreset(wish: Wish, preset: Preset, seatOption = ""): Wish {
  const [least, most, usual] = preset.seats;
  const count = wish.seats.length;
  const seated = withSeats(wish, count >= least && count <= most ? count : usual);
  const first = seated.options[FIRST];
  const { [seatOption]: marks = "", ...options } = preset.options ?? {};
  const listed = marks === "" ? [] : marks.split(",");
  return {
    ...seated,
    seats: seated.seats.map((seat, at) => ({ ...seat, mark: listed[at] ?? (preset.options ? "" : seat.mark) })),
    marked: listed.length > 0,
    modules: [...preset.modules],
    options: { ...(first === undefined ? {} : { [FIRST]: first }), ...options },
  };
}

/** Whether a form is this way to play, whatever its options are unless they make it what it is. */
export function isPreset(wish: Wish, preset: Preset, seatOption = ""): boolean {
  const count = wish.seats.length;
  const marks = wish.marked ? wish.seats.map((seat) => seat.mark).join(",") : "";
  const settled = Object.entries(preset.options ?? {});
  if (!settled.every(([id, value]) => (id === seatOption ? marks : wish.options[id]) === value)) return false;
  const has = preset.modules.every((module) => wish.modules.includes(module));
  return has && wish.modules.length === preset.modules.length && count >= preset.seats[0] && count <= preset.seats[1];
}
