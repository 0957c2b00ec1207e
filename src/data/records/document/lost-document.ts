import type { CaseDocument } from '#contract/document.ts';
import type { OutboxAct } from '#data/outbox/outbox.ts';
import type { Db } from '#data/store/db.ts';
import { metaOf } from '#data/store/meta.ts';
import { actOf } from './queue-document.ts';

/** Its person adds it again where its bytes are still here; behind the filing that goes again. Inside the caller's transaction. */
export async function addAgain(db: Db, document: CaseDocument): Promise<OutboxAct | null> {
  const user = await metaOf(db, 'user');
  const isOwn = user?._id === document.uploadedBy._id;
  if (!isOwn || (await db.blobs.where('sha256').equals(document.sha256).count()) === 0) return null;
  await db.blobs.update(document.sha256, { unsent: 1 });
  return actOf(db, document);
}
