import type { Table } from 'dexie';

/** From this size it is faster to query existing keys first: a device during its first fetch has none. */
const MANY = 50;

/** The rows that exist on this device. */
export async function rowsByKey<T>(
  table: Table<T, string>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, T>> {
  const here = keys.length < MANY ? keys : await keysHere(table, keys);
  const rows = here.length === 0 ? [] : await table.bulkGet([...here]);
  const found = new Map<string, T>();
  for (const [index, key] of here.entries()) {
    const row = rows[index];
    if (row !== undefined) found.set(key, row);
  }
  return found;
}

/** One range query: ids grow with time, so new keys are adjacent. */
async function keysHere(table: Table<unknown, string>, keys: readonly string[]): Promise<readonly string[]> {
  const sorted = keys.toSorted();
  const between = await table.where(':id').between(sorted[0], sorted.at(-1), true, true).primaryKeys();
  const here = new Set(between);
  return keys.filter((key) => here.has(key));
}
