/** The opening of a case that came back: a draft again, in the form in which it was typed; discarded, the case goes with it. */
import { invariant } from '#kernel/assert.ts';
import type { Db } from '#data/store/db.ts';
import { setMeta } from '#data/store/meta.ts';
import { instant, type Ports } from '#data/store/ports.ts';
import { putAway, rowsOf } from '#data/outbox/outbox.ts';
import type { OutboxRow } from '#data/outbox/outbox-row.ts';
import type { Reopened } from '#data/records/record-kind.ts';
import { recomputeCase } from './case-view.ts';
import { newCaseDraftOf } from './new-case-draft.ts';

export async function reopenOpening(db: Db, ports: Ports, row: OutboxRow): Promise<Reopened> {
  invariant(row.op === 'open-case', 'only an opening becomes the form that it was');
  await setMeta(db, 'new-case', newCaseDraftOf(row.body));
  await forgetOpening(db, ports, { row, outcome: 'edited' });
  return { kind: 'new-case' };
}

export async function discardOpening(db: Db, ports: Ports, row: OutboxRow): Promise<void> {
  await forgetOpening(db, ports, { row, outcome: 'discarded' });
}

interface Forgetting {
  readonly row: OutboxRow;
  readonly outcome: 'edited' | 'discarded';
}

/** A case with an application stays: that opens it. What else waits of it waits on. */
async function forgetOpening(db: Db, ports: Ports, { row, outcome }: Forgetting): Promise<void> {
  const { entityId: id } = row;
  const at = instant(ports);
  await putAway(db, row, { at, outcome });
  const record = await db.cases.get(id);
  const isIts = record?.version === 0 && (await db.applications.where('caseId').equals(id).count()) === 0;
  if (!isIts) return recomputeCase(db, id);
  await db.cases.delete(id);
  await db.bases.delete(['case', id]);
  for (const each of await rowsOf(db, id)) await putAway(db, each, { at, outcome });
}
