/** A hint, one rung after the other: where to look, two answers side by side, the better one with its reasons. */
import { useState } from "preact/hooks";
import type { CoachHint, CoachReason, Problem, TableInfo } from "../../gen/protocol";
import { type Texts, useTexts } from "../../i18n/texts";
import { problemOf } from "../../net/api";
import { Button } from "../../ui";
import { coach, percentOf, pointsOf, signed } from "./ask";

export interface HintPartProps {
  table: TableInfo;
  seat: number;
  names: readonly string[];
  token: string | undefined;
  onTake(action: string): void;
}

const LAST_RUNG = 3;

export function HintPart({ table, seat, names, token, onTake }: HintPartProps) {
  const texts = useTexts();
  const [hint, setHint] = useState<CoachHint | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [rung, setRung] = useState(0);
  const more = async () => {
    if (hint !== null) return setRung(Math.min(rung + 1, LAST_RUNG));
    setAsking(true);
    try {
      setHint(await coach.hint(table.id, seat, token));
      setProblem(null);
      setRung(1);
    } catch (error) {
      setProblem(problemOf(error));
    }
    setAsking(false);
  };
  const best = hint?.pair[hint.best];
  const isOnly = hint !== null && hint.pair.length < 2;
  const top = isOnly && rung > 0 ? LAST_RUNG : rung;
  return (
    <section class="tb-coach-part" aria-label={texts.t("coach-hint")} data-hint={top}>
      <h3>{texts.t("coach-hint")}</h3>
      <div aria-live="polite">
        {hint !== null && top >= 1 && !isOnly && (
          <p>
            {texts.t("coach-hint-area", { text: texts.thing(hint.area) })}
            <br />
            <span class="tb-note">{texts.citation(hint.rule)}</span>
          </p>
        )}
        {hint !== null && top >= 2 && !isOnly && (
          <>
            {top === 2 && <p>{texts.t("coach-hint-pair")}</p>}
            <ul class="tb-plain tb-coach-pair">
              {hint.pair.map((each) => (
                <li key={each.choice.action}>
                  <strong>{texts.choice(each.choice, names)}</strong>
                  {top === LAST_RUNG && (
                    <span>
                      {texts.t("coach-weighed", { lead: signed(texts, each.lead), percent: percentOf(each.chance) })}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
        {hint !== null && best !== undefined && top === LAST_RUNG && (
          <>
            <p>
              <strong>
                {texts.t(isOnly ? "coach-hint-only" : "coach-hint-best", { text: texts.choice(best.choice, names) })}
              </strong>
            </p>
            <ReasonList game={table.game} reasons={hint.reasons} />
            {hint.close && !isOnly && <p class="tb-note">{texts.t("coach-hint-unsure")}</p>}
          </>
        )}
        {problem !== null && <p>{texts.problem(problem)}</p>}
      </div>
      <div class="tb-coach-deeds">
        {top < LAST_RUNG && (
          <Button kind="primary" icon="help" disabled={isAsking} onClick={() => void more()} data-hint-more="">
            {texts.t(top === 0 ? "coach-hint" : "coach-hint-more")}
          </Button>
        )}
        {best !== undefined && top === LAST_RUNG && (
          <Button kind="primary" onClick={() => onTake(best.choice.action)} data-hint-take="">
            {texts.t("coach-hint-take")}
          </Button>
        )}
      </div>
    </section>
  );
}

/** What speaks for an answer, and against it. */
export function ReasonList({ game, reasons }: { game: string; reasons: readonly CoachReason[] }) {
  const texts = useTexts();
  if (reasons.length === 0) return null;
  return (
    <ul class="tb-coach-reasons">
      {reasons.map((reason) => (
        <li key={reason.code}>{reasonTold(texts, game, reason)}</li>
      ))}
    </ul>
  );
}

function reasonTold(texts: Texts, game: string, reason: CoachReason): string {
  const text = texts.t(`coach-reason-${reason.code}`, { points: pointsOf(texts, reason.points) });
  if (reason.source === "") return text;
  const where = texts.t(`${texts.prefixOf(game)}-score-${reason.source}`);
  return texts.t("coach-reason-mostly", { text, where });
}
