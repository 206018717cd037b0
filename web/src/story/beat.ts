/** What the games make their beats of: the fields of an event, and a beat from the parts that are not empty. */
import type { Beat, Flight, SoundName, Told } from "../contract";

/** A beat from the parts that are not empty. */
export function beat(parts: Partial<Beat>): Beat {
  return { flights: [], ring: [], sound: null, Card: null, ...parts };
}

/** One piece flies, and what it changed is ringed. */
export function fly(flight: Flight, ring: readonly string[], sound: SoundName): Beat {
  return beat({ flights: [flight], ring, sound });
}

export function text(event: Told["event"], key: string): string {
  return String(event[key] ?? "");
}

export function number(event: Told["event"], key: string): number {
  return Number(event[key] ?? 0);
}

/** The words of a field, be it one or a list of them. */
export function words(event: Told["event"], key: string): readonly string[] {
  const found = event[key];
  if (Array.isArray(found)) return found.map(String);
  return typeof found === "string" && found !== "" ? [found] : [];
}
