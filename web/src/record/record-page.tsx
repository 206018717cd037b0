/** The record book: what came of my finished games, game by game. */
import { useEffect, useState } from "preact/hooks";
import { useTexts } from "../i18n/texts";
import type { Texts } from "../i18n/texts";
import { useAsked } from "../net/answers";
import { api } from "../net/api";
import { addFinished, type Finished, finishedGames, noteFinished, noteMarks } from "../net/record";
import { myTables, tokenOf } from "../net/tokens";
import { saveFile } from "../table/files";
import { Button, Panel, Select, toast } from "../ui";
import { FileButton } from "../lobby/files";
import { modeWords } from "../lobby/standings";
import { Chart } from "./chart";
import { type Tally, myMark, opponentsOf, outcomeOf, scoreOf, streaksOf, tallied } from "./figures";
import { asCsv, asJson, gamesIn } from "./files";
import { GameList } from "./game-list";
import { Ladders } from "./ladders";
import { bringsOf, type OfGame } from "./of-games";
import { TallyTable } from "./tally-table";
import "./record.css";

/** Final positions that are looked at in one visit, to tell families from one another. */
const MOST_LOOKED_AT = 40;

export function RecordPage() {
  const texts = useTexts();
  const games = useRecord();
  const played = [...new Set(games.map(({ game }) => game))];
  const [chosen, choose] = useState("");
  const game = played.includes(chosen) ? chosen : (mostPlayed(games) ?? "");
  const shown = games.filter((each) => each.game === game);
  return (
    <div class="rb-page">
      <header>
        <h1>{texts.t("record-title")}</h1>
        <p class="rb-about">{texts.t("record-about")}</p>
      </header>
      {games.length === 0 ? (
        <p class="rb-empty">{texts.t("record-none")}</p>
      ) : (
        <>
          {played.length > 1 && (
            <div class="rb-choice">
              <Select
                label={texts.t("record-game")}
                value={game}
                options={played.map((value) => ({ value, label: texts.gameName(value) }))}
                onChange={choose}
              />
            </div>
          )}
          <OfOneGame key={game} game={game} games={shown} />
        </>
      )}
      <Files games={games} />
    </div>
  );
}

function mostPlayed(games: readonly Finished[]): string | undefined {
  return tallied(games, ({ game }) => [game], null)[0]?.key;
}

/** What is known at this device, and what the server tells of the tables whose keys are here. */
function useRecord(): readonly Finished[] {
  const [games, setGames] = useState(finishedGames);
  const tokens = myTables();
  const { value } = useAsked("record", () =>
    Object.keys(tokens).length === 0 ? Promise.resolve([]) : api.mine(tokens),
  );
  useEffect(() => {
    if (value !== null && noteFinished(value)) setGames(finishedGames());
  }, [value]);
  useEffect(() => {
    const follow = () => setGames(finishedGames());
    window.addEventListener(CHANGED, follow);
    return () => window.removeEventListener(CHANGED, follow);
  }, []);
  useEffect(() => {
    let isOpen = true;
    const unknown = games.filter(({ marks, game, table }) => {
      return marks === null && bringsOf(game) !== null && tokenOf(table) !== undefined;
    });
    const look = async (): Promise<void> => {
      for (const { table, plies, game, held } of unknown.slice(0, MOST_LOOKED_AT)) {
        const brings = bringsOf(game);
        if (!isOpen || brings === null) return;
        const told = await api.position(table, plies, held[0] ?? null, tokenOf(table));
        noteMarks(table, brings.marksOf(told.view));
      }
      if (isOpen && unknown.length > 0) setGames(finishedGames());
    };
    look().catch(() => undefined); // without them there is no table by family, and the next visit asks again
    return () => {
      isOpen = false;
    };
  }, [games.length]);
  return games;
}

const CHANGED = "parlour-record";

function OfOneGame({ game, games }: { game: string; games: readonly Finished[] }) {
  const texts = useTexts();
  const brings = bringsOf(game);
  const tally = (keysOf: (played: Finished) => readonly string[]) => tallied(games, keysOf, brings);
  const families = tally((played) => [myMark(played)].filter((mark) => mark !== null));
  const modeOf = (played: Finished) => modeWords(texts, { ...played, guide: "" });
  return (
    <>
      <Totals games={games} brings={brings} />
      <Chart games={games} brings={brings} />
      <div class="rb-tables">
        <TallyTable title={texts.t("record-by-mode")} rows={tally((played) => [modeOf(played)])} />
        <TallyTable
          title={texts.t("record-by-opponent")}
          rows={tally((played) => opponentsOf(played, brings)).map(named((key) => opponentName(texts, game, key)))}
        />
        {brings !== null && families.length > 0 && (
          <TallyTable
            title={texts.t("record-by-family")}
            rows={families.map(named((key) => texts.term(brings.sort, key)))}
          />
        )}
        <TallyTable
          title={texts.t("record-by-players")}
          rows={tally(({ seats }) => [String(seats.length)])
            .sort((a, b) => Number(a.key) - Number(b.key))
            .map(named((key) => texts.t("record-players", { count: Number(key) })))}
        />
      </div>
      {brings !== null && <Ladders game={game} games={games} brings={brings} />}
      <GameList games={games} brings={brings} modeOf={modeOf} />
    </>
  );
}

function named(nameOf: (key: string) => string): (row: Tally) => Tally {
  return (row) => ({ ...row, key: nameOf(row.key) });
}

/** Whom one played against, in words. */
function opponentName(texts: Texts, game: string, key: string): string {
  const [kind = "", id = ""] = key.split(":");
  if (kind === "bot") return texts.seatNames([{ kind: "bot", name: "", bot: id }])[0] ?? id;
  if (kind === "opponent") return texts.term("opponent", id);
  if (kind === "people" || kind === "one-screen" || kind === "alone") return texts.t(`record-against-${kind}`);
  return texts.t(`game-${game}-ladder-${kind}`);
}

function Totals({ games, brings }: { games: readonly Finished[]; brings: OfGame | null }) {
  const texts = useTexts();
  const scores = games.map(scoreOf);
  const { now, longest } = streaksOf(games, brings);
  const won = games.filter((played) => outcomeOf(played, brings) === "won").length;
  const figures: [string, number][] = [
    ["record-total-games", games.length],
    ["record-total-won", won],
    ["record-total-best", Math.max(...scores)],
    ["record-total-worst", Math.min(...scores)],
    ["record-total-streak", now],
    ["record-total-longest", longest],
  ];
  return (
    <dl class="rb-totals">
      {figures.map(([key, value]) => (
        <div key={key}>
          <dt>{texts.t(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Files({ games }: { games: readonly Finished[] }) {
  const texts = useTexts();
  const save = (text: string, type: string, ending: string): void =>
    saveFile(new Blob([text], { type }), `parlour-record.${ending}`);
  const take = (text: string): void => {
    const brought = gamesIn(text);
    if (brought === null) {
      toast(texts.t("record-bad-file"), "bad");
      return;
    }
    addFinished(brought);
    window.dispatchEvent(new Event(CHANGED));
    toast(texts.t("record-brought", { count: brought.length }), "ok");
  };
  return (
    <Panel title={texts.t("record-files")} id="rb-files">
      <p class="rb-about">{texts.t("record-files-about")}</p>
      <div class="rb-acts">
        <Button disabled={games.length === 0} onClick={() => save(asCsv(games), "text/csv", "csv")}>
          {texts.t("record-csv")}
        </Button>
        <Button disabled={games.length === 0} onClick={() => save(asJson(games), "application/json", "json")}>
          {texts.t("record-json")}
        </Button>
        <FileButton label={texts.t("record-bring")} busy={false} onText={take} />
      </div>
    </Panel>
  );
}
