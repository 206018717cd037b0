/** Games as files: take one up at a table of its own, or have it checked. */
import { useId } from "preact/hooks";
import { useTexts } from "../i18n/texts";
import { api } from "../net/api";
import { keepMade } from "../net/tokens";
import { Panel } from "../ui";
import { Glyph } from "./art";
import { go, useDoing } from "./hooks";
import { Failure } from "./pieces";
import "./files.css";

/** A button that lets one choose a file and hands over its text. */
export function FileButton({ label, busy, onText }: { label: string; busy: boolean; onText: (text: string) => void }) {
  const id = useId();
  const read = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    if (!file) return;
    const text = await file.text();
    input.value = ""; // the same file can be chosen again
    onText(text);
  };
  return (
    <span class="lb-file">
      <input
        id={id}
        type="file"
        disabled={busy}
        accept=".jsonl,.json,.txt,.log"
        onChange={(event) => void read(event.currentTarget)}
      />
      <label for={id} class="ui-button">
        <Glyph name="file" />
        {label}
      </label>
    </span>
  );
}

/** The panel about files on the first page. */
export function Files() {
  const texts = useTexts();
  const { busy, problem, run } = useDoing();
  const take = (log: string): void =>
    run(async () => {
      const made = await api.importLog({ log });
      keepMade(made);
      go(`#/t/${made.table.id}`);
    });
  return (
    <Panel title={texts.t("lobby-files")} id="lb-files">
      <p class="lb-about">{texts.t("lobby-files-about")}</p>
      <Failure problem={problem} />
      <div class="lb-acts">
        <FileButton label={texts.t("lobby-import")} busy={busy} onText={take} />
        <a class="ui-button" href="#/verify">
          <Glyph name="check" />
          {texts.t("lobby-verify")}
        </a>
      </div>
    </Panel>
  );
}
