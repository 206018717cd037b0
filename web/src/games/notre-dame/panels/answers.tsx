/** Answers that are about no card, person, sector or market: bonuses, gifts, bills to cash in, pass and decline. */
import { Panel } from "../../../ui";
import { Glyph } from "../art/glyph";
import { answerSign } from "../board-words";
import { choicesAt } from "../model";
import type { Scene } from "../model";
import { AnswerWorth } from "./borough";
import { Choose, mainPlace } from "./common";

/** Shown on top of the board while such a question is open. */
export function AnswersPanel({ scene }: { scene: Scene }) {
  const { props } = scene;
  const { texts, offer } = props;
  if (offer === null || mainPlace(scene) !== "rest") return null;
  const choices = choicesAt(offer, "rest");
  if (choices.length === 0) return null;
  return (
    <Panel title={texts.question(offer.kind)} tone="accent" class="nd-answers-panel">
      <ul class="nd-answers">
        {choices.map((choice) => {
          const sign = answerSign(choice.action);
          return (
            <li key={choice.action} class={props.draft.action === choice.action ? "nd-chosen" : ""}>
              <Choose scene={scene} choice={choice}>
                {sign !== null && <Glyph name={sign} />}
              </Choose>
              {sign !== null && choice.action !== "take gold" && choice.action !== "take cube" && (
                <AnswerWorth scene={scene} choice={choice} />
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
