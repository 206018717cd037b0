/** The head of a table: a row of what its columns are called. */
import type { ComponentChildren } from "preact";

export interface Column {
  words: ComponentChildren;
  class?: string;
  /** What is said on hover where the column has a sign only. */
  title?: string;
}

/** One heading for each column; words alone where there is nothing else to say about it. */
export function HeadRow({ columns }: { columns: readonly (string | Column)[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column, at) => {
          const { words, ...more } = typeof column === "string" ? { words: column } : column;
          return (
            <th key={at} scope="col" {...more}>
              {words}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
