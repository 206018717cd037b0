/** The borough of one player large over the stage: the map from above, and what lies in front of him. */
import { useEffect, useRef } from "preact/hooks";
import { Button } from "../../../ui";
import { Glyph } from "../art/glyph";
import { Crest, Octagon } from "../art/marks";
import { CityMap } from "../city/city";
import { piecesIn, split } from "../model";
import type { Scene } from "../model";
import { Inspect } from "../panels/common";
import { seatClass } from "../seats";
import "./borough-sheet.css";

export interface BoroughSheetProps {
  scene: Scene;
  seat: number;
  onClose(): void;
}

export function BoroughSheet({ scene, seat, onClose }: BoroughSheetProps) {
  const { props, view, ring, facts } = scene;
  const { texts, names } = props;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    place.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [seat]);
  const row = view.seats[seat];
  if (row === undefined) return null;
  const title = texts.t("ndb-borough-name", { name: names[seat] ?? "" });
  return (
    <section
      ref={place}
      tabIndex={-1}
      role="dialog"
      aria-label={title}
      class={`nds-sheet ${seatClass(row.colour)}`}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <header>
        <Crest colour={row.colour} />
        <h3>{title}</h3>
        <Button kind="quiet" icon="close" label={texts.t("nds-close")} onClick={onClose} data-close="" />
      </header>
      <div class="nds-sheet-map">
        <CityMap scene={scene} close={ring.indexOf(row.colour)} brief={false} />
      </div>
      <div class="nds-sheet-facts">
        <dl>
          {fact("cube", texts.t("nd-column-supply"), row.supply)}
          {fact("gold", texts.t("nd-column-gold"), row.gold)}
          {fact("prestige", texts.t("nd-column-prestige"), row.prestige ?? texts.t("ui-hidden"))}
          {fact("rat", texts.t("nd-column-rat"), row.rat)}
          {fact("notre-dame", texts.term("place", "notre-dame"), row["notre-dame"])}
        </dl>
        <ul>
          {facts.components.sectors.map((sector) => (
            <li key={sector}>
              <Glyph name={sector} />
              <Inspect scene={scene} sort="sector" id={sector}>
                {texts.term("sector", sector)}
              </Inspect>
              <span>
                {texts.t(row.confidant === sector ? "ndb-here-confidant" : "ndb-here", { n: piecesIn(row, sector) })}
              </span>
            </li>
          ))}
        </ul>
        <p>
          <b>{texts.t("nd-column-bills")}</b> {row.bills.length === 0 && texts.t("ndb-no-bills")}
          {row.bills.map((bill) => (
            <span key={bill} class="nds-sheet-bill">
              <Octagon colour={split(bill).colour} /> {texts.term("bill-kind", split(bill).rest)}
            </span>
          ))}
        </p>
        <p>
          <b>{texts.t("nd-column-played")}</b>{" "}
          {row.played.length === 0 ? "–" : texts.joined(row.played.map((card) => texts.term("card", card)))}
        </p>
      </div>
    </section>
  );
}

function fact(sign: string, name: string, value: string | number) {
  return (
    <div>
      <dt>
        <Glyph name={sign} /> {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
