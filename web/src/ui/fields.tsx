/** Things to fill in. Each has its label, and says more below it where there is more to say. */
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import "./fields.css";

interface About {
  label: ComponentChildren;
  /** A sentence below. */
  hint?: ComponentChildren;
  /** What is wrong with it. */
  error?: ComponentChildren;
  disabled?: boolean;
  /** The label is heard but not seen. */
  bare?: boolean;
  id?: string;
}

export interface FieldProps extends About {
  /** Draws the control; *ids* connect it with label and hint. */
  children: (ids: { id: string; describedBy: string | undefined; invalid: boolean }) => ComponentChildren;
}

/** A label, a control and what there is to say about it. */
export function Field({ label, hint, error, bare = false, id, children }: FieldProps) {
  const own = useId();
  const control = id ?? own;
  const about = [hint !== undefined && `${own}-hint`, error !== undefined && `${own}-error`].filter(Boolean).join(" ");
  return (
    <div class={`ui-field${error !== undefined ? " ui-field-wrong" : ""}`}>
      <label class={bare ? "ui-hidden" : "ui-label"} for={control}>
        {label}
      </label>
      {children({ id: control, describedBy: about === "" ? undefined : about, invalid: error !== undefined })}
      {hint !== undefined && (
        <p id={`${own}-hint`} class="ui-hint">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${own}-error`} class="ui-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

export interface TextInputProps extends About {
  value: string;
  onChange: (value: string) => void;
  type?: "text" | "search" | "number" | "url";
  placeholder?: string;
  maxLength?: number;
  autoComplete?: string;
  readOnly?: boolean;
  /** Several lines. */
  lines?: number;
  onEnter?: () => void;
}

export function TextInput({
  value,
  onChange,
  type = "text",
  placeholder,
  maxLength,
  autoComplete = "off",
  readOnly,
  lines,
  onEnter,
  disabled,
  ...about
}: TextInputProps) {
  return (
    <Field {...about}>
      {({ id, describedBy, invalid }) => {
        const shared = {
          id,
          class: "ui-input",
          value,
          placeholder,
          maxLength,
          readOnly,
          disabled,
          "aria-describedby": describedBy,
          "aria-invalid": invalid || undefined,
        };
        if (lines !== undefined) {
          return <textarea {...shared} rows={lines} onInput={(event) => onChange(event.currentTarget.value)} />;
        }
        return (
          <input
            {...shared}
            type={type as "text" /* the types of preact tell inputs apart by a literal */}
            autoComplete={autoComplete}
            onInput={(event) => onChange(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && onEnter !== undefined && !event.isComposing) {
                event.preventDefault();
                onEnter();
              }
            }}
          />
        );
      }}
    </Field>
  );
}

export interface Option {
  value: string;
  label: string;
  /** A sentence about it; a select does not show it. */
  hint?: ComponentChildren;
  /** A picture; a select does not show it. */
  picture?: ComponentChildren;
  disabled?: boolean;
}

export interface SelectProps extends About {
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}

export function Select({ value, options, onChange, disabled, ...about }: SelectProps) {
  return (
    <Field {...about}>
      {({ id, describedBy, invalid }) => (
        <select
          id={id}
          class="ui-input ui-select"
          value={value}
          disabled={disabled}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              selected={option.value === value}
            >
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export interface CheckboxProps {
  label: ComponentChildren;
  hint?: ComponentChildren;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
}

/** A box to tick; the whole frame can be pressed. */
export function Checkbox({ label, hint, checked, onChange, disabled = false, name }: CheckboxProps) {
  const own = useId();
  return (
    <div class={`ui-choice${checked ? " ui-choice-on" : ""}`}>
      <label class="ui-choice-label">
        <input
          type="checkbox"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-describedby={hint !== undefined ? own : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span class="ui-choice-name">{label}</span>
      </label>
      {hint !== undefined && (
        <p id={own} class="ui-choice-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

export interface RadioGroupProps {
  label: ComponentChildren;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  hint?: ComponentChildren;
  disabled?: boolean;
  /** How many stand side by side where there is room. */
  columns?: 1 | 2 | 3;
  bare?: boolean;
}

/** One of a few, all of them in sight. */
export function RadioGroup({
  label,
  value,
  options,
  onChange,
  hint,
  disabled = false,
  columns = 1,
  bare = false,
}: RadioGroupProps) {
  const own = useId();
  return (
    <fieldset class="ui-group" disabled={disabled} aria-describedby={hint !== undefined ? `${own}-hint` : undefined}>
      <legend class={bare ? "ui-hidden" : "ui-legend"}>{label}</legend>
      {hint !== undefined && (
        <p id={`${own}-hint`} class="ui-hint">
          {hint}
        </p>
      )}
      <div class={`ui-group-inside ui-columns-${columns}`}>
        {options.map((option, at) => (
          <div key={option.value} class={`ui-choice${option.value === value ? " ui-choice-on" : ""}`}>
            <label class="ui-choice-label">
              <input
                type="radio"
                name={own}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                aria-describedby={option.hint !== undefined ? `${own}-${at}` : undefined}
                onChange={() => onChange(option.value)}
              />
              {option.picture !== undefined && <span class="ui-choice-picture">{option.picture}</span>}
              <span class="ui-choice-name">{option.label}</span>
            </label>
            {option.hint !== undefined && (
              <p id={`${own}-${at}`} class="ui-choice-hint">
                {option.hint}
              </p>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
