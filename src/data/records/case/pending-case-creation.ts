/**
 * A case is opened on the server by the person who adds it, or by its first filing: until that is there, nothing can be
 * kept on it. The queue that what is kept must wait behind.
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
