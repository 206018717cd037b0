/** Tabs of the rail: the plague forecast of everybody, the score as things stand, and all persons with their texts. */
import type { BoardProps, RailTab } from "../../../contract";
import { Portrait } from "../art/portrait";
import { sceneOf } from "../model";
import { CathedralPanel } from "../panels/cathedral";
import { Inspect } from "../panels/common";
import { PersonsPanel } from "../panels/persons";
import { PlaguePanel } from "../panels/plague";
import { PlayersPanel } from "../panels/players";
import { ProjectionPanel } from "../panels/projection";
import { ratsOf } from "./persons";
import "./rail.css";

function Plague(props: BoardProps) {
  const scene = sceneOf(props);
  return (
    <div class="nd-board nds-rail">
      <PlaguePanel scene={scene} />
      {scene.view.persons.length === 0 && <p>{props.texts.t("nds-no-persons")}</p>}
    </div>
  );
}

function Score(props: BoardProps) {
  const scene = sceneOf(props);
  return (
    <div class="nd-board nds-rail">
      <ProjectionPanel scene={scene} />
      <CathedralPanel scene={scene} />
      <PlayersPanel scene={scene} />
    </div>
  );
}

/** The persons of the turn at length, then all others by name. */
function Persons(props: BoardProps) {
  const scene = sceneOf(props);
  const { texts } = props;
  const withNew = scene.view.modules.includes("new-persons");
  const others = scene.facts.persons.filter(
    ({ id, set }) => !scene.view.persons.includes(id) && (withNew || set === "base"),
  );
  return (
    <div class="nd-board nds-rail">
      <PersonsPanel scene={scene} />
      <h3>{texts.t("nds-all-persons")}</h3>
      <ul class="nds-everybody">
        {others.map(({ id, back }) => (
          <li key={id}>
            <Portrait person={id} back={back} size="small" />
            <div>
              <b>
                <Inspect scene={scene} sort="person" id={id}>
                  {texts.term("person", id)}
                </Inspect>
              </b>{" "}
              <span class="nd-tag">
                {back === "brown" ? "" : `${texts.term("period", back)} · `}
                {texts.t("ndb-rats", { n: ratsOf(scene, id) })}
              </span>
              <p>{texts.t(`nd-person-${id}-power`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const TABS: readonly RailTab[] = [
  { id: "plague", icon: "rat", label: "nds-tab-plague", Panel: Plague },
  { id: "score", icon: "trophy", label: "nds-tab-score", Panel: Score },
  { id: "persons", icon: "person", label: "nds-tab-persons", Panel: Persons },
];
