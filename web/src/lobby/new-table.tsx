/** A new table: who sits there, what is played, at which pace; the server says whether it holds together. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Components } from "../contract";
import type { Checked, GameInfo, Made } from "../gen/protocol";
import { TextsProvider } from "../i18n";
import { useTexts } from "../i18n/texts";
import { useAsked } from "../net/answers";
import { api } from "../net/api";
import { keepMade } from "../net/tokens";
import { Button, Panel, TextInput } from "../ui";
import { GameArt, Glyph, toneOf } from "./art";
import { DataPart } from "./data-part";
import { go, useCheck, useDoing, useDraft, useMyName } from "./hooks";
import { MadeTable } from "./made-table";
import { GroupsPart } from "./groups-part";
import { PacePart } from "./pace-part";
import { Failure, Group, Trouble } from "./pieces";
import { PresetsPart } from "./presets-part";
import { mendsOf, placesOf } from "./problems";
import type { Mend } from "./problems";
import { SeatsPart } from "./seats-part";
import { Summary } from "./summary";
import { marksOf, traitsOf } from "./traits";
import { gaps, isAlone, setupOf, tableOf } from "./wish";
import type { Wish } from "./wish";
import { setupProblem } from "./setup-words";
import { WherePart } from "./where-part";
import "./new-table.css";

/** What every part of the form is given. */
export interface PartProps {
  info: GameInfo;
  components: Components;
  wish: Wish;
  change: (wish: Wish) => void;
  /** The problem of the setup where it belongs to this place of the form; empty elsewhere. */
  problemAt: (place: string) => string;
  /** What would mend that problem. */
  mendsAt: (place: string) => readonly Mend[];
  /** The modules of the table with those that others bring along, as the server has settled them. */
  settled: readonly string[];
  /** By seat: the one it shares a team with, or -1; empty where the server has not said it yet. */
  partners: readonly number[];
}

/** The page #/new/<game>. */
export function NewTable({ game }: { game: string }) {
  const texts = useTexts();
  const { value, problem, again } = useAsked(game, async () => {
    const [games, components] = await Promise.all([api.games(), api.components(game)]);
    return { games, components };
  });
  const info = value?.games.find((each) => each.id === game);
  if (value === null || info === undefined) {
    return (
      <div class="lb-page">
        <h1>{texts.t("lobby-new-table")}</h1>
        <Failure problem={problem} again={again} />
        {problem === null && <p role="status">{texts.t(value === null ? "lobby-loading" : "lobby-no-game")}</p>}
      </div>
    );
  }
  return (
    <TextsProvider game={game}>
      <Form games={value.games} info={info} components={value.components} />
    </TextsProvider>
  );
}

function Form({ games, info, components }: { games: readonly GameInfo[]; info: GameInfo; components: Components }) {
  const texts = useTexts();
  const [name, keepName] = useMyName();
  const [wish, setWish, dropDraft] = useDraft(info, name);
  const [tried, setTried] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const { busy, problem, run } = useDoing();
  const top = useRef<HTMLDivElement>(null);
  const known = useMemo(() => marksOf(info, components, wish.modules), [info, components, wish.modules]);
  const checked = useCheck(setupOf(wish, info, known));
  useEffect(() => {
    // The links replace the form: whoever listens or uses the keyboard is taken to their heading.
    if (made !== null) top.current?.querySelector<HTMLElement>("h1")?.focus();
  }, [made]);

  const change = (next: Wish): void => {
    if (next.name !== wish.name) keepName(next.name);
    setWish(next);
  };
  const missing = tried ? gaps(wish) : [];
  const wrong = checked?.problem ?? null;
  const places = wrong === null ? [] : placesOf(wrong, wish);
  const wrongWords = wrong === null ? "" : setupProblem(texts, info.id, wrong);
  const problemAt = (place: string): string => {
    if (missing.includes(place))
      return texts.t(place.startsWith("option-") ? "lobby-tiles-needed" : "lobby-name-needed");
    return places.includes(place) ? wrongWords : "";
  };
  const mendsAt = (place: string): readonly Mend[] =>
    wrong !== null && !missing.includes(place) && places.includes(place) ? mendsOf(wrong, wish, info) : [];
  const settled = checked !== null && wrong === null ? checked.modules : wish.modules;
  const partners = checked !== null && checked.partners.length === wish.seats.length ? checked.partners : [];
  const { Alone } = traitsOf(info.id);
  const create = (): void => {
    setTried(true);
    if (gaps(wish).length > 0) {
      requestAnimationFrame(() => firstGap(top.current)?.focus());
      return;
    }
    run(async () => {
      const found = await api.makeTable(tableOf(wish, info, known));
      keepMade(found);
      dropDraft();
      if (Object.keys(found.invitations).length === 0) go(`#/t/${found.table.id}`);
      else setMade(found);
    });
  };
  if (made !== null) {
    return (
      <div class="lb-page lb-narrow" ref={top}>
        <MadeTable made={made} />
      </div>
    );
  }
  const part: PartProps = { info, components, wish, change, problemAt, mendsAt, settled, partners };
  return (
    <div class="lb-page" ref={top}>
      <header class="lb-head">
        <h1>{texts.t("lobby-new-table")}</h1>
        <a class="ui-button ui-button-quiet" href="#/">
          {texts.t("lobby-cancel")}
        </a>
      </header>
      <form
        class="lb-new"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <div class="lb-new-main">
          <GamePart games={games} info={info} />
          <PresetsPart {...part} />
          <WherePart onChange={() => change({ ...wish })} />
          <SeatsPart {...part} known={known} />
          {isAlone(wish) && Alone !== undefined && <Alone {...part} />}
          <GroupsPart {...part} />
          <PacePart {...part} />
        </div>
        <div class="lb-new-side">
          <Panel title={texts.t("lobby-summary")} note={texts.gameName(info.id)} id="lb-summary">
            <TextInput
              label={texts.t("lobby-table-title")}
              hint={texts.t("lobby-table-title-note")}
              value={wish.title}
              maxLength={60}
              onChange={(title) => change({ ...wish, title })}
            />
            <Summary {...part} known={known} />
            <div class="lb-create">
              <Ready checked={checked} shown={problemAt("form")} elsewhere={wrongWords} />
              <Failure problem={problem} />
              <Button
                kind="primary"
                type="submit"
                wide
                disabled={busy || wrong !== null}
                describedBy="lb-ready"
                onClick={() => undefined}
              >
                {texts.t(busy ? "lobby-creating" : "lobby-create")}
              </Button>
            </div>
          </Panel>
          <DataPart {...part} checked={checked} />
        </div>
      </form>
    </div>
  );
}

/** The first control that is to be filled in. */
function firstGap(place: HTMLElement | null): HTMLElement | null {
  return place?.querySelector<HTMLElement>("[aria-invalid], .lb-tiles input") ?? null;
}

/** Whether the table can be made; what is in the way is said where it is, and once more here. */
function Ready({ checked, shown, elsewhere }: { checked: Checked | null; shown: string; elsewhere: string }) {
  const texts = useTexts();
  if (shown !== "") return <Trouble id="lb-ready">{shown}</Trouble>;
  const state = checked === null ? "checking" : elsewhere === "" ? "fine" : "elsewhere";
  return (
    <p id="lb-ready" class={`lb-ready lb-ready-${state}`} role="status">
      {state === "elsewhere" && <span class="lb-ready-why">{elsewhere}</span>} {texts.t(`lobby-ready-${state}`)}
    </p>
  );
}

/** Which game: links, for each has a page of its own. */
function GamePart({ games, info }: { games: readonly GameInfo[]; info: GameInfo }) {
  const texts = useTexts();
  return (
    <Group title={texts.t("lobby-game")}>
      <ul class="lb-picks lb-picks-wide">
        {games.map((each) => (
          <li key={each.id}>
            <a
              class="lb-pick lb-pick-art"
              href={`#/new/${each.id}`}
              {...(each.id === info.id ? { "aria-current": "page" } : {})}
            >
              <span class="lb-pick-picture" style={toneOf(each.id)}>
                <GameArt game={each.id} />
              </span>
              <span class="lb-pick-words">
                <b>{texts.gameName(each.id)}</b>
                {texts.has(`game-${each.id}-facts`) && <small>{texts.t(`game-${each.id}-facts`)}</small>}
              </span>
              {each.id === info.id && <Glyph name="check" />}
            </a>
          </li>
        ))}
      </ul>
    </Group>
  );
}
