/** The data set of a game: every fact and where it comes from, and a way to put in what one's own copy says. */
import "./inspect.css";
import { useMemo, useState } from "preact/hooks";
import { useTexts } from "../i18n/texts";
import type { Texts } from "../i18n/texts";
import { Frame, Pending } from "../learn/frame";
import { useGames } from "../net/games";
import { useAnswer } from "../net/answers";
import { api } from "../net/api";
import { Button, Panel } from "../ui";
import { CardForm } from "./card-form";
import { DataSets } from "./data-sets";
import { draftOf, freshData, useDraftData, withTyped } from "./draft-data";
import { EditFact } from "./edit-fact";
import { FactList } from "./fact-list";
import { paths } from "./corrections";
import { spread } from "./spread";
import type { Fact } from "./spread";
import { useCheckedFacts } from "./use-checked-facts";
import "./data-page.css";

const VIEWS = ["list", "cards"] as const;

export function DataPage({ game }: { game: string }) {
  const texts = useTexts();
  const shipped = useAnswer(`facts ${game}`, () => api.facts(game));
  const [data, change, isKept] = useDraftData(game);
  const [edited, setEdited] = useState<Fact | null>(null);
  const [view, setView] = useState<(typeof VIEWS)[number]>(data.checked.length > 0 ? "cards" : "list");
  const isKnown = useGames().includes(game);
  const checked = useCheckedFacts(game, isKnown && paths(data.corrections).length > 0 ? data.corrections : null);
  const count = paths(data.corrections).length;
  const facts = count > 0 && checked.facts !== null ? checked.facts : shipped.value;
  const lines = useMemo(() => (facts === null ? [] : spread(facts.entries)), [facts]);
  const printed = useMemo(() => (shipped.value === null ? [] : spread(shipped.value.entries)), [shipped.value]);
  return (
    <Frame game={game} page="data" about={texts.t("learn-data-about")}>
      {shipped.value === null ? (
        <Pending answer={shipped} />
      ) : (
        <div class="ln-data-columns">
          <div>
            <div class="ln-data-views" role="group" aria-label={texts.t("learn-data-views")}>
              {VIEWS.map((each) => (
                <Button key={each} pressed={view === each} onClick={() => setView(each)} data-view={each}>
                  {texts.t(`learn-data-view-${each}`)}
                </Button>
              ))}
            </div>
            {view === "cards" ? (
              <CardForm game={game} lines={printed} data={data} change={change} texts={texts} />
            ) : (
              <FactList game={game} lines={lines} corrections={data.corrections} onEdit={setEdited} texts={texts} />
            )}
          </div>
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
              <p class="ln-hint">{texts.t(isKept ? "learn-data-as-typed" : "learn-data-not-kept")}</p>
            </Panel>
            <DataSets
              data={data}
              onChange={(next) => change((before) => (next.id === before.id ? { ...before, ...next } : draftOf(next)))}
              fresh={() => freshData(game)}
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
          typed={data.typed}
          onType={(path, text) => change((before) => withTyped(before, path, text))}
          onClose={() => setEdited(null)}
          onSave={(corrections) => {
            change((before) => ({ ...before, corrections }));
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
