/** Edits a filed application: an amendment while it is Pending, otherwise a new application with its text. */
import { saveInTransaction } from '#data/store/save-transaction.ts';
import { invariant } from '#kernel/assert.ts';
import type { Db } from '#data/store/db.ts';
import type { Draft } from '#data/store/rows.ts';
import { completeDraft, draftOfText } from './draft-of-text.ts';
import { draftOf } from './drafts.ts';
import { editAndResend } from '#data/outbox/rejected-rows.ts';
import { rowsOf, baseVersionSeen } from '#data/outbox/outbox.ts';
import type { Ports } from '#data/store/ports.ts';
import { engineOf } from '../kinds.ts';

/** One draft per amended application; a second call opens the same one. A rejected change is reopened. */
export async function draftFromApplication(db: Db, ports: Ports, applicationId: string): Promise<Draft> {
  const reopened = await reopenRefused(db, ports, applicationId);
  if (reopened) return reopened;
  return saveInTransaction(db, [db.drafts, db.applications, db.outbox], async () => {
    const open = await db.drafts.where('amends').equals(applicationId).first();
    if (open) return completeDraft(open);
    const row = await db.applications.get(applicationId);
    invariant(row, `editing application ${applicationId}, which is not on this device`);
    const about = { entity: 'application', entityId: applicationId } as const;
    const version = await baseVersionSeen(db, about, row.version);
    const draft = draftOfText({ ...row, version }, ports);
    await db.drafts.add(draft);
    return draft;
  });
}

/** Reopens a rejected change, because a new amendment would be held behind it. */
async function reopenRefused(db: Db, ports: Ports, applicationId: string): Promise<Draft | null> {
  const refused = (await rowsOf(db, applicationId)).find(
    ({ op, state }) => (op === 'file' || op === 'amend') && (state === 'rejected' || state === 'conflict'),
  );
  const reopened = refused && (await editAndResend(engineOf(db, ports), refused.n));
  if (!reopened?.ok || reopened.value.kind !== 'draft') return null;
  return draftOf(db, reopened.value.draftId);
}
