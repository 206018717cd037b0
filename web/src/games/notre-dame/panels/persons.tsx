/** The persons of the turn: power in words, rats, and what a bribe would bring whoever looks now. */
import { Hidden, Panel } from "../../../ui";
import { Glyph } from "../art/glyph";
import { Portrait } from "../art/portrait";
import { choicesAbout, choicesAt } from "../model";
import type { Scene } from "../model";
import { signOf } from "../board-words";
import { personWorth } from "../person-worth";
import { Choose, Inspect, OtherAnswers, WhyNot } from "./common";
import "./persons.css";

/** How many rats, as signs and in words. */
export function Rats({ scene, count }: { scene: Scene; count: number }) {
  return (
    <span class="nd-rats">
      {Array.from({ length: Math.min(count, 9) }, (_, index) => (
        <Glyph key={index} name="rat" />
      ))}
      <b aria-hidden="true">{count}</b>
      <Hidden>{scene.props.texts.t("ndb-rats", { n: count })}</Hidden>
    </span>
  );
}

/** The back of a person's card, from the aids or from the facts. */
function backOf(scene: Scene, person: string): string {
  return scene.facts.persons.find(({ id }) => id === person)?.back ?? "brown";
}

/** The persons on display, and those of the next turn where they are certain. */
export function PersonsPanel({ scene }: { scene: Scene }) {
  const { view, props } = scene;
  const { texts } = props;
  const bribes = choicesAt(props.offer, "persons");
  if (view.persons.length === 0) return null;
  return (
    <Panel
      title={texts.t("ndb-persons")}
      note={texts.t("ndb-persons-note")}
      tone={bribes.length > 0 ? "accent" : "plain"}
      class="nd-persons-panel"
    >
      <ul class="nd-persons">
        {view.persons.map((person) => (
          <PersonCard key={person} scene={scene} person={person} />
        ))}
      </ul>
      <OtherAnswers scene={scene} place="persons" />
      <NextPersons scene={scene} />
    </Panel>
  );
}

function PersonCard({ scene, person }: { scene: Scene; person: string }) {
  const { props, aids, facts } = scene;
  const { texts } = props;
  const back = backOf(scene, person);
  const aid = aids.persons?.find((each) => each.person === person);
  const choice = choicesAbout(choicesAt(props.offer, "persons"), person)[0];
  const rats = aid?.rats ?? facts.persons.find(({ id }) => id === person)?.rats ?? 0;
  const isChosen = choice !== undefined && props.draft.action === choice.action;
  return (
    <li
      data-spot={`person:${person}`}
      class={`nd-person ${back === "brown" ? "nd-back-brown" : "nd-back-grey"} ${choice === undefined ? "" : "nd-open"} ${isChosen ? "nd-chosen" : ""}`}
    >
      <div class="nd-person-words">
        <div class="nd-person-face">
          <Portrait person={person} back={back} />
          <Rats scene={scene} count={rats} />
        </div>
        <h3>
          <Inspect scene={scene} sort="person" id={person}>
            {texts.term("person", person)}
          </Inspect>
        </h3>
        <p class="nd-tag">
          {back === "brown"
            ? texts.t("ndb-back-brown")
            : texts.t("ndb-back-grey", { name: texts.term("period", back) })}
        </p>
        <p>{texts.t(`nd-person-${person}-power`)}</p>
      </div>
      {aid?.brings !== undefined && aid.brings !== null && (
        <p class="nd-person-now">
          {signOf(aid.brings) !== null && <Glyph name={signOf(aid.brings) ?? ""} />}
          <span>
            {texts.t("ndb-for-you-now")} <b>{personWorth(scene, person)}</b>
          </span>
        </p>
      )}
      {choice === undefined && <WhyNot scene={scene} sort="person" id={person} />}
      {choice !== undefined && <Choose scene={scene} choice={choice} name={texts.term("person", person)} />}
    </li>
  );
}

function NextPersons({ scene }: { scene: Scene }) {
  const next = scene.aids["next-persons"];
  if (next === undefined || next === null) return null;
  const { texts } = scene.props;
  return (
    <div class="nd-next">
      <span class="nd-next-faces">
        {next.persons.map((person) => (
          <Portrait key={person} person={person} back={backOf(scene, person)} size="small" />
        ))}
      </span>
      <p>
        <b>{texts.t("ndb-next-turn")}</b>{" "}
        {texts.t("ndb-next-persons", {
          names: texts.joined(next.persons.map((person) => texts.term("person", person))),
          n: next.rats,
        })}
      </p>
    </div>
  );
}
