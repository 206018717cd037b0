/** The middle of the tray: hand or answers. Every answer of the offer has one control here, whatever the board offers. */
import type { JSX } from "preact";
import type { BoardProps } from "../../../../contract";
import type { Choice } from "../../../../gen/protocol";
import { Glyph } from "../../art/glyph";
import { answerSign } from "../../board-words";
import { choicesAt, placeOf, sceneOf, wordsOf } from "../../model";
import type { Place, Scene } from "../../model";
import { mainPlace } from "../../panels/common";
import { Answer } from "./answer";
import { Cards } from "./cards";
import { Moves } from "./moves";
import { PersonCards } from "./persons";
import { Stops } from "./stops";
import { Withdraw } from "./withdraw";
import "../screen.css";
import "./tray.css";

/** More answers than these stand in two rows. */
const FEW = 4;

export function Tray(props: BoardProps) {
  const scene = sceneOf(props);
  if (!scene.isMine) return null;
  const { offer } = props;
  const place = offer === null ? "cards" : mainPlace(scene);
  const isAboutPersons = offer?.kind === "bribe-person" || offer?.kind === "bribe-again";
  const shown: Place = isAboutPersons ? "persons" : place;
  const others = offer === null ? [] : offer.choices.filter((choice) => placeOf(choice) === "rest");
  return (
    <div class="nds nds-tray">
      {MIDDLE[shown](scene)}
      {shown !== "rest" && others.length > 0 && (
        <ul class="os-answers nds-answers nds-answers-few nds-others">
          {others.map((choice) => (
            <li key={choice.action}>
              <Answer scene={scene} choice={choice} title={otherWords(scene, choice)} look="quiet" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const MIDDLE: Readonly<Record<Place, (scene: Scene) => JSX.Element>> = {
  cards: (scene) => <Cards scene={scene} />,
  persons: (scene) => <PersonCards scene={scene} />,
  stops: (scene) => <Stops scene={scene} />,
  borough: (scene) => <Places scene={scene} />,
  moves: (scene) => <Moves scene={scene} />,
  withdraw: (scene) => <Withdraw scene={scene} />,
  rest: (scene) => <Rest scene={scene} />,
};

/** Passing says what it passes on. */
function otherWords(scene: Scene, choice: Choice): string {
  const { texts, names, offer } = scene.props;
  const key = `nds-${wordsOf(choice.action)[0] ?? ""}-${offer?.kind ?? ""}`;
  return texts.has(key) ? texts.t(key) : texts.choice(choice, names);
}

/** Sectors, or the cathedral, to choose from. */
function Places({ scene }: { scene: Scene }) {
  const { texts, offer } = scene.props;
  const choices = choicesAt(offer, "borough");
  return (
    <ul class={`os-answers nds-answers ${choices.length <= FEW ? "nds-answers-few" : ""}`}>
      {choices.map((choice) => {
        const place = wordsOf(choice.action)[1] ?? "";
        return (
          <li key={choice.action}>
            <Answer
              scene={scene}
              choice={choice}
              sign={<Glyph name={place} />}
              title={texts.term("place", place)}
              badge={scene.mine.cubes[place] ?? (place === "notre-dame" ? scene.mine["notre-dame"] : 0)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Bonuses, gifts, bills to cash in, and whatever else is about nothing on the map. */
function Rest({ scene }: { scene: Scene }) {
  const choices = choicesAt(scene.props.offer, "rest");
  return (
    <ul class={`os-answers nds-answers ${choices.length <= FEW ? "nds-answers-few" : ""}`}>
      {choices.map((choice) => {
        const sign = answerSign(choice.action);
        return (
          <li key={choice.action}>
            <Answer
              scene={scene}
              choice={choice}
              title={sign === null ? otherWords(scene, choice) : undefined}
              sign={sign === null ? undefined : <Glyph name={sign} />}
              look={sign === null ? "quiet" : "plain"}
            />
          </li>
        );
      })}
    </ul>
  );
}
