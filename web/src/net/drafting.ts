/** The part of the machine that puts an answer together, looks at what it would bring, and gives it. */
import type { Choice, Offer, Previewed, Staged } from "../gen/protocol";
import { leadingTo } from "./onward";
import { judged } from "./planning";
import {
  ask,
  type Counts,
  type Deed,
  type DraftState,
  fresh,
  isSubmitting,
  NO_DRAFT,
  quiet,
  type Session,
  type Step,
} from "./session-state";

/** The question that an answer is put together for: the open one, or the next one while others play. */
function openOffer(session: Session): Offer | null {
  return isSubmitting(session) ? null : (session.position?.offer ?? session.ahead);
}

/** How the server is to understand what is put together: as things stand, ahead of the turn, after another answer. */
function standpoint(session: Session, offer: Offer, action: string | null): { first?: string; ahead?: boolean } {
  const first = action === null ? (offer.onward?.action ?? "") : leadingTo(session, offer, action);
  return {
    ...(first === "" ? {} : { first }),
    ...(session.position?.offer === null ? { ahead: true } : {}),
  };
}

/** The answer of the offer that these words are. */
export function choiceFor(session: Session, action: string): Choice | null {
  const offer = session.position?.offer ?? session.ahead;
  const choices = [...(session.draft.stage?.choices ?? []), ...(offer?.choices ?? [])];
  return choices.find((each) => each.action === action) ?? null;
}

/** Ask what an answer would bring. */
export function askPreview(session: Session, offer: Offer, draft: DraftState, action: string): Step {
  const [id, asked] = ask(session, (request) => ({
    type: "preview",
    id: request,
    seat: offer.seat,
    action,
    ...standpoint(session, offer, action),
  }));
  return { ...asked, session: { ...asked.session, draft: { ...draft, previewing: id } } };
}

/** Choose an answer, or none. */
export function choose(session: Session, action: string | null, counts: Counts = "ask"): Step {
  const offer = openOffer(session);
  if (offer === null) return quiet(session);
  const { preview, previewing, peeked } = session.draft;
  // What was looked at a moment ago need not be asked for again.
  const known = action !== null && action === peeked && (preview !== null || previewing !== null);
  const draft = { ...session.draft, action, counts, peeked: null };
  if (known) {
    const taken = { ...session, draft, notice: null };
    return preview === null ? quiet(taken) : settled(taken, preview);
  }
  const clean = { ...draft, preview: null, previewing: null };
  if (action === null) return quiet({ ...session, draft: clean, notice: null });
  return askPreview({ ...session, notice: null }, offer, clean, action);
}

/** Look at an answer without choosing it. Where one is chosen, its own preview stays. */
export function peek(session: Session, action: string | null): Step {
  const offer = openOffer(session);
  const { draft } = session;
  if (draft.action !== null || draft.peeked === action || (offer === null && action !== null)) return quiet(session);
  const clean = { ...draft, peeked: action, preview: null, previewing: null };
  if (offer === null || action === null) return quiet({ ...session, draft: clean });
  return askPreview(session, offer, clean, action);
}

/** Choose the parts of a long answer. */
export function compose(session: Session, chosen: readonly string[]): Step {
  const offer = openOffer(session);
  if (offer === null) return quiet(session);
  const draft: DraftState = { ...NO_DRAFT, chosen, stage: session.draft.stage };
  if (chosen.length === 0) return quiet({ ...session, draft: { ...draft, stage: offer.stage } });
  const [id, asked] = ask(session, (request) => ({
    type: "compose",
    id: request,
    seat: offer.seat,
    chosen: [...chosen],
    ...standpoint(session, offer, null),
  }));
  return { ...asked, session: { ...asked.session, draft: { ...draft, composing: id } } };
}

/** Give an answer, or the one that leads to its question first. Ahead of the turn nothing is given. */
export function commit(session: Session, action: string | null): Step {
  const { position, draft } = session;
  const offer = openOffer(session);
  if (action === null || position === null || position.offer === null || offer === null) return quiet(session);
  const [id, after] = fresh(session);
  const first = leadingTo(session, offer, action);
  const made: Deed = {
    type: "submit",
    id,
    seat: offer.seat,
    ply: position.ply,
    epoch: position.epoch,
    action: first === "" ? action : first,
  };
  const byItself = draft.counts === "by-itself" && draft.action === action ? choiceFor(session, action) : null;
  return {
    session: {
      ...after,
      outbox: [...after.outbox, made],
      following: first === "" ? null : { after: position.ply, kind: offer.kind, action },
      saved: false,
      notice: null,
      reasons: null,
      plan: session.plan?.kind === offer.kind ? null : session.plan,
      byItself,
    },
    send: after.welcomed ? [made] : [],
  };
}

/** Give the answer that follows, once the one before it has led to its question; anything else ends it. */
export function follow(session: Session): Step {
  const { following, position } = session;
  if (following === null || position === null || position.ply <= following.after) return quiet(session);
  if (session.outbox.some((each) => each.type === "submit")) return quiet(session);
  const free: Session = { ...session, following: null };
  if (position.offer?.kind !== following.kind)
    return quiet({ ...free, draft: { ...NO_DRAFT, stage: position.offer?.stage ?? null }, notice: { kind: "stale" } });
  return commit({ ...free, pair: position.ply }, following.action);
}

/** The stage that was asked for has come. */
export function staged(session: Session, message: Staged): Step {
  if (message.id !== session.draft.composing) return quiet(session);
  return quiet({ ...session, draft: { ...session.draft, stage: message.stage, composing: null } });
}

/** The preview that was asked for has come. */
export function previewed(session: Session, message: Previewed): Step {
  if (message.id !== session.draft.previewing) return quiet(session);
  return settled({ ...session, draft: { ...session.draft, previewing: null } }, message);
}

/** What an answer would bring is known: give it, if it was to count once that is harmless. */
function settled(session: Session, preview: Previewed): Step {
  const { action, counts, isPlan } = session.draft;
  if (isPlan) return judged(session, preview);
  const shown = { ...session, draft: { ...session.draft, preview } };
  if (action === null || counts === "ask") return quiet(shown);
  const isHarmless = !preview.revealed && (counts === "by-itself" || !preview.unknown);
  if (preview.why === null && isHarmless) return commit(shown, action);
  return quiet({ ...shown, draft: { ...shown.draft, counts: "ask" } });
}
