/** Questions that seldom come up, as the server would ask them. */
import type { Choice, Offer } from "../../src/gen/protocol";
import { components } from "./fixtures";

export const choice = (action: string, params: Choice["params"] = {}): Choice => ({
  action,
  key: `nd-act-${action.split(" ")[0] ?? ""}`,
  params,
});
export const SECTORS = components.components.sectors;
const MOVES = SECTORS.filter((sector) => sector !== "bank").map((to) => ({ from: "bank", to }));

/** Offers of the questions that seldom come up. */
export const RARE: Record<string, Choice[]> = {
  "move-cube": [...SECTORS, "notre-dame"].map((place) => choice(`from ${place}`, { place })),
  "make-donation": [1, 2, 3].map((gold) => choice(`donate ${gold}`, { gold })),
  "send-confidant": SECTORS.map((sector) => choice(`send ${sector}`, { sector })),
  "choose-bonus": [...["gold", "cube", "rat"].map((bonus) => choice(`take ${bonus}`, { bonus })), choice("decline")],
  "bribe-again": [choice("pass"), choice("bribe monk", { person: "monk" })],
  "play-third-card": [choice("decline")],
  "move-pieces": [
    ...MOVES.flatMap(({ from, to }) =>
      [1, 2].flatMap((cubes) => [
        choice(`shift ${from} ${to} ${cubes}`, { from, to, cubes, confidant: "no" }),
        choice(`shift ${from} ${to} ${cubes} confidant`, { from, to, cubes, confidant: "yes" }),
      ]),
    ),
    choice("decline"),
  ],
  "move-one-piece": [
    ...MOVES.flatMap(({ from, to }) =>
      ["cube", "confidant"].map((piece) => choice(`relocate ${from} ${to} ${piece}`, { from, to, piece })),
    ),
    choice("decline"),
  ],
  "move-everything": [...MOVES.map(({ from, to }) => choice(`rehouse ${from} ${to}`, { from, to })), choice("decline")],
  "found-sector": [...SECTORS.map((sector) => choice(`found ${sector}`, { sector })), choice("decline")],
  "found-sectors": SECTORS.map((sector) => choice(`found ${sector}`, { sector })),
  "work-sector": [...SECTORS.map((sector) => choice(`work ${sector}`, { sector })), choice("decline")],
  "cash-bills": [...["gold", "rat"].map((bill) => choice(`cash ${bill}`, { bill })), choice("decline")],
  "give-gold": [0, 1, 2, 3].map((gold) => choice(`give ${gold}`, { gold })),
  "remove-cube": ["bank", "park"].map((sector) => choice(`remove ${sector}`, { sector })),
};

/** The gypsies; the list is only the beginning of it. */
export const WITHDRAW: Offer = {
  seat: 0,
  kind: "withdraw-cubes",
  rule: "new-period-b-persons",
  choices: ["nothing", "park:1", "bank:1", "bank:2 notre-dame:1"].map((words) =>
    choice(`withdraw ${words}`, { cubes: 1, places: "bank:1" }),
  ),
  more: true,
  stage: null,
  examples: [],
  indifferent: false,
  closing: "",
  onward: null,
};
