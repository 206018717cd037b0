/** What a click on a thing of the board answers. The tray has the same answers as a list. */
import type { Choice } from "../../../../gen/protocol";
import { choicesAbout, choicesAt, split, wordsOf } from "../../model";
import type { Scene } from "../../model";
import { countsOf, withdrawAction } from "../../panels/withdraw";
import { CATHEDRAL } from "./ghost";
import { choiceTo } from "../../loads";
import type { Pick } from "./pick";
import { nextLoad } from "./pick";

/** What happens on a click: an answer is chosen, or pieces are picked up. */
export interface Click {
  /** The answer that the click chooses; null where it only picks something up. */
  action: string | null;
  run(): void;
}

/** Chooses an answer, or takes it back; what is only looked at with the mouse is chosen by that, too. */
export function choosing(scene: Scene, choice: Choice | undefined): Click | null {
  const { draft } = scene.props;
  if (choice === undefined) return null;
  const { action } = choice;
  return { action, run: () => draft.choose(draft.action === action ? null : action) };
}

/** The answers with cards of a kind: each is kept or played, and played without action only where nothing else is left. */
function cardChoices(scene: Scene, kind: string): Choice[] {
  return choicesAt(scene.props.offer, "cards").filter(({ action }) => {
    const [verb = "", card = ""] = wordsOf(action);
    return verb !== "forgo" && split(card).rest === kind;
  });
}

/** A click on a place of the looking seat: one of its sectors, or the cathedral. */
export function placeClick(scene: Scene, place: string, pick: Pick): Click | null {
  const { offer } = scene.props;
  if (offer === null) return null;
  if (pick.loads.length > 0) return moveClick(scene, place, pick);
  if (choicesAt(offer, "withdraw").length > 0) return withdrawClick(scene, place);
  const about = choicesAbout(choicesAt(offer, "borough"), place);
  return choosing(scene, about[0] ?? cardChoices(scene, place)[0]);
}

/** The gifts that the cathedral is asked for. */
export function giftClicks(scene: Scene): { gold: number; click: Click }[] {
  const gifts = (scene.props.offer?.choices ?? []).filter(({ action }) => action.startsWith("donate "));
  return gifts.flatMap((choice) => {
    const click = choosing(scene, choice);
    return click === null ? [] : [{ gold: Number(choice.params["gold"] ?? 0), click }];
  });
}

/** First what moves, then where it goes; a click on the source again takes more. */
function moveClick(scene: Scene, sector: string, pick: Pick): Click | null {
  const { draft } = scene.props;
  const { load } = pick;
  const goal = load === null ? undefined : choiceTo(load, sector);
  if (load !== null && goal !== undefined) {
    return {
      action: goal.action,
      run: () => {
        pick.pick(load.id);
        draft.choose(goal.action);
      },
    };
  }
  if (!pick.loads.some(({ from }) => from === sector)) return null;
  return {
    action: null,
    run: () => pick.pick(nextLoad(pick, sector)),
  };
}

/** One more cube goes back; after the last one, none. */
function withdrawClick(scene: Scene, place: string): Click | null {
  const { mine, facts, props } = scene;
  const there = place === CATHEDRAL ? mine["notre-dame"] : (mine.cubes[place] ?? 0);
  if (there === 0) return null;
  const counts = countsOf(props.draft.action);
  const now = counts.get(place) ?? 0;
  const places = [...facts.components.sectors, CATHEDRAL];
  const action = withdrawAction(places, new Map(counts).set(place, now === there ? 0 : now + 1));
  return { action: null, run: () => props.draft.propose(action) };
}

/** A click on a market: the bill is taken where that is allowed. */
export function marketClick(scene: Scene, market: string): (Click & { takes: boolean }) | null {
  const choices = choicesAbout(choicesAt(scene.props.offer, "stops"), market);
  const take = choices.find(({ action }) => action.startsWith("collect "));
  const click = choosing(scene, take ?? choices[0]);
  return click === null ? null : { ...click, takes: take !== undefined };
}

/** A click on a person. */
export function personClick(scene: Scene, person: string): Click | null {
  return choosing(scene, choicesAbout(choicesAt(scene.props.offer, "persons"), person)[0]);
}
