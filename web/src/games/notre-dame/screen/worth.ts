/** What the chosen answer, or any other, would bring: from the aids of the position and from the server's trial. */
import { split, wordsOf } from "../model";
import type { Brings, Forecast, Scene } from "../model";

/** What an answer brings before the next question; null where nobody has worked it out. */
export function bringsOf(scene: Scene, action: string): Brings | null {
  const { aids } = scene;
  const [verb = "", id = ""] = wordsOf(action);
  const card = verb === "play" || verb === "keep" ? aids.cards?.find(({ kind }) => kind === split(id).rest) : undefined;
  // With an empty supply a card only leads to the question where its cube comes from; what it brings is told of the card.
  const told = card?.moves === true ? (card.brings ?? undefined) : aids.answers?.[action];
  if (told !== undefined) return told;
  if (card !== undefined) return card.brings;
  if (verb === "bribe") return aids.persons?.find((each) => each.person === id)?.brings ?? null;
  if (verb === "collect") return aids.carriage?.stops.find((stop) => stop.market === id)?.brings ?? null;
  return null;
}

/** The plague forecast of the looking seat as things stand; null before persons are turned up. */
export function forecastNow(scene: Scene): Forecast | null {
  if (scene.view.persons.length === 0) return null;
  return scene.aids.plague?.[scene.mine.seat] ?? null;
}

/** The forecast with an answer, where it differs from the one as things stand. */
export function forecastWith(scene: Scene, brings: Brings | null): Pick<Forecast, "end" | "level"> | null {
  const now = forecastNow(scene);
  if (now === null || brings === null || brings.end === now.end) return null;
  return { end: brings.end, level: brings.level };
}
