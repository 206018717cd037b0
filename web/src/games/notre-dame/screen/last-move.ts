/** What a seat did last, as a sign and a few words for its plate. */
import { split } from "../model";
import type { Scene, SeatRow } from "../model";
import { phaseOf } from "./phase";

export interface LastMove {
  /** The drawing that goes with it; null for none. */
  sign: string | null;
  words: string;
}

function moveOf(scene: Scene, event: Readonly<Record<string, unknown>>): LastMove | null {
  const { texts } = scene.props;
  const word = (name: string): string => {
    const value = event[name];
    return typeof value === "string" ? value : "";
  };
  const kind = split(word("card")).rest;
  switch (event["event"]) {
    case "card-played":
      return { sign: kind, words: texts.term("kind", kind) };
    case "card-forgone":
      return { sign: kind, words: texts.t("nds-last-forgone", { kind }) };
    case "confidant-sent":
      return { sign: "confidant", words: texts.term("sector", word("sector")) };
    case "bribed":
      return { sign: "gold", words: texts.term("person", word("person")) };
    case "passed":
      return { sign: null, words: texts.t("nds-last-passed") };
    default:
      return null;
  }
}

/** The newest of what a seat did since the looking seat answered; what it does now comes before that. */
export function lastMove(scene: Scene, row: SeatRow): LastMove | null {
  const { props, view } = scene;
  const { texts } = props;
  if (phaseOf(scene) === 2) {
    const isChoosing = props.waiting.includes(row.seat);
    return { sign: null, words: texts.t(isChoosing ? "nds-last-choosing" : "nds-last-kept") };
  }
  if (props.waiting.includes(row.seat) && view.question !== null) {
    return { sign: null, words: texts.t("nds-last-thinking") };
  }
  for (let at = props.recent.length - 1; at >= 0; at -= 1) {
    const event = props.recent[at]?.event;
    if (event === undefined || event["seat"] !== row.seat) continue;
    const found = moveOf(scene, event);
    if (found !== null) return found;
  }
  const card = row.played.at(-1);
  return card === undefined ? null : { sign: split(card).rest, words: texts.term("kind", split(card).rest) };
}
