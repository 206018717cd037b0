/**
 * An answer that leads on: where the usual answer to a question leads to another question for certain, both are put as one.
 * Whoever answers the second gives the first before it, each through the one door, and the second only if the first has
 * led to the question it is for.
 */
import type { Choice, Offer } from "../gen/protocol";
import type { Session } from "./session-state";

function once(choices: readonly Choice[]): Choice[] {
  return [...new Map(choices.map((each) => [each.action, each])).values()];
}

/** The question as it is put: the one that the usual answer leads to, and beside it the other answers of the first. */
export function asPut(offer: Offer | null): Offer | null {
  if (offer === null || offer.onward === null) return offer;
  const { onward } = offer;
  const others = offer.choices.filter((each) => each.action !== onward.action);
  const { stage } = onward;
  return {
    ...offer,
    kind: onward.kind,
    rule: onward.rule,
    choices: once([...others, ...onward.choices]),
    more: offer.more || onward.more,
    stage: stage === null ? null : { ...stage, choices: once([...others, ...stage.choices]) },
  };
}

/** The answers that the first question takes itself. */
export function directAnswers(offer: Offer | null): readonly string[] {
  const onward = offer?.onward ?? null;
  if (offer === null || onward === null) return [];
  return offer.choices.map((each) => each.action).filter((each) => each !== onward.action);
}

/** The answer to be given before this one; empty where it answers the first question itself. */
export function leadingTo(session: Session, offer: Offer, action: string): string {
  if (offer.onward === null) return "";
  return session.direct.includes(action) ? "" : offer.onward.action;
}
