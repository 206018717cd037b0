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
}

/** The ways to play a game; those whose modules it does not know are left out. */
export function presetsOf(info: GameInfo): readonly Preset[] {
  const known = info.modules.map((module) => module.id);
  return traitsOf(info.id).presets.filter(
    ({ modules, seats }) =>
      modules.every((module) => known.includes(module)) && seats[0] <= info.most && seats[1] >= info.least,
  );
}

/** The form with a way to play; who sits there and who begins stays, other options go back to their defaults. */
export function withPreset(wish: Wish, preset: Preset): Wish {
  const [least, most, usual] = preset.seats;
  const count = wish.seats.length;
  const seated = withSeats(wish, count >= least && count <= most ? count : usual);
  const first = seated.options[FIRST];
  return {
    ...seated,
    marked: false,
    modules: [...preset.modules],
    options: first === undefined ? {} : { [FIRST]: first },
  };
}

/** Whether a form is this way to play, whatever its options are. */
export function isPreset(wish: Wish, preset: Preset): boolean {
  const count = wish.seats.length;
  const has = preset.modules.every((module) => wish.modules.includes(module));
  return has && wish.modules.length === preset.modules.length && count >= preset.seats[0] && count <= preset.seats[1];
}
