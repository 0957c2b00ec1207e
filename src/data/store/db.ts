/**
 * The local database of one user, declared at once because each declared version slows every start. A new
 * shape takes the next number and a fixture in tests/data/store/upgrades.test.ts; rewrite rows in an own version,
 * but never the outbox.
 */
import { Dexie, type EntityTable, type Table } from 'dexie';
import { RECORD_STORES } from '#records/record-tables.ts';
import { type FormDraftRow, moveDraftsOutOfMeta, renameDraftFacts } from './draft-rows.ts';
import { renameGroundsOfArrest } from './former-records.ts';
import { type CacheRow, moveCacheOutOfMeta } from './cache.ts';
import { moveFormerMeta } from './former-meta.ts';
import { reportFailure } from './failure-log.ts';
import type { MetaRow } from './meta.ts';
import type { OutboxRow } from './outbox-row.ts';
import { loadRecordKey, type LoginKeys } from './sealed/record-keys.ts';
import { type MadeBoxes, tagOf } from './sealed/row-box.ts';
import type { SealPacked } from './sealed/packed-rows.ts';
import type { RecordKey } from './sealed/web-cipher.ts';
import type { Row } from './sealed/clear-columns.ts';
import { DamagedRows } from './sealed/damaged-rows.ts';
import { BoxesAhead, SeveralBoxes } from './sealed/boxes-ahead.ts';
import { RecordsSealed, sealingMiddleware, type SealState, taggingMiddleware } from './sealed/sealed-core.ts';
import type {
  BaseRow,
  BlobRow,
  ConversationRow,
  Draft,
  NotificationRow,
  ParkedRow,
  Receipt,
  ReceivedRow,
  RecordRows,
  ReserveRow,
  ScanRow,
  ShareRow,
  VisitRow,
} from './rows.ts';

/** Increase it when older code must not write data that newer code has stored (`save-transaction.ts`). */
export const SCHEMA_EPOCH = 3;

type RecordTables = { readonly [Name in keyof RecordRows]: EntityTable<RecordRows[Name], '_id'> };

/** Dexie adds a property for each table. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tables of RECORD_STORES, which `Db` declares
const DexieWithRecords = Dexie as unknown as new (
  ...options: ConstructorParameters<typeof Dexie>
) => Dexie & RecordTables;

export class Db extends DexieWithRecords {
  declare readonly scans: EntityTable<ScanRow, '_id'>;
  declare readonly conversations: EntityTable<ConversationRow, '_id'>;
  declare readonly notifications: EntityTable<NotificationRow, '_id'>;
  declare readonly drafts: EntityTable<Draft, '_id'>;
  declare readonly formDrafts: Table<FormDraftRow, [string, string]>;
  declare readonly outbox: EntityTable<OutboxRow, 'n'>;
  declare readonly receipts: EntityTable<Receipt, 'key'>;
  declare readonly received: EntityTable<ReceivedRow, '_id'>;
  declare readonly bases: Table<BaseRow, [string, string]>;
  declare readonly parked: Table<ParkedRow, [string, string]>;
  declare readonly pins: Table<{ readonly day: string; readonly entityId: string }, [string, string]>;
  declare readonly blobs: EntityTable<BlobRow, 'sha256'>;
  /** Sealed parts of files (`stored-files.ts`). */
  declare readonly blocks: Table<Row, [string, number]>;
  declare readonly cache: EntityTable<CacheRow, 'k'>;
  declare readonly visits: EntityTable<VisitRow, 'caseId'>;
  declare readonly shares: EntityTable<ShareRow, 'applicationId'>;
  declare readonly meta: EntityTable<MetaRow, 'k'>;
  declare readonly reserve: EntityTable<ReserveRow, 'k'>;

  /** Rows that were changed outside the app. */
  readonly damaged = new DamagedRows();
  readonly #ahead = new SeveralBoxes();
  readonly #seal: SealState = {
    key: null,
    wasLoaded: false,
    ahead: null,
    onUnopened: (table, row) => {
      if (this.damaged.add(table, row)) reportFailure(new UnopenedRow(table), 'background');
    },
  };

  /** `login` opens records that are sealed since a log-out. Without it, opening them throws `RecordsSealed`. */
  constructor(name: string, login: LoginKeys = {}) {
    // Chrome's default flushes every few seconds; a phone may lose power before that.
    super(name, { chromeTransactionDurability: 'strict' });
    this.use(sealingMiddleware(this.#seal));
    this.use(taggingMiddleware(this.#seal));
    this.on(
      'ready',
      async (open) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this database, usable before it is open
        const db = open as Db;
        this.#seal.key = await loadRecordKey(db, name, login);
        this.#seal.wasLoaded = true;
        await moveFormerMeta(db);
      },
      true, // again after a versionchange closed it
    );
    const shape = this.version(14).stores({
      ...RECORD_STORES,
      bases: '[entity+id]',
      blobs: 'sha256, [unsent+usedAt]',
      blocks: '[sha256+from]',
      cache: 'k',
      conversations: '_id, at',
      drafts: '_id, tabId, updatedAt, amends',
      formDrafts: '[kind+id], kind',
      meta: 'k',
      notifications: '_id, at, read',
      outbox: '++n, entityId, after, state, key, op, [entityId+n], [state+nextAt]',
      parked: '[entity+id], seen',
      pins: '[day+entityId]',
      receipts: 'key, at, [outcome+at]',
      received: '_id, at',
      reserve: 'k',
      scans: '_id, caseId',
      shares: 'applicationId',
      visits: 'caseId',
    });
    shape.upgrade(async (tx) => {
      // Sealed rows cannot be opened yet, and have the shape of version 11 already.
      if (await tx.table('meta').get('keys')) return;
      await moveDraftsOutOfMeta(tx);
      await renameDraftFacts(tx);
      await moveCacheOutOfMeta(tx);
      await renameGroundsOfArrest(tx);
      await tx.table('meta').put({ k: 'schemaEpoch', v: SCHEMA_EPOCH });
    });
    this.on('populate', (tx) =>
      tx.table('meta').bulkAdd([
        { k: 'schemaEpoch', v: SCHEMA_EPOCH },
        { k: 'sealedAll', v: true },
      ]),
    );
  }

  override close(options?: { readonly disableAutoOpen: boolean }): void {
    this.#seal.key = null;
    super.close(options);
  }

  /** Of an open database. */
  get recordKey(): RecordKey {
    if (!this.#seal.key) throw new RecordsSealed();
    return this.#seal.key;
  }

  /** For a row that was changed outside the app. */
  reportUnopened(table: string, row: Row): void {
    this.#seal.onUnopened(table, row);
  }

  /** Seals rows of the server, by table, before they are written: that is several times faster. */
  async sealAhead(
    rowsByTable: ReadonlyMap<string, readonly Row[]>,
    sealMany?: SealPacked,
  ): Promise<MadeBoxes> {
    const { key } = this.#seal;
    const boxes = new BoxesAhead(sealMany);
    if (key) for (const [table, rows] of rowsByTable) await boxes.add(key, { table, rows });
    return boxes;
  }

  /** Calls may overlap: a screen is stored while a pull writes its rows. */
  async withBoxes<T>(boxes: MadeBoxes, work: () => Promise<T>): Promise<T> {
    this.#ahead.add(boxes);
    this.#seal.ahead = this.#ahead;
    try {
      return await work();
    } finally {
      this.#ahead.delete(boxes);
      if (this.#ahead.size === 0) this.#seal.ahead = null;
    }
  }

  /** The tag of a text in an index (`sealed/clear-columns.ts`), of an open database. */
  tagOf(column: string, text: string): string {
    return tagOf(this.recordKey, column, text);
  }
}

/** A row that was changed outside the app. Lists skip it. */
class UnopenedRow extends Error {
  override readonly name = 'UnopenedRow';
}

/** The database name reveals nothing about the user. */
export async function userDbName(userId: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(userId));
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `zamanat-${hex.slice(0, 16)}`;
}

export async function openUserDb(userId: string, login?: LoginKeys): Promise<Db> {
  return new Db(await userDbName(userId), login);
}

export const USER_DB = /^zamanat-[\da-f]{16}$/;

/** True if the device has databases of several users. False in a browser that does not list them. */
export async function isSharedDevice(): Promise<boolean> {
  if (!('databases' in indexedDB)) return false;
  const databases = await indexedDB.databases();
  return databases.filter(({ name = '' }) => USER_DB.test(name)).length > 1;
}
