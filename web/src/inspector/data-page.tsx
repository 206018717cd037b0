/** The data set of a game: every fact and where it comes from, and a way to put in what one's own copy says. */
import "./inspect.css";
import { useMemo, useState } from "preact/hooks";
import { useTexts } from "../i18n/texts";
import type { Texts } from "../i18n/texts";
import { Frame, Pending } from "../learn/frame";
import { useGames } from "../net/games";
import { useAnswer } from "../net/answers";
import { folded } from "../learn/rule-index";
import { api } from "../net/api";
import { Button, Chip, Panel, Select, TextInput } from "../ui";
import { Mark } from "./component-facts";
import { DataSets } from "./data-sets";
import { EditFact } from "./edit-fact";
import { corrected, isEditable, paths, spread, target } from "./corrections";
import type { Fact } from "./corrections";
import type { OwnData } from "./datasets";
import { freshId } from "./datasets";
import { factName, shortValue, tableName, tableOf } from "./fact-names";
import { STATUSES } from "./provenance";
import type { Status } from "./provenance";
import { useCheckedFacts } from "./use-checked-facts";
import "./data-page.css";

const PER_PAGE = 60;

/** A data set without corrections. */
function fresh(game: string): OwnData {
  return { id: freshId(), name: "", game, corrections: {} };
}

export function DataPage({ game }: { game: string }) {
  const texts = useTexts();
  const shipped = useAnswer(`facts ${game}`, () => api.facts(game));
  const [data, setData] = useState(() => fresh(game));
  const [edited, setEdited] = useState<Fact | null>(null);
  const isKnown = useGames().includes(game);
  const checked = useCheckedFacts(game, isKnown && paths(data.corrections).length > 0 ? data.corrections : null);
  const count = paths(data.corrections).length;
  const facts = count > 0 && checked.facts !== null ? checked.facts : shipped.value;
  const lines = useMemo(() => (facts === null ? [] : spread(facts.entries)), [facts]);
  return (
    <Frame game={game} page="data" about={texts.t("learn-data-about")}>
      {shipped.value === null ? (
        <Pending answer={shipped} />
      ) : (
        <div class="ln-data-columns">
          <FactList game={game} lines={lines} data={data} onEdit={setEdited} texts={texts} />
          <div class="ln-data-side">
            <Panel title={texts.t("learn-data-set")}>
              <dl class="ln-hashes">
                <div>
                  <dt>{texts.t("learn-data-shipped")}</dt>
                  <dd>
                    <code>{shipped.value.hash}</code>
                  </dd>
                </div>
                {count > 0 && (
                  <div>
                    <dt>{texts.t("learn-data-now", { count })}</dt>
                    <dd>
                      <code>{checked.facts?.hash ?? "…"}</code>
                    </dd>
                  </div>
                )}
              </dl>
              <div role="status">
                {count > 0 && checked.problem !== null && <p class="ln-problem">{texts.problem(checked.problem)}</p>}
                {count > 0 && <Warnings warnings={checked.facts?.warnings ?? []} texts={texts} />}
              </div>
            </Panel>
            <DataSets
              data={data}
              onChange={setData}
              fresh={() => fresh(game)}
              isSound={count === 0 || checked.facts !== null}
              texts={texts}
            />
          </div>
        </div>
      )}
      {edited !== null && shipped.value !== null && (
        <EditFact
          game={game}
          fact={edited}
          shipped={shipped.value}
          corrections={data.corrections}
          onClose={() => setEdited(null)}
          onSave={(corrections) => {
            setData({ ...data, corrections });
            setEdited(null);
          }}
          texts={texts}
        />
      )}
    </Frame>
  );
}

/** What looks odd about the corrected facts, in words. */
export function Warnings({
  warnings,
  texts,
}: {
  warnings: readonly { code: string; params: Record<string, string | number> }[];
  texts: Texts;
}) {
  if (warnings.length === 0) return null;
  return (
    <ul class="ln-warnings">
      {warnings.map((each, at) => (
        <li key={at}>{texts.t(`ui-warning-${each.code}`, each.params)}</li>
      ))}
    </ul>
  );
}

interface FactListProps {
  game: string;
  lines: readonly Fact[];
  data: OwnData;
  onEdit(fact: Fact): void;
  texts: Texts;
}

function FactList({ game, lines, data, onEdit, texts }: FactListProps) {
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
      (status === "" || fact.status === status || corrected(data.corrections, target(game, fact.path)) !== undefined) &&
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
