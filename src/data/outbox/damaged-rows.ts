/**
 * Rows that were changed outside the app and cannot be opened. The server returns its records, a creation is queued
 * again, and Needs you names other work.
 */
import { recordMissing } from '#data/store/first-pull.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import { changeState, stateOf } from '#data/store/meta.ts';
import type { Row } from '#data/store/sealed/clear-columns.ts';
import type { DamagedRow } from '#data/store/sealed/damaged-rows.ts';
import { nowIso } from '#data/store/ports.ts';
import { deleteFiles, fileTables } from '#data/store/stored-files.ts';
import type { Engine } from './engine.ts';
import { enqueue, updateHeldRows } from './outbox.ts';
import { startResync } from './server-generation.ts';

/** Work without a copy at the court's server. */
const OWN = ['drafts', 'formDrafts', 'scans', 'received', 'conversations', 'receipts', 'blobs'] as const;

export type LostRow =
  | { readonly table: 'outbox'; readonly at: string; readonly op: OutboxRow['op'] }
  /** `at` is null if no clear column has a date. */
  | { readonly table: (typeof OWN)[number]; readonly at: string | null };

export interface DamagedWork {
  readonly at: string;
  /** Some records are fetched again. */
  readonly records: boolean;
  readonly lost: readonly LostRow[];
}

declare module '#data/store/meta.ts' {
  interface UserNotices {
    readonly damaged?: DamagedWork;
  }
}

export async function repairDamagedRow(engine: Engine, damaged: DamagedRow): Promise<void> {
  const { db, ports } = engine;
  if (!(await deleteIfDamaged(engine, damaged))) return;
  const records = isAtCourt(engine, damaged);
  if (records) await recordMissing(db, nowIso(ports));
  if (isRecordTable(engine, damaged.table)) await showAgain(engine, damaged);
  const lost = await lostRowOf(engine, damaged);
  if (lost === null && !records) return;
  await db.transaction('rw', db.meta, async () => {
    const { damaged: known = { at: nowIso(ports), records: false, lost: [] } } = await stateOf(db, 'notices');
    await changeState(db, 'notices', {
      damaged: {
        at: known.at,
        records: known.records || records,
        lost: lost ? [...known.lost, lost] : known.lost,
      },
    });
  });
}

/** False if another tab has stored or deleted it meanwhile. */
async function deleteIfDamaged({ db }: Engine, { table, row }: DamagedRow): Promise<boolean> {
  const rows = db.table(table);
  const { keyPath } = rows.schema.primKey;
  const paths = typeof keyPath === 'string' ? [keyPath] : (keyPath ?? []);
  const values = paths.map((path) => (typeof row[path] === 'number' ? row[path] : String(row[path])));
  const [first = ''] = values;
  const key = typeof keyPath === 'string' ? first : values;
  const isFile = table === 'blobs'; // opened outside, and stored once
  return db.transaction('rw', isFile ? fileTables(db) : [rows], async () => {
    const isStored = (await rows.where(':id').equals(key).count()) > 0;
    if (!isStored || (!isFile && (await rows.get(key)) !== undefined)) return false;
    if (isFile) await deleteFiles(db, [String(first)]);
    else await rows.delete(key);
    return true;
  });
}

/** Null for a row that the court's server returns, or that the app computes again. */
async function lostRowOf(engine: Engine, { table, row }: DamagedRow): Promise<LostRow | null> {
  if (table === 'outbox') {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- clear columns of an outbox row
    const queued = row as QueuedColumns;
    const { op, clientTime: at } = queued;
    return (await queueAgain(engine, queued)) ? null : { table, op, at };
  }
  if (table === 'documents' && (await isOfDraft(engine, row))) return { table: 'blobs', at: null };
  const own = OWN.find((each) => each === table);
  if (!own || (own === 'blobs' && row['unsent'] !== 1)) return null;
  const at = [row['updatedAt'], row['at'], row['usedAt']].find((each) => typeof each === 'string');
  return { table: own, at: at ?? null };
}

/** Its file is sent with the draft, so no queued row names it. */
const isOfDraft = async ({ db }: Engine, row: Row): Promise<boolean> =>
  row['seen'] === undefined && (await db.outbox.where('entityId').equals(String(row['_id'])).count()) === 0;

type QueuedColumns = Pick<OutboxRow, 'n' | 'key' | 'op' | 'entityId' | 'clientTime'>;

/** In the same place and under the same key, so that the server counts it once. False if its text is lost. */
function queueAgain(
  { db, ports, kinds }: Engine,
  { n, key, op, entityId, clientTime }: QueuedColumns,
): Promise<boolean> {
  const kind = kinds.all.find(({ operations }) => op in operations);
  if (!kind) return Promise.resolve(false);
  const tables = [...kinds.tables(db), db.drafts, db.outbox, db.receipts, db.meta];
  return db.transaction('rw', tables, async () => {
    const ours = kind.table === null ? undefined : await db.table(kind.table).get(entityId);
    const made = ours?.version === 0 ? { entity: kind.entity, id: entityId, ours, theirs: null } : null;
    const act = made && (await kind.lost?.(db, made))?.act;
    if (act?.op === op) {
      const { n: last, ...row } = await enqueue(db, ports, act);
      await db.outbox.delete(last);
      await db.outbox.put({ ...row, n, key, clientTime, tried: true });
    }
    await updateHeldRows(db, entityId);
    await kind.recompute(db, entityId); // never show the change as sent
    return act?.op === op;
  });
}

/** From the outbox at once, and from the court's server at the next contact. */
async function showAgain({ db, kinds }: Engine, { table, row }: DamagedRow): Promise<void> {
  await startResync(db, { setBack: false });
  const kind = kinds.all.find((each) => each.table === table);
  if (!kind) return;
  await db.transaction('rw', [...kinds.tables(db), db.drafts, db.outbox, db.receipts], async () =>
    kind.recompute(db, String(row['_id'])),
  );
}

/** A record that the server has sent. The others come from their queued row, or are lost with it. */
const isAtCourt = (engine: Engine, { table, row }: DamagedRow): boolean =>
  isRecordTable(engine, table) && (table === 'bases' || row['seen'] !== undefined);

const isRecordTable = ({ kinds }: Engine, table: string): boolean =>
  table === 'bases' || table === 'parked' || kinds.all.some((kind) => kind.table === table);
