/** Counting of many records without blocking the screen, and the memory of its results. */

/** Slice length that lets taps and frames run on a cheap phone. */
const SLICE_MS = 10;
/** One matter takes about 1 ms here, and four times that on a cheap phone. */
const A_FEW = 5;

/** Yields after a few counted records, or after the slice time. `fresh`: counted now, not recalled. */
export function slicesOf(breathe: () => Promise<void>): (fresh: boolean) => Promise<void> {
  let few = 0;
  let began = performance.now();
  return async (fresh) => {
    if (fresh) few += 1;
    if (few < A_FEW && performance.now() - began < SLICE_MS) return;
    await breathe();
    few = 0;
    began = performance.now();
  };
}

/** The last result of each record, per edition of the law tables. */
export class CountedResults<T> {
  readonly #ofTables = new WeakMap<object, Map<string, T>>();

  recall(tables: object, id: string): T | undefined {
    return this.#ofTables.get(tables)?.get(id);
  }

  keep(tables: object, id: string, result: T): void {
    const known = this.#ofTables.get(tables) ?? new Map<string, T>();
    this.#ofTables.set(tables, known);
    known.set(id, result);
  }
}
