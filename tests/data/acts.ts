/** One call per action of a lawyer. */
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { draftFromApplication } from '#data/records/application/amend.ts';
import type { Db } from '#data/store/db.ts';
import { createDraft, saveDraft } from '#data/records/application/drafts.ts';
import { fileDraft } from '#data/records/application/file-application.ts';
import type { Ports } from '#data/store/ports.ts';
import { filledForm } from './test-device.ts';

export async function fileOne(db: Db, ports: Ports, form: Partial<ApplicationForm> = {}): Promise<string> {
  const { _id } = await createDraft(db, ports, filledForm(form));
  const done = await fileDraft(db, ports, _id);
  if (!done.ok) throw new Error(done.error.kind);
  return _id;
}

interface Amendment {
  readonly id: string;
  readonly form: Partial<ApplicationForm>;
}

export async function amendOne(db: Db, ports: Ports, { id, form }: Amendment): Promise<void> {
  const draft = await draftFromApplication(db, ports, id);
  await saveDraft(db, ports, draft._id, { form });
  const done = await fileDraft(db, ports, draft._id);
  if (!done.ok) throw new Error(done.error.kind);
}
