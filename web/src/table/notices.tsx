/** What has just gone wrong, with the rule that stands in the way. */
import { type Texts, useTexts } from "../i18n/texts";
import type { Notice, Plan } from "../net/session";
import { Button, Reason } from "../ui";
import "./notices.css";

/** A plan in words. */
export function planTold(plan: Plan, names: readonly string[], texts: Texts): string {
  return plan.choice === null ? plan.action : texts.choice(plan.choice, names);
}

export function Notices({
  game,
  notice,
  names,
  onClose,
}: {
  game: string;
  notice: Notice | null;
  names: readonly string[];
  onClose(): void;
}) {
  const texts = useTexts();
  if (notice === null || notice.kind === "undone") return null;
  return (
    <div class="tb-notice">
      {notice.kind === "refused" && <Reason why={notice.why} texts={texts} seats={names} game={game} />}
      {notice.kind === "failed" && <p>{texts.problem(notice.problem)}</p>}
      {notice.kind === "nothing-ahead" && <p>{texts.t("table-plan-nothing")}</p>}
      {notice.kind === "plan-holds" && (
        <p>{texts.t("table-plan-holds", { answer: planTold(notice.plan, names, texts) })}</p>
      )}
      {notice.kind === "plan-broken" && (
        <div>
          <p>{texts.t("table-plan-broken", { answer: planTold(notice.plan, names, texts) })}</p>
          {notice.why !== null && <Reason why={notice.why} texts={texts} seats={names} game={game} />}
        </div>
      )}
      {notice.kind === "stale" && <p>{texts.t("table-stale")}</p>}
      {notice.kind === "undo-refused" && <p>{texts.t("table-undo-refused")}</p>}
      {notice.kind === "undo-lapsed" && <p>{texts.t("table-undo-lapsed")}</p>}
      <Button kind="quiet" icon="cross" label={texts.t("web-close")} onClick={onClose} />
    </div>
  );
}
