/** Walks an index from its end. */
export const newestFirst = <C extends { reverse(): C }>(found: C): C => found.reverse(); // oxlint-disable-line unicorn/no-array-reverse -- a collection of Dexie, not an array

/** The first `limit` rows that pass, mostly with one read. A filter of Dexie opens a cursor, with an event for each row. */
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
