/** Where the carriage can stop: what may be taken first, then the nearest. Each stop has its answers side by side. */
import { Hidden } from "../../../../ui";
import { answering } from "../../../../ui/answering";
import { Octagon } from "../../art/marks";
import { bringsWords } from "../../board-words";
import { choicesAbout, choicesAt, split, wordsOf } from "../../model";
import type { Scene, Stop } from "../../model";
import { marketName } from "../market-name";
import { reasonFor } from "../reasons";
import { Answer } from "./answer";
import "./stops.css";

/** More stops than these stand in three rows. */
const TWO_ROWS = 8;

/** The markets of the offer in the order of their worth. */
export function stopsInOrder(scene: Scene): string[] {
  const choices = choicesAt(scene.props.offer, "stops");
  const markets = [...new Set(choices.map((choice) => wordsOf(choice.action)[1] ?? ""))];
  const takes = (market: string) => choicesAbout(choices, market).some(({ action }) => action.startsWith("collect "));
  const worth = (market: string) =>
    stopOf(scene, market)?.brings?.gains.reduce(
      (sum, { what, amount, park }) => sum + (what === "prestige" ? amount + park : 0),
      0,
    ) ?? 0;
  return markets.sort(
    (a, b) =>
      Number(takes(b)) - Number(takes(a)) ||
      (takes(a) ? worth(b) - worth(a) : 0) ||
      (stopOf(scene, a)?.steps ?? 0) - (stopOf(scene, b)?.steps ?? 0),
  );
}

const stopOf = (scene: Scene, market: string): Stop | undefined =>
  scene.aids.carriage?.stops.find((stop) => stop.market === market);

export function Stops({ scene }: { scene: Scene }) {
  const markets = stopsInOrder(scene);
  return (
    <ul class={`os-answers nds-answers nds-stops ${markets.length > TWO_ROWS ? "nds-three-rows" : ""}`}>
      {markets.map((market) => (
        <StopAnswers key={market} scene={scene} market={market} />
      ))}
    </ul>
  );
}

function StopAnswers({ scene, market }: { scene: Scene; market: string }) {
  const { texts, offer, draft, names } = scene.props;
  const choices = choicesAbout(choicesAt(offer, "stops"), market);
  const take = choices.find(({ action }) => action.startsWith("collect "));
  const drive = choices.find(({ action }) => action.startsWith("drive "));
  const main = take ?? drive;
  if (main === undefined) return null;
  const stop = stopOf(scene, market);
  const bill = scene.view.bills[market];
  const note =
    take === undefined
      ? bill === undefined
        ? texts.t("ndb-no-bill-here")
        : (reasonFor(scene, "market", market) ?? texts.t("ndb-bill-not-yet"))
      : stop?.brings === undefined || stop.brings === null
        ? texts.t("ndb-do-collect")
        : bringsWords(texts, stop.brings);
  return (
    <li>
      <Answer
        scene={scene}
        choice={main}
        look={take === undefined ? "quiet" : "plain"}
        sign={<Octagon colour={split(market).colour} empty={bill === undefined} />}
        title={marketName(scene, market)}
        badge={stop?.steps}
        note={<span class="nds-worth">{note}</span>}
      />
      {take !== undefined && drive !== undefined && (
        <button
          {...answering(draft, drive.action)}
          class="ui-control nds-instead nds-leave"
          title={texts.choice(drive, names)}
        >
          {texts.t("nds-leave-bill")}
          <Hidden>: {marketName(scene, market)}</Hidden>
        </button>
      )}
    </li>
  );
}
