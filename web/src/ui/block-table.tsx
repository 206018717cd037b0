/** A table of the player's aids, as the games lay them out. */
import type { Table, Thing } from "../gen/protocol";
import type { Texts } from "../i18n/texts";
import "./block-table.css";

export interface BlockTableProps {
  table: Table;
  texts: Texts;
  /** By seat: what to call it; needed where a column holds seats. */
  seats?: readonly string[];
  /** The title stands somewhere else already. */
  bare?: boolean;
}

/** Draws a table; one of a single row is turned on its side, so that it fits a phone. */
export function BlockTable({ table, texts, seats = [], bare = false }: BlockTableProps) {
  const only = table.rows.length === 1 ? table.rows[0] : undefined;
  const caption = <caption class={bare ? "ui-hidden" : ""}>{texts.t(table.title)}</caption>;
  const columns = table.columns.map((column) => texts.thing(column, seats));
  if (only !== undefined) {
    return (
      <table class="ui-table ui-table-turned">
        {caption}
        <tbody>
          {columns.map((column, at) => (
            <tr key={at}>
              <th scope="row">{column}</th>
              <Place things={only[at] ?? []} texts={texts} seats={seats} />
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
  return (
    <div class="ui-table-frame">
      <table class="ui-table">
        {caption}
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={at} scope="col" class={isNumeric(table, at) ? "ui-number" : ""}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            <tr key={at}>
              {row.map((things, place) =>
                place === 0 ? (
                  <th key={place} scope="row">
                    {inWords(things, texts, seats)}
                  </th>
                ) : (
                  <Place key={place} things={things} texts={texts} seats={seats} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Place({ things, texts, seats }: { things: readonly Thing[]; texts: Texts; seats: readonly string[] }) {
  const isNumber = things.length === 1 && things[0]?.sort === "number";
  return <td class={isNumber ? "ui-number" : ""}>{inWords(things, texts, seats)}</td>;
}

function inWords(things: readonly Thing[], texts: Texts, seats: readonly string[]): string {
  const told = things.map((thing) => texts.thing(thing, seats));
  const between = told.some((each) => each.includes(", ")) ? "list-semicolon" : "list-comma";
  return told.length === 0 ? "–" : told.reduce((head, item) => texts.t(between, { head, item }));
}

function isNumeric(table: Table, at: number): boolean {
  return table.rows.length > 0 && table.rows.every((row) => row[at]?.length === 1 && row[at]?.[0]?.sort === "number");
}
