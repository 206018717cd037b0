/** What has just gone wrong, with the rule that stands in the way. */
import { useTexts } from "../i18n/texts";
import type { Notice } from "../net/session";
import { Button, Reason } from "../ui";
import "./notices.css";

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
      {notice.kind === "stale" && <p>{texts.t("table-stale")}</p>}
      <Button kind="quiet" icon="cross" label={texts.t("web-close")} onClick={onClose} />
    </div>
  );
}
