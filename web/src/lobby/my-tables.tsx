/** The tables this browser holds a seat at: those that wait for me first. */
import { useEffect, useState } from "preact/hooks";
import type { Standing } from "../gen/protocol";
import { useTexts } from "../i18n/texts";
import { useAsked } from "../net/answers";
import { api } from "../net/api";
import { IS_ALONE, isHere } from "../net/places";
import { noteFinished } from "../net/record";
import { forgetTable, myTables } from "../net/tokens";
import { Button, Dialog, Panel } from "../ui";
import { Glyph } from "./art";
import { ago } from "./pace";
import { Failure, seatWords, tableTitle } from "./pieces";
import { againstWords, dayWords, inOrder, modeWords, resultWords } from "./standings";
import "./my-tables.css";

/** Look again this often while the page is open. */
const EVERY = 20_000;

function Row({ standing, onForget }: { standing: Standing; onForget: () => void }) {
  const texts = useTexts();
  const { table, my_turn: mine } = standing;
  const title = tableTitle(texts, table);
  const names = texts.seatNames(table.seats);
  const result = resultWords(texts, standing);
  const state = table.over
    ? "over"
    : mine
      ? "yours"
      : table.seats.some((seat) => seat.kind === "open")
        ? "open"
        : "theirs";
  return (
    <li class={`lb-row lb-row-${state}`}>
      <div class="lb-row-words">
        <h3>
          <a href={`#/t/${table.id}`}>{title}</a>
        </h3>
        <p>
          {table.title !== "" && <span>{texts.gameName(table.game)} · </span>}
          <span data-mode="">{modeWords(texts, table)}</span> ·{" "}
          {againstWords(texts, standing, seatWords(texts, table.seats))}
        </p>
        {!IS_ALONE && isHere(table.id) && <p class="lb-fine">{texts.t("lobby-where-here")}</p>}
        {result !== "" && <p class="lb-row-result">{result}</p>}
        <p class="lb-fine">
          {texts.t("lobby-plies", { count: table.ply })} ·{" "}
          <time dateTime={new Date(table.touched).toISOString()} title={dayWords(texts.lang, table.touched)}>
            {table.over
              ? texts.t("lobby-ended", { date: dayWords(texts.lang, table.touched) })
              : texts.t("lobby-changed", { when: ago(texts.lang, table.touched, Date.now()) })}
          </time>
        </p>
      </div>
      <div class="lb-row-side">
        <span class={`lb-badge lb-badge-${state}`}>
          {state === "yours" && <Glyph name="check" />}
          {texts.t(`lobby-turn-${state}`)}
        </span>
        {state === "theirs" && table.waiting.length > 0 && (
          <span class="lb-fine">
            {texts.t("lobby-waits-for", { names: texts.joined(table.waiting.map((seat) => names[seat] ?? "")) })}
          </span>
        )}
        <Button kind="quiet" onClick={onForget} label={texts.t("lobby-forget-this", { name: title })}>
          {texts.t("lobby-forget")}
        </Button>
      </div>
    </li>
  );
}

/** My tables, with whose turn it is. */
export function MyTables() {
  const texts = useTexts();
  const [tokens, setTokens] = useState(myTables);
  const [parting, setParting] = useState<Standing | null>(null);
  const none = Object.keys(tokens).length === 0;
  const { value, problem, again } = useAsked(JSON.stringify(tokens), () =>
    none ? Promise.resolve([]) : api.mine(tokens),
  );
  useEffect(() => {
    if (value !== null) noteFinished(value);
  }, [value]);
  useEffect(() => {
    if (none) return undefined;
    const timer = setInterval(again, EVERY);
    return () => clearInterval(timer);
  }, [none, again]);
  const forget = (): void => {
    if (parting !== null) forgetTable(parting.table.id);
    setParting(null);
    setTokens(myTables());
  };
  const standings = inOrder(value ?? []);
  const waiting = standings.filter((each) => each.my_turn && !each.table.over).length;
  return (
    <Panel
      title={texts.t("lobby-mine")}
      {...(standings.length === 0 ? {} : { note: texts.t("lobby-mine-waiting", { count: waiting }) })}
      id="lb-mine"
    >
      <Failure problem={problem} again={again} />
      {value === null && problem === null && <p class="lb-fine">{texts.t("lobby-loading")}</p>}
      {value !== null && standings.length === 0 && <p class="lb-empty">{texts.t("lobby-mine-none")}</p>}
      <p class="lb-fine">
        <a href="#/record">{texts.t("table-record")}</a>
      </p>
      {standings.length > 0 && (
        <ul class="lb-rows lb-rows-mine">
          {standings.map((each) => (
            <Row key={each.table.id} standing={each} onForget={() => setParting(each)} />
          ))}
        </ul>
      )}
      <Dialog
        title={texts.t("lobby-forget-title")}
        open={parting !== null}
        onClose={() => setParting(null)}
        actions={
          <>
            <Button onClick={() => setParting(null)}>{texts.t("lobby-forget-no")}</Button>
            <Button kind="danger" onClick={forget}>
              {texts.t("lobby-forget-yes")}
            </Button>
          </>
        }
      >
        <p>{texts.t("lobby-forget-about", { name: parting === null ? "" : tableTitle(texts, parting.table) })}</p>
      </Dialog>
    </Panel>
  );
}
