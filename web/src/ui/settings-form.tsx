/** Language, looks and behaviour of the client. Every change counts at once. */
import { useTexts } from "../i18n/provider";
import { LANGUAGES } from "../i18n/texts";
import { Field, RadioGroup, Select } from "./fields";
import { VALUES, useSetting } from "./settings";
import type { Listed } from "./settings";
import { play } from "./sound";
import "./settings-form.css";

interface Words {
  title: string;
  hint: string;
  value(value: string): string;
}

/** By setting: the messages that say what it is, what it does, and what can be chosen. */
const WORDS: Readonly<Record<Listed, Words>> = {
  theme: { title: "web-theme", hint: "web-theme-hint", value: (each) => `web-theme-${each}` },
  motion: { title: "web-motion", hint: "web-motion-hint", value: (each) => `web-motion-${each}` },
  verbosity: { title: "web-verbosity", hint: "web-verbosity-hint", value: (each) => `web-verbosity-${each}` },
  shortcuts: { title: "web-shortcuts", hint: "web-shortcuts-hint", value: (each) => `web-shortcuts-${each}` },
};
const LISTED = Object.keys(WORDS) as readonly Listed[];

/** Where the reader chooses the language; each is called by its own name. */
export function LanguageSelect() {
  const texts = useTexts();
  const [, setLanguage] = useSetting("language");
  const options = LANGUAGES.map((lang) => ({ value: lang, label: texts.t(`web-language-${lang}`) }));
  return <Select label={texts.t("web-language")} value={texts.lang} options={options} onChange={setLanguage} />;
}

/** All settings. */
export function SettingsForm() {
  return (
    <div class="ui-settings">
      <LanguageSelect />
      {LISTED.map((name) => (
        <Setting key={name} name={name} />
      ))}
      <Volume />
    </div>
  );
}

const LOUDEST = 100;
const STEP = 5;

/** How loud sounds are; whoever lets go of the slider hears it. */
export function Volume() {
  const texts = useTexts();
  const [volume, setVolume] = useSetting("volume");
  return (
    <Field label={texts.t("web-volume")} hint={texts.t("web-volume-hint")}>
      {({ id, describedBy }) => (
        <input
          id={id}
          class="ui-volume"
          type="range"
          min={0}
          max={LOUDEST}
          step={STEP}
          value={volume}
          aria-describedby={describedBy}
          aria-valuetext={volume === "0" ? texts.t("web-volume-off") : texts.t("web-volume-at", { volume })}
          onInput={({ currentTarget }) => setVolume(currentTarget.value)}
          onChange={() => play("coin")}
        />
      )}
    </Field>
  );
}

function Setting({ name }: { name: Listed }) {
  const texts = useTexts();
  const [value, setValue] = useSetting(name);
  const words = WORDS[name];
  const options = VALUES[name].map((each) => ({ value: each, label: texts.t(words.value(each)) }));
  return (
    <RadioGroup
      label={texts.t(words.title)}
      hint={texts.t(words.hint)}
      value={value}
      options={options}
      onChange={setValue}
      columns={options.length === 2 ? 2 : 3}
    />
  );
}
