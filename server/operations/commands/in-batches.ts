/** A walk through the rows of a query that reads so many rows after an id. */

const FIRST = '00000000-0000-0000-0000-000000000000';

interface Batches<Row> {
  /** The next rows in the order of their ids. Empty after the last row. */
  readonly after: (id: string) => Promise<readonly Row[]>;
  readonly idOf: (row: Row) => string;
}

/** Each row once, also if `act` leaves it as it was. */
export async function forEachInBatches<Row>(
  { after, idOf }: Batches<Row>,
  act: (row: Row) => Promise<void>,
): Promise<void> {
  let last = FIRST;
  for (let rows = await after(last); rows.length > 0; rows = await after(last)) {
    for (const row of rows) {
      await act(row);
      last = idOf(row);
    }
  }
}
