/** Ways to play, each one press: it takes the seats and ticks the modules that go with it. */
import { useTexts } from "../i18n/texts";
import type { PartProps } from "./new-table";
import { Group, Pick } from "./pieces";
import { isPreset, presetsOf, withPreset } from "./presets";

export function PresetsPart({ info, wish, change }: PartProps) {
  const texts = useTexts();
  const presets = presetsOf(info);
  if (presets.length === 0) return null;
  const isOwn = !presets.some((preset) => isPreset(wish, preset));
  return (
    <Group title={texts.t("lobby-presets")} about={texts.t(isOwn ? "lobby-presets-own" : "lobby-presets-about")}>
      <div class="lb-picks lb-picks-four">
        {presets.map((preset) => (
          <Pick
            key={preset.id}
            type="radio"
            name="lb-preset"
            value={preset.id}
            checked={isPreset(wish, preset)}
            onPick={() => change(withPreset(wish, preset))}
            title={texts.t(`lobby-preset-${preset.id}`)}
            note={texts.t(`lobby-preset-${preset.id}-about`)}
          />
        ))}
      </div>
    </Group>
  );
}
