/** A game without a board of its own: what the seats have, and the player's aids, as tables. */
import type { BoardProps } from "../contract";
import { BlockTable, HeadRow, Panel, ScrollTable } from "../ui";

export function GenericBoard({ view, names, aids, texts }: BoardProps) {
  const rows = Array.isArray(view["seats"]) ? (view["seats"] as unknown[]) : [];
  const numbers = [
    ...new Set(
      rows.flatMap((row) => numbersOf(row).map(([name]) => name)).filter((name) => texts.has(`table-number-${name}`)),
    ),
  ];
  return (
    <>
      {numbers.length > 0 && (
        <Panel title={texts.t("table-seats")}>
          <ScrollTable label={texts.t("table-seats")} class="tb-table" role="region">
            <HeadRow columns={[texts.t("ui-player"), ...numbers.map((name) => texts.t(`table-number-${name}`))]} />
            <tbody>
              {rows.map((row, seat) => {
                const own = new Map(numbersOf(row));
                return (
                  <tr key={seat}>
                    <th scope="row">{names[seat]}</th>
                    {numbers.map((name) => (
                      <td key={name}>{own.get(name) ?? "–"}</td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </ScrollTable>
        </Panel>
      )}
      {Object.entries(aids?.tables ?? {}).flatMap(([name, tables]) =>
        tables.map((table, at) => <BlockTable key={`${name} ${at}`} table={table} texts={texts} seats={names} />),
      )}
    </>
  );
}

function numbersOf(row: unknown): [string, number][] {
  if (typeof row !== "object" || row === null) return [];
  return Object.entries(row).flatMap(([name, value]) =>
    typeof value === "number" && name !== "seat" ? [[name, value] as [string, number]] : [],
  );
}
