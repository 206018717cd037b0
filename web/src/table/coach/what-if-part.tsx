/** What if: a position of mine with hidden cards dealt anew, played on in as many branches as I like. */
import { useState } from "preact/hooks";
import type { Problem, TableInfo } from "../../gen/protocol";
import { sayerOf } from "../../i18n/say";
import { type Texts, useTexts } from "../../i18n/texts";
import { problemOf } from "../../net/api";
import { Button } from "../../ui";
import { coach, percentOf, signed } from "./ask";
import { type Branch, childrenOf, keepBranches, keptBranches, triedAt, without } from "./branches";

export interface WhatIfPartProps {
  table: TableInfo;
  names: readonly string[];
  seat: number;
  ply: number;
  epoch: number;
  token: string | undefined;
}

export function WhatIfPart({ table, names, seat, ply, epoch, token }: WhatIfPartProps) {
  const texts = useTexts();
  const t = sayerOf(texts);
  const key = `${table.id} ${seat} ${epoch}`;
  const [branches, setBranches] = useState<Branch[]>(() => keptBranches(key));
  const [at, setAt] = useState<number | null>(branches.at(-1)?.id ?? null);
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const current = branches.find(({ id }) => id === at) ?? null;
  const keep = (next: Branch[]) => {
    keepBranches(key, next);
    setBranches(next);
  };
  const go = async (from: Branch | null, choice: Branch["choice"]) => {
    const seed = from?.seed ?? String(Math.random()).slice(2);
    const begun = from?.ply ?? ply;
    setWaiting(true);
    try {
      const reached = await coach.branch(
        table.id,
        { seat, ply: begun, seed, entries: from?.reached.entries ?? [], action: choice?.action ?? "" },
        token,
      );
      const id = 1 + Math.max(0, ...branches.map((each) => each.id));
      keep([...branches, { id, parent: from?.id ?? null, choice, ply: begun, seed, reached }]);
      setAt(id);
      setProblem(null);
    } catch (error) {
      setProblem(problemOf(error));
    }
    setWaiting(false);
  };
  const take = (from: Branch, choice: NonNullable<Branch["choice"]>) => {
    const known = triedAt(branches, from.id, choice.action);
    if (known !== null) setAt(known.id);
    else void go(from, choice);
  };
  return (
    <section class="tb-coach-part" aria-label={t("coach-whatif")} data-what-if="">
      <h3>{t("coach-whatif")}</h3>
      <p class="tb-note">{t("coach-whatif-about")}</p>
      <div class="tb-coach-deeds">
        <Button disabled={isWaiting} onClick={() => void go(null, null)} data-what-if-new="">
          {t("coach-whatif-new")}
        </Button>
      </div>
      <p role="status">{isWaiting ? t("coach-whatif-wait") : problem === null ? "" : texts.problem(problem)}</p>
      {branches.length > 0 && (
        <nav aria-label={t("coach-whatif-tree")} data-branches="">
          <Tree {...{ branches, names, at }} parent={null} onPick={setAt} />
        </nav>
      )}
      {current !== null && (
        <>
          {current.reached.answers.length > 0 && <h4>{t("coach-whatif-answers")}</h4>}
          <ul class="tb-plain tb-coach-answers">
            {current.reached.answers.map((choice) => (
              <li key={choice.action}>
                <Button disabled={isWaiting} onClick={() => take(current, choice)} data-try="">
                  {texts.choice(choice, names)}
                </Button>
              </li>
            ))}
          </ul>
          <Button
            kind="quiet"
            icon="cross"
            onClick={() => {
              keep(without(branches, current.id));
              setAt(current.parent);
            }}
          >
            {t("coach-whatif-drop")}
          </Button>
        </>
      )}
    </section>
  );
}

interface TreeProps {
  branches: readonly Branch[];
  names: readonly string[];
  parent: number | null;
  at: number | null;
  onPick(id: number): void;
}

function Tree({ branches, names, parent, at, onPick }: TreeProps) {
  const texts = useTexts();
  const found = childrenOf(branches, parent);
  if (found.length === 0) return null;
  return (
    <ul class="tb-coach-tree">
      {found.map((each) => (
        <li key={each.id}>
          <button type="button" aria-current={each.id === at} onClick={() => onPick(each.id)} data-branch="">
            {each.choice === null ? texts.t("coach-whatif-begin") : texts.choice(each.choice, names)}
            <small>{worthOf(texts, each)}</small>
          </button>
          <Tree {...{ branches, names, at, onPick }} parent={each.id} />
        </li>
      ))}
    </ul>
  );
}

function worthOf(texts: Texts, { reached }: Branch): string {
  if (reached.over) return texts.t("coach-whatif-over", { points: signed(texts, reached.lead) });
  return texts.t("coach-whatif-value", { lead: signed(texts, reached.lead), percent: percentOf(reached.chance) });
}
