/** The way into planning while others play, and out of it. */
import { useSay } from "../i18n/say";
import { Button } from "../ui";
import type { Planning } from "./use-planning";

export function PlanButton({ planning }: { planning: Planning }) {
  const t = useSay();
  if (planning.state === "no") return null;
  if (planning.state === "may")
    return (
      <Button icon="hint" onClick={planning.look} data-plan="">
        {t("table-plan")}
      </Button>
    );
  return (
    <Button icon="cross" onClick={planning.drop} data-drop-plan="">
      {t("table-plan-drop")}
    </Button>
  );
}
