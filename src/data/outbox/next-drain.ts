import type { Db } from '#data/store/db.ts';
import { getMeta, stateOf } from '#data/store/meta.ts';

/** Time of the next attempt. Null if nothing is queued or only the user can help. */
export async function nextDrainAt(db: Db): Promise<string | null> {
  if (await getMeta(db, 'paused')) return null;
  const due = await earliestDue(db);
  if (due === undefined) return null;
  const { quiet, unreachable } = await stateOf(db, 'retry');
  return [due, quiet?.until ?? '', unreachable?.nextAt ?? ''].toSorted().at(-1) ?? null;
}

/** While one file is being sent, the other files need no timer: its sender continues with them. */
async function earliestDue(db: Db): Promise<string | undefined> {
  const sending = await db.outbox.where('state').equals('sending').toArray();
  const isWithFile = sending.some(({ file }) => file);
  const pending = await db.outbox
    .where('[state+nextAt]')
    .between(['pending', ''], ['pending', '\uffff'])
    .and(({ file }) => !(file && isWithFile))
    .first();
  const due = [pending?.nextAt, ...sending.map(({ lease }) => lease?.until)];
  return due.filter((at) => at !== undefined).toSorted()[0];
}
