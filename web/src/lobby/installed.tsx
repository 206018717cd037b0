/** The page as an app: that a new version waits, and that it can be installed. */
import { useEffect, useState } from "preact/hooks";
import { useTexts } from "../i18n/texts";
import { Button } from "../ui";
import { askToInstall, canInstall, onAppChange, refuseToInstall, takeOver, waits } from "../net/service";
import "./installed.css";

function state(): string {
  return waits() ? "update" : canInstall() ? "install" : "";
}

/** A line at the lower edge, and only when there is something to say. */
export function Installed() {
  const texts = useTexts();
  const [shown, setShown] = useState(state);
  useEffect(() => onAppChange(() => setShown(state())), []);
  if (shown === "") return null;
  const isUpdate = shown === "update";
  return (
    <aside class="lb-app" aria-label={texts.t("lobby-app")}>
      <p>{texts.t(isUpdate ? "lobby-app-update" : "lobby-app-install")}</p>
      <div>
        <Button kind="primary" onClick={isUpdate ? takeOver : askToInstall}>
          {texts.t(isUpdate ? "lobby-app-update-yes" : "lobby-app-install-yes")}
        </Button>
        {!isUpdate && <Button onClick={refuseToInstall}>{texts.t("lobby-app-install-no")}</Button>}
      </div>
    </aside>
  );
}
