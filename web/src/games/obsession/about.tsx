/** Obsession on the first page of the lobby. */
import { artOf } from "../../ui/line-art";
import type { ArtLine } from "../../ui/line-art";
import type { About } from "../../lobby/traits";
import { CHARGES, FAMILY_COLOURS } from "./art/charges";

/** A country house with its park. */
const ESTATE: readonly ArtLine[] = [
  ["g", "M0 92c30-16 52-14 74-8 30 8 62 8 92 0 22-6 46-8 74 8v20H0z"],
  ["", "M0 92c30-16 52-14 74-8 30 8 62 8 92 0 22-6 46-8 74 8"],
  ["p", "M58 84V48h124v36z"],
  ["p", "M96 84V38h48v46zM90 38l30-18 30 18z"],
  ["", "M58 48l6-8h26v8M150 48v-8h26l6 8M120 20v-9M120 11h11l-3 3 3 3h-11"],
  ["", "M70 40v-7h6v7M164 40v-7h6v7"],
  ["t", "M104 84V50h4v34zM118 84V50h4v34zM132 84V50h4v34z"],
  ["", "M100 50h40M112 84V70c0-5 16-5 16 0v14M120 26v7M116.500 29.500h7"],
  [
    "s",
    "M66 54h6v9h-6zM79 54h6v9h-6zM155 54h6v9h-6zM168 54h6v9h-6zM66 69h6v9h-6zM79 69h6v9h-6zM155 69h6v9h-6zM168 69h6v9h-6z",
  ],
  ["f", "M58 66h32M150 66h32M108 84c-2 10-12 18-22 27M132 84c2 10 12 18 22 27"],
  ["t", "M28 84c-13 0-16-11-9-17-6-12 8-19 14-11 9-5 16 6 10 13 6 7 0 15-15 15z"],
  ["", "M28 90V66M28 76l6-5M28 80l-5-5"],
  ["t", "M212 84c-13 0-16-11-9-17-6-12 8-19 14-11 9-5 16 6 10 13 6 7 0 15-15 15z"],
  ["", "M212 90V66M212 76l6-5M212 80l-5-5"],
  ["t", "M52 92l-5-16-5 16zM198 92l-5-16-5 16z"],
];

const about: About = {
  Art: artOf(ESTATE),
  tone: "--prestige",
  marks: ["asquith", "cavendish", "ponsonby", "york"],
  charges: CHARGES,
  colours: FAMILY_COLOURS,
  atOnce: ["first", "solitaire", "base"],
};

export default about;
