/** A control that fits the type of a value. What is typed and cannot be read yet is told as null. */
import { useState } from "preact/hooks";
import type { Texts } from "../i18n/texts";
import { Button, Checkbox, Select, TextInput } from "../ui";
import type { Inside } from "./cards";
import { isPlain } from "./records";
import type { Plain } from "./records";
import "./value-editor.css";

export interface ValueEditorProps {
  label: string;
  value: unknown;
  onChange(value: unknown): void;
  texts: Texts;
  /** Words to choose from inside of a list, and what to call them; without it they are written. */
  inside?: Inside | null;
  called?(key: string, word: string): string;
}

export function ValueEditor(props: ValueEditorProps) {
  const { value } = props;
  if (typeof value === "boolean") {
    return <Checkbox label={props.label} checked={value} onChange={props.onChange} />;
  }
  if (typeof value === "number") return <NumberEditor {...props} value={value} />;
  if (typeof value === "string") return <TextInput label={props.label} value={value} onChange={props.onChange} />;
  if (Array.isArray(value)) {
    const { inside } = props;
    if (value.some(isPlain) || (value.length === 0 && isPlain(inside?.sample)))
      return <RecordsEditor {...props} value={value.filter(isPlain)} />;
    const words = inside?.words[""];
    if (words !== undefined && value.every((each) => typeof each === "string"))
      return <WordsEditor {...props} value={value} words={words} />;
    if (value.every((each) => typeof each === "string" || typeof each === "number")) {
      return <ListEditor {...props} value={value as (string | number)[]} />;
    }
  }
  return <JsonEditor {...props} />;
}

function NumberEditor({ label, value, onChange, texts }: ValueEditorProps & { value: number }) {
  const [typed, setTyped] = useState(String(value));
  const isWhole = /^-?\d+$/.test(typed.trim());
  return (
    <TextInput
      type="number"
      label={label}
      value={typed}
      {...(isWhole ? {} : { error: texts.t("learn-data-whole") })}
      onChange={(text) => {
        setTyped(text);
        onChange(/^-?\d+$/.test(text.trim()) ? Number(text) : null);
      }}
    />
  );
}

function ListEditor({ label, value, onChange, texts }: ValueEditorProps & { value: readonly (string | number)[] }) {
  const [typed, setTyped] = useState(value.join(", "));
  const isNumbers = value.length > 0 && value.every((each) => typeof each === "number");
  return (
    <TextInput
      label={label}
      hint={texts.t("learn-data-list")}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        const items = text
          .split(",")
          .map((each) => each.trim())
          .filter((each) => each !== "");
        if (!isNumbers) onChange(items);
        else onChange(items.every((each) => /^-?\d+$/.test(each)) ? items.map(Number) : null);
      }}
    />
  );
}

/** One word out of those that occur; whoever has another card keeps what stands there. */
function WordSelect(props: {
  label: string;
  value: string;
  words: readonly string[];
  name: string;
  texts: Texts;
  called: ((key: string, word: string) => string) | undefined;
  onChange(word: string): void;
}) {
  const { value, words, name, texts, called } = props;
  const all = words.includes(value) ? words : [value, ...words];
  return (
    <Select
      label={props.label}
      value={value}
      options={all.map((word) => ({
        value: word,
        label: word === "" ? texts.t("learn-inspect-nothing") : (called?.(name, word) ?? word),
      }))}
      onChange={props.onChange}
    />
  );
}

/** A list of words, such as the servants a guest asks for: a choice for each, in the order of the card. */
function WordsEditor({
  label,
  value,
  words,
  onChange,
  texts,
  called,
}: ValueEditorProps & { value: readonly string[]; words: readonly string[] }) {
  return (
    <fieldset class="ln-records">
      <legend>{label}</legend>
      {value.map((word, at) => (
        <div key={at} class="ln-record">
          <WordSelect
            label={`${at + 1}`}
            name=""
            value={word}
            {...{ words, texts, called }}
            onChange={(next) => onChange(value.map((each, place) => (place === at ? next : each)))}
          />
          <Button kind="quiet" icon="minus" onClick={() => onChange(value.filter((_, place) => place !== at))}>
            {texts.t("learn-data-remove")}
          </Button>
        </div>
      ))}
      <Button icon="plus" onClick={() => onChange([...value, words[0] ?? ""])}>
        {texts.t("learn-data-add")}
      </Button>
    </fieldset>
  );
}

/** A list of records, such as the favours of a card: each field of each entry has a control of its own. */
function RecordsEditor(props: ValueEditorProps & { value: readonly Plain[] }) {
  const { label, value, onChange, texts, inside, called } = props;
  const sample = isPlain(inside?.sample) ? inside.sample : {};
  const [entries, setEntries] = useState<readonly Plain[]>(value);
  const change = (next: readonly Plain[]) => {
    setEntries(next);
    onChange(next.some((entry) => Object.values(entry).some((each) => each === null)) ? null : next);
  };
  return (
    <fieldset class="ln-records">
      <legend>{label}</legend>
      {entries.map((entry, at) => (
        <div key={at} class="ln-record">
          {Object.entries(entry).map(([key, inner]) => {
            const words = inside?.words[key];
            const put = (next: unknown) =>
              change(entries.map((each, place) => (place === at ? { ...each, [key]: next } : each)));
            const shared = { label: fieldName(key, texts), texts };
            return words !== undefined && typeof inner === "string" ? (
              <WordSelect key={key} {...shared} name={key} value={inner} {...{ words, called }} onChange={put} />
            ) : (
              <ValueEditor key={key} {...shared} value={inner ?? 0} onChange={put} />
            );
          })}
          <Button kind="quiet" icon="minus" onClick={() => change(entries.filter((_, place) => place !== at))}>
            {texts.t("learn-data-remove")}
          </Button>
        </div>
      ))}
      <Button icon="plus" onClick={() => change([...entries, entries[entries.length - 1] ?? sample])}>
        {texts.t("learn-data-add")}
      </Button>
    </fieldset>
  );
}

function JsonEditor({ label, value, onChange, texts }: ValueEditorProps) {
  const [typed, setTyped] = useState(JSON.stringify(value));
  const [isWrong, setWrong] = useState(false);
  return (
    <TextInput
      label={label}
      lines={4}
      value={typed}
      {...(isWrong ? { error: texts.t("learn-data-json") } : {})}
      onChange={(text) => {
        setTyped(text);
        try {
          onChange(JSON.parse(text));
          setWrong(false);
        } catch {
          onChange(null);
          setWrong(true);
        }
      }}
    />
  );
}

/** What a field of a record is called; ids stand for themselves where nobody has named them. */
export function fieldName(key: string, texts: Texts): string {
  const message = `learn-field-${key.replaceAll("_", "-")}`;
  return texts.has(message) ? texts.t(message) : key;
}
