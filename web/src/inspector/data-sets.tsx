/** The reader's own data sets: name, keep, open, delete, and carry them from one device to another as files. */
import { useState } from "preact/hooks";
import type { Texts } from "../i18n/texts";
import { Button, Dialog, Panel, Select, TextInput } from "../ui";
import { asToml, paths } from "./corrections";
import { allData, asJson, dropData, freshId, keepData, readFile } from "./datasets";
import type { OwnData } from "./datasets";
import { factName, shortValue } from "./fact-names";
import "./data-sets.css";

export interface DataSetsProps {
  data: OwnData;
  onChange(data: OwnData): void;
  fresh(): OwnData;
  /** The server accepts the corrections. */
  isSound: boolean;
  texts: Texts;
}

const NEW = "";
const LARGEST_FILE = 1_000_000;

export function DataSets({ data, onChange, fresh, isSound, texts }: DataSetsProps) {
  const [kept, setKept] = useState(() => allData().filter(({ game }) => game === data.game));
  const [told, setTold] = useState("");
  const [asking, setAsking] = useState(false);
  const isKept = kept.some(({ id }) => id === data.id);
  const list = paths(data.corrections);
  const named = (): OwnData => ({
    ...data,
    name: data.name.trim() === "" ? texts.t("learn-data-unnamed") : data.name,
  });
  const hasWork = list.length > 0 || data.checked.length > 0;
  const isSaved = kept.some((each) => each.id === data.id && asJson(each) === asJson(data));
  /** Whatever takes the place of this data set, the work on it is kept first. */
  const replaceWith = (next: OwnData) => {
    if (hasWork && !isSaved) keepData(named());
    onChange(next);
    reload();
  };
  const reload = () => setKept(allData().filter(({ game }) => game === data.game));
  const save = () => {
    setTold(texts.t(keepData(named()) ? "learn-data-kept" : "learn-data-not-kept"));
    onChange(named());
    reload();
  };
  const open = async (file: File | undefined) => {
    const found = file === undefined || file.size > LARGEST_FILE ? null : readFile(await file.text(), data.game);
    setTold(texts.t(found === null ? "learn-data-no-file" : "learn-data-read"));
    if (found !== null) replaceWith({ ...found, id: freshId(), game: data.game });
  };
  return (
    <Panel title={texts.t("learn-data-own")}>
      <div class="ln-own">
        <Select
          label={texts.t("learn-data-choose")}
          value={isKept ? data.id : NEW}
          options={[
            { value: NEW, label: texts.t("learn-data-new") },
            ...kept.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => {
            replaceWith(kept.find((each) => each.id === id) ?? fresh());
            setTold("");
          }}
        />
        <TextInput
          label={texts.t("learn-data-name")}
          value={data.name}
          maxLength={60}
          onChange={(name) => onChange({ ...data, name })}
        />
        <div class="ln-buttons">
          <Button kind="primary" disabled={list.length === 0 || !isSound} onClick={save} data-keep-data>
            {texts.t("learn-data-keep")}
          </Button>
          {isKept && (
            <Button kind="danger" onClick={() => setAsking(true)}>
              {texts.t("learn-data-delete")}
            </Button>
          )}
        </div>
        <p role="status" class="ln-hint">
          {told}
        </p>
        {list.length > 0 && (
          <ul class="ln-corrected">
            {list.map(([path, value]) => {
              const { thing, field } = factName(data.game, path, texts);
              return (
                <li key={path}>
                  <b>{thing}</b> {field} <code>{shortValue(data.game, path, value, texts)}</code>
                </li>
              );
            })}
          </ul>
        )}
        <div class="ln-buttons">
          <Button
            icon="arrow-down"
            disabled={!hasWork}
            onClick={() => download(`${fileName(data)}.json`, asJson(data))}
          >
            {texts.t("learn-data-export")}
          </Button>
          <Button
            disabled={list.length === 0}
            onClick={() => download(`${fileName(data)}.toml`, asToml(data.game, data.corrections))}
          >
            {texts.t("learn-data-toml")}
          </Button>
        </div>
        <label class="ln-file">
          <span>{texts.t("learn-data-import")}</span>
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              void open(event.currentTarget.files?.[0]);
              event.currentTarget.value = "";
            }}
          />
        </label>
      </div>
      <Dialog
        title={texts.t("learn-data-delete-ask", { name: data.name })}
        open={asking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{texts.t("learn-data-cancel")}</Button>
            <Button
              kind="danger"
              onClick={() => {
                dropData(data.id);
                setAsking(false);
                reload();
                onChange(fresh());
              }}
            >
              {texts.t("learn-data-delete")}
            </Button>
          </>
        }
      >
        <p>{texts.t("learn-data-delete-about")}</p>
      </Dialog>
    </Panel>
  );
}

function fileName(data: OwnData): string {
  const plain = data.name
    .normalize("NFD")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase();
  return plain === "" ? data.game : `${data.game}-${plain}`;
}

function download(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
