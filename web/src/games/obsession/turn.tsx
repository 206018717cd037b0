/** The question of the moment, with its answers drawn; special actions stand apart. */
import type { JSX } from "preact";
import type { Choice } from "../../gen/protocol";
import { Panel } from "../../ui/basics";
import { Answers, AnyMoment, isSpecial } from "./answers";
import { Composer, stageOf } from "./composer";
import { isPlaced } from "./buying";
import { ConsentAsked } from "./consent";
import { Claims } from "./milestone-panel";
import { FetchPicker, ScrapList } from "./pickers";
import type { Common } from "./parts";
import "./turn.css";

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

const FETCH = "ob-act-fetch";
const CLAIM = "ob-act-claim";
const SCRAP = "ob-act-scrap";

function withKey(choices: readonly Choice[], key: string): Choice[] {
  return choices.filter((choice) => choice.key === key);
}

function withoutKeys(choices: readonly Choice[], ...keys: readonly string[]): Choice[] {
  return choices.filter((choice) => !keys.includes(choice.key));
}

/** What may be done at any moment: in words, and tiles to fetch out of the bag. */
export function Moments({ common }: { common: Common }): JSX.Element {
  const choices = specialAnswers(common);
  return (
    <>
      <AnyMoment choices={withoutKeys(choices, FETCH, CLAIM)} common={common} />
      <FetchPicker choices={withKey(choices, FETCH)} common={common} />
    </>
  );
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
  const own = ownAnswers(common);
  return (
    <Panel title={texts.question(offer.kind)} class="ob-turn-panel ob-asked" id="ob-turn" tone="accent">
      {buying && <p class="ob-fine">{texts.t("obb-buy-there")}</p>}
      <Claims choices={withKey(specialAnswers(common), CLAIM)} common={common} />
      {offer.kind === "consent" && <ConsentAsked common={common} />}
      {offer.stage !== null ? (
        <Composer common={common} />
      ) : (
        <Answers choices={withoutKeys(own, SCRAP)} common={common} />
      )}
      <ScrapList choices={withKey(own, SCRAP)} common={common} />
      {offer.more && offer.stage === null && <p class="ob-fine">{texts.t("obb-more-answers")}</p>}
      {specials && <Moments common={common} />}
    </Panel>
  );
}

/** Special actions by themselves, for the phone where the market comes first. */
export function Specials({ common }: { common: Common }): JSX.Element | null {
  const choices = withoutKeys(specialAnswers(common), CLAIM);
  if (choices.length === 0) return null;
  return (
    <div class="ui-panel ob-specials">
      <Moments common={common} />
    </div>
  );
}
