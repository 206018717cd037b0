/** Notre Dame on the first page of the lobby. */
import { Art, ArtLines } from "../../ui/line-art";
import type { ArtLine, Charge } from "../../ui/line-art";
import type { About } from "../../lobby/traits";

/** The houses of the city and the front of the cathedral, up to the window. */
const FRONT: readonly ArtLine[] = [
  ["t", "M8 92V72l12-10 12 10v20zM34 92V78l9-8 9 8v14zM208 92V70l12-10 12 10v22zM188 92V78l9-8 9 8v14z"],
  ["s", "M17 76h5v6h-5zM41 81h4v5h-4zM218 75h5v6h-5zM195 81h4v5h-4z"],
  ["p", "M76 92V16h28v76zM136 92V16h28v76z"],
  ["p", "M104 92V36h32v56z"],
  ["", "M72 92h96M76 16h28M136 16h28M74 16v-4h32v4M134 16v-4h32v4M76 36h88M76 62h88M104 40h32"],
  ["t", "M80 34V24c0-5 8-5 8 0v10zM92 34V24c0-5 8-5 8 0v10zM140 34V24c0-5 8-5 8 0v10zM152 34V24c0-5 8-5 8 0v10z"],
  ["f", "M104 36l16-11 16 11M120 25V6M117 10h6M80 66v-2M160 66v-2"],
];

/** The doors, and the river before them. */
const FOOT: readonly ArtLine[] = [
  ["t", "M82 58V48c0-6 16-6 16 0v10zM142 58V48c0-6 16-6 16 0v10z"],
  ["", "M90 58V44M150 58V44"],
  ["s", "M83 92V78c0-8 14-8 14 0v14zM143 92V78c0-8 14-8 14 0v14zM111 92V76c0-9 18-9 18 0v16z"],
  ["g", "M0 96c20-4 30 3 50 0s30 3 50 0 30 3 50 0 30 3 50 0 26 2 40 0v16H0z"],
  ["", "M0 96c20-4 30 3 50 0s30 3 50 0 30 3 50 0 30 3 50 0 26 2 40 0"],
  ["f", "M6 103c14-3 22 2 36 0M84 106c14-3 22 2 36 0M150 102c14-3 22 2 36 0M204 107c12-2 18 1 30 0"],
];

/** The cathedral on its island, with the river and the roofs around it. */
function CathedralArt() {
  const petals = Array.from({ length: 8 }, (_, at) => at * 45);
  return (
    <Art>
      <ArtLines of={FRONT} />
      <circle class="t" cx="120" cy="51" r="9.500" />
      {petals.map((angle) => (
        <ellipse key={angle} class="f" cx="120" cy="46.500" rx="2" ry="3.600" transform={`rotate(${angle} 120 51)`} />
      ))}
      <circle class="s" cx="120" cy="51" r="1.700" />
      <ArtLines of={FOOT} />
    </Art>
  );
}

/** Each borough's colour has a house of its own: a book, a coin, a tankard, a tree, a cross. */
const CHARGES: Readonly<Record<string, Charge>> = {
  red: [
    ["light", "M16 10c-3-2-5-2-8-1v14c3-1 5-1 8 1 3-2 5-2 8-1V9c-3-1-5-1-8 1zm-1 2v9c-2-1-3-1-5-.6v-9c2-.4 3-.2 5 .6z"],
  ],
  violet: [
    ["light", "M8.5 17a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0z"],
    ["field", "M16 12.5l4 4.5-4 4.5-4-4.5z"],
  ],
  blue: [["light", "M9 9h11v3h3c3 0 3 8 0 8h-3v3c0 1-1 2-2 2h-7c-1 0-2-1-2-2zm11 5v4h2.2c1 0 1-4 0-4z"]],
  green: [["light", "M16 7c5 0 7 4 6 7 3 3 0 7-4.5 6L17 26h-2l-.5-6C10 21 7 17 10 14c-1-3 1-7 6-7z"]],
  yellow: [["light", "M13.5 9h5v5.5H24v5h-5.5V25h-5v-5.5H8v-5h5.5z"]],
};

const about: About = {
  Art: CathedralArt,
  tone: "--estate",
  marks: ["red", "violet", "blue", "green", "yellow"],
  charges: CHARGES,
  colours: { red: "--seat-a", violet: "--seat-e", blue: "--seat-b", green: "--seat-c", yellow: "--seat-d" },
  atOnce: ["first", "base"],
};

export default about;
