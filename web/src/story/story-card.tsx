/** A card of the story over the stage. It goes by itself; a press anywhere on it, or the key of the story, is faster. */
import { useSay } from "../i18n/say";
import { Button } from "../ui";
import type { ShownCard } from "./teller";
import "./story-card.css";

export function StoryCard({ shown, onClose }: { shown: ShownCard; onClose(): void }) {
  const t = useSay();
  const { Card, props } = shown;
  return (
    <div class="st-card-place">
      <section class="st-card" aria-label={t("table-story")} data-card={String(props.told.event["event"])}>
        <Card {...props} />
        <div class="st-card-on">
          <Button onClick={onClose} data-card-on="">
            {t("table-story-on")}
          </Button>
        </div>
      </section>
    </div>
  );
}
