/** Time controls: the few that are offered ready-made, and what to say of any. */
import type { TimeControl } from "../gen/protocol";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A ready-made time control; `time` is null where no clock runs. */
export interface Pace {
  id: string;
  time: TimeControl | null;
}

export const CUSTOM = "custom";

export const PACES: readonly Pace[] = [
  { id: "none", time: null },
  { id: "live", time: { bank: 10 * MINUTE, increment: 30 } },
  { id: "calm", time: { bank: 30 * MINUTE, increment: 60 } },
  { id: "letter", time: { bank: 3 * DAY, increment: DAY } },
  { id: "slow-letter", time: { bank: 14 * DAY, increment: 2 * DAY } },
];

/** The clock that was chosen: a ready-made one, or minutes and seconds of one's own. */
export function timeOf(pace: string, minutes: number, seconds: number): TimeControl | null {
  if (pace === CUSTOM) return { bank: Math.round(minutes * MINUTE), increment: Math.round(seconds) };
  return PACES.find((each) => each.id === pace)?.time ?? null;
}

/** The message that says a clock, with its numbers in units people use. */
export function clockMessage(time: TimeControl | null): { key: string; params: Record<string, number> } {
  if (time === null) return { key: "lobby-clock-none", params: {} };
  if (time.bank >= DAY) {
    return {
      key: "lobby-clock-days",
      params: { days: Math.round(time.bank / DAY), hours: Math.round(time.increment / HOUR) },
    };
  }
  return { key: "lobby-clock-minutes", params: { minutes: Math.round(time.bank / MINUTE), seconds: time.increment } };
}

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
];

/** How long ago a moment was, in the words of the language; both moments in milliseconds. */
export function ago(lang: string, moment: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const seconds = Math.max(0, (now - moment) / 1000);
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  }
  return words.format(0, "minute");
}
