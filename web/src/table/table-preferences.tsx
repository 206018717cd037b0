/** The choices about the table: when to confirm, the curtain, the side column. */
import { Checkbox, RadioGroup } from "../ui";
import { PACES } from "../story/pace";
import { usePreference } from "./preferences";
import { useSay } from "../i18n/say";

export function TablePreferences() {
  const t = useSay();
  const [confirm, setConfirm] = usePreference("confirm");
  const [forced, setForced] = usePreference("forced");
  const [curtain, setCurtain] = usePreference("curtain");
  const [pace, setPace] = usePreference("story");
  const [layout, setLayout] = usePreference("layout");
  return (
    <>
      <RadioGroup
        label={t("table-confirm")}
        value={confirm}
        options={["always", "choice", "never"].map((value) => ({ value, label: t(`table-confirm-${value}`) }))}
        onChange={setConfirm}
      />
      <Checkbox
        label={t("table-forced")}
        hint={t("table-forced-hint")}
        checked={forced === "on"}
        onChange={(checked) => setForced(checked ? "on" : "off")}
      />
      <RadioGroup
        label={t("table-story-pace")}
        value={pace}
        options={PACES.map((value) => ({ value, label: t(`table-story-pace-${value}`) }))}
        onChange={setPace}
        columns={2}
      />
      <RadioGroup
        label={t("table-layout")}
        value={layout}
        options={["screen", "reading"].map((value) => ({ value, label: t(`table-layout-${value}`) }))}
        onChange={setLayout}
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
