import type { CaseDocument } from '#contract/document.ts';
import type { Db } from '#data/store/db.ts';
import { metaOf } from '#data/store/meta.ts';
import type { LostAct } from '#data/records/record-kind.ts';
import { actOf } from './queue-document.ts';

/** Its person adds it again, behind the filing that goes again, where its bytes are still here. Inside the caller's transaction. */
export async function lostDocument(db: Db, document: CaseDocument): Promise<LostAct | null> {
  const user = await metaOf(db, 'user');
  if (user?._id !== document.uploadedBy._id) return null;
  const act = await actOf(db, document);
  if ((await db.blobs.where('sha256').equals(document.sha256).count()) === 0) return { act, goes: 'nowhere' };
  await db.blobs.update(document.sha256, { unsent: 1 });
  return { act, goes: 'again' };
}
