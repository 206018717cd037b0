/** An option with what it decides: radios, a list to choose from, or things to tick one by one. */
import type { OptionInfo } from "../gen/protocol";
import { useTexts } from "../i18n/texts";
import { Button, Select } from "../ui";
import type { PartProps } from "./new-table";
import { Either, OneOf, Pick, Wrong } from "./pieces";
import { FIRST, isAloneOption, isUseful, traitsOf } from "./traits";
import type { List } from "./traits";
import { isAlone, optionOf, withOption } from "./wish";
import { about, optionName, valueName } from "./setup-words";
import "./options-part.css";

/** More choices than this are a list, not a row of buttons. */
const MOST_BUTTONS = 6;

/** The options that the form shows among the modules: those with a use now, and those that were touched. */
export function shownOptions({ info, wish, settled }: PartProps): OptionInfo[] {
  const traits = traitsOf(info.id);
  const elsewhere = [FIRST, info.seat_option, ...traits.elsewhere];
  return info.options.filter(
    (option) =>
      !elsewhere.includes(option.id) &&
      (option.choices.length > 0 || option.id in traits.lists) &&
      (isAlone(wish) || !isAloneOption(info, option)) &&
      (option.id in wish.options || isUseful(info, option.id, settled)),
  );
}

export function Option(props: PartProps & { option: OptionInfo }) {
  const texts = useTexts();
  const { info, wish, change, option } = props;
  const value = optionOf(wish, info, option.id);
  const list = traitsOf(info.id).lists[option.id];
  const choose = (chosen: string): void => change(withOption(wish, info, option.id, chosen));
  const name = optionName(texts, info.id, option.id);
  return (
    <fieldset class="lb-plain lb-option">
      <legend>{name}</legend>
      <p class="lb-about">{about(texts, info.id, "option", option.id)}</p>
      <Wrong {...props} place={`option-${option.id}`} />
      {list !== undefined ? (
        <Things {...props} list={list} value={value} />
      ) : option.choices.length > MOST_BUTTONS ? (
        <Select
          label={name}
          bare
          value={value}
          options={option.choices.map((choice) => ({
            value: choice,
            label: valueName(texts, info.id, option.id, choice),
          }))}
          onChange={choose}
        />
      ) : (
        <div class="lb-picks lb-picks-small">
          <OneOf
            name={`lb-option-${option.id}`}
            picks={option.choices.map((choice) => ({
              value: choice,
              title: valueName(texts, info.id, option.id, choice),
            }))}
            chosen={value}
            onPick={choose}
          />
        </div>
      )}
    </fieldset>
  );
}

/** So many things of a list, by lot. */
export function drawn(items: readonly string[], count: number, random: () => number = Math.random): string[] {
  const left = [...items];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(Math.floor(random() * left.length), 1)[0] ?? "",
  );
}

/** A list of things: as the table finds them, or ticked one by one. How many it takes is the server's word. */
function Things({
  info,
  components,
  wish,
  change,
  option,
  value,
  list,
}: PartProps & { option: OptionInfo; value: string; list: List }) {
  const texts = useTexts();
  const items = list.items(components);
  const isDefault = value === option.default;
  const named = isDefault ? [] : value.split(",").filter((thing) => thing !== "");
  const name = (chosen: readonly string[]): void => change(withOption(wish, info, option.id, chosen.join(",")));
  const [least, most] = list.advice ?? [0, 0];
  return (
    <>
      <div class="lb-picks lb-picks-small">
        <Either
          name={`lb-option-${option.id}`}
          on={!isDefault}
          onPick={(isNamed) => name(isNamed ? [] : [option.default])}
          no={{ title: valueName(texts, info.id, option.id, option.default) }}
          yes={{ title: texts.t("lobby-tiles-named") }}
        />
      </div>
      {!isDefault && (
        <div class="lb-things">
          {most > 0 && (
            <p class="lb-advice">
              <span role="status" class={named.length >= least && named.length <= most ? "lb-advice-met" : undefined}>
                {texts.t(least === most ? "lobby-list-exactly" : "lobby-list-advice", {
                  count: named.length,
                  least,
                  most,
                })}
              </span>
              {least < most && (
                <Button onClick={() => name(drawn(items, Math.round((least + most) / 2)))}>
                  {texts.t("lobby-list-draw", { count: Math.round((least + most) / 2) })}
                </Button>
              )}
            </p>
          )}
          <div class="lb-picks lb-picks-small lb-tiles">
            {items.map((thing) => (
              <Pick
                key={thing}
                type="checkbox"
                name={`lb-option-${option.id}-${thing}`}
                checked={named.includes(thing)}
                onPick={(on) => name(on ? [...named, thing] : named.filter((each) => each !== thing))}
                title={texts.term(list.sort, thing)}
              />
            ))}
          </div>
        </div>
      )}
    </>
  );
}
