/**
 * A guided game: its lesson is loaded only at tables that have one. It narrows the offer to what the lesson allows, so
 * boards need not know of it; whoever leaves its course, by taking back for instance, is free.
 */
import type { FunctionComponent } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Draft } from "../contract";
import type { Offer, Position, Stage, TableInfo } from "../gen/protocol";
import type { LessonProps } from "../learn/lesson";

type Kit = typeof import("../learn");

/** The name that such tables carry in `guide`. */
const FIRST_GAME = "first-game";

export interface Guidance {
  offer: Offer | null;
  draft: Draft;
  Lesson: FunctionComponent<LessonProps> | null;
}

/** The stage of a long answer with only those parts and answers that lead to an allowed one. */
function narrowStage(stage: Stage | null, allow: readonly string[], kit: Kit): Stage | null {
  if (stage === null) return null;
  return {
    ...stage,
    parts: stage.parts.filter((part) => kit.allowsPart(allow, stage.chosen, String(part.value))),
    choices: stage.choices.filter((choice) => allow.includes(choice.action)),
  };
}

/** The offer and the answer being composed, as the lesson of the table leaves them. */
export function useGuidance(table: TableInfo, position: Position, offer: Offer | null, draft: Draft): Guidance {
  const isGuided = table.guide === FIRST_GAME;
  const [kit, setKit] = useState<Kit | null>(null);
  useEffect(() => {
    if (isGuided) void import("../learn").then(setKit);
  }, [isGuided]);
  return useMemo(() => {
    if (kit === null) return { offer: isGuided ? null : offer, draft, Lesson: null };
    const allow = kit.guided(table.game, position.ply, position.offer)?.allow ?? null;
    if (offer === null || allow === null) return { offer, draft, Lesson: kit.Lesson };
    return {
      offer: {
        ...offer,
        choices: offer.choices.filter((choice) => allow.includes(choice.action)),
        examples: offer.examples.filter((action) => allow.includes(action)),
        stage: narrowStage(offer.stage, allow, kit),
      },
      draft: {
        ...draft,
        stage: narrowStage(draft.stage, allow, kit),
        choose: (action) => {
          if (action === null || allow.includes(action)) draft.choose(action);
        },
        propose: (action) => {
          if (allow.includes(action)) draft.propose(action);
        },
      },
      Lesson: kit.Lesson,
    };
  }, [kit, isGuided, table.game, position.ply, position.offer, offer, draft]);
}
