/** Words of a draft that place somebody beyond what an activity asks for, read into records. */

/** An extra servant, a servant sent with the carriage, one the partner lends, or a favour the partner enjoys. */
export type Placement =
  | { word: string; sort: "tile"; servant: string; kind: string }
  | { word: string; sort: "guest"; servant: string; guest: string; kind: string }
  | { word: string; sort: "carriage"; servant: string; sent: "more" | "fewer" }
  | { word: string; sort: "lend"; servant: string; count: number }
  | { word: string; sort: "for"; guest: string };

/** The order in which placements are offered. */
const ORDER = ["cook", "useful-man", "carriage", "hall-boy", "underbutler", "head-housemaid", "lend", "for"];

/** The record that a word stands for. */
export function placementOf(word: string): Placement {
  const [head = "", tail] = word.split(":");
  if (tail !== undefined && head === "carriage") {
    return { word, sort: "carriage", servant: tail.slice(0, -2), sent: tail.endsWith("-1") ? "fewer" : "more" };
  }
  if (tail !== undefined && head === "lend") {
    const [servant = "", count = "1"] = tail.split("*");
    return { word, sort: "lend", servant, count: Number(count) };
  }
  if (tail !== undefined && head === "for") return { word, sort: "for", guest: tail };
  const [place = "", kind = ""] = word.split("=");
  const [servant = "", guest] = place.split("@");
  return guest === undefined ? { word, sort: "tile", servant, kind } : { word, sort: "guest", servant, guest, kind };
}

function rank(placement: Placement): number {
  const name = placement.sort === "tile" || placement.sort === "guest" ? placement.servant : placement.sort;
  const at = ORDER.indexOf(name);
  return at < 0 ? ORDER.length : at;
}

/** Placements in their order, each once; those offered and those chosen stand together, so that nothing jumps. */
export function inOrder(words: readonly string[]): Placement[] {
  return [...new Set(words)]
    .map(placementOf)
    .sort((one, two) => rank(one) - rank(two) || one.word.localeCompare(two.word));
}

/** Whether two placements cannot stand together: the carriage goes once, a number of servants is lent once. */
function excludes(one: Placement, two: Placement): boolean {
  if (one.sort === "carriage") return two.sort === "carriage";
  return one.sort === "lend" && two.sort === "lend" && one.servant === two.servant;
}

/** The parts of a draft with a placement put in, or taken out where it is in already. */
export function toggled(chosen: readonly string[], placement: Placement): string[] {
  if (chosen.includes(placement.word)) return chosen.filter((each) => each !== placement.word);
  return [...chosen.filter((each) => !excludes(placement, placementOf(each))), placement.word];
}

/** The parts of a draft without a guest and whatever was placed with that guest. */
export function withoutGuest(chosen: readonly string[], guest: string): string[] {
  return chosen.filter((each) => {
    if (each === guest) return false;
    const placement = placementOf(each);
    return !((placement.sort === "guest" || placement.sort === "for") && placement.guest === guest);
  });
}
