/** A picture and a link of a result, for whoever shall see it. */
import { useEffect, useRef } from "preact/hooks";
import type { TableInfo } from "../../gen/protocol";
import { useTexts } from "../../i18n/texts";
import { sayerOf } from "../../i18n/say";
import { api } from "../../net/api";
import { useAsked } from "../../net/answers";
import { Button, Dialog, toast } from "../../ui";
import { saveFile } from "../files";
import { LinkField } from "../link-field";
import { drawResult, fileOf, HEIGHT, type Shown, WIDTH } from "./result-picture";
import "./share-dialog.css";

export interface ShareDialogProps {
  table: TableInfo;
  /** The secret of somebody who held a seat: only they may open the result to others. */
  token: string | undefined;
  shown: Shown;
  onClose(): void;
}

/** Where a result is shown to whoever has its key. */
export function resultLink(table: string, key: string, lang: string): string {
  return `${location.origin}/r/${encodeURIComponent(table)}/${encodeURIComponent(key)}?l=${lang}`;
}

export function ShareDialog({ table, token, shown, onClose }: ShareDialogProps) {
  const texts = useTexts();
  const t = sayerOf(texts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { value, problem } = useAsked(`share ${table.id}`, () =>
    token === undefined ? Promise.resolve(null) : api.share(table.id, token),
  );
  const link = value === null ? "" : resultLink(table.id, value.key, texts.lang);
  useEffect(() => {
    if (canvas.current !== null) drawResult(canvas.current, shown);
  }, [shown]);

  const save = async () => {
    const file = canvas.current === null ? null : await fileOf(canvas.current);
    if (file === null) {
      toast(t("table-share-no-picture"), "bad");
      return;
    }
    saveFile(file, `${table.game}-${table.id}.png`);
    toast(t("table-share-saved"), "ok");
  };
  const send = () => {
    // Whoever closes the window of the system has not failed at anything.
    navigator.share({ title: shown.outcome, url: link }).catch(() => undefined);
  };
  return (
    <Dialog
      open
      title={t("table-share-title")}
      onClose={onClose}
      class="tb-share"
      actions={
        <>
          <Button onClick={save} data-share-save="">
            {t("table-share-save")}
          </Button>
          {link !== "" && typeof navigator.share === "function" && (
            <Button onClick={send}>{t("table-share-send")}</Button>
          )}
        </>
      }
    >
      <canvas
        ref={canvas}
        class="tb-share-picture"
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={`${shown.outcome} ${shown.margin}`}
      />
      {problem !== null && <p role="alert">{texts.problem(problem)}</p>}
      {link !== "" && <LinkField label={t("table-share-link")} hint={t("table-share-note")} link={link} />}
      {token === undefined && <p class="tb-note">{t("table-share-no-link")}</p>}
    </Dialog>
  );
}
