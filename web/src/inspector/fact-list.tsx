/** Every fact of a data set on a line of its own, to be found by words, certainty and what it is about. */
import { useMemo, useState } from "preact/hooks";
import type { Texts } from "../i18n/texts";
import { folded } from "../learn/rule-index";
import { Button, Chip, Panel, Select, TextInput } from "../ui";
import { Mark } from "./component-facts";
import { corrected, isEditable, target } from "./corrections";
import type { Corrections } from "./corrections";
import { factName, shortValue, tableName, tableOf } from "./fact-names";
import { STATUSES } from "./provenance";
import type { Status } from "./provenance";
import type { Fact } from "./spread";
import "./fact-list.css";

const PER_PAGE = 60;

export interface FactListProps {
  game: string;
  lines: readonly Fact[];
  corrections: Corrections;
  onEdit(fact: Fact): void;
  texts: Texts;
}

export function FactList({ game, lines, corrections, onEdit, texts }: FactListProps) {
  const [query, setQuery] = useState("");
  const [status, setStatus] = useState("reconstructed");
  const [table, setTable] = useState("");
  const [pages, setPages] = useState(1);
  const tables = [...new Set(lines.map(({ path }) => tableOf(path)))];
  const wanted = folded(query.trim());
  const named = useMemo(
    () => lines.map((fact) => ({ fact, ...factName(game, fact.path, texts) })),
    [game, lines, texts],
  );
  const found = named.filter(
    ({ fact, thing, field }) =>
      (status === "" || fact.status === status || corrected(corrections, target(game, fact.path)) !== undefined) &&
      (table === "" || tableOf(fact.path) === table) &&
      (wanted === "" || folded(`${thing} ${field} ${fact.path}`).includes(wanted)),
  );
  const order: readonly string[] = [...STATUSES].reverse();
  found.sort((a, b) => order.indexOf(a.fact.status) - order.indexOf(b.fact.status));
  const shown = found.slice(0, pages * PER_PAGE);
  const any = { value: "", label: texts.t("learn-filter-any") };
  const narrow = (change: () => void) => {
    change();
    setPages(1);
  };
  return (
    <Panel
      title={texts.t("learn-data-facts")}
      note={texts.t("learn-data-count", { count: found.length })}
      class="ln-data-facts"
    >
      <div class="ln-filters">
        <TextInput
          type="search"
          label={texts.t("learn-inspect-search")}
          value={query}
          onChange={(text) => narrow(() => setQuery(text))}
        />
        <Select
          label={texts.t("ui-status")}
          value={status}
          options={[any, ...order.map((each) => ({ value: each, label: texts.t(`ui-status-${each}`) }))]}
          onChange={(value) => narrow(() => setStatus(value))}
        />
        <Select
          label={texts.t("learn-data-table")}
          value={table}
          options={[any, ...tables.map((each) => ({ value: each, label: tableName(each, texts) }))]}
          onChange={(value) => narrow(() => setTable(value))}
        />
      </div>
      {found.length === 0 && <p class="ln-hint">{texts.t("learn-data-none")}</p>}
      <ul class="ln-factlist">
        {shown.map(({ fact, thing, field }) => (
          <li key={fact.path}>
            <span class="ln-fact-name">
              <b>{thing}</b>
              <span>{field}</span>
            </span>
            <span class="ln-fact-value">
              {shortValue(game, fact.path, fact.value, texts)}
              <Mark origin={{ status: fact.status as Status, source: "" }} texts={texts} />
            </span>
            {isEditable(game, fact.path) ? (
              <Button
                kind="quiet"
                label={texts.t("learn-data-edit", { name: `${thing}, ${field}` })}
                icon="gear"
                onClick={() => onEdit(fact)}
                data-fact={fact.path}
              />
            ) : (
              <Chip tone="soft" icon="lock">
                {texts.t("learn-data-fixed")}
              </Chip>
            )}
          </li>
        ))}
      </ul>
      {shown.length < found.length && (
        <Button onClick={() => setPages(pages + 1)}>
          {texts.t("learn-data-more", { count: found.length - shown.length })}
        </Button>
      )}
    </Panel>
  );
}
