/** Answers that name a rival and a servant: a line for each rival, a button for each servant, by where the servant stands. */
import type { JSX } from "preact";
import type { Choice } from "../../../gen/protocol";
import { answering } from "../../../ui/answering";
import { Crest } from "../art/crests";
import { Servant } from "../art/servants";
import { familyName } from "../parts";
import type { Common } from "../parts";
import "./by-rival.css";

/** Fewer stand side by side like any other answer. */
const FEW = 4;
const AREAS: readonly string[] = ["available", "quarters", "expended"];

function targetOf({ params }: Choice): number {
  return typeof params["target"] === "number" ? params["target"] : -1;
}

/** The answers that are better read in lines; none where they are few. */
export function byRival(choices: readonly Choice[]): readonly Choice[] {
  const found = choices.filter((each) => targetOf(each) >= 0 && typeof each.params["servant"] === "string");
  return found.length > FEW ? found : [];
}

function Button({ common, choice }: { common: Common; choice: Choice }): JSX.Element {
  const { texts, draft, names } = common;
  const chosen = draft.action === choice.action;
  const words = texts.choice(choice, names);
  return (
    <button
      {...answering(draft, choice.action)}
      class={`ui-control obs-byrival-one${chosen ? " obs-picked" : ""}`}
      title={words}
      aria-label={words}
    >
      <Servant id={String(choice.params["servant"])} size="ob-xs" />
    </button>
  );
}

export function ByRival({ common, choices }: { common: Common; choices: readonly Choice[] }): JSX.Element | null {
  const { texts, county } = common;
  if (choices.length === 0) return null;
  const targets = [...new Set(choices.map(targetOf))].sort((one, two) => one - two);
  const areas = AREAS.filter((area) => choices.some(({ params }) => params["area"] === area));
  const inCell = (target: number, area: string | null): readonly Choice[] =>
    choices.filter((each) => targetOf(each) === target && (area === null || each.params["area"] === area));
  return (
    <table class="obs-byrival">
      {areas.length > 0 && (
        <thead>
          <tr>
            <td />
            {areas.map((area) => (
              <th key={area} scope="col">
                {texts.t(`ob-column-${area}`)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {targets.map((target) => (
          <tr key={target}>
            <th scope="row">
              <Crest family={county.seats[target]?.family ?? null} seat={target} size="ob-xs" />
              <span title={familyName(common, target)}>{familyName(common, target)}</span>
            </th>
            {(areas.length > 0 ? areas : [null]).map((area) => (
              <td key={area ?? ""}>
                {inCell(target, area).map((choice) => (
                  <Button key={choice.action} common={common} choice={choice} />
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
