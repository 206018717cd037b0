/** The face of a card in the tray: a control where it is an answer, with a tick once it is chosen. */
import type { ComponentChildren } from "preact";
import type { Draft } from "../../../../contract";
import { fitted } from "../../../../ui/fitted";
import { answering } from "../../../../ui/answering";

interface CardFaceProps {
  draft: Draft;
  /** The answer that the card gives; none where it cannot be chosen. */
  action: string | undefined;
  title?: string | undefined;
  children: ComponentChildren;
}

export function CardFace({ draft, action, title, children }: CardFaceProps) {
  if (action === undefined) return <div class="nds-card-face">{children}</div>;
  return (
    <button {...answering(draft, action)} class="nds-card-face" title={title}>
      {children}
      <span class="nds-check" aria-hidden="true">
        {draft.action === action ? "✓" : ""}
      </span>
    </button>
  );
}

/** What a card or a person is called: a long word is written smaller. */
export function CardName({ children }: { children: string }) {
  return (
    <b class="nds-card-name ui-fitted" style={fitted(children)}>
      {children}
    </b>
  );
}
