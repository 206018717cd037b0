/** A game as a file, and the table that follows. */
import type { TableInfo } from "../gen/protocol";
import type { Texts } from "../i18n/texts";
import { api, isUnanswered, problemOf } from "../net/api";
import { inheritTokens } from "../net/tokens";
import { toast } from "../ui";
import { goTo } from "../app/router";

function saidOf(error: unknown, texts: Texts): string {
  return isUnanswered(error) ? texts.t("table-no-connection") : texts.problem(problemOf(error));
}

/** Save something on this device. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Save the log of a game on this device. */
export async function exportLog(table: TableInfo, token: string | undefined, texts: Texts): Promise<void> {
  try {
    const log = await api.log(table.id, token);
    saveFile(new Blob([log], { type: "application/x-ndjson" }), `${table.game}-${table.id}.jsonl`);
    toast(texts.t("table-exported"), "ok");
  } catch (error) {
    toast(saidOf(error, texts), "bad");
  }
}

/** The same table again; the secrets of this one open it. */
export async function startRematch(table: string, token: string | undefined, texts: Texts): Promise<void> {
  try {
    const next = await api.rematch(table, token);
    inheritTokens(table, next.id);
    goTo(`#/t/${next.id}`);
  } catch (error) {
    toast(saidOf(error, texts), "bad");
  }
}
