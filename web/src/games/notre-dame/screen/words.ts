/** What the frame says of the open question and of the chosen answer: the ask, the advice, and the effect. */
import type { BoardProps } from "../../../contract";
import { bringsWords } from "../board-words";
import { sceneOf, split, wordsOf } from "../model";
import type { Brings, Scene } from "../model";
import { marketName } from "./market-name";
import { forecastNow, forecastWith, bringsOf } from "./worth";

/** The question in a few words. */
export function ask({ offer, texts }: BoardProps): string | null {
  const key = `nds-ask-${offer?.kind ?? ""}`;
  return offer !== null && texts.has(key) ? texts.t(key) : null;
}

/** What helps with the open question; null where the question says it all. */
export function advice(props: BoardProps): string | null {
  const { offer, texts, names } = props;
  if (offer === null) return null;
  const scene = sceneOf(props);
  const { aids } = scene;
  const key = `nds-advice-${offer.kind}`;
  if (offer.kind === "keep-card" && aids.draft !== undefined) {
    return texts.t(aids.draft.second ? "nds-advice-keep-second" : "nds-advice-keep-first", {
      to: names[aids.draft.to] ?? "",
      from: names[aids.draft.from] ?? "",
    });
  }
  if (offer.kind === "play-card") {
    return texts.t(scene.mine.played.length === 0 ? "nds-advice-play-first" : "nds-advice-play-second");
  }
  if (offer.kind === "move-carriage") return texts.t(key, { n: aids.carriage?.steps ?? 1 });
  return texts.has(key) ? texts.t(key) : null;
}

/** What the main button says: what happens, and below it the figures that follow from it. */
export function effect(props: BoardProps): { title: string; note: string } | null {
  const { draft, offer } = props;
  if (draft.action === null || offer === null) return null;
  const scene = sceneOf(props);
  const action = draft.action;
  return { title: titleOf(scene, action), note: noteOf(scene, action) };
}

function titleOf(scene: Scene, action: string): string {
  const { texts, names, offer } = scene.props;
  const [verb = "", id = ""] = wordsOf(action);
  const { draft, cards } = scene.aids;
  const kind = split(id).rest;
  if (verb === "keep" && draft !== undefined) {
    const n = scene.view["choose-from"].length - 1;
    return texts.t("nds-do-keep", { kind, n, name: names[draft.to] ?? "" });
  }
  if (verb === "play" && kind === "confidant") return texts.t("nds-do-confidant");
  if (verb === "play") {
    const moves = cards?.find((card) => card.kind === kind)?.moves === true;
    return texts.t(moves ? "nds-do-move" : "nds-do-place", { place: kind });
  }
  if (verb === "forgo") return texts.t("nds-do-forgo", { kind });
  const key = `nds-${verb}-${offer?.kind ?? ""}`;
  if (texts.has(key)) return texts.t(key);
  if (verb === "drive" || verb === "collect") return texts.t(`nds-do-${verb}`, { name: marketName(scene, id) });
  const choice = offer?.choices.find((each) => each.action === action);
  return choice === undefined ? withdrawWords(scene, action) : texts.choice(choice, names);
}

/** Answers that are put together are not in the list of the offer. */
function withdrawWords(scene: Scene, action: string): string {
  const counts = wordsOf(action).slice(1);
  const n = counts.reduce((sum, word) => sum + Number(word.split(":")[1] ?? 0), 0);
  return scene.props.texts.t("ndb-withdraw-do", { n });
}

function noteOf(scene: Scene, action: string): string {
  const { texts } = scene.props;
  const verb = wordsOf(action)[0] ?? "";
  if (verb === "keep" || verb === "forgo" || verb === "drive" || verb === "pass" || verb === "decline") return "";
  const brings = bringsOf(scene, action);
  if (brings === null) return "";
  const told: string[] = [];
  if (verb === "play" && brings.asks !== null && brings.gains.length === 0 && SAID.has(brings.asks.kind))
    return endWords(scene);
  const isRat = brings.gains.every(({ what }) => what === "rat");
  if (brings.rat !== scene.mine.rat && isRat) {
    told.push(texts.t("nds-note-rat", { a: scene.mine.rat, b: brings.rat }));
  } else told.push(bringsWords(texts, brings));
  const end = endWords(scene, brings);
  if (end !== "") told.push(end);
  return told.join(", ");
}

/** Questions that the words of the answer itself announce. */
const SAID: ReadonlySet<string> = new Set(["send-confidant", "move-cube"]);

/** Where the rat ends, where that changes or is no longer safe. */
function endWords(scene: Scene, brings: Brings | null = null): string {
  const then = forecastWith(scene, brings);
  const now = forecastNow(scene);
  const end = then?.end ?? (now !== null && now.level !== "safe" ? now.end : null);
  return end === null ? "" : scene.props.texts.t("nds-note-end", { n: Math.max(end, 0) });
}
