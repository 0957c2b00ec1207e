/** The kinds of record that this device syncs. The engine receives them and imports none. */
import type { Table } from 'dexie';
import { invariant } from '#kernel/assert.ts';
import type { Db } from '#data/store/db.ts';
import { fileTables } from '#data/store/stored-files.ts';
import type { Operation, RecordKind } from './record-kind.ts';

export interface Kinds {
  /** In the order in which a page is applied. */
  readonly all: readonly RecordKind[];
  readonly kindNamed: (entity: string) => RecordKind | undefined;
  /** Kind of a record that this device has written. */
  readonly of: (row: { readonly entity: string }) => RecordKind;
  /** Undefined for a row of a newer app version. */
  readonly operationOf: (row: OperationName) => Operation | undefined;
  /** True for a row of a newer app version. */
  readonly isNewer: (row: OperationName & { readonly opVersion: number }) => boolean;
  /** Also those of what the device keeps beside a record (`RecordKind.forget`). */
  readonly tablesOfRemoval: (db: Db) => Table[];
  /** Tables of the records that an operation can change, and of their related data. */
  readonly tables: (db: Db) => Table[];
}

interface OperationName {
  readonly entity: string;
  readonly op: string;
}

export function kindsOf(all: readonly RecordKind[]): Kinds {
  const named: Kinds['kindNamed'] = (entityName) => all.find(({ entity }) => entity === entityName);
  const operationOf: Kinds['operationOf'] = ({ entity, op }) => named(entity)?.operations[op];
  const versions = all.flatMap(({ operations }) =>
    Object.values(operations).map(({ opVersion }) => opVersion),
  );
  const newest = Math.max(...versions);
  const tables: Kinds['tables'] = (db) => [
    ...all.flatMap(({ table, ownTable = null }) => {
      const name = table ?? ownTable;
      return name === null ? [] : [db.table(name)];
    }),
    db.bases,
    ...fileTables(db),
    db.formDrafts,
  ];
  return {
    all,
    kindNamed: named,
    of: ({ entity }) => {
      const kind = named(entity);
      invariant(kind, `a row about ${entity}, which is no kind of record`);
      return kind;
    },
    operationOf,
    isNewer: (row) => operationOf(row) === undefined || row.opVersion > newest,
    tables,
    tablesOfRemoval: (db) => [...tables(db), db.parked, db.cache, db.visits],
  };
}
