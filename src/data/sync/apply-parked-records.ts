/** Applies records that an older app version pulled but could not read. The cursor has passed them. */
import type { Engine } from '#data/outbox/engine.ts';
import type { RecordKind } from '#data/outbox/record-kind.ts';
import type { Db } from '#data/store/db.ts';
import { nowIso } from '#data/store/ports.ts';
import { applyContext } from './apply-context.ts';

/** Runs before each round. Records that are still unreadable stay parked. */
export async function applyParkedRecords({ db, ports, kinds }: Engine): Promise<void> {
  if ((await db.parked.limit(1).count()) === 0) return;
  const tables = [...kinds.tables(db), db.notifications, db.parked, db.outbox, db.receipts, db.meta];
  await db.transaction('rw', tables, async () => {
    for (const kind of kinds.all) await applyParkedKind(db, kind, nowIso(ports));
  });
}

async function applyParkedKind(db: Db, kind: RecordKind, at: string): Promise<void> {
  const parked = await db.parked
    .where('[entity+id]')
    .between([kind.entity, ''], [kind.entity, '\uffff'])
    .toArray();
  const known = parked.filter(({ data }) => kind.canParse(data));
  if (known.length === 0) return;
  const arrival = await applyContext(db, at);
  for (const { id, data, seen } of known) {
    await kind.applyRecords({ ...arrival, epoch: seen }, [data]);
    await db.parked.delete([kind.entity, id]);
  }
}
