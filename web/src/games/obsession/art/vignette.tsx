/** The picture of a tile: its own, or that of the family of tiles it belongs to. */
import type { JSX } from "preact";
import { Engraving } from "./drawing";
import type { Drawing } from "./drawing";
import { GROUNDS } from "./grounds";
import { ROOMS } from "./rooms";
import { keeping } from "../../../ui/same";
import "./vignette.css";

/** Every tile of the game has a drawing of its own; for one that is unknown here, one of its category stands. */
const BY_CATEGORY: Readonly<Record<string, string>> = {
  essentials: "great-hall",
  service: "servants-hall",
  estate: "english-garden",
  prestige: "drawing-room",
  sporting: "trophy-room",
};

/** The drawing of a tile. */
export function vignetteOf(tile: string, category: string): Drawing {
  const own = ROOMS[tile] ?? GROUNDS[tile];
  if (own !== undefined) return own;
  const stand = BY_CATEGORY[category] ?? "main-gazebo";
  return ROOMS[stand] ?? GROUNDS[stand] ?? [];
}

/** Whether a tile has a drawing of its own. */
export function hasVignette(tile: string): boolean {
  return tile in ROOMS || tile in GROUNDS;
}

/** The picture itself; the name of the tile stands beside it. */
export const Vignette = keeping(({ tile, category }: { tile: string; category: string }): JSX.Element => {
  return <Engraving of={vignetteOf(tile, category)} box="0 0 120 64" class="ob-vignette" />;
});
