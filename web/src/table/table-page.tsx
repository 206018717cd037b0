/** A table in the browser: connects, waits for what is needed, and draws it in the words of its game. */
import "./table.css";
import { useEffect } from "preact/hooks";
import { TextsProvider } from "../i18n";
import { useTexts } from "../i18n/texts";
import type { Problem } from "../gen/protocol";
import { useLoading, Waiting } from "../app/lazy";
import { loadBoard } from "./boards";
import { TableView } from "./table-view";
import { useSession } from "./use-session";

export function TablePage({ table, watch }: { table: string; watch: string }) {
  const at = useSession(table, watch);
  const { session, components } = at;
  const game = session.table?.game ?? "";
  const board = useLoading(`board ${game}`, () =>
    game === "" ? new Promise<never>(() => undefined) : loadBoard(game).then((found) => ({ found })),
  );
  const problem = session.denied ?? at.problem;
  if (problem !== null) return <NoTable problem={problem} />;
  if (session.table === null || session.position === null) {
    return <Waiting failed={session.link === "offline" || session.link === "reconnecting"} again={at.reconnect} />;
  }
  if (board.value === null || components === null) return <Waiting failed={board.failed} again={board.again} />;
  return (
    <TextsProvider game={game} extent={session.table.guide === "" ? "table" : "whole"}>
      <TableView
        at={at}
        table={session.table}
        position={session.position}
        board={board.value.found}
        components={components}
      />
    </TextsProvider>
  );
}

function NoTable({ problem }: { problem: Problem }) {
  const texts = useTexts();
  const title = texts.t("table-no-table");
  useEffect(() => {
    document.title = `${title} · Parlour`;
  }, [title]);
  return (
    <div class="tb-page">
      <h1 tabIndex={-1}>{title}</h1>
      <p role="alert">{texts.problem(problem)}</p>
      <p>
        <a href="#/">{texts.t("table-home")}</a>
      </p>
    </div>
  );
}
