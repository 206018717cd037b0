/** A picture of a component for the inspector. */
import "./notre-dame.css";
import type { Components } from "../../contract";
import { Lines } from "./art/drawing";
import { drawingOf } from "./art/glyph";
import { Portrait } from "./art/portrait";
import { asFacts, split } from "./model";
import { Letter, seatClass } from "./seats";

export interface PictureProps {
  sort: string;
  id: string;
  components: Components;
}

/** Persons as portraits, cards and sectors as buildings, bills and markets as octagons; nothing for other things. */
export function Picture({ sort, id, components }: PictureProps) {
  if (sort === "person") {
    return (
      <Portrait
        person={id}
        back={asFacts(components).persons.find((person) => person.id === id)?.back ?? "brown"}
        size="big"
      />
    );
  }
  if (sort === "sector" || sort === "place" || sort === "kind") return <Building name={id} colour={null} />;
  if (sort === "card") return <Building name={split(id).rest} colour={split(id).colour} />;
  if (sort === "bill" || sort === "bill-kind") return <Bill id={id} components={components} />;
  if (sort === "market") return <Building name="coach" colour={split(id).colour} />;
  return null;
}

function Building({ name, colour }: { name: string; colour: string | null }) {
  const drawing = drawingOf(name);
  if (drawing === null) return null;
  return (
    <span class={`nd-picture ${colour === null ? "" : seatClass(colour)}`}>
      <svg class="nd-gl" viewBox={drawing.box} aria-hidden="true" focusable="false">
        <Lines of={drawing} />
      </svg>
      {colour !== null && (
        <span class="nd-picture-letter" aria-hidden="true">
          <Letter colour={colour} />
        </span>
      )}
    </span>
  );
}

function Bill({ id, components }: { id: string; components: Components }) {
  const kind = id.includes("-") ? split(id).rest : id;
  const colour = id.includes("-") ? split(id).colour : "";
  const fact = asFacts(components).components.bills.find((bill) => bill.id === kind);
  const extra = kind === "prestige" ? null : drawingOf(kind);
  return (
    <span class={`nd-picture nd-picture-bill ${seatClass(colour)}`}>
      <b aria-hidden="true">{fact?.prestige ?? ""}</b>
      {extra !== null && (
        <svg class="nd-gl" viewBox={extra.box} aria-hidden="true" focusable="false">
          <Lines of={extra} />
        </svg>
      )}
    </span>
  );
}
