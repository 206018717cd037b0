/** The persons one may bribe, as cards: what each does, what it would bring, and why not. */
import { Portrait } from "../../art/portrait";
import { choicesAbout, choicesAt } from "../../model";
import type { Scene } from "../../model";
import { personWorth } from "../../person-worth";
import { backOf } from "../persons";
import { reasonFor } from "../reasons";
import { CardFace, CardName } from "./card-face";
import "./persons.css";

export function PersonCards({ scene }: { scene: Scene }) {
  return (
    <ul class="nds-bribes">
      {scene.view.persons.map((person) => (
        <PersonCard key={person} scene={scene} person={person} />
      ))}
    </ul>
  );
}

function PersonCard({ scene, person }: { scene: Scene; person: string }) {
  const { texts, draft, offer, names } = scene.props;
  const choice = choicesAbout(choicesAt(offer, "persons"), person)[0];
  const back = backOf(scene, person);
  const worth = personWorth(scene, person);
  const why = choice === undefined ? reasonFor(scene, "person", person) : null;
  const isChosen = choice !== undefined && draft.action === choice.action;
  return (
    <li
      title={texts.t(`nd-person-${person}-power`)}
      class={`nds-card ${choice === undefined ? "nds-no" : ""} ${isChosen ? "nds-chosen" : ""} ${back === "brown" ? "nd-back-brown" : "nd-back-grey"}`}
    >
      <CardFace
        draft={draft}
        action={choice?.action}
        title={choice === undefined ? undefined : texts.choice(choice, names)}
      >
        <Portrait person={person} back={back} size="small" />
        <span class="nds-card-head">
          <CardName>{texts.term("person", person)}</CardName>
          <span class="nds-card-owner">{texts.t(`nd-person-${person}-power`)}</span>
        </span>
        <span class="nds-card-does">
          {why !== null && <span class="nds-card-why">✕ {why} </span>}
          {worth !== "" && (
            <span class="nds-card-text">
              {texts.t(choice === undefined ? "nds-would-bring" : "nds-brings")} <b>{worth}</b>
            </span>
          )}
        </span>
      </CardFace>
    </li>
  );
}
