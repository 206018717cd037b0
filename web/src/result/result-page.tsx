/** A finished game as anybody with its link sees it: the result, and nothing else of the table. */
import { useEffect } from "preact/hooks";
import { useLoading, Waiting } from "../app/lazy";
import type { Board } from "../contract";
import type { Result } from "../gen/protocol";
import { TextsProvider, useTexts } from "../i18n";
import { api } from "../net/api";
import { useAsked } from "../net/answers";
import { loadBoard } from "../table/boards";
import { ScoreSheet } from "../table/end/score-sheet";
import { markOf, namesOf } from "../table/seat-tag";
import "../table/table.css";

export function ResultPage({ table, secret }: { table: string; secret: string }) {
  const { value, problem, isAsking, again } = useAsked(`${table} ${secret}`, () => api.result(table, secret));
  const game = value?.table.game ?? "";
  const board = useLoading(`board ${game}`, () =>
    game === "" ? new Promise<never>(() => undefined) : loadBoard(game).then((found) => ({ found })),
  );
  const texts = useTexts();
  if (problem !== null && !isAsking) {
    return (
      <div class="tb-page">
        <h1 tabIndex={-1}>{texts.t("table-result")}</h1>
        <p role="alert">{texts.problem(problem)}</p>
        <Home />
      </div>
    );
  }
  if (value === null) return <Waiting failed={false} again={again} />;
  if (board.value === null) return <Waiting failed={board.failed} again={board.again} />;
  return (
    <TextsProvider game={game}>
      <Shown result={value} board={board.value.found} />
    </TextsProvider>
  );
}

function Shown({ result, board }: { result: Result; board: Board | null }) {
  const texts = useTexts();
  const { table, view, scores, history } = result;
  const names = namesOf(board, view, table.seats, texts);
  const Arms = board?.Arms;
  const title = `${texts.gameName(table.game)} · ${texts.t("table-result")}`;
  useEffect(() => {
    document.title = `${title} · Parlour`;
  }, [title]);
  return (
    <div class="tb-page" data-result="">
      <h1 tabIndex={-1}>{table.title === "" ? title : `${table.title} · ${title}`}</h1>
      <ScoreSheet
        {...{ table, view, scores, history, names }}
        markOf={(seat) => markOf(board, view, seat, names)}
        {...(Arms === undefined ? {} : { armsOf: (seat: number) => <Arms view={view} seat={seat} /> })}
        deeds={null}
        onJump={null}
      />
      <Home />
    </div>
  );
}

function Home() {
  const texts = useTexts();
  return (
    <p>
      <a href="/">{texts.t("table-home")}</a>
    </p>
  );
}
