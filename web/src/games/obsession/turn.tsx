/** The question of the moment, with its answers drawn; special actions stand apart. */
import type { JSX } from "preact";
import type { Choice } from "../../gen/protocol";
import { Panel } from "../../ui/basics";
import { Answers, AnyMoment, isSpecial } from "./answers";
import { Composer, stageOf } from "./composer";
import { isPlaced } from "./market";
import type { Common } from "./parts";

/** Answers of the question itself that are drawn here; purchases are drawn in the market. */
export function ownAnswers(common: Common): Choice[] {
  const { offer } = common;
  if (offer === null || offer.stage !== null) return [];
  return offer.choices.filter((choice) => !isSpecial(choice) && !isPlaced(common, choice));
}

/** Special actions and favours of cards, each once. */
export function specialAnswers(common: Common): Choice[] {
  const found = new Map<string, Choice>();
  const stage = stageOf(common);
  for (const choice of [...(common.offer?.choices ?? []), ...(stage?.choices ?? [])]) {
    if (isSpecial(choice)) found.set(choice.action, choice);
  }
  return [...found.values()];
}

interface TurnProps {
  common: Common;
  /** Whether special actions are shown here; false where they stand below something more urgent. */
  specials?: boolean;
}

/** What the looking seat is asked; a line about who is to move where it is not asked. */
export function Turn({ common, specials = true }: TurnProps): JSX.Element | null {
  const { offer, texts, waiting, names, table } = common;
  if (offer === null) {
    if (table.over || waiting.length === 0) return null;
    const who = texts.joined(waiting.map((seat) => names[seat] ?? ""));
    return (
      <Panel title={texts.t("obb-turn")} class="ob-turn-panel">
        <p class="ob-fine">{texts.t("obb-waiting", { who })}</p>
      </Panel>
    );
  }
  const buying = offer.kind === "buy-tile";
  return (
    <Panel title={texts.question(offer.kind)} class="ob-turn-panel ob-asked" id="ob-turn" tone="accent">
      {buying && <p class="ob-fine">{texts.t("obb-buy-there")}</p>}
      {offer.stage !== null ? <Composer common={common} /> : <Answers choices={ownAnswers(common)} common={common} />}
      {offer.more && offer.stage === null && <p class="ob-fine">{texts.t("obb-more-answers")}</p>}
      {specials && <AnyMoment choices={specialAnswers(common)} common={common} />}
    </Panel>
  );
}

/** Special actions by themselves, for the phone where the market comes first. */
export function Specials({ common }: { common: Common }): JSX.Element | null {
  const choices = specialAnswers(common);
  if (choices.length === 0) return null;
  return (
    <div class="ui-panel ob-specials">
      <AnyMoment choices={choices} common={common} />
    </div>
  );
}
