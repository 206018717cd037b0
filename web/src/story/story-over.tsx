/** What the story lays over the table: a card for the great moments, else a line that says what happens. */
import { useTexts } from "../i18n/texts";
import { useSignal } from "./signal";
import { StoryBar } from "./story-bar";
import { StoryCard } from "./story-card";
import type { StoryShown } from "./use-story";

export interface StoryOverProps {
  story: StoryShown;
  names: readonly string[];
  seat: number | null;
  /** Whether the line and the way to now stand in the tray. */
  hasTray: boolean;
}

export function StoryOver({ story, names, seat, hasTray }: StoryOverProps) {
  const { told, card } = useSignal(story.now);
  if (card !== null) return <StoryCard shown={card} onClose={story.skip} />;
  if (!story.isBehind || hasTray) return null;
  return <StoryBar told={told} {...{ names, seat }} onSkip={story.skip} />;
}

/** The line itself, for the place where the question stands otherwise. */
export function StoryLine({ story, names, seat }: Omit<StoryOverProps, "hasTray">) {
  const texts = useTexts();
  const { told } = useSignal(story.now);
  return told === null ? null : <p class="os-advice">{texts.event(told.event, names, seat)}</p>;
}
