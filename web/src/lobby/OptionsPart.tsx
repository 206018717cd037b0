/** The remaining options of a game, each with what it decides. */
import type { OptionInfo } from "../gen/protocol";
import { useTexts } from "../i18n/texts";
import type { PartProps } from "./NewTable";
import { Folding, Pick, Trouble } from "./pieces";
import { FIRST, OPPONENT, traitsOf } from "./traits";
import { isAlone, optionOf, withOption } from "./wish";
import { about, optionName, valueName } from "./words";

export function OptionsPart(props: PartProps) {
  const texts = useTexts();
  const { info, wish } = props;
  const traits = traitsOf(info.id);
  const elsewhere = [FIRST, OPPONENT, traits.marks.option];
  const isUseful = (option: string): boolean =>
    option in wish.options || (traits.optionsWith[option]?.some((module) => wish.modules.includes(module)) ?? true);
  const shown = info.options.filter(
    ({ id }) => !elsewhere.includes(id) && (isAlone(wish) || !traits.aloneOptions.includes(id)) && isUseful(id),
  );
  if (shown.length === 0) return null;
  return (
    <Folding title={texts.t("lobby-options")} wrong={shown.some((option) => props.problemAt(`option-${option.id}`) !== "")}>
      {shown.map((option) => (
        <Option key={option.id} {...props} option={option} />
      ))}
    </Folding>
  );
}

function Option(props: PartProps & { option: OptionInfo }) {
  const texts = useTexts();
  const { info, wish, change, problemAt, option } = props;
  const value = optionOf(wish, info, option.id);
  const wrong = problemAt(`option-${option.id}`);
  const isList = option.id in traitsOf(info.id).tiles;
  return (
    <fieldset class="lb-plain lb-option">
      <legend>{optionName(texts, info.id, option.id)}</legend>
      <p class="lb-about">{about(texts, info.id, "option", option.id)}</p>
      {wrong !== "" && <Trouble>{wrong}</Trouble>}
      {isList ? (
        <Tiles {...props} value={value} />
      ) : (
        <div class="lb-picks lb-picks-small">
          {option.choices.map((choice) => (
            <Pick
              key={choice}
              type="radio"
              name={`lb-option-${option.id}`}
              value={choice}
              checked={value === choice}
              onPick={() => change(withOption(wish, info, option.id, choice))}
              title={valueName(texts, info.id, option.id, choice)}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** A list of tiles: drawn by lot, or ticked one by one. How many it takes is the server's word. */
function Tiles({ info, components, wish, change, option, value }: PartProps & { option: OptionInfo; value: string }) {
  const texts = useTexts();
  const tiles = traitsOf(info.id).tiles[option.id]?.(components) ?? [];
  const isDrawn = value === option.default;
  const named = isDrawn ? [] : value.split(",").filter((tile) => tile !== "");
  const name = (chosen: readonly string[]): void => change(withOption(wish, info, option.id, chosen.join(",")));
  return (
    <>
      <div class="lb-picks lb-picks-small">
        <Pick
          type="radio"
          name={`lb-option-${option.id}`}
          checked={isDrawn}
          onPick={() => name([option.default])}
          title={valueName(texts, info.id, option.id, option.default)}
        />
        <Pick
          type="radio"
          name={`lb-option-${option.id}`}
          checked={!isDrawn}
          onPick={() => name([])}
          title={texts.t("lobby-tiles-named")}
        />
      </div>
      {!isDrawn && (
        <div class="lb-picks lb-picks-small lb-tiles">
          {tiles.map((tile) => (
            <Pick
              key={tile}
              type="checkbox"
              name={`lb-option-${option.id}-${tile}`}
              checked={named.includes(tile)}
              onPick={(on) => name(on ? [...named, tile] : named.filter((each) => each !== tile))}
              title={texts.term("tile", tile)}
            />
          ))}
        </div>
      )}
    </>
  );
}
