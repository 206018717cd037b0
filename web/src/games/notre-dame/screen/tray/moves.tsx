/** Moving pieces: first what moves, then where it goes; the map shows the same. Minstrel, fool and actress ask for it. */
import { Glyph } from "../../art/glyph";
import { loadWords } from "../../loads";
import { wordsOf } from "../../model";
import type { Scene } from "../../model";
import { usePick } from "../map/pick";
import { Answer } from "./answer";
import "./moves.css";

/** More are put into four rows, and written smaller. */
const FEW = 9;

export function Moves({ scene }: { scene: Scene }) {
  const { texts } = scene.props;
  const { loads, load, pick } = usePick(scene);
  return (
    <div class="nds-moves">
      <ul class={`nds-loads ${loads.length > FEW ? "nds-many-loads" : ""}`} aria-label={texts.t("nds-what-moves")}>
        {loads.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              class={`ui-control nds-load ${each.id === load?.id ? "nds-chosen" : ""}`}
              data-part={each.id}
              aria-pressed={each.id === load?.id}
              aria-label={texts.t("nds-load-from", { load: loadWords(scene, each), place: each.from })}
              onClick={() => pick(each.id)}
            >
              <Glyph name={each.from} /> {loadWords(scene, each)}
            </button>
          </li>
        ))}
      </ul>
      {load === null && <p class="nds-moves-hint">{texts.t("nds-pick-first")}</p>}
      {loads.map((each) => (
        <ul
          key={each.id}
          class="os-answers nds-answers"
          hidden={each.id !== load?.id}
          aria-label={texts.t("nds-where-to")}
        >
          {each.choices.map((choice) => {
            const to = wordsOf(choice.action)[2] ?? "";
            return (
              <li key={choice.action}>
                <Answer scene={scene} choice={choice} sign={<Glyph name={to} />} title={texts.term("sector", to)} />
              </li>
            );
          })}
        </ul>
      ))}
    </div>
  );
}
