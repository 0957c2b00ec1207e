import type { Db } from '#data/store/db.ts';
import { metaOf } from '#data/store/meta.ts';

/** When the timer should try again: null while nothing waits, or while only a person can help. */
export async function nextDrainAt(db: Db): Promise<string | null> {
  if (await metaOf(db, 'paused')) return null;
  const due = await earliestDue(db);
  if (due === undefined) return null;
  const quiet = await metaOf(db, 'quiet');
  const unreachable = await metaOf(db, 'unreachable');
  return [due, quiet?.until ?? '', unreachable?.nextAt ?? ''].toSorted().at(-1) ?? null;
}

async function earliestDue(db: Db): Promise<string | undefined> {
  const sending = await db.outbox.where('state').equals('sending').first();
  const pending = await db.outbox
    .where('[state+nextAt]')
    .between(['pending', ''], ['pending', '\uffff'])
    .first();
  return [pending?.nextAt, sending?.lease?.until].filter((at) => at !== undefined).toSorted()[0];
}
