/** Why something cannot be done, with the rule it stems from. */
import type { Why } from "../gen/protocol";
import type { Texts } from "../i18n/texts";
import { Icon } from "./icon";
import "./reason.css";

export interface ReasonProps {
  why: Why;
  texts: Texts;
  seats: readonly string[];
  /** The game whose rules are cited; where it is left out, that of the texts. */
  game?: string;
  /** For `describedBy` of the control that is refused. */
  id?: string;
}

/** A refusal in words; its link leads to the section of the rules. */
export function Reason({ why, texts, seats, game = texts.game ?? "", id }: ReasonProps) {
  return (
    <p class="ui-reason" id={id}>
      <Icon name="cross" />
      <span>
        {texts.refusal(why, seats)}{" "}
        {game !== "" && <a href={`#/rules/${game}/${why.rule}`}>{texts.citation(why.rule)}</a>}
      </span>
    </p>
  );
}
