/** The carriage: every market it can reach, with steps and bill. The same choices as on the map, for any keyboard. */
import { Panel } from "../../../ui";
import { Glyph } from "../art/glyph";
import { Octagon } from "../art/marks";
import { choicesAbout, choicesAt, rowOf, split, wordsOf } from "../model";
import type { Scene, Stop } from "../model";
import { bringsWords } from "../board-words";
import { Choose, Inspect, OtherAnswers, WhyNot } from "./common";
import "./stops.css";

/** Stops with a bill that may be taken come first, then those with fewer steps. */
export function StopsPanel({ scene }: { scene: Scene }) {
  const { props, aids } = scene;
  const { texts } = props;
  const choices = choicesAt(props.offer, "stops");
  if (choices.length === 0) return null;
  const markets = [...new Set(choices.map((choice) => wordsOf(choice.action)[1] ?? ""))];
  const canTake = (market: string) => choicesAbout(choices, market).some(({ action }) => action.startsWith("collect "));
  const stopOf = (market: string): Stop | undefined => aids.carriage?.stops.find((stop) => stop.market === market);
  const worth = (market: string) =>
    stopOf(market)?.brings?.gains.reduce(
      (sum, { what, amount, park }) => sum + (what === "prestige" ? amount + park : 0),
      0,
    ) ?? 0;
  const sorted = [...markets].sort(
    (a, b) =>
      Number(canTake(b)) - Number(canTake(a)) ||
      (canTake(a) ? worth(b) - worth(a) : 0) ||
      (stopOf(a)?.steps ?? 0) - (stopOf(b)?.steps ?? 0),
  );
  return (
    <Panel
      title={texts.t("ndb-stops")}
      note={aids.carriage === undefined ? undefined : texts.t("ndb-stops-note", { n: aids.carriage.steps })}
      tone="accent"
      class="nd-stops-panel"
    >
      <ul class="nd-stops">
        {sorted.map((market) => (
          <StopRow key={market} scene={scene} market={market} stop={stopOf(market)} />
        ))}
      </ul>
      <OtherAnswers scene={scene} place="stops" />
      <Colours scene={scene} />
    </Panel>
  );
}

function StopRow({ scene, market, stop }: { scene: Scene; market: string; stop: Stop | undefined }) {
  const { props, view } = scene;
  const { texts } = props;
  const { colour } = split(market);
  const choices = choicesAbout(choicesAt(props.offer, "stops"), market);
  const take = choices.find(({ action }) => action.startsWith("collect "));
  const drive = choices.find(({ action }) => action.startsWith("drive "));
  const bill = view.bills[market];
  const name = texts.term("market", market);
  const isChosen = wordsOf(props.draft.action ?? "")[1] === market;
  return (
    <li class={`nd-stop ${isChosen ? "nd-chosen" : ""}`}>
      <Octagon colour={colour} empty={bill === undefined} />
      <div class="nd-stop-words">
        <h3>
          <Inspect scene={scene} sort="market" id={market}>
            {name}
          </Inspect>
        </h3>
        <p class="nd-tag">
          {stop !== undefined && <>{texts.t("ndb-steps", { n: stop.steps })} · </>}
          {bill === undefined && texts.t("ndb-no-bill-here")}
          {take !== undefined && stop?.brings !== undefined && stop.brings !== null && (
            <b>{bringsWords(texts, stop.brings)}</b>
          )}
        </p>
        {bill !== undefined && take === undefined && <WhyNot scene={scene} sort="market" id={market} />}
      </div>
      <div class="nd-stop-do">
        {take !== undefined && (
          <Choose scene={scene} choice={take} name={name}>
            <Glyph name="bill" />
          </Choose>
        )}
        {drive !== undefined && <Choose scene={scene} choice={drive} name={name} kind="quiet" />}
      </div>
    </li>
  );
}

function Colours({ scene }: { scene: Scene }) {
  const { aids, props, view } = scene;
  const { texts, names } = props;
  if (aids.carriage === undefined) return null;
  return (
    <section class="nd-colours">
      <h3>{texts.t("ndb-colours")}</h3>
      <ul>
        {aids.carriage.colours.map(({ colour, taken, left, allowed }) => {
          const row = rowOf(view, colour);
          return (
            <li key={colour} class={allowed ? "" : "nd-no"}>
              <Octagon colour={colour} />
              <span>
                {row === null ? texts.term("colour", colour) : (names[row.seat] ?? "")}
                <small>{texts.t("ndb-colour-count", { taken, left })}</small>
              </span>
              <b class={allowed ? "nd-ok" : "nd-bad"}>
                {left === 0 ? texts.t("ndb-colour-gone") : texts.t(allowed ? "ndb-colour-yes" : "ndb-colour-no")}
              </b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
