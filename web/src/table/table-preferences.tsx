/** The choices about the table: when to confirm, the curtain, the side column. */
import { Checkbox, RadioGroup } from "../ui";
import { usePreference } from "./preferences";
import { useSay } from "../i18n/say";

export function TablePreferences() {
  const t = useSay();
  const [confirm, setConfirm] = usePreference("confirm");
  const [curtain, setCurtain] = usePreference("curtain");
  return (
    <>
      <RadioGroup
        label={t("table-confirm")}
        value={confirm}
        options={["always", "choice", "never"].map((value) => ({ value, label: t(`table-confirm-${value}`) }))}
        onChange={setConfirm}
      />
      <Checkbox
        label={t("table-curtain-setting")}
        hint={t("table-curtain-setting-hint")}
        checked={curtain === "on"}
        onChange={(checked) => setCurtain(checked ? "on" : "off")}
      />
    </>
  );
}
