/** While the story runs on a page that scrolls: what is being told, and the way past it. */
import type { Told } from "../gen/protocol";
import { useTexts } from "../i18n/texts";
import { Button } from "../ui";
import "./story-bar.css";

export interface StoryBarProps {
  told: Told | null;
  names: readonly string[];
  seat: number | null;
  onSkip(): void;
}

export function StoryBar({ told, names, seat, onSkip }: StoryBarProps) {
  const texts = useTexts();
  return (
    <div class="st-bar">
      {told !== null && <p class="st-bar-words">{texts.event(told.event, names, seat)}</p>}
      <Button kind="primary" icon="turn-on" onClick={onSkip} data-skip="">
        {texts.t("table-story-skip")}
      </Button>
    </div>
  );
}
