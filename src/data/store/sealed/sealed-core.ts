/**
 * Two Dexie middlewares. The lowest one seals each written row and opens each read one, so that no caller
 * changes. The highest one adds the tags, because the live queries read index columns between both.
 */
import type { DBCore, DBCoreCursor, DBCoreMutateRequest, DBCoreTable, Middleware } from 'dexie';
import { CLEAR_COLUMNS, type Row } from './clear-columns.ts';
import { isSealed, openRow, type RecordKey, sealRow, tagOf } from './row-box.ts';

/** The record key of one open database. */
export interface SealState {
  /** Null until the key is loaded, and after the database is closed. */
  key: RecordKey | null;
  /** Rows written by an upgrade, before the key is loaded, stay clear until `seal-clear-rows.ts`. */
  wasLoaded: boolean;
  /** Rows that could not be opened. */
  readonly onUnopened: (table: string, row: Row) => void;
}

/** The key of these rows is not on this device until their user logs in. */
export class RecordsSealed extends Error {
  override readonly name = 'RecordsSealed';
  override readonly message = 'These records are sealed until their user logs in.';
}

const LOWEST = -100;
const HIGHEST = 100;

export const sealingMiddleware = (state: SealState): Middleware<DBCore> => ({
  stack: 'dbcore',
  name: 'sealing',
  level: LOWEST,
  create: (core) => ({ ...core, table: (name) => sealedTable(core.table(name), state) }),
});

export const taggingMiddleware = (state: SealState): Middleware<DBCore> => ({
  stack: 'dbcore',
  name: 'tagging',
  level: HIGHEST,
  create: (core) => ({
    ...core,
    table: (name) => {
      const table = core.table(name);
      const tags = CLEAR_COLUMNS[name]?.tags;
      if (!tags) return table;
      const tagged = (row: Row): Row => {
        if (!state.key) return row;
        const own = { ...row };
        for (const [column, text] of Object.entries(tags)) own[column] = tagOf(state.key, column, text(row));
        return own;
      };
      return { ...table, mutate: (request) => table.mutate(withValues(request, tagged)) };
    },
  }),
});

function withValues(request: DBCoreMutateRequest, change: (row: Row) => Row): DBCoreMutateRequest {
  if (request.type !== 'add' && request.type !== 'put') return request;
  return { ...request, values: request.values.map(change) };
}

function sealedTable(table: DBCoreTable, state: SealState): DBCoreTable {
  const { name } = table;
  if (!CLEAR_COLUMNS[name]) return table;
  const sealed = (row: Row): Row => {
    if (state.key) return sealRow(state.key, name, row);
    if (state.wasLoaded) throw new RecordsSealed();
    return row;
  };
  const opened = (row: unknown): unknown => {
    if (!isSealed(row)) return row;
    if (!state.key) throw new RecordsSealed();
    const open = openRow(state.key, name, row);
    if (!open) state.onUnopened(name, row);
    return open;
  };
  return {
    ...table,
    mutate: (request) => table.mutate(withValues(request, sealed)),
    get: (request) => table.get(request).then(opened),
    getMany: (request) => table.getMany(request).then((rows: unknown[]) => rows.map(opened)),
    query: (request) => {
      const answer = table.query(request);
      if (request.values !== true) return answer;
      return answer.then(({ result, ...rest }) => ({
        ...rest,
        result: result.map(opened).filter((row) => row !== undefined),
      }));
    },
    openCursor: (request) => {
      const cursor = table.openCursor(request);
      return request.values === true ? cursor.then((each) => each && openedCursor(each, opened)) : cursor;
    },
  };
}

/** Skips rows that cannot be opened. Accessors of a cursor need the cursor itself, as in Dexie's own ones. */
function openedCursor(cursor: DBCoreCursor, opened: (row: unknown) => unknown): DBCoreCursor {
  let current: unknown;
  const properties: PropertyDescriptorMap = {
    key: { get: (): unknown => cursor.key },
    primaryKey: { get: (): unknown => cursor.primaryKey },
    value: { get: () => current },
    start: {
      value: (onNext: () => void) =>
        cursor.start(() => {
          current = opened(cursor.value);
          if (current === undefined) cursor.continue();
          else onNext();
        }),
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- has every property of the cursor below it
  return Object.create(cursor, properties) as DBCoreCursor;
}
