import type { ReactNode } from 'react';

export interface Column<R> {
  key: string;
  head: string;
  cell: (row: R) => ReactNode;
  number?: boolean;
}

interface TableProps<R> {
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
}

/** The first column is the row header. On a phone the rows stack, with the column heads as labels. */
export function Table<R>({ caption, columns, rows, rowKey }: TableProps<R>) {
  return (
    <table className="table table--stack">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, head, number }) => (
            <th key={key} scope="col" className={number ? 'n' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column, n) => (
              <Cell key={column.key} column={column} row={row} first={n === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<R>({ column, row, first }: { column: Column<R>; row: R; first: boolean }) {
  const className = column.number ? 'n' : undefined;
  return first ? (
    <th scope="row" data-label={column.head} className={className}>
      {column.cell(row)}
    </th>
  ) : (
    <td data-label={column.head} className={className}>
      {column.cell(row)}
    </td>
  );
}
