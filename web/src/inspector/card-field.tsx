/** One value of a card: a list where there is little to choose from, else a field for its kind. */
import { useState } from "preact/hooks";
import type { Texts } from "../i18n/texts";
import { Button, Select, TextInput } from "../ui";
import { ownValue } from "./cards";
import type { CardField } from "./cards";
import { Mark } from "./component-facts";
import { corrected } from "./corrections";
import type { Corrections } from "./corrections";
import { factName, shortValue } from "./fact-names";
import type { Status } from "./provenance";
import { ValueEditor } from "./value-editor";

export interface CardFieldProps {
  game: string;
  field: CardField;
  corrections: Corrections;
  /** What was typed and is no value yet. */
  typed: string | undefined;
  onType(text: string | null): void;
  onValue(value: unknown): void;
  texts: Texts;
}

export function CardFieldView(props: CardFieldProps) {
  const { game, field, corrections, texts } = props;
  const isOwn = corrected(corrections, field.path) !== undefined;
  // An editor keeps what is typed; going back to the shipped value begins it anew.
  const [begun, setBegun] = useState(0);
  const { field: label } = factName(game, field.path, texts);
  return (
    <li class={`ln-card-field${isOwn ? " ln-card-own" : ""}`} data-field={field.path}>
      <Control key={begun} {...props} label={label} />
      <p class="ln-card-was">
        <Mark origin={{ status: isOwn ? "corrected" : (field.status as Status), source: "" }} texts={texts} />
        {isOwn && (
          <>
            <span>{texts.t("learn-card-was", { value: shortValue(game, field.path, field.value, texts) })}</span>
            <Button
              kind="quiet"
              icon="undo"
              label={texts.t("learn-card-back", { name: label })}
              onClick={() => {
                props.onValue(field.value);
                setBegun(begun + 1);
              }}
            />
          </>
        )}
      </p>
    </li>
  );
}

function Control({
  game,
  field,
  corrections,
  typed,
  onType,
  onValue,
  texts,
  label,
}: CardFieldProps & { label: string }) {
  const value = ownValue(field, corrections);
  if (field.choices !== null && typeof value === "string") {
    const words = field.choices.includes(value) ? field.choices : [value, ...field.choices];
    return (
      <Select
        label={label}
        value={value}
        options={words.map((each) => ({
          value: each,
          label: each === "" ? texts.t("learn-inspect-nothing") : shortValue(game, field.path, each, texts),
        }))}
        onChange={onValue}
      />
    );
  }
  if (typeof value === "number") {
    const text = typed ?? String(value);
    const isWhole = /^-?\d+$/.test(text.trim());
    return (
      <TextInput
        label={label}
        type="number"
        value={text}
        {...(isWhole ? {} : { error: texts.t("learn-data-whole") })}
        onChange={(next) => (/^-?\d+$/.test(next.trim()) ? onValue(Number(next)) : onType(next))}
      />
    );
  }
  return (
    <ValueEditor
      label={label}
      value={half(typed) ?? value}
      texts={texts}
      inside={field.inside}
      called={(key, word) => shortValue(game, key === "" ? field.path : `${field.path}.${key}`, word, texts)}
      onChange={(next) => (next === null ? onType(typed ?? JSON.stringify(value)) : onValue(next))}
    />
  );
}

/** What was left half typed, where it can be read. */
function half(typed: string | undefined): unknown {
  try {
    return typed === undefined ? undefined : JSON.parse(typed);
  } catch {
    return undefined;
  }
}
