/** The first page: what this is, a game at once, my tables, tables that look for players, and files. */
import { useState } from "preact/hooks";
import { useTexts } from "../i18n/texts";
import { api } from "../net/api";
import { keepMade, myTables } from "../net/tokens";
import { Button } from "../ui";
import { CathedralArt, Crest, EstateArt, Glyph } from "./art";
import { Files } from "./Files";
import { go, useDoing, useMyName } from "./hooks";
import { MyTables } from "./MyTables";
import { OpenTables } from "./OpenTables";
import { Failure } from "./pieces";
import { quickTable } from "./wish";
import "./lobby.css";
import "./home.css";

/** Ways to begin at once, by the number of seats. */
const AT_ONCE: Readonly<Record<string, readonly number[]>> = { "notre-dame": [3], obsession: [1, 3] };
const GAMES = ["notre-dame", "obsession"] as const;
const MARKS: Readonly<Record<string, readonly string[]>> = {
  "notre-dame": ["red", "violet", "blue", "green", "yellow"],
  obsession: ["asquith", "cavendish", "ponsonby", "york"],
};

function GameCard({ game, busy, onPlay }: { game: string; busy: boolean; onPlay: (seats: number) => void }) {
  const texts = useTexts();
  return (
    <article class={`lb-game lb-game-${game}`} aria-labelledby={`lb-game-${game}`}>
      <div class="lb-game-art">{game === "obsession" ? <EstateArt /> : <CathedralArt />}</div>
      <div class="lb-game-words">
        <h2 id={`lb-game-${game}`}>{texts.gameName(game)}</h2>
        <p class="lb-game-facts">{texts.t(`game-${game}-facts`)}</p>
        <p>{texts.t(`game-${game}-about`)}</p>
      </div>
      <p class="lb-game-crests" aria-hidden="true">
        {(MARKS[game] ?? []).map((mark) => (
          <Crest key={mark} mark={mark} />
        ))}
      </p>
      <div class="lb-game-acts">
        {(AT_ONCE[game] ?? []).map((seats, at) => (
          <Button key={seats} kind={at === 0 ? "primary" : "plain"} disabled={busy} onClick={() => onPlay(seats)}>
            {texts.t(`game-${game}-play-${seats}`)}
          </Button>
        ))}
        <a class="ui-button" href={`#/new/${game}`}>
          {texts.t("lobby-new-table-of", { name: texts.gameName(game) })}
        </a>
        <a class="ui-button ui-button-quiet" href="#/learn">
          <Glyph name="book" />
          {texts.t("lobby-learn-game", { name: texts.gameName(game) })}
        </a>
      </div>
    </article>
  );
}

/** The first page. */
export function Home() {
  const texts = useTexts();
  const [name] = useMyName();
  const { busy, problem, run } = useDoing();
  const play = (game: string, seats: number): void =>
    run(async () => {
      const made = await api.makeTable(quickTable(game, name.trim() || texts.t("player-you"), seats));
      keepMade(made);
      go(`#/t/${made.table.id}`);
    });
  // Whoever has tables comes back for them: they stand above the games then.
  const [returning] = useState(() => Object.keys(myTables()).length > 0);
  return (
    <div class="lb-page lb-home">
      <header class="lb-hero">
        <h1>{texts.t("lobby-heading")}</h1>
        <p>{texts.t("lobby-about")}</p>
        <p>{texts.t("lobby-about-more")}</p>
      </header>
      <Failure problem={problem} />
      {returning && <MyTables />}
      <div class="lb-games">
        {GAMES.map((game) => (
          <GameCard key={game} game={game} busy={busy} onPlay={(seats) => play(game, seats)} />
        ))}
      </div>
      <div class="lb-columns">
        {!returning && <MyTables />}
        <OpenTables />
        <Files />
      </div>
    </div>
  );
}
