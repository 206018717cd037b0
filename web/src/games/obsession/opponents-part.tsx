/** The opponents of a game alone, by difficulty. */
import type { Components } from "../../contract";
import type { GameInfo } from "../../gen/protocol";
import { useTexts } from "../../i18n/texts";
import type { PartProps } from "../../lobby/new-table";
import { Group, OneOf, Wrong } from "../../lobby/pieces";
import { isUseful } from "../../lobby/traits";
import { optionOf, withOption } from "../../lobby/wish";
import { about, optionName } from "../../lobby/setup-words";

const OPPONENT = "opponent";

/** The servants that opponents of the second box count on. */
const SERVANTS = "ud-servants";

export function OpponentsPart(props: PartProps) {
  const texts = useTexts();
  const { info, components, wish, change, settled } = props;
  const levels = opponentsByLevel(info, components);
  if (levels.length === 0 || !isUseful(info, OPPONENT, wish.modules)) return null;
  const chosen = optionOf(wish, info, OPPONENT);
  return (
    <Group title={optionName(texts, info.id, OPPONENT)} about={about(texts, info.id, "option", OPPONENT)}>
      <Wrong {...props} place={`option-${OPPONENT}`} />
      {levels.map(([level, opponents]) => (
        <fieldset key={level} class="lb-plain lb-level">
          <legend>
            {texts.term("level", level)}{" "}
            <span class="lb-stars" aria-hidden="true">
              {stars(level)}
            </span>
          </legend>
          <div class="lb-picks lb-picks-four">
            <OneOf
              name="lb-opponent"
              picks={opponents.map(({ id, mode, set, base_score: count }) => ({
                value: id,
                title: texts.term("opponent", id),
                note: texts.t("lobby-opponent-note", { mode: texts.term("length", mode), count }),
                ...(set === "ud" && !settled.includes(SERVANTS)
                  ? { extra: <small>{texts.t("lobby-opponent-servants")}</small> }
                  : {}),
              }))}
              chosen={chosen}
              onPick={(id) => change(withOption(wish, info, OPPONENT, id))}
            />
          </div>
        </fieldset>
      ))}
    </Group>
  );
}

function stars(level: string): string {
  return "◆".repeat(["beginner", "intermediate", "expert"].indexOf(level) + 1);
}

/** An opponent of the game alone, as its card describes it. */
export interface Opponent {
  id: string;
  level: string;
  mode: string;
  /** The box whose servants the opponent counts on. */
  set: string;
  base_score: number;
}

/** The opponents that the option knows, by difficulty, in the order of their cards. */
export function opponentsByLevel(info: GameInfo, components: Components): [string, Opponent[]][] {
  const known = info.options.find((option) => option.id === OPPONENT)?.choices ?? [];
  const levels = new Map<string, Opponent[]>();
  const cards = components["opponents"];
  for (const card of Array.isArray(cards) ? (cards as Opponent[]) : []) {
    if (known.includes(card.id)) levels.set(card.level, [...(levels.get(card.level) ?? []), card]);
  }
  return [...levels];
}
