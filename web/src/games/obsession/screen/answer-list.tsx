/** The answers of a question as a list in the tray: the way of the keyboard to everything that can be clicked on the board. */
import type { JSX } from "preact";
import type { Choice } from "../../../gen/protocol";
import { answering } from "../../../ui/answering";
import { fitted } from "../../../ui/fitted";
import { VERB_SIGNS } from "../answers";
import { Crest } from "../art/crests";
import { Portrait } from "../art/portraits";
import { Servant } from "../art/servants";
import { CategorySign, Sign } from "../parts";
import type { Common } from "../parts";
import { money } from "../fact-words";
import { listed } from "./plan";
import { listedWords } from "./words";
import "./answer-list.css";

function Picture({ common, choice }: { common: Common; choice: Choice }): JSX.Element {
  const { catalogue, county } = common;
  const [guest] = listed(choice, "gentry", "guests");
  const [servant] = listed(choice, "servant", "servants");
  const [tile] = listed(choice, "tile");
  const [family] = listed(choice, "family");
  const { target } = choice.params;
  if (family !== undefined) return <Crest family={family} size="ob-xs" />;
  if (guest !== undefined)
    return <Portrait id={guest} gender={catalogue.gentry.get(guest)?.gender ?? "G"} size="ob-xs" />;
  if (servant !== undefined) return <Servant id={servant} size="ob-xs" />;
  if (tile !== undefined) {
    const category = catalogue.tiles.get(tile)?.category ?? "none";
    return (
      <span class={`obs-answer-cat ob-c-${category}`}>
        <CategorySign category={category} />
      </span>
    );
  }
  if (typeof target === "number" && target >= 0)
    return <Crest family={county.seats[target]?.family ?? null} seat={target} size="ob-xs" />;
  if (listed(choice, "objective", "objectives").length > 0) return <Sign name="scroll" />;
  return <Sign name={VERB_SIGNS[choice.key] ?? "check"} />;
}

function priceOf({ more, texts }: Common, choice: Choice): string {
  if (choice.key !== "ob-act-buy") return "";
  const price = more.prices.find(
    (each) => each.tile === choice.params["tile"] && each.space === choice.params["number"],
  );
  return price === undefined ? "" : money(texts, price.price);
}

export function AnswerList({ common, choices }: { common: Common; choices: readonly Choice[] }): JSX.Element {
  const { draft, texts, names } = common;
  return (
    <ul
      class={`os-answers obs-answers${choices.length > 9 ? " obs-manyanswers" : ""}`}
      aria-label={texts.question(common.offer?.kind ?? "")}
    >
      {choices.map((choice) => {
        const chosen = draft.action === choice.action;
        const price = priceOf(common, choice);
        return (
          <li key={choice.action}>
            <button
              {...answering(draft, choice.action)}
              class={`ui-control obs-answer${chosen ? " obs-picked" : ""}`}
              title={texts.choice(choice, names)}
              style={fitted(listedWords(common, choice))}
            >
              <Picture common={common} choice={choice} />
              <span>{listedWords(common, choice)}</span>
              {price !== "" && <b>{price}</b>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
