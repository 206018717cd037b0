/** The choices about the table: when to confirm, the curtain, the side column. */
import { Checkbox, RadioGroup } from "../ui";
import { PACES } from "../story/pace";
import { usePreference } from "./preferences";
import { useSay } from "../i18n/say";

/** A choice that is on or off. */
function Switch({ name, label, hint }: { name: "forced" | "curtain"; label: string; hint: string }) {
  const [state, setState] = usePreference(name);
  const change = (checked: boolean): void => setState(checked ? "on" : "off");
  return <Checkbox label={label} hint={hint} checked={state === "on"} onChange={change} />;
}

export function TablePreferences() {
  const t = useSay();
  const [confirm, setConfirm] = usePreference("confirm");
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
      <Switch name="forced" label={t("table-forced")} hint={t("table-forced-hint")} />
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
      <Switch name="curtain" label={t("table-curtain-setting")} hint={t("table-curtain-setting-hint")} />
    </>
  );
}
