/** What the pages about a game have in common: a heading, the way to the other pages, and waiting for the server. */
import "./learn.css";
import type { ComponentChildren } from "preact";
import { useTexts } from "../i18n/texts";
import { Button, Icon } from "../ui";
import type { Answer } from "../net/answers";
import { useGames } from "../net/games";
import { teachingOf } from "./teaching";
import "./frame.css";

const PAGES = ["rules", "glossary", "aids", "strategy", "inspect", "data"] as const;

export type GamePageName = (typeof PAGES)[number];

export interface FrameProps {
  game: string;
  page: GamePageName;
  /** A sentence below the heading. */
  about?: string;
  actions?: ComponentChildren;
  children: ComponentChildren;
}

/** The pages there are about a game. */
export function pagesOf(game: string): readonly GamePageName[] {
  const { aids, tips, glossary } = teachingOf(game);
  const lacks = { aids: aids.length === 0, strategy: tips.length === 0, glossary: glossary === undefined };
  return PAGES.filter((page) => !(page in lacks && lacks[page as keyof typeof lacks]));
}

/** A page about one game. */
export function Frame({ game, page, about, actions, children }: FrameProps) {
  const texts = useTexts();
  const games = useGames();
  if (!games.includes(game) || !texts.has("learn-title")) return <NoGame page={page} />;
  return (
    <div class={`ln-page ln-${page}`}>
      <nav class="ln-ways" aria-label={texts.t("learn-ways")} ref={showCurrent}>
        <a class="ln-way" href="#/learn">
          <Icon name="leaf" />
          {texts.t("learn-title")}
        </a>
        {pagesOf(game).map((each) => (
          <a key={each} class="ln-way" href={`#/${each}/${game}`} aria-current={each === page ? "page" : undefined}>
            {texts.t(`learn-page-${each}`)}
          </a>
        ))}
      </nav>
      <header class="ln-head">
        <div class="ln-head-words">
          <p class="ln-kicker">{texts.gameName(game)}</p>
          <h1>{texts.t(`learn-page-${page}`)}</h1>
          {about !== undefined && <p class="ln-lead">{about}</p>}
        </div>
        <div class="ln-head-side">
          {actions}
          <p class="ln-other">
            {games
              .filter((each) => each !== game)
              .map((each) => (
                <a key={each} href={`#/${page}/${each}`}>
                  {texts.t("learn-other-game", { name: texts.gameName(each) })}
                </a>
              ))}
          </p>
        </div>
      </header>
      {children}
    </div>
  );
}

/** On a phone the row is longer than the screen: the page one is on must be in sight. */
export function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>("[aria-current]");
  if (row && current)
    row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
}

/** An address without a game of ours. */
function NoGame({ page }: { page: GamePageName }) {
  const texts = useTexts();
  return (
    <div class="ln-page">
      <h1>{texts.t("table-no-page")}</h1>
      <ul class="ln-bullets">
        {useGames().map((game) => (
          <li key={game}>
            <a href={`#/${page}/${game}`}>{`#/${page}/${game}`}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Says that an answer is on its way, or why it did not come. */
export function Pending({ answer }: { answer: Answer<unknown> }) {
  const texts = useTexts();
  if (answer.problem === null) {
    return (
      <p class="ln-pending" role="status">
        {texts.t("learn-loading")}
      </p>
    );
  }
  return (
    <div class="ln-pending" role="alert">
      <p>{texts.problem(answer.problem)}</p>
      <Button onClick={answer.again}>{texts.t("learn-again")}</Button>
    </div>
  );
}
