/** Where learning begins: a guided first game of each, and the way to rules, aids and advice. */
import { useState } from "preact/hooks";
import type { Problem } from "../gen/protocol";
import { useTexts } from "../i18n/texts";
import { api, problemOf } from "../net/api";
import { keepMade } from "../net/tokens";
import { Button, Icon, useSetting } from "../ui";
import type { IconName } from "../ui";
import { GAMES } from "./games";
import { lessonOf, lessonTable } from "./lessons";
import "./learn.css";

const PAGES: readonly [string, IconName][] = [
  ["rules", "book"], ["aids", "sheet"], ["strategy", "star"], ["inspect", "eye"], ["data", "reconstructed"],
];
const POINTS = 4;

export function LearnPage() {
  const texts = useTexts();
  return (
    <div class="ln-page ln-learn">
      <header class="ln-head">
        <div class="ln-head-words">
          <h1>{texts.t("learn-title")}</h1>
          <p class="ln-lead">{texts.t("learn-about")}</p>
        </div>
      </header>
      <div class="ln-games">
        {GAMES.map((game) => (
          <GameCard key={game} game={game} />
        ))}
      </div>
    </div>
  );
}

function GameCard({ game }: { game: string }) {
  const texts = useTexts();
  const prefix = texts.prefixOf(game);
  const [name] = useSetting("name");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const heading = `learn-${game}`;
  const start = async () => {
    const wish = lessonTable(game, name || texts.t("player-you"), texts.t("learn-lesson-title"));
    if (wish === null || busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const made = await api.makeTable(wish);
      keepMade(made);
      location.hash = `#/t/${encodeURIComponent(made.table.id)}`;
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };
  return (
    <section class={`ln-game ln-game-${game}`} aria-labelledby={heading}>
      <h2 id={heading}>{texts.gameName(game)}</h2>
      <p>{texts.t(`${prefix}-about`)}</p>
      <h3>{texts.t("learn-how-points")}</h3>
      <ul class="ln-bullets">
        {Array.from({ length: POINTS }, (_, at) => (
          <li key={at}>{texts.t(`learn-${prefix}-points-${at + 1}`)}</li>
        ))}
      </ul>
      <div class="ln-start">
        <Button kind="primary" icon="play" disabled={busy} onClick={() => void start()} data-lesson-start={game}>
          {texts.t("learn-start")}
        </Button>
        <p class="ln-hint">{texts.t("learn-start-about", { count: lessonOf(game)?.steps.length ?? 0 })}</p>
      </div>
      {problem !== null && (
        <p class="ln-problem" role="alert">
          {texts.problem(problem)}
        </p>
      )}
      <nav aria-label={texts.t("learn-more", { name: texts.gameName(game) })}>
        <ul class="ln-links">
          {PAGES.map(([page, icon]) => (
            <li key={page}>
              <a href={`#/${page}/${game}`}>
                <Icon name={icon} />
                {texts.t(`learn-page-${page}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
