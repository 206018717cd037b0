/** A control that fits the type of a value. What is typed and cannot be read yet is told as null. */
import { useState } from "preact/hooks";
import type { Texts } from "../i18n/texts";
import { Button, Checkbox, TextInput } from "../ui";
import { isPlain } from "./records";
import type { Plain } from "./records";
import "./value-editor.css";

export interface ValueEditorProps {
  label: string;
  value: unknown;
  onChange(value: unknown): void;
  texts: Texts;
}

export function ValueEditor(props: ValueEditorProps) {
  const { value } = props;
  if (typeof value === "boolean") {
    return <Checkbox label={props.label} checked={value} onChange={props.onChange} />;
  }
  if (typeof value === "number") return <NumberEditor {...props} value={value} />;
  if (typeof value === "string") return <TextInput label={props.label} value={value} onChange={props.onChange} />;
  if (Array.isArray(value)) {
    if (value.some(isPlain)) return <RecordsEditor {...props} value={value.filter(isPlain)} />;
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

/** A list of records, such as the favours of a card: each field of each entry has a control of its own. */
function RecordsEditor({ label, value, onChange, texts }: ValueEditorProps & { value: readonly Plain[] }) {
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
          {Object.entries(entry).map(([key, inner]) => (
            <ValueEditor
              key={key}
              label={fieldName(key, texts)}
              value={inner ?? 0}
              texts={texts}
              onChange={(next) =>
                change(entries.map((each, place) => (place === at ? { ...each, [key]: next } : each)))
              }
            />
          ))}
          <Button kind="quiet" icon="minus" onClick={() => change(entries.filter((_, place) => place !== at))}>
            {texts.t("learn-data-remove")}
          </Button>
        </div>
      ))}
      <Button icon="plus" onClick={() => change([...entries, entries[entries.length - 1] ?? {}])}>
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
