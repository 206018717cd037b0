/** The data set: which one, how much of it is reconstructed, and the list of what is. */
import { useMemo, useState } from "preact/hooks";
import type { Checked, FactInfo, FactsInfo } from "../gen/protocol";
import { useTexts } from "../i18n/texts";
import { spread } from "../inspector/spread";
import { useAsked } from "../net/answers";
import { api } from "../net/api";
import { Button, Panel, Select, Sheet } from "../ui";
import { Glyph } from "./art";
import { ownData } from "./own-data";
import { byPart, byStatus, partsOf, shown } from "./facts";
import type { Headings } from "./facts";
import type { PartProps } from "./new-table";
import { Failure, Trouble } from "./pieces";
import { traitsOf } from "./traits";
import { warning } from "./setup-words";
import "./data-part.css";

export function DataPart({ info, wish, change, problemAt, checked }: PartProps & { checked: Checked | null }) {
  const texts = useTexts();
  const own = useMemo(() => ownData(info.id), [info.id]);
  const [listed, setListed] = useState(false);
  const { value, problem, again } = useAsked<FactsInfo>(`${info.id} ${wish.data}`, () =>
    wish.data === ""
      ? api.facts(info.id)
      : api.correctedFacts({ game: info.id, seats: wish.seats.length, corrections: wish.corrections }),
  );
  const choose = (id: string): void =>
    change({ ...wish, data: id, corrections: own.find((each) => each.id === id)?.corrections ?? {} });
  // Counted value by value, as the page of the data set does.
  const facts = useMemo(() => spread(value?.entries ?? []), [value]);
  const uncertain = facts.filter((fact) => fact.status === "reconstructed").length;
  const wrong = problemAt("data");
  const headings = traitsOf(info.id).factParts;
  return (
    <Panel
      title={
        <>
          <Glyph name="mark" /> {texts.t("lobby-data")}
        </>
      }
      note={<code>{checked?.data || value?.hash || info.data}</code>}
      tone="warn"
      id="lb-data"
    >
      {own.length > 0 && (
        <Select
          label={texts.t("lobby-data-which")}
          value={wish.data}
          options={[
            { value: "", label: texts.t("lobby-data-shipped") },
            ...own.map((each) => ({ value: each.id, label: texts.t("lobby-data-own", { name: each.name }) })),
          ]}
          onChange={choose}
        />
      )}
      {wrong !== "" && <Trouble>{wrong}</Trouble>}
      {wrong === "" && <Failure problem={problem} again={again} />}
      {value === null && problem === null && <p class="lb-fine">{texts.t("lobby-loading")}</p>}
      {value !== null && (
        <>
          <p class="lb-about">{texts.t("lobby-data-about", { count: uncertain, all: facts.length })}</p>
          <p class="lb-bars-title">{texts.t("lobby-bars")}</p>
          <Bars facts={facts} headings={headings} />
          <p class="lb-fine">{texts.t("lobby-data-fine")}</p>
          {(checked?.warnings ?? []).map((each) => (
            <p key={JSON.stringify(each)} class="lb-warning">
              <Glyph name="warn" /> {warning(texts, each)}
            </p>
          ))}
          <div class="lb-acts">
            <Button onClick={() => setListed(true)}>{texts.t("lobby-data-list", { count: uncertain })}</Button>
            <a class="ui-button ui-button-quiet" href={`#/data/${info.id}`}>
              {texts.t("lobby-data-correct")}
            </a>
          </div>
        </>
      )}
      <Sheet title={texts.t("lobby-data-sheet")} open={listed} onClose={() => setListed(false)}>
        <FactList facts={facts} headings={headings} />
      </Sheet>
    </Panel>
  );
}

/** By part of the game: how much of it has a source. */
function Bars({ facts, headings }: { facts: readonly FactInfo[]; headings: Headings }) {
  const texts = useTexts();
  return (
    <ul class="lb-bars">
      {partsOf(facts, headings).map((part) => (
        <li key={part.id}>
          <span>{texts.t(`lobby-part-${part.id}`)}</span>
          <span class="lb-bar" aria-hidden="true">
            <i style={{ width: `${Math.round((100 * (part.facts - part.reconstructed)) / part.facts)}%` }} />
          </span>
          <small>
            {part.reconstructed === 0
              ? texts.t("lobby-part-none")
              : texts.t("lobby-part-count", { count: part.reconstructed, all: part.facts })}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** Every fact by status and part; only what is opened is drawn, for there may be thousands. */
function FactList({ facts, headings }: { facts: readonly FactInfo[]; headings: Headings }) {
  const texts = useTexts();
  const [open, setOpen] = useState<Readonly<Record<string, boolean>>>({});
  return (
    <div class="lb-facts">
      {byStatus(facts).map(([status, those]) => (
        <section key={status} aria-labelledby={`lb-status-${status}`}>
          <h3 id={`lb-status-${status}`}>
            {texts.t(`ui-status-${status}`)} <small>{those.length}</small>
          </h3>
          {byPart(those, headings).map(([part, entries]) => {
            const id = `${status}-${part}`;
            return (
              <details
                key={id}
                class="lb-details"
                onToggle={(event) => setOpen({ ...open, [id]: event.currentTarget.open })}
              >
                <summary>
                  {texts.t("lobby-part-open", { name: texts.t(`lobby-part-${part}`), count: entries.length })}
                </summary>
                {open[id] === true && (
                  <dl class="lb-fact-list">
                    {entries.map((fact) => (
                      <div key={fact.path}>
                        <dt>
                          <code>{fact.path}</code>
                        </dt>
                        <dd>
                          <b>{shown(fact.value)}</b>
                          <small>{fact.source}</small>
                        </dd>
                      </div>
                    ))}
                  </dl>
                )}
              </details>
            );
          })}
        </section>
      ))}
    </div>
  );
}
