/** The first page: what this is, a game at once, my tables, tables that look for players, and files. */
import { useState } from "preact/hooks";
import { TextsProvider } from "../i18n";
import { useTexts } from "../i18n/texts";
import { api } from "../net/api";
import { guestsAmong, useGames } from "../net/games";
import { IS_ALONE } from "../net/places";
import { keepMade, myTables } from "../net/tokens";
import { Button } from "../ui";
import { Crest, GameArt, Glyph, toneOf } from "./art";
import { Files } from "./files";
import { go, useDoing, useMyName } from "./hooks";
import { Installed } from "./installed";
import { MyTables } from "./my-tables";
import { OpenTables } from "./open-tables";
import { Failure } from "./pieces";
import type { Preset } from "./presets";
import { SharedGame } from "./shared-game";
import { aboutOf, traitsOf } from "./traits";
import { quickTable } from "./wish";
import { WherePart } from "./where-part";
import "./home.css";

function GameCard({ game, busy, onPlay }: { game: string; busy: boolean; onPlay: (preset: Preset) => void }) {
  const texts = useTexts();
  const about = aboutOf(game);
  const { presets } = traitsOf(game);
  const atOnce = (about?.atOnce ?? []).flatMap((id) => presets.filter((preset) => preset.id === id));
  return (
    <article class="lb-game" style={toneOf(game)} aria-labelledby={`lb-game-${game}`} data-game={game}>
      <div class="lb-game-art">
        <GameArt game={game} />
      </div>
      <div class="lb-game-words">
        <h2 id={`lb-game-${game}`}>{texts.gameName(game)}</h2>
        {texts.has(`game-${game}-facts`) && <p class="lb-game-facts">{texts.t(`game-${game}-facts`)}</p>}
        {texts.has(`game-${game}-about`) && <p>{texts.t(`game-${game}-about`)}</p>}
      </div>
      {about !== null && (
        <p class="lb-game-crests" aria-hidden="true">
          {about.marks.map((mark) => (
            <Crest key={mark} mark={mark} />
          ))}
        </p>
      )}
      <div class="lb-game-acts">
        {atOnce.map((preset, at) => (
          <Button
            key={preset.id}
            kind={at === 0 ? "primary" : "plain"}
            disabled={busy}
            onClick={() => onPlay(preset)}
            data-play={preset.id}
          >
            {texts.t(`game-${game}-play-${preset.id}`)}
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

/** The first page; a file that was shared with the app is taken up instead. */
export function Home() {
  return location.hash.startsWith("#/import/") ? <SharedGame /> : <FirstPage />;
}

function FirstPage() {
  const texts = useTexts();
  const [name] = useMyName();
  const { busy, problem, run } = useDoing();
  const games = useGames();
  const guests = guestsAmong(games);
  const play = (game: string, preset: Preset): void =>
    run(async () => {
      const made = await api.makeTable(quickTable(game, name.trim() || texts.t("player-you"), preset));
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
      <Installed />
      <Failure problem={problem} />
      {returning && <MyTables />}
      <WherePart />
      <div class="lb-games">
        {games
          .filter((game) => !guests.includes(game))
          .map((game) => (
            <GameCard key={game} game={game} busy={busy} onPlay={(preset) => play(game, preset)} />
          ))}
        {guests.map((game) => (
          <TextsProvider key={game} game={game}>
            <GameCard game={game} busy={busy} onPlay={(preset) => play(game, preset)} />
          </TextsProvider>
        ))}
      </div>
      <div class="lb-columns">
        {!returning && <MyTables />}
        {!IS_ALONE && <OpenTables />}
        <Files />
      </div>
    </div>
  );
}
