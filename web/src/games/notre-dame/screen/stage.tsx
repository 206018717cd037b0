/** The stage: the leaning city, the players in its corners, what the chosen answer does, and the persons of the turn. */
import { useState } from "preact/hooks";
import type { BoardProps } from "../../../contract";
import { sceneOf } from "../model";
import { BoroughSheet } from "./borough-sheet";
import { Ledger } from "./ledger";
import { LeaningCity } from "./map/city-map";
import { PersonsCorner } from "./persons";
import { Plates } from "./plates";
import "./screen.css";
import "./stage.css";

export function Stage(props: BoardProps) {
  const scene = sceneOf(props);
  const [open, setOpen] = useState<number | null>(null);
  return (
    <div class={`nds nds-stage nds-of-${scene.ring.length}`}>
      <LeaningCity scene={scene} openBorough={setOpen} />
      <Plates scene={scene} openBorough={setOpen} />
      <Ledger scene={scene} />
      <PersonsCorner scene={scene} />
      {open !== null && <BoroughSheet scene={scene} seat={open} onClose={() => setOpen(null)} />}
    </div>
  );
}
