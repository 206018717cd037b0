/** Planning while others play: an answer is made ready, kept, and judged again when the turn has come. */
import type { Ahead, Offer, Previewed } from "../gen/protocol";
import { askPreview, choiceFor } from "./drafting";
import { asPut, directAnswers } from "./onward";
import { ask, NO_DRAFT, ownSeat, type Plan, quiet, type Session, type Step } from "./session-state";

/** Ask for the next question of the looking seat. */
export function lookAhead(session: Session): Step {
  const seat = ownSeat(session);
  if (seat === null || session.position === null || session.position.offer !== null || session.position.over)
    return quiet(session);
  const [id, asked] = ask(session, (request) => ({ type: "ahead", id: request, seat }));
  return { ...asked, session: { ...asked.session, lookingAhead: id } };
}

/** The next question has come; what is being planned for it stays. */
export function lookedAhead(session: Session, message: Ahead): Step {
  if (message.id !== session.lookingAhead || session.position?.offer !== null) return quiet(session);
  const ahead = asPut(message.offer);
  if (ahead === null) {
    const notice = session.ahead === null ? ({ kind: "nothing-ahead" } as const) : session.notice;
    return quiet({ ...session, ahead, lookingAhead: null, draft: NO_DRAFT, notice });
  }
  const isSame = session.ahead?.kind === ahead.kind && session.draft.stage !== null;
  const draft = isSame || session.draft.action !== null ? session.draft : { ...NO_DRAFT, stage: ahead.stage };
  return quiet({ ...session, ahead, direct: directAnswers(message.offer), lookingAhead: null, draft });
}

/** Keep the chosen answer ready. */
export function keepPlan(session: Session): Step {
  const { ahead, draft } = session;
  if (ahead === null || draft.action === null || draft.preview?.why != null) return quiet(session);
  const choice = choiceFor(session, draft.action);
  return quiet({ ...session, plan: { kind: ahead.kind, action: draft.action, chosen: draft.chosen, choice } });
}

/** Plan nothing any more. */
export function dropPlan(session: Session): Step {
  const isPlanning = session.position?.offer === null;
  return quiet({
    ...session,
    plan: null,
    ahead: null,
    lookingAhead: null,
    draft: isPlanning ? NO_DRAFT : session.draft,
  });
}

/** What was being planned, kept or not. */
function planned(session: Session): Plan | null {
  const { ahead, draft, plan } = session;
  if (plan !== null || ahead === null || draft.action === null) return plan;
  return { kind: ahead.kind, action: draft.action, chosen: draft.chosen, choice: choiceFor(session, draft.action) };
}

/**
 * A position has come, *before* is what was known of the table until then. While others play, planning goes on; when the
 * planned question is asked, the plan is put up as the answer and judged.
 */
export function goOnPlanning(before: Session, session: Session): Step {
  const { position } = session;
  const plan = planned(before);
  if (position === null || (plan === null && before.ahead === null)) return quiet(session);
  if (position.over || position.seat !== before.position?.seat) return dropPlan(session);
  if (position.offer === null) {
    const on = { ...session, draft: before.draft, ahead: before.ahead, direct: before.direct, plan };
    return before.ahead === null ? quiet(on) : lookAhead(on);
  }
  const asked = { ...session, ahead: null, lookingAhead: null };
  if (plan === null) return quiet(asked);
  if (plan.kind !== position.offer.kind) return quiet({ ...asked, plan });
  return putUp({ ...asked, plan: null }, position.offer, plan);
}

/** The plan as the chosen answer; its preview says whether it holds. */
function putUp(session: Session, offer: Offer, plan: Plan): Step {
  const draft = { ...NO_DRAFT, action: plan.action, chosen: plan.chosen, stage: offer.stage, isPlan: true };
  const previewed = askPreview({ ...session, plan }, offer, draft, plan.action);
  if (plan.chosen.length === 0) return previewed;
  const first = offer.onward?.action;
  const [id, staged] = ask(previewed.session, (request) => ({
    type: "compose",
    id: request,
    seat: offer.seat,
    chosen: [...plan.chosen],
    ...(first === undefined ? {} : { first }),
  }));
  const after = staged.session;
  return {
    session: { ...after, draft: { ...after.draft, composing: id } },
    send: [...previewed.send, ...staged.send],
  };
}

/** The preview of a plan has come: it holds, or what broke is told and nothing is chosen. */
export function judged(session: Session, preview: Previewed): Step {
  const { plan } = session;
  if (plan === null) return quiet({ ...session, draft: { ...session.draft, isPlan: false, preview } });
  if (preview.why === null) {
    const draft = { ...session.draft, isPlan: false, preview };
    return quiet({ ...session, draft, plan: null, notice: { kind: "plan-holds", plan } });
  }
  return broken(session, plan, preview);
}

/** The plan cannot be carried out. */
export function broken(session: Session, plan: Plan, preview: Previewed | null): Step {
  const draft = { ...NO_DRAFT, stage: session.position?.offer?.stage ?? null };
  const notice = { kind: "plan-broken", plan, why: preview?.why ?? null } as const;
  return quiet({ ...session, draft, plan: null, notice });
}
