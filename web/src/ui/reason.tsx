/** Why something cannot be done, with the rule it stems from: in full, or as one line below the thing itself. */
import type { Remedy, Why } from "../gen/protocol";
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

export interface ReasonLineProps extends ReasonProps {
  /** What would help; null where nothing would. */
  remedy?: Remedy | null;
}

/** The same in one short line for a card, a tile or a person, with what would help; the rule is one tap away. */
export function ReasonLine({ why, remedy = null, texts, seats, game = texts.game ?? "", id }: ReasonLineProps) {
  const full = texts.refusal(why, seats);
  return (
    <p class="ui-reason-line" id={id} title={full}>
      <Icon name="cross" />
      <span>
        {shortReason(texts, why, seats)}
        {remedy !== null && <span class="ui-remedy"> {remedyWords(texts, remedy, seats)}</span>}
      </span>
      {game !== "" && (
        <a href={`#/rules/${game}/${why.rule}`} aria-label={texts.citation(why.rule)} title={texts.citation(why.rule)}>
          <Icon name="book" />
        </a>
      )}
    </p>
  );
}

/** A refusal in a few words, where the game has them; else in full. */
export function shortReason(texts: Texts, why: Why, seats: readonly string[]): string {
  const key = `table-short-${why.reason}`;
  return texts.has(key) ? texts.choice({ key, params: why.params }, seats) : texts.refusal(why, seats);
}

/** What would help, in words. */
export function remedyWords(texts: Texts, { kind, params }: Remedy, seats: readonly string[]): string {
  return texts.choice({ key: `table-remedy-${kind}`, params }, seats);
}
