/** How the form of a new table shows Notre Dame. */
import type { Traits } from "../../lobby/traits";

const form: Traits = {
  marks: "colour",
  initials: true,
  marksOf: (_, components) => (components["components"] as { colours?: string[] } | undefined)?.colours ?? [],
  seats: 3,
  elsewhere: [],
  lists: {},
  groups: [],
  presets: [
    { id: "first", seats: [3, 3, 3], modules: [], options: { first: "0", colours: "red,blue,green" } },
    { id: "base", seats: [2, 5, 4], modules: [] },
    { id: "new-persons", seats: [2, 5, 4], modules: ["new-persons"] },
  ],
  factParts: { rats: "persons", components: "components", board: "board" },
  values: {},
  terms: { colour: "colour", colours: "colour" },
  placeOf: ({ code }) => (/^(unknown-colour|colours-)/.test(code) ? "marks" : null),
  atSeats: [],
};

export default form;
