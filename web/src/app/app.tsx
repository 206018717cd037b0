/** The frame of every page: header, the page itself, footer. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { type Part, TextsProvider } from "../i18n";
import { Announcer } from "../ui";
import { useGames } from "../net/games";
import { keepToken } from "../net/tokens";
import { TablePage } from "../table/table-page";
import { Footer } from "./footer";
import { Header } from "./header";
import { beginToFetch, LazyPage } from "./lazy";
import { PageContext } from "./page-context";
import { goTo, pageKey, type Route, useRoute } from "./router";
import { SettingsPage } from "./settings-page";
import { useSay } from "../i18n/say";
import "./app.css";

const NAME = "Parlour";
/** How long a page may take to settle, in milliseconds. */
const ARRIVAL = 5000;

/** The whole client. */
export function App() {
  return (
    <TextsProvider parts={["ui"]}>
      <Frame />
    </TextsProvider>
  );
}

function Frame() {
  const route = useRoute();
  const t = useSay();
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main, pageKey(route));
  return (
    <>
      <a class="ui-skip" href="#main" onClick={(event) => skipTo(event, main.current, isTable(route))}>
        {t(isTable(route) ? "table-skip-question" : "table-skip")}
      </a>
      <Header compact={isTable(route)} />
      <main id="main" ref={main} tabIndex={-1} class={isTable(route) ? "tb-main tb-main-table" : "tb-main"}>
        <PageContext.Provider value={Page}>
          <Page key={pageKey(route)} route={route} />
        </PageContext.Provider>
      </main>
      {!isTable(route) && <Footer />}
      <Announcer />
    </>
  );
}

function isTable(route: Route): boolean {
  return route.page === "table" || route.page === "watch" || route.page === "key";
}

/** The fragment is the address here, so a skip link has to move the focus itself: at a table, to the question. */
function skipTo(event: Event, main: HTMLElement | null, isAtTable: boolean): void {
  event.preventDefault();
  const question = isAtTable ? main?.querySelector<HTMLElement>("h1[tabindex]") : null;
  (question ?? main)?.focus();
}

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case "home":
      return <LobbyPage name="Home" props={{}} />;
    case "new":
      return <LobbyPage name="NewTable" props={{ game: route.game }} />;
    case "join": {
      const { table, seat, invitation } = route;
      return <LobbyPage name="Join" props={{ table, seat, invitation }} />;
    }
    case "verify":
      return <LobbyPage name="VerifyPage" props={{}} />;
    case "key":
      return <TakeKey table={route.table} token={route.token} />;
    case "watch":
      return <TablePage table={route.table} watch={route.secret} />;
    case "table":
      return <TablePage table={route.table} watch="" />;
    case "learn":
      return (
        <AllTexts>
          <LazyPage area="learn" name="LearnPage" props={{}} />
        </AllTexts>
      );
    case "rules":
      return (
        <GameTexts game={route.game}>
          <LazyPage area="learn" name="RulesPage" props={{ game: route.game, section: route.section }} />
        </GameTexts>
      );
    case "glossary":
      return (
        <GameTexts game={route.game}>
          <LazyPage area="learn" name="GlossaryPage" props={{ game: route.game, term: route.term }} />
        </GameTexts>
      );
    case "aids":
    case "strategy":
      return (
        <GameTexts game={route.game}>
          <LazyPage
            area="learn"
            name={route.page === "aids" ? "AidsPage" : "StrategyPage"}
            props={{ game: route.game }}
          />
        </GameTexts>
      );
    case "inspect":
      return (
        <GameTexts game={route.game}>
          <LazyPage area="inspector" name="InspectPage" props={{ game: route.game, sort: route.sort, id: route.id }} />
        </GameTexts>
      );
    case "data":
      return (
        <GameTexts game={route.game}>
          <LazyPage area="inspector" name="DataPage" props={{ game: route.game }} />
        </GameTexts>
      );
    case "result":
      return <LazyPage area="result" name="ResultPage" props={{ table: route.table, secret: route.secret }} />;
    case "record":
      return <RecordTexts />;
    case "settings":
      return <SettingsPage />;
    case "unknown":
      return <NoSuchPage />;
  }
}

const LOBBY: readonly Part[] = ["ui", "lobby"];

/** A page of the lobby, with words that no other page needs; both come at the same time. */
function LobbyPage<P extends object>({ name, props }: { name: string; props: P }) {
  useEffect(() => beginToFetch("lobby"), []);
  return (
    <TextsProvider parts={LOBBY}>
      <LazyPage area="lobby" name={name} props={props} />
    </TextsProvider>
  );
}

/** The texts of one game; an address may name a game that is not there, and then only the shell speaks. */
function GameTexts({ game, children }: { game: string; children: ComponentChildren }) {
  const games = useGames();
  return <TextsProvider game={games.includes(game) ? game : null}>{children}</TextsProvider>;
}

/** The texts of every game. */
function AllTexts({ children }: { children: ComponentChildren }) {
  return <TextsProvider game={useGames()}>{children}</TextsProvider>;
}

const RECORD: readonly Part[] = ["lobby", "record"];

/** The record tells of every game, in the words that its table has. */
function RecordTexts() {
  return (
    <TextsProvider game={useGames()} parts={RECORD} extent="table">
      <LazyPage area="record" name="RecordPage" props={{}} />
    </TextsProvider>
  );
}

function NoSuchPage() {
  const t = useSay();
  return (
    <div class="tb-page">
      <h1>{t("table-no-page")}</h1>
      <p>
        <a href="#/">{t("table-home")}</a>
      </p>
    </div>
  );
}

/** A secret seat link: the secret is put away and taken out of the address at once. */
function TakeKey({ table, token }: { table: string; token: string }) {
  useEffect(() => {
    keepToken(table, token);
    goTo(`#/t/${encodeURIComponent(table)}`, true);
  }, [table, token]);
  return null;
}

/**
 * Moving to another page moves the focus to its heading and names the page in the title. Pages come lazily, so
 * the heading is waited for. The first page leaves the focus where the browser put it.
 */
function useHeadingFocus(main: { current: HTMLElement | null }, key: string): void {
  const first = useRef(true);
  useEffect(() => {
    const place = main.current;
    if (place === null) return;
    const moveFocus = !first.current;
    first.current = false;
    const since = Date.now();
    let focused: Element | null = null;
    const arrive = (): void => {
      const heading = place.querySelector("h1");
      if (heading === null) return;
      const name = heading.textContent ?? "";
      if (!key.startsWith("table ")) document.title = name === NAME ? NAME : `${name} · ${NAME}`;
      // A page may draw its heading anew once its data is there; a reader who has gone on is left alone.
      const isLost = document.activeElement === document.body && Date.now() - since < ARRIVAL;
      if (!moveFocus || heading === focused || (focused !== null && !isLost)) return;
      if (focused === null) window.scrollTo(0, 0);
      focused = heading;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(arrive);
    observer.observe(place, { childList: true, subtree: true, characterData: true });
    arrive();
    return () => observer.disconnect();
  }, [key]);
}
