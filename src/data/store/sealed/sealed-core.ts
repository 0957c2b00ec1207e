/**
 * Two Dexie middlewares: the lowest seals each written row and opens each read one. The highest adds the tags,
 * because the live queries read index columns between both.
 */
import {
  Dexie,
  type DBCore,
  type DBCoreCursor,
  type DBCoreMutateRequest,
  type DBCoreTable,
  type Middleware,
} from 'dexie';
import { CLEAR_COLUMNS, type Row } from './clear-columns.ts';
import { isSealed, type MadeBoxes, openRow, sealRow, tagOf } from './row-box.ts';
import type { RecordKey } from './web-cipher.ts';

/** The record key of one open database. */
export interface SealState {
  /** Null until the key is loaded, and after the database is closed. */
  key: RecordKey | null;
  /** Rows written by an upgrade, before the key is loaded, stay clear until `seal-clear-rows.ts`. */
  wasLoaded: boolean;
  /** Boxes of the pulled rows that are being written. */
  ahead: MadeBoxes | null;
  /** Rows that could not be opened. */
  readonly onUnopened: (table: string, row: Row) => void;
}

/** The build renames the class. */
const NAME = 'RecordsSealed';

/** The key of these rows is not on this device until their user logs in. */
export class RecordsSealed extends Error {
  override readonly name = NAME;
  override readonly message = 'These records are sealed until their user logs in.';
}

/** Also if Dexie wraps it, because the database could not open. */
export const isSealedError = (error: unknown): boolean =>
  error instanceof RecordsSealed ||
  (error instanceof Dexie.DatabaseClosedError && error.message.includes(NAME));

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
  create: (core) => ({ ...core, table: (name) => taggedTable(core.table(name), state) }),
});

/** Readers never see a tag, because a record is compared with the server's copy. */
function taggedTable(table: DBCoreTable, state: SealState): DBCoreTable {
  const tags = CLEAR_COLUMNS[table.name]?.tags;
  if (!tags) return table;
  const columns = Object.entries(tags);
  return changedTable(table, {
    written: (row) => {
      const { key } = state;
      if (!key) return row;
      const texts = columns.map(([column, textOf]) => [column, tagOf(key, column, textOf(row))]);
      return { ...row, ...Object.fromEntries(texts) };
    },
    reader: () => (row) => {
      if (!columns.some(([column]) => column in row)) return row;
      return Object.fromEntries(Object.entries(row).filter(([column]) => !(column in tags)));
    },
  });
}

function sealedTable(table: DBCoreTable, state: SealState): DBCoreTable {
  const { name } = table;
  const rule = CLEAR_COLUMNS[name];
  if (!rule) return table;
  return changedTable(table, {
    written: (row) => {
      if (rule.isLarge && isSealed(row)) return row; // only clear columns changed
      const { key, ahead } = state;
      if (key) return sealRow({ key, ahead }, name, row);
      if (state.wasLoaded) throw new RecordsSealed();
      return row;
    },
    reader: () => {
      const { key } = state; // a read that began before the close still opens its rows
      return (row) => {
        if (!isSealed(row) || rule.isLarge) return row;
        if (!key) throw new RecordsSealed();
        const open = openRow(key, name, row);
        if (!open) state.onUnopened(name, row);
        return open;
      };
    },
  });
}

interface RowChange {
  readonly written: (row: Row) => Row;
  /** One per request. */
  readonly reader: () => RowReader;
}

/** Undefined: lists skip the row. */
type RowReader = (row: Row) => Row | undefined;

/** A table whose rows are changed at each write and each read. */
function changedTable(table: DBCoreTable, { written, reader }: RowChange): DBCoreTable {
  return {
    ...table,
    mutate: (request) => table.mutate(withValues(request, written)),
    get: (request) => {
      const read = reader();
      return table.get(request).then((row: Row | undefined) => row && read(row));
    },
    getMany: (request) => {
      const read = reader();
      return table
        .getMany(request)
        .then((rows: readonly (Row | undefined)[]) => rows.map((row) => row && read(row)));
    },
    query: (request) => {
      const answer = table.query(request);
      if (request.values !== true) return answer;
      const read = reader();
      return answer.then(({ result, ...rest }: { readonly result: Row[] }) => ({
        ...rest,
        result: result.map(read).filter((row) => row !== undefined),
      }));
    },
    openCursor: (request) => {
      const cursor = table.openCursor(request);
      if (request.values !== true) return cursor;
      const read = reader();
      return cursor.then((each) => each && changedCursor(each, read));
    },
  };
}

function withValues(request: DBCoreMutateRequest, change: (row: Row) => Row): DBCoreMutateRequest {
  if (request.type !== 'add' && request.type !== 'put') return request;
  return { ...request, values: request.values.map(change) };
}

/** Accessors of a cursor need the cursor itself, as in Dexie's own middlewares. */
function changedCursor(cursor: DBCoreCursor, read: RowReader): DBCoreCursor {
  let current: Row | undefined;
  const properties: PropertyDescriptorMap = {
    key: { get: (): unknown => cursor.key },
    primaryKey: { get: (): unknown => cursor.primaryKey },
    value: { get: () => current },
    start: {
      value: (onNext: () => void) =>
        cursor.start(() => {
          current = read(cursor.value);
          if (current === undefined) cursor.continue();
          else onNext();
        }),
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- has every property of the cursor below it
  return Object.create(cursor, properties) as DBCoreCursor;
}
