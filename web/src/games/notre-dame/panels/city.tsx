/** The map with its zoom, its legend, and the markets as a list. */
import { useState } from "preact/hooks";
import { Button, HeadRow, Panel, ScrollTable } from "../../../ui";
import { Glyph } from "../art/glyph";
import { Octagon } from "../art/marks";
import { CityMap } from "../city/city";
import { rowOf, split } from "../model";
import type { Scene } from "../model";
import { Inspect } from "./common";
import "./city.css";

/** The city for everybody to see. */
export function CityPanel({ scene, brief }: { scene: Scene; brief: boolean }) {
  const { props, view, ring } = scene;
  const { texts, names } = props;
  const [close, setClose] = useState<number | null>(null);
  const bills = Object.keys(view.bills).length;
  const nameOf = (colour: string) => {
    const row = rowOf(view, colour);
    if (row === null) return texts.term("colour", colour);
    return scene.isMine && row.seat === scene.mine.seat ? texts.t("ndb-mine") : (names[row.seat] ?? "");
  };
  return (
    <Panel title={texts.t("ndb-city")} note={texts.t("ndb-city-note", { n: bills })} class="nd-city-panel">
      <CityMap scene={scene} close={close} brief={brief} />
      <div class="nd-zoom" role="group" aria-label={texts.t("ndb-zoom")}>
        <Button pressed={close === null} onClick={() => setClose(null)}>
          {texts.t("ndb-zoom-all")}
        </Button>
        {ring.map((colour, index) => (
          <Button key={colour} pressed={close === index} onClick={() => setClose(index)}>
            {nameOf(colour)}
          </Button>
        ))}
      </div>
      <Legend scene={scene} open={!brief} />
      <details class="nd-details">
        <summary>{texts.t("ndb-markets-list")}</summary>
        <MarketTable scene={scene} nameOf={nameOf} />
      </details>
      <details class="nd-details">
        <summary>{texts.t("ndb-boroughs-list")}</summary>
        <BoroughTable scene={scene} nameOf={nameOf} />
      </details>
    </Panel>
  );
}

function Legend({ scene, open }: { scene: Scene; open: boolean }) {
  const { texts } = scene.props;
  return (
    <details class="nd-details" open={open}>
      <summary>{texts.t("ndb-legend")}</summary>
      <ul class="nd-legend">
        {scene.facts.components.sectors.map((sector) => (
          <li key={sector}>
            <Glyph name={sector} />{" "}
            <Inspect scene={scene} sort="sector" id={sector}>
              {texts.term("sector", sector)}
            </Inspect>
          </li>
        ))}
        {scene.facts.components.bills.map(({ id }) => (
          <li key={id}>
            <Glyph name={id === "prestige" ? "prestige" : id} /> {texts.term("bill-kind", id)}
          </li>
        ))}
        <li>
          <Glyph name="coach" /> {texts.t("nd-column-carriage")}
        </li>
      </ul>
      <p class="nd-note">{texts.t("ndb-legend-note")}</p>
    </details>
  );
}

/** The pieces in every borough, sector by sector: what the map shows of the others, in words. */
export function BoroughTable({ scene, nameOf }: { scene: Scene; nameOf: (colour: string) => string }) {
  const { view, ring, props, facts } = scene;
  const { texts } = props;
  const rows = ring.flatMap((colour) => rowOf(view, colour) ?? []);
  return (
    <ScrollTable label={texts.t("ndb-boroughs-list")} class="nd-table nd-boroughs">
      <HeadRow
        columns={[
          texts.t("nd-column-borough"),
          ...facts.components.sectors.map((sector) => ({ words: texts.term("sector", sector), class: "nd-left" })),
        ]}
      />
      <tbody>
        {rows.map((row) => (
          <tr key={row.colour}>
            <th scope="row">
              <Octagon colour={row.colour} /> {nameOf(row.colour)}
            </th>
            {facts.components.sectors.map((sector) => (
              <td key={sector} class="nd-left">
                {row.cubes[sector] ?? 0}
                {row.confidant === sector && ` + ${texts.term("kind", "confidant")}`}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

function MarketTable({ scene, nameOf }: { scene: Scene; nameOf: (colour: string) => string }) {
  const { view, ring, props } = scene;
  const { texts } = props;
  const corners = ["centre", "a", "b", "c", "d"];
  return (
    <ScrollTable label={texts.t("ndb-markets-list")} class="nd-table nd-markets">
      <HeadRow
        columns={[
          texts.t("nd-column-borough"),
          ...corners.map((corner) => ({ words: texts.t(`nd-corner-${corner}`), class: "nd-left" })),
        ]}
      />
      <tbody>
        {ring.map((colour) => (
          <tr key={colour}>
            <th scope="row">
              <Octagon colour={colour} /> {nameOf(colour)}
            </th>
            {corners.map((corner) => {
              const market = `${colour}-${corner}`;
              const bill = view.bills[market];
              const coaches = view.seats.filter((row) => row.carriage === market);
              return (
                <td key={corner} class="nd-left">
                  {bill !== undefined && (
                    <Inspect scene={scene} sort="bill" id={bill}>
                      {texts.term("bill-kind", split(bill).rest)}
                    </Inspect>
                  )}
                  {coaches.map((row) => (
                    <span key={row.seat} class="nd-tag">
                      {texts.t("ndb-coach-of", { name: nameOf(row.colour) })}
                    </span>
                  ))}
                  {bill === undefined && coaches.length === 0 && "–"}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
