/** Moving pieces between sectors: first what moves, then where it goes. Minstrel, fool and actress ask for it. */
import { useId } from "preact/hooks";
import { Panel } from "../../../ui";
import { Glyph } from "../art/glyph";
import { loadWords, loadsOf } from "../loads";
import type { Load } from "../loads";
import { wordsOf } from "../model";
import type { Scene } from "../model";
import { AnswerWorth } from "./borough";
import { Choose, OtherAnswers } from "./common";
import "./moves.css";

/** Two steps, so that a hundred answers stay a dozen: each load opens to show where it can go. */
export function MovesPanel({ scene }: { scene: Scene }) {
  const { props } = scene;
  const { texts } = props;
  const group = useId();
  const loads = loadsOf(props.offer);
  if (loads.length === 0) return null;
  const sources = [...new Set(loads.map(({ from }) => from))];
  return (
    <Panel title={texts.t("ndb-moves")} note={texts.t("ndb-moves-note")} tone="accent" class="nd-moves-panel">
      <ul class="nd-sectors">
        {sources.map((from) => (
          <li key={from} class="nd-move-from">
            <Glyph name={from} size="middle" />
            <h3>{texts.term("sector", from)}</h3>
            <div class="nd-move-loads">
              {loads
                .filter((load) => load.from === from)
                .map((load) => (
                  <LoadChoices key={load.id} scene={scene} load={load} group={group} />
                ))}
            </div>
          </li>
        ))}
      </ul>
      <OtherAnswers scene={scene} place="moves" />
    </Panel>
  );
}

function LoadChoices({ scene, load, group }: { scene: Scene; load: Load; group: string }) {
  const { props } = scene;
  const { texts } = props;
  const isChosen = load.choices.some(({ action }) => action === props.draft.action);
  return (
    <details class={`nd-details ${isChosen ? "nd-chosen" : ""}`} name={group}>
      <summary data-part={load.id}>{loadWords(scene, load)}</summary>
      <ul class="nd-sectors">
        {load.choices.map((choice) => {
          const to = wordsOf(choice.action)[2] ?? "";
          return (
            <li
              key={choice.action}
              class={`nd-sector nd-open ${props.draft.action === choice.action ? "nd-chosen" : ""}`}
            >
              <Glyph name={to} size="middle" />
              <div class="nd-sector-name">
                <h4>{texts.term("sector", to)}</h4>
              </div>
              <div class="nd-sector-next">
                <AnswerWorth scene={scene} choice={choice} />
              </div>
              <Choose scene={scene} choice={choice} name={texts.term("sector", to)} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
