/** Walks an index from its end. */
export const newestFirst = <C extends { reverse(): C }>(found: C): C => found.reverse(); // oxlint-disable-line unicorn/no-array-reverse -- a collection of Dexie, not an array

/** Rows of one read. Each row is opened, which takes up to 1.5 ms on a slow phone. */
const PART = 16;

/** Rows of an index, by its order. */
interface IndexRows<T> {
  limit(most: number): { toArray(): PromiseLike<T[]> };
  primaryKeys(): PromiseLike<string[]>;
}

/**
 * The first `limit` rows of an index that pass, mostly with one read. A filter of Dexie has an event for each row of
 * the index.
 */
export async function firstRows<T>(
  table: { bulkGet(keys: string[]): PromiseLike<(T | undefined)[]> },
  find: () => IndexRows<T>,
  { passes, limit }: { readonly passes: (row: T) => boolean; readonly limit: number },
): Promise<T[]> {
  const first = await find().limit(limit).toArray();
  const passed = first.filter((row) => passes(row));
  if (passed.length >= limit || first.length < limit) return passed;
  const keys = await find().primaryKeys();
  for (let from = limit; from < keys.length && passed.length < limit; from += PART) {
    const rows = await table.bulkGet(keys.slice(from, from + PART));
    passed.push(...rows.filter((row) => row !== undefined).filter((row) => passes(row)));
  }
  return passed.slice(0, limit);
}
