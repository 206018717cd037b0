/** Games by what they have in common, as a table. */
import { useTexts } from "../i18n/texts";
import { HeadRow, ScrollTable } from "../ui";
import type { Tally } from "./figures";

const COLUMNS = ["name", "games", "won", "best", "mean", "worst"] as const;

export function TallyTable({ title, rows }: { title: string; rows: readonly Tally[] }) {
  const texts = useTexts();
  return (
    <ScrollTable label={title} captioned class="rb-table rb-tally">
      <HeadRow columns={COLUMNS.map((column) => texts.t(`record-column-${column}`))} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.key}</th>
            <td>{row.games}</td>
            <td>{row.won}</td>
            <td>{row.best}</td>
            <td>{Math.round(row.mean)}</td>
            <td>{row.worst}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
