/** The persons of the turn in the corner of the stage: what each would bring, how many rats, and why not. */
import { Hidden } from "../../../ui";
import { Glyph } from "../art/glyph";
import { Portrait } from "../art/portrait";
import { personWorth } from "../person-worth";
import type { Scene } from "../model";
import { personClick } from "./map/answers";
import { briefReasonFor } from "./reasons";
import "./persons.css";

export function backOf(scene: Scene, person: string): string {
  return scene.facts.persons.find(({ id }) => id === person)?.back ?? "brown";
}

export function ratsOf(scene: Scene, person: string): number {
  return (
    scene.aids.persons?.find((each) => each.person === person)?.rats ??
    scene.facts.persons.find(({ id }) => id === person)?.rats ??
    0
  );
}

export function PersonsCorner({ scene }: { scene: Scene }) {
  const { view, props } = scene;
  const { texts } = props;
  return (
    <section class="nds-panel nds-persons" aria-label={texts.t("ndb-persons")}>
      <div class="nds-panel-head">
        <h3>{texts.t("ndb-persons")}</h3>
        <span>
          <Glyph name="rat" /> {texts.t("ndb-rats", { n: view.rats })}
        </span>
      </div>
      <ul>
        {view.persons.map((person) => (
          <PersonLine key={person} scene={scene} person={person} />
        ))}
        {view.persons.length === 0 && <li class="nds-persons-none">{texts.t("nds-no-persons")}</li>}
      </ul>
    </section>
  );
}

function PersonLine({ scene, person }: { scene: Scene; person: string }) {
  const { texts, draft, inspect } = scene.props;
  const click = personClick(scene, person);
  const rats = ratsOf(scene, person);
  const isChosen = click !== null && draft.action === click.action;
  const worth = personWorth(scene, person);
  const why = briefReasonFor(scene, "person", person);
  return (
    <li>
      <button
        type="button"
        class={`nds-person ${click === null ? "" : "nds-can"} ${isChosen ? "nds-chosen" : ""}`}
        data-action={click?.action ?? undefined}
        data-spot={`person:${person}`}
        aria-pressed={click === null ? undefined : isChosen}
        title={texts.t(`nd-person-${person}-power`)}
        onClick={() => (click === null ? inspect("person", person) : click.run())}
      >
        <Portrait person={person} back={backOf(scene, person)} size="small" />
        <span class="nds-person-words">
          <b>{texts.term("person", person)}</b>
          <span class={`nds-person-text${why === null ? "" : " nds-person-brings"}`}>
            {worth === "" ? texts.t(`nd-person-${person}-power`) : <strong>{worth}</strong>}
          </span>
          {why !== null && <span class="nds-person-text nds-why">✕ {why}</span>}
        </span>
        <span class="nds-person-rats">
          <Glyph name="rat" />
          <b aria-hidden="true">{rats}</b>
          <Hidden>{texts.t("ndb-rats", { n: rats })}</Hidden>
        </span>
      </button>
    </li>
  );
}
