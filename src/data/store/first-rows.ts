/** Reads the first rows of an index without a cursor. */
/** Walks an index from its end. */
export const newestFirst = <C extends { reverse(): C }>(found: C): C => found.reverse(); // oxlint-disable-line unicorn/no-array-reverse -- a collection of Dexie, not an array

/**
 * The first `limit` rows that pass, with one read for most lists. A filter of Dexie opens a cursor, which needs an
 * event for each row; with many rows refused, the next read is twice as long.
 */
export async function firstRows<T>(
  read: (most: number) => { toArray(): PromiseLike<T[]> },
  limit: number,
  passes: (row: T) => boolean,
): Promise<T[]> {
  for (let asked = limit; ; asked *= 2) {
    const rows = await read(asked).toArray();
    const passed = rows.filter((row) => passes(row));
    if (passed.length >= limit || rows.length < asked) return passed.slice(0, limit);
  }
}
