/** Public tables with a seat to take. */
import type { TableInfo } from "../gen/protocol";
import { useTexts } from "../i18n/texts";
import { useAsked } from "../net/answers";
import { api } from "../net/api";
import { Button, Panel } from "../ui";
import { Glyph } from "./art";
import { ago, clockMessage } from "./pace";
import { Failure, seatWords, tableTitle } from "./pieces";

function Row({ table }: { table: TableInfo }) {
  const texts = useTexts();
  const title = tableTitle(texts, table);
  const clock = clockMessage(table.time);
  const open = table.seats.filter((seat) => seat.kind === "open").length;
  const people = table.seats.filter((seat) => seat.kind !== "open");
  return (
    <li class="lb-row">
      <div class="lb-row-words">
        <h3>{title}</h3>
        <p>
          {table.title !== "" && <span>{texts.gameName(table.game)} · </span>}
          {texts.joined(seatWords(texts, people))}
        </p>
        <p class="lb-fine">
          {texts.t("lobby-open-seats", { count: open })} · {texts.t(clock.key, clock.params)} ·{" "}
          {texts.t("lobby-made", { when: ago(texts.lang, table.created, Date.now()) })}
        </p>
        {table.corrected && (
          <p class="lb-fine">
            <Glyph name="mark" /> {texts.t("lobby-corrected")}
          </p>
        )}
      </div>
      <a class="ui-button" href={`#/join/${table.id}`} aria-label={texts.t("lobby-join-this", { name: title })}>
        {texts.t("lobby-join")}
      </a>
    </li>
  );
}

/** Public tables that look for players. */
export function OpenTables() {
  const texts = useTexts();
  const { value, problem, again } = useAsked("tables", () => api.tables());
  return (
    <Panel
      title={texts.t("lobby-public")}
      id="lb-public"
      actions={
        <Button kind="quiet" onClick={again} label={texts.t("lobby-public-again")}>
          {texts.t("lobby-refresh")}
        </Button>
      }
    >
      <Failure problem={problem} />
      {value === null && problem === null && <p class="lb-fine">{texts.t("lobby-loading")}</p>}
      {value !== null && value.length === 0 && <p class="lb-empty">{texts.t("lobby-public-none")}</p>}
      {value !== null && value.length > 0 && (
        <ul class="lb-rows">
          {value.map((table) => (
            <Row key={table.id} table={table} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
