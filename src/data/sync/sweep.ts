/**
 * Removes records that a resync did not return. If that would be most of the caseload, the server is probably
 * wrong, so the user must confirm.
 */
import type { Db } from '#data/store/db.ts';
import { changeState, getMeta, stateOf } from '#data/store/meta.ts';
import { nowIso } from '#data/store/ports.ts';
import type { Engine, LocalEngine } from '#data/outbox/engine.ts';
import { queueRecovery } from '#data/sync/record-recovery.ts';
import { recordPossibleLoss } from './record-possible-loss.ts';
import { removeRecord } from './remove-record.ts';

const MANY = 20;

/** Runs inside the caller's transaction. */
export async function sweep(engine: LocalEngine, epoch: number): Promise<void> {
  const { db, kinds } = engine;
  for (const { table, isCaseload } of kinds.all) {
    if (table === null || !isCaseload) continue;
    const removes = await db.table(table).where('seen').below(epoch).count();
    const of = await db.table(table).where('seen').aboveOrEqual(0).count();
    if (removes > MANY && removes * 2 > of)
      return changeState(db, 'notices', { sweep: { epoch, removes, of } });
  }
  return removeUnseen(engine, epoch);
}

/**
 * After a server restore, removes nothing: the user's own missing records become unsent and go to Needs you.
 * Runs inside the caller's transaction.
 */
export async function recoverUnseen(engine: Engine, epoch: number): Promise<void> {
  const { db, ports, kinds } = engine;
  for (const kind of kinds.all) {
    if (kind.table === null || !kind.lost) continue;
    const unseen = await db.table<UnseenRecord>(kind.table).where('seen').below(epoch).toArray();
    const userId = (await getMeta(db, 'user'))?._id;
    const own = unseen.filter((each) => makerOf(each) === userId);
    for (const other of unseen)
      if (!own.includes(other)) await recordPossibleLoss(db, kind, { id: other._id, at: nowIso(ports) });
    const bases = await db.bases.bulkGet(own.map(({ _id }): [string, string] => [kind.entity, _id]));
    // unsent changes are separate operations
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a base of this kind was put by this kind
    const ours = own.map((row, at) => (bases[at]?.data as UnseenRecord | undefined) ?? row);
    const nowhere = await queueRecovery(
      engine,
      ours.map((each) => ({ entity: kind.entity, id: each._id, ours: each, theirs: null })),
    );
    await db.table(kind.table).bulkDelete([...nowhere]); // their receipts report it
    await db.table(kind.table).bulkPut(ours.filter(({ _id }) => !nowhere.has(_id)).map(unsent));
    for (const base of bases) {
      if (!base) continue;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
      await db.bases.put({ ...base, data: unsent(base.data as UnseenRecord) });
      await kind.recompute(db, base.id);
    }
  }
}

function unsent({ seen: _seen, ...ours }: UnseenRecord): object {
  return { ...ours, version: 0, asOf: null };
}

interface UnseenRecord {
  readonly _id: string;
  readonly seen?: number;
  readonly createdBy?: string;
  readonly ownerId?: string;
  readonly by?: { readonly _id: string };
  readonly uploadedBy?: { readonly _id: string };
}

const makerOf = ({ createdBy, ownerId, by, uploadedBy }: UnseenRecord): string | undefined =>
  createdBy ?? ownerId ?? (by ?? uploadedBy)?._id;

async function removeUnseen(engine: LocalEngine, epoch: number): Promise<void> {
  const { db, kinds } = engine;
  for (const kind of kinds.all) {
    if (kind.table === null) continue;
    const ids = await db.table<unknown, string>(kind.table).where('seen').below(epoch).primaryKeys();
    for (const id of ids) await removeRecord(engine, kind, id);
  }
  await db.parked.where('seen').below(epoch).delete();
  await changeState(db, 'notices', { sweep: null });
}

/** The user has confirmed the sweep. */
export function confirmSweep(engine: LocalEngine): Promise<void> {
  const { db, kinds } = engine;
  return db.transaction('rw', [...kinds.tablesOfRemoval(db), db.meta], async () => {
    const { sweep: pendingSweep } = await stateOf(db, 'notices');
    if (pendingSweep) await removeUnseen(engine, pendingSweep.epoch);
  });
}

/** Keeps the records; the next resync asks again. */
export const keepUnseen = (db: Db): Promise<void> => changeState(db, 'notices', { sweep: null });
