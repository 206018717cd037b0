/** The board: what the phase needs comes first, the rest keeps its order. On a phone it is divided into tabs. */
import type { JSX } from "preact";
import type { BoardProps } from "../../contract";
import { sceneOf } from "./model";
import type { Scene } from "./model";
import { AnswersPanel } from "./panels/answers";
import { BoroughPanel } from "./panels/borough";
import { CardsPanel } from "./panels/cards";
import { CathedralPanel } from "./panels/cathedral";
import { CityPanel } from "./panels/city";
import { mainPlace } from "./panels/common";
import { MovesPanel } from "./panels/moves";
import { PersonsPanel } from "./panels/persons";
import { PlaguePanel } from "./panels/plague";
import { PlayersPanel } from "./panels/players";
import { ProjectionPanel } from "./panels/projection";
import { StopsPanel } from "./panels/stops";
import { SuppliesPanel } from "./panels/supplies";
import { WithdrawPanel } from "./panels/withdraw";

export const TABS = ["cards", "borough", "city", "persons", "table"] as const;

const TAB_OF: Readonly<Record<string, (typeof TABS)[number]>> = {
  "move-carriage": "city",
  "bribe-person": "persons",
  "bribe-again": "persons",
  "move-cube": "borough",
  "send-confidant": "borough",
  "move-pieces": "borough",
  "move-one-piece": "borough",
  "move-everything": "borough",
  "found-sector": "borough",
  "found-sectors": "borough",
  "work-sector": "borough",
  "withdraw-cubes": "borough",
  "remove-cube": "borough",
};

/** The tab that a question is answered in. */
export const tabFor = (kind: string): string => TAB_OF[kind] ?? "cards";

/** The drawn board of Notre Dame. */
export function NotreDameBoard(props: BoardProps) {
  const scene = sceneOf(props);
  return (
    <div class="nd-board">{props.tab === null ? <Wide scene={scene} /> : <Tab scene={scene} tab={props.tab} />}</div>
  );
}

function Wide({ scene }: { scene: Scene }) {
  const place = mainPlace(scene);
  // A question about the map or the borough brings that row to the top; the rest then fills its two columns.
  const cityFirst = scene.props.offer !== null && place !== "cards" && place !== "persons" && place !== "rest";
  const persons = (
    <div key="persons" class="nd-row nd-row-persons">
      <PersonsPanel scene={scene} />
      <PlaguePanel scene={scene} />
    </div>
  );
  const cards = <CardsPanel key="cards" scene={scene} />;
  const city = (
    <div key="city" class="nd-row nd-row-city">
      <div class="nd-stack">
        <CityPanel scene={scene} brief={false} />
        {cityFirst && <PersonsPanel scene={scene} />}
        {cityFirst && <CardsPanel scene={scene} />}
        <PlayersPanel scene={scene} />
      </div>
      <div class="nd-stack">
        <StopsPanel scene={scene} />
        <MovesPanel scene={scene} />
        <WithdrawPanel scene={scene} />
        <BoroughPanel scene={scene} />
        {cityFirst && <PlaguePanel scene={scene} />}
        <SuppliesPanel scene={scene} />
        <CathedralPanel scene={scene} />
        <ProjectionPanel scene={scene} />
        <Provenance scene={scene} />
      </div>
    </div>
  );
  const order: JSX.Element[] = cityFirst ? [city] : place === "cards" ? [cards, persons, city] : [persons, cards, city];
  return (
    <>
      <AnswersPanel scene={scene} />
      {order}
    </>
  );
}

function Tab({ scene, tab }: { scene: Scene; tab: string }) {
  const { offer } = scene.props;
  return (
    <div class="nd-stack">
      {offer !== null && tabFor(offer.kind) === tab && <AnswersPanel scene={scene} />}
      {tab === "cards" && (scene.isMine ? <CardsPanel scene={scene} /> : <PersonsPanel scene={scene} />)}
      {tab === "borough" && (
        <>
          <MovesPanel scene={scene} />
          <WithdrawPanel scene={scene} />
          <BoroughPanel scene={scene} />
          <SuppliesPanel scene={scene} />
        </>
      )}
      {tab === "city" && (
        <>
          <CityPanel scene={scene} brief />
          <StopsPanel scene={scene} />
          <CathedralPanel scene={scene} />
        </>
      )}
      {tab === "persons" && (
        <>
          <PersonsPanel scene={scene} />
          <PlaguePanel scene={scene} />
        </>
      )}
      {tab === "table" && (
        <>
          <PlayersPanel scene={scene} />
          <ProjectionPanel scene={scene} />
          <Provenance scene={scene} />
        </>
      )}
    </div>
  );
}

/** Said once: some printed values could not be checked. */
function Provenance({ scene }: { scene: Scene }) {
  const { texts } = scene.props;
  if (scene.aids.reconstructed !== true) return null;
  return (
    <p class="nd-provenance">
      <span aria-hidden="true" class="nd-diamond" /> {texts.t("ndb-reconstructed")}{" "}
      <a href="#/inspect/notre-dame">{texts.t("ndb-reconstructed-link")}</a>
    </p>
  );
}
