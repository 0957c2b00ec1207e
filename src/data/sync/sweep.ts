/**
 * After a full fetch, what was not seen in it goes. Where that would be most of the caseload, something is
 * wrong with the server rather than with the device: nothing goes until the person says so.
 */
import { removeApplication, removeCase } from './apply-change.ts';
import type { Db } from '#data/store/db.ts';
import { clearMeta, metaOf, setMeta } from '#data/store/meta.ts';
import { recordTables } from '#data/outbox/recompute-record.ts';

const MANY = 20;

/** Inside the caller's transaction. */
export async function sweep(db: Db, epoch: number): Promise<void> {
  for (const table of [db.cases, db.applications]) {
    const removes = await table.where('seen').below(epoch).count();
    const of = await table.where('seen').aboveOrEqual(0).count();
    if (removes > MANY && removes * 2 > of) return setMeta(db, 'sweep', { epoch, removes, of });
  }
  return removeUnseen(db, epoch);
}

async function removeUnseen(db: Db, epoch: number): Promise<void> {
  for (const id of await db.applications.where('seen').below(epoch).primaryKeys()) {
    await removeApplication(db, id);
  }
  for (const id of await db.cases.where('seen').below(epoch).primaryKeys()) await removeCase(db, id);
  await db.assessments.where('seen').below(epoch).delete();
  await db.feedback.where('seen').below(epoch).delete();
  await db.hearings.where('seen').below(epoch).delete();
  await db.parked.where('seen').below(epoch).delete();
  await clearMeta(db, 'sweep');
}

/** The person has looked, and these records may go from this device. */
export function confirmSweep(db: Db): Promise<void> {
  const tables = [...recordTables(db), db.hearings, db.parked, db.meta];
  return db.transaction('rw', tables, async () => {
    const asked = await metaOf(db, 'sweep');
    if (asked) await removeUnseen(db, asked.epoch);
  });
}

/** They stay; the next full fetch will ask again. */
export const keepUnseen = (db: Db): Promise<void> => clearMeta(db, 'sweep');
