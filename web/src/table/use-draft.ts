/** The answer being put together, as boards see it. */
import { useMemo } from "preact/hooks";
import type { Draft } from "../contract";
import type { Position } from "../gen/protocol";
import { preference } from "./preferences";
import type { AtTable } from "./use-session";

/** Whoever wants no confirmation commits by choosing. */
export function useDraft(at: AtTable, busy: boolean): Draft {
  const { session, tell } = at;
  const { action, chosen, stage } = session.draft;
  return useMemo(
    () => ({
      action,
      chosen,
      stage,
      choose: (wanted: string | null) => {
        if (wanted !== null && commitsAtOnce(session.position)) tell({ kind: "commit", action: wanted });
        else tell({ kind: "choose", action: wanted });
      },
      compose: (parts: readonly string[]) => tell({ kind: "compose", chosen: parts }),
    }),
    [session.draft, session.position, busy, tell],
  );
}

function commitsAtOnce(position: Position | null): boolean {
  const offer = position?.offer ?? null;
  if (offer === null) return false;
  const confirm = preference("confirm");
  const isOnlyAnswer = offer.choices.length === 1 && !offer.more && (offer.stage?.parts.length ?? 0) === 0;
  return confirm === "never" || (confirm === "choice" && isOnlyAnswer);
}
