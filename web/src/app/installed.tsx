/** The page as an app: that a new version waits, and that it can be installed. */
import { useEffect, useState } from "preact/hooks";
import { useSay } from "../i18n/say";
import { Button } from "../ui";
import { askToInstall, canInstall, onAppChange, refuseToInstall, takeOver, waits } from "./service";
import "./installed.css";

function state(): string {
  return waits() ? "update" : canInstall() ? "install" : "";
}

/** A line at the lower edge, and only when there is something to say. */
export function Installed() {
  const t = useSay();
  const [shown, setShown] = useState(state);
  useEffect(() => onAppChange(() => setShown(state())), []);
  if (shown === "") return null;
  const isUpdate = shown === "update";
  return (
    <aside class="tb-app" aria-label={t("table-app")}>
      <p>{t(isUpdate ? "table-app-update" : "table-app-install")}</p>
      <div>
        <Button kind="primary" onClick={isUpdate ? takeOver : askToInstall}>
          {t(isUpdate ? "table-app-update-yes" : "table-app-install-yes")}
        </Button>
        {!isUpdate && <Button onClick={refuseToInstall}>{t("table-app-install-no")}</Button>}
      </div>
    </aside>
  );
}
