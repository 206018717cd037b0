/** Ways to play that go together: each sets the seats and ticks what it takes. */
import type { GameInfo } from "../gen/protocol";
import { FIRST } from "./traits";
import { withSeats } from "./wish";
import type { Wish } from "./wish";

/** A way to play. Its name is the message `lobby-preset-<id>`, what it is for `lobby-preset-<id>-about`. */
export interface Preset {
  id: string;
  /** The fewest and the most seats; a form with another number takes the last one. */
  seats: readonly [number, number, number];
  modules: readonly string[];
}

const UPSTAIRS = ["ud-servants", "howard", "ud-guests", "ud-tiles", "ud-copies"];

const PRESETS: Readonly<Record<string, readonly Preset[]>> = {
  obsession: [
    { id: "base", seats: [2, 4, 3], modules: [] },
    { id: "upstairs", seats: [2, 5, 4], modules: UPSTAIRS },
    { id: "six", seats: [6, 6, 6], modules: [...UPSTAIRS, "wessex"] },
    { id: "teams", seats: [4, 4, 4], modules: [...UPSTAIRS, "teams"] },
    { id: "tableau", seats: [2, 4, 3], modules: ["tableau", "ud-guests", "ud-tiles"] },
    { id: "duel", seats: [2, 2, 2], modules: ["duel", "ud-guests", "ud-tiles"] },
    { id: "challenge", seats: [1, 1, 1], modules: ["estate-challenge", "ud-guests"] },
    { id: "solitaire", seats: [1, 1, 1], modules: [] },
  ],
};

/** The ways to play a game; those whose modules it does not know are left out. */
export function presetsOf(info: GameInfo): readonly Preset[] {
  const known = info.modules.map((module) => module.id);
  return (PRESETS[info.id] ?? []).filter(
    ({ modules, seats }) => modules.every((module) => known.includes(module)) && seats[0] <= info.most && seats[1] >= info.least,
  );
}

/** The form with a way to play; who sits there and who begins stays, other options go back to their defaults. */
export function withPreset(wish: Wish, preset: Preset): Wish {
  const [least, most, usual] = preset.seats;
  const count = wish.seats.length;
  const seated = withSeats(wish, count >= least && count <= most ? count : usual);
  const first = seated.options[FIRST];
  return { ...seated, marked: false, modules: [...preset.modules], options: first === undefined ? {} : { [FIRST]: first } };
}

/** Whether a form is this way to play, whatever its options are. */
export function isPreset(wish: Wish, preset: Preset): boolean {
  const count = wish.seats.length;
  const has = preset.modules.every((module) => wish.modules.includes(module));
  return has && wish.modules.length === preset.modules.length && count >= preset.seats[0] && count <= preset.seats[1];
}
