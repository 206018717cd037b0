/** From events to steps: how each is shown, as its game says, and how long that takes. */
import type { Beat, Board, BoardProps, SoundName } from "../contract";
import type { Told } from "../gen/protocol";
import { beat } from "./beat";
import type { Step } from "./queue";
import { timeOf } from "./stage";

export type BeatStep = Step<Beat | null>;

/** The beat of an event; null where there is none, and where a game stumbles over what it has never seen. */
export function beatOf(board: Board | null, told: Told, before: BoardProps, after: BoardProps): Beat | null {
  try {
    return board?.beat?.(told, before, after) ?? null;
  } catch {
    return null; // the words tell it
  }
}

export function plan(
  board: Board | null,
  events: readonly Told[],
  before: BoardProps,
  after: BoardProps,
): readonly BeatStep[] {
  return events.map((told) => {
    const shown = beatOf(board, told, before, { ...after, recent: events });
    return { told, shown, time: timeOf(shown) };
  });
}

/** The spots that some steps changed. */
export function spotsOf(steps: readonly BeatStep[]): readonly string[] {
  return [...new Set(steps.flatMap(({ shown }) => shown?.ring ?? []))];
}

/** The sounds of some steps, each once. */
export function soundsOf(steps: readonly BeatStep[]): readonly SoundName[] {
  return [...new Set(steps.flatMap(({ shown }) => shown?.sound ?? []))];
}

/** What moves in some steps, and what they change, as one beat. */
export function together(steps: readonly BeatStep[]): Beat {
  return beat({ flights: steps.flatMap(({ shown }) => shown?.flights ?? []), ring: spotsOf(steps) });
}
