/**
 * A case exists on the server after the user's creation or its first filing. Returns the queue behind which
 * rows of the case must wait.
 */
import type { Db } from '#data/store/db.ts';

export async function waitingOpening(db: Db, caseId: string): Promise<string | undefined> {
  const ids = await db.applications.where('caseId').equals(caseId).primaryKeys();
  const opening = await db.outbox
    .where('entityId')
    .anyOf([caseId, ...ids])
    .filter(({ op }) => op === 'open-case' || op === 'file')
    .first();
  return opening?.entityId;
}
