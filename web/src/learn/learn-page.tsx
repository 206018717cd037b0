/** Where learning begins: a guided first game of each, and the way to rules, aids and advice. */
import "./learn.css";
import { useState } from "preact/hooks";
import type { Problem } from "../gen/protocol";
import { useTexts } from "../i18n/texts";
import { api, problemOf } from "../net/api";
import { keepMade } from "../net/tokens";
import { Button, Icon, useSetting } from "../ui";
import type { IconName } from "../ui";
import { useGames } from "../net/games";
import { pagesOf } from "./frame";
import type { GamePageName } from "./frame";
import { lessonOf, lessonTable } from "./lessons";
import { teachingOf } from "./teaching";
import "./learn-page.css";

const SIGNS: Readonly<Record<GamePageName, IconName>> = {
  rules: "book",
  glossary: "list",
  aids: "sheet",
  strategy: "star",
  inspect: "eye",
  data: "reconstructed",
};
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
        {useGames().map((game) => (
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
  const { tone } = teachingOf(game);
  const lesson = lessonOf(game);
  const points = Array.from({ length: POINTS }, (_, at) => `learn-${prefix}-points-${at + 1}`).filter((key) =>
    texts.has(key),
  );
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
    <section
      class="ln-game"
      style={tone === undefined ? {} : { borderTopColor: `var(${tone})` }}
      aria-labelledby={heading}
    >
      <h2 id={heading}>{texts.gameName(game)}</h2>
      {texts.has(`${prefix}-about`) && <p>{texts.t(`${prefix}-about`)}</p>}
      {points.length > 0 && (
        <>
          <h3>{texts.t("learn-how-points")}</h3>
          <ul class="ln-bullets">
            {points.map((key) => (
              <li key={key}>{texts.t(key)}</li>
            ))}
          </ul>
        </>
      )}
      {lesson !== null && (
        <div class="ln-start">
          <Button kind="primary" icon="play" disabled={busy} onClick={() => void start()} data-lesson-start={game}>
            {texts.t("learn-start")}
          </Button>
          <p class="ln-hint">{texts.t("learn-start-about", { count: lesson.steps.length })}</p>
        </div>
      )}
      {problem !== null && (
        <p class="ln-problem" role="alert">
          {texts.problem(problem)}
        </p>
      )}
      <nav aria-label={texts.t("learn-more", { name: texts.gameName(game) })}>
        <ul class="ln-links">
          {pagesOf(game).map((page) => (
            <li key={page}>
              <a href={`#/${page}/${game}`}>
                <Icon name={SIGNS[page]} />
                {texts.t(`learn-page-${page}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
