/** The window in which one value is corrected; the server judges it before it can be taken over. */
import { useState } from "preact/hooks";
import type { FactsInfo } from "../gen/protocol";
import type { Texts } from "../i18n/texts";
import { useAnswer } from "../net/answers";
import { api } from "../net/api";
import { Button, Dialog } from "../ui";
import { Warnings } from "./data-page";
import { ValueEditor } from "./value-editor";
import { corrected, target, valueAt, withValue, without } from "./corrections";
import type { Corrections } from "./corrections";
import { factName, shortValue } from "./fact-names";
import { isPlain } from "./records";
import type { Fact } from "./spread";
import { useCheckedFacts } from "./use-checked-facts";
import "./edit-fact.css";

export interface EditFactProps {
  game: string;
  fact: Fact;
  shipped: FactsInfo;
  corrections: Corrections;
  /** By path: values that were typed before and not taken over. */
  typed: Readonly<Record<string, string>>;
  onType(path: string, text: string | null): void;
  onSave(corrections: Record<string, unknown>): void;
  onClose(): void;
  texts: Texts;
}

export function EditFact({ game, fact, shipped, corrections, typed, onType, onSave, onClose, texts }: EditFactProps) {
  const components = useAnswer(`components ${game}`, () => api.components(game));
  const path = target(game, fact.path);
  const { thing, field } = factName(game, path, texts);
  const own = corrected(corrections, path);
  const printed = valueAt(components.value ?? {}, path) ?? shippedValue(shipped, path);
  const isReady = components.value !== null || components.problem !== null;
  const start =
    leftAt(typed, path) ?? own ?? (path === fact.path && printed === undefined ? fact.value : (printed ?? fact.value));
  return (
    <Dialog title={thing} open onClose={onClose} class="ln-edit">
      {isReady && (
        <Editing
          {...{ game, path, field, start, corrections, texts }}
          onType={(value) => onType(path, value === null ? null : JSON.stringify(value))}
          onSave={(next) => {
            onType(path, null);
            onSave(next);
          }}
          onClose={() => {
            onType(path, null);
            onClose();
          }}
          isCorrected={own !== undefined}
          printed={printed ?? fact.value}
          source={fact.source}
        />
      )}
    </Dialog>
  );
}

/** What was typed at a path the last time, where it is a value. */
function leftAt(typed: Readonly<Record<string, string>>, path: string): unknown {
  try {
    return path in typed ? JSON.parse(typed[path] ?? "") : undefined;
  } catch {
    return undefined;
  }
}

/** The value that the shipped facts have at a path, also inside the entry of a whole record. */
function shippedValue(shipped: FactsInfo, path: string): unknown {
  const entry = shipped.entries.find((each) => path === each.path || path.startsWith(`${each.path}.`));
  if (entry === undefined) return undefined;
  let here: unknown = entry.value;
  for (const part of path
    .slice(entry.path.length)
    .split(".")
    .filter((each) => each !== "")) {
    if (!isPlain(here)) return undefined;
    here = here[part];
  }
  return here;
}

interface EditingProps {
  game: string;
  path: string;
  field: string;
  start: unknown;
  printed: unknown;
  source: string;
  isCorrected: boolean;
  corrections: Corrections;
  onType(value: unknown): void;
  onSave(corrections: Record<string, unknown>): void;
  onClose(): void;
  texts: Texts;
}

function Editing({
  game,
  path,
  field,
  start,
  printed,
  source,
  isCorrected,
  corrections,
  onType,
  onSave,
  onClose,
  texts,
}: EditingProps) {
  const [value, setValue] = useState<unknown>(start);
  const type = (next: unknown) => {
    setValue(next);
    onType(next);
  };
  const next = value === null ? null : withValue(corrections, path, value);
  const checked = useCheckedFacts(game, next);
  const isSound = next !== null && !checked.busy && checked.facts !== null;
  return (
    <div class="ln-editing">
      <ValueEditor label={field} value={start} onChange={type} texts={texts} />
      <dl class="ln-hashes">
        <div>
          <dt>{texts.t("learn-data-printed")}</dt>
          <dd>{shortValue(game, path, printed, texts)}</dd>
        </div>
        {source !== "" && (
          <div>
            <dt>{texts.t("ui-source")}</dt>
            <dd lang="en">{source}</dd>
          </div>
        )}
        <div>
          <dt>{texts.t("learn-data-hash")}</dt>
          <dd>
            <code>{isSound ? checked.facts?.hash : "…"}</code>
          </dd>
        </div>
      </dl>
      <div role="status">
        {next !== null && checked.problem !== null && !checked.busy && (
          <p class="ln-problem">{texts.problem(checked.problem)}</p>
        )}
        {isSound && <Warnings warnings={checked.facts?.warnings ?? []} texts={texts} />}
      </div>
      <div class="ln-buttons">
        <Button kind="primary" disabled={!isSound} onClick={() => next !== null && onSave(next)} data-take-over>
          {texts.t("learn-data-take")}
        </Button>
        {isCorrected && (
          <Button onClick={() => onSave(without(corrections, path))}>{texts.t("learn-data-restore")}</Button>
        )}
        <Button kind="quiet" onClick={onClose}>
          {texts.t("learn-data-cancel")}
        </Button>
      </div>
    </div>
  );
}
