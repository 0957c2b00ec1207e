/**
 * In place of the database of a browser that provides none: every read finds nothing, and every write fails.
 * It opens no connection, so it cannot hang.
 */
import type { Db } from './db.ts';

/** Nothing can be saved on this device now. */
export class NoDatabase extends Error {
  override readonly name = 'NoDatabase';
  override readonly message = 'This browser provides no database.';
}

const refuse = (): Promise<never> => Promise.reject(new NoDatabase());

const WRITES: ReadonlySet<string> = new Set(
  'add put update upsert modify delete clear bulkAdd bulkPut bulkUpdate bulkDelete'.split(' '),
);
const OF_ONE_ROW: ReadonlySet<string> = new Set(['get', 'first', 'last', 'each']);
const LISTS: ReadonlySet<string> = new Set(['toArray', 'sortBy', 'keys', 'primaryKeys', 'uniqueKeys']);

/** A table or a collection of it; `where`, `limit` and the like return it again. */
const EMPTY_TABLE: object = new Proxy({}, { get: (_target, name) => methodOf(String(name)) });

function methodOf(name: string): unknown {
  if (name === 'then') return undefined; // `await` asks every object for it
  if (WRITES.has(name)) return refuse;
  if (OF_ONE_ROW.has(name)) return async () => undefined;
  if (LISTS.has(name)) return async () => [];
  if (name === 'bulkGet') return async (keys: readonly unknown[]) => keys.map(() => undefined);
  if (name === 'count') return async () => 0;
  return () => EMPTY_TABLE;
}

export function emptyDb(): Db {
  const own: Readonly<Record<string, unknown>> = {
    name: 'none',
    transaction: async (mode: string, ...rest: readonly unknown[]) => {
      const work = rest.at(-1);
      return mode === 'r' && typeof work === 'function' ? work() : refuse();
    },
    table: () => EMPTY_TABLE,
    close: () => undefined,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it answers the calls of a database without rows
  return new Proxy({}, { get: (_target, name) => own[String(name)] ?? EMPTY_TABLE }) as Db;
}
