/** The attributes of a control that gives an answer: pressed again, it takes it back. */
import type { Draft } from "../contract";

export function answering(draft: Draft, action: string) {
  const isChosen = draft.action === action;
  return {
    type: "button" as const,
    "aria-pressed": isChosen,
    "data-action": action,
    onClick: () => draft.choose(isChosen ? null : action),
  };
}
