/** Controls that all panels share. */
import type { ComponentChildren } from "preact";
import { Button, ReasonLine } from "../../../ui";
import type { Choice } from "../../../gen/protocol";
import { Crest } from "../art/marks";
import { choicesAt, placeOf, wordsOf } from "../model";
import type { Place, Scene, SeatRow } from "../model";
import "./common.css";

export interface ChooseProps {
  scene: Scene;
  choice: Choice;
  /** What the thing is called that the answer is about; without it the whole answer is on the button. */
  name?: string;
  kind?: "primary" | "plain" | "quiet";
  children?: ComponentChildren;
}

/** The control of one answer: a press chooses it, nothing is sent. */
export function Choose({ scene, choice, name, kind = "plain", children }: ChooseProps) {
  const { draft, texts, names } = scene.props;
  const isChosen = draft.action === choice.action;
  const verb = `ndb-do-${wordsOf(choice.action)[0] ?? ""}`;
  const isShort = name !== undefined && texts.has(verb);
  const word = isShort ? texts.t(verb) : texts.choice(choice, names);
  // The button says the word itself: only what it is about is missing for whoever listens.
  const label = isShort ? { label: name } : {};
  return (
    <Button
      kind={kind}
      pressed={isChosen}
      data-action={choice.action}
      class={`nd-choose ${isChosen ? "nd-chosen" : ""}`}
      onClick={() => draft.choose(isChosen ? null : choice.action)}
      {...label}
    >
      {children}
      <span>{isChosen ? texts.t("ndb-chosen", { word }) : word}</span>
    </Button>
  );
}

/** A name that opens the sheet about a component. */
export function Inspect({
  scene,
  sort,
  id,
  children,
}: {
  scene: Scene;
  sort: string;
  id: string;
  children: ComponentChildren;
}) {
  return (
    <button type="button" class="nd-inspect" onClick={() => scene.props.inspect(sort, id)}>
      {children}
    </button>
  );
}

/** Why a thing cannot be used now, in one line; nothing where it can, or nobody is asked anything any more. */
export function WhyNot({ scene, sort, id }: { scene: Scene; sort: string; id: string }) {
  const { aids, texts, names } = scene.props;
  const found = aids?.found.find((each) => each.sort === sort && each.name === id);
  if (!scene.isMine || found === undefined || found.why === null) return null;
  return <ReasonLine why={found.why} remedy={found.remedy} texts={texts} seats={names} />;
}

/** Crest and name of a seat; whoever looks is told so. */
export function Player({ scene, row }: { scene: Scene; row: SeatRow }) {
  const { names, texts } = scene.props;
  const name = names[row.seat] ?? "";
  return (
    <span class="nd-player">
      <Crest colour={row.colour} />
      <span>{scene.isMine && row.seat === scene.mine.seat ? texts.t("ndb-you", { name }) : name}</span>
    </span>
  );
}

/** The part of the board that the open question is answered in. */
export function mainPlace(scene: Scene): Place {
  const { offer } = scene.props;
  const first = offer?.choices.find((choice) => placeOf(choice) !== "rest");
  return first === undefined ? "rest" : placeOf(first);
}

/** Answers such as pass and decline, below the things that the question is about. */
export function OtherAnswers({ scene, place }: { scene: Scene; place: Place }) {
  const choices = choicesAt(scene.props.offer, "rest");
  if (choices.length === 0 || mainPlace(scene) !== place) return null;
  return (
    <p class="nd-others">
      {choices.map((choice) => (
        <Choose key={choice.action} scene={scene} choice={choice} />
      ))}
    </p>
  );
}
