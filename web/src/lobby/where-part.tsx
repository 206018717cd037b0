/** Where new tables are: at the server, where others can come, or on this device alone. */
import { useState } from "preact/hooks";
import { useTexts } from "../i18n/texts";
import { IS_ALONE } from "../net/places";
import { canPlayHere, playHere, playsHere } from "../net/where";
import { Either, Group } from "./pieces";

/** The choice; nothing where there is none. */
export function WherePart({ onChange }: { onChange?: () => void }) {
  const texts = useTexts();
  const [here, setHere] = useState(playsHere);
  if (IS_ALONE || !canPlayHere()) return null;
  return (
    <Group title={texts.t("lobby-where")}>
      <div class="lb-picks">
        <Either
          name="lb-where"
          on={here}
          onPick={(chosen) => {
            playHere(chosen);
            setHere(playsHere());
            onChange?.();
          }}
          no={{ title: texts.t("lobby-where-server"), note: texts.t("lobby-where-server-about") }}
          yes={{ title: texts.t("lobby-where-here"), note: texts.t("lobby-where-here-about") }}
        />
      </div>
    </Group>
  );
}
