/** Asking and answering in words: an action as it stands in the log, or "why" and a name. */
import { useState } from "preact/hooks";
import type { Aids, Choice, Found } from "../gen/protocol";
import { useTexts, type Texts } from "../i18n/texts";
import { Button, Reason } from "../ui";
import { sayerOf } from "../i18n/say";
import "./command-box.css";

export type Command =
  | { kind: "why"; action: string; name: string }
  | { kind: "undo" }
  | { kind: "action"; action: string }
  | { kind: "nothing" };

/**
 * What typed words ask for. An answer may be told in its own words (`play red-bank`), in the words of its button,
 * or by a part of those that fits one button only.
 */
export function commandOf(
  text: string,
  texts: Texts,
  choices: readonly Choice[],
  names: readonly string[],
  aids: Aids | null,
): Command {
  const words = text.trim().replace(/\s+/g, " ");
  if (words === "") return { kind: "nothing" };
  const folded = words.toLocaleLowerCase(texts.lang);
  const [first = "", ...rest] = folded.split(" ");
  if (keywords(texts, "table-command-undo").includes(folded)) return { kind: "undo" };
  if (keywords(texts, "table-command-why").includes(first.replace(/[:?]$/, ""))) {
    const about = rest.join(" ").replace(/\s*\?$/, "");
    const choice = found(about, texts, choices, names);
    if (choice !== undefined && choice.action === about) return { kind: "why", action: choice.action, name: "" };
    return { kind: "why", action: "", name: idOf(about, texts, aids) };
  }
  const choice = found(folded, texts, choices, names);
  return { kind: "action", action: choice?.action ?? words };
}

function keywords(texts: Texts, key: string): string[] {
  return texts.t(key).split(" ");
}

function found(folded: string, texts: Texts, choices: readonly Choice[], names: readonly string[]): Choice | undefined {
  const told = choices.map((choice) => ({
    choice,
    words: texts.choice(choice, names).toLocaleLowerCase(texts.lang).replace(/\.$/, ""),
  }));
  const exact = told.find(({ choice, words }) => choice.action === folded || words === folded.replace(/\.$/, ""));
  if (exact !== undefined) return exact.choice;
  const partly = told.filter(({ words }) => words.includes(folded));
  return partly.length === 1 ? partly[0]?.choice : undefined;
}

/** The id of a thing by its name in the reader's language, as far as the aids know it; else the words as an id. */
function idOf(about: string, texts: Texts, aids: Aids | null): string {
  const known = aids?.found ?? [];
  const named = known.find((each) => texts.term(each.sort, each.name).toLocaleLowerCase(texts.lang) === about);
  const partly = known.find((each) => texts.term(each.sort, each.name).toLocaleLowerCase(texts.lang).includes(about));
  return (named ?? partly)?.name ?? about.replaceAll(" ", "-");
}

export interface CommandBoxProps {
  game: string;
  choices: readonly Choice[];
  names: readonly string[];
  aids: Aids | null;
  asked: string;
  reasons: readonly Found[] | null;
  onWhy(action: string, name: string): void;
  onAction(action: string): void;
  onUndo(): void;
}

export function CommandBox(props: CommandBoxProps) {
  const { game, choices, names, aids, asked, reasons } = props;
  const texts = useTexts();
  const t = sayerOf(texts);
  const [text, setText] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    const command = commandOf(text, texts, choices, names, aids);
    if (command.kind === "nothing") return;
    if (command.kind === "why") props.onWhy(command.action, command.name);
    if (command.kind === "undo") props.onUndo();
    if (command.kind === "action") props.onAction(command.action);
    setText("");
  };
  return (
    <div class="tb-command">
      <form onSubmit={submit}>
        <label for="tb-command">{t("table-command")}</label>
        <div class="tb-row">
          <input
            id="tb-command"
            class="tb-input"
            type="text"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            list="tb-command-list"
            placeholder={t("table-command-example")}
            aria-describedby="tb-command-hint"
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button type="submit" onClick={() => undefined}>
            {t("table-command-go")}
          </Button>
        </div>
        <p id="tb-command-hint" class="tb-note">
          {t("table-command-hint")}
        </p>
        <datalist id="tb-command-list">
          {choices.map((choice) => (
            <option key={choice.action} value={choice.action}>
              {texts.choice(choice, names)}
            </option>
          ))}
        </datalist>
      </form>
      {reasons !== null && <Reasons {...{ game, asked, reasons, names }} />}
    </div>
  );
}

/** The answer to a why: each thing of that name with its reason, or that it is possible. */
export function Reasons({
  game,
  asked,
  reasons,
  names,
}: {
  game: string;
  asked: string;
  reasons: readonly Found[];
  names: readonly string[];
}) {
  const texts = useTexts();
  const t = sayerOf(texts);
  return (
    <div class="tb-reasons" role="status">
      {reasons.length === 0 && <p>{t("table-why-unknown", { name: asked })}</p>}
      <ul class="tb-plain">
        {reasons.map((each) => (
          <li key={`${each.sort} ${each.name}`}>
            <strong>{each.sort === "action" ? each.name : texts.term(each.sort, each.name)}</strong>
            {each.why === null ? (
              <p class="tb-possible">{t("ui-why-legal")}</p>
            ) : (
              <Reason why={each.why} texts={texts} seats={names} game={game} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
