/** Ways to play, each one press: it takes the seats and ticks the modules that go with it. */
import { useTexts } from "../i18n/texts";
import type { PartProps } from "./new-table";
import { Group, OneOf } from "./pieces";
import { isPreset, presetsOf, withPreset } from "./presets";

export function PresetsPart({ info, wish, change }: PartProps) {
  const texts = useTexts();
  const presets = presetsOf(info);
  if (presets.length === 0) return null;
  const chosen = presets.find((preset) => isPreset(wish, preset, info.seat_option));
  const choose = (id: string): void => {
    const preset = presets.find((each) => each.id === id);
    if (preset !== undefined) change(withPreset(wish, preset, info.seat_option));
  };
  return (
    <Group
      title={texts.t("lobby-presets")}
      about={texts.t(chosen === undefined ? "lobby-presets-own" : "lobby-presets-about")}
    >
      <div class="lb-picks lb-picks-four">
        <OneOf
          name="lb-preset"
          picks={presets.map(({ id }) => ({
            value: id,
            title: texts.t(`lobby-preset-${id}`),
            note: texts.t(`lobby-preset-${id}-about`),
          }))}
          chosen={chosen?.id}
          onPick={choose}
        />
      </div>
    </Group>
  );
}
