/**
 * Filing: the draft goes, the application, its case and the outbox row come, in one step. A second tab that
 * files the same draft finds it gone. "Filed" here means safe on this device; it is filed when it is Sent.
 */
import { type ApplicationContent, contentOf } from '#contract/application.ts';
import { contentFromForm } from '#domain/application-form.ts';
import { isRecord, patchBetween, same } from '#kernel/merge-patch.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { keepBase, localApplication, recomputeApplication } from './application-view.ts';
import { withFacts } from '#data/records/case/case-view.ts';
import type { ApplicationRow, Db, Draft } from '#data/store/db.ts';
import { openLocalCase } from '#data/records/case/local-case.ts';
import { enqueue } from '#data/outbox/outbox.ts';
import type { Ports } from '#data/store/ports.ts';
import { saving, type StorageFull } from '#data/store/saving.ts';

export type FileRefusal =
  | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, string>> }
  /** Filed by another tab, or the application that it amends has left this device. */
  | { readonly kind: 'gone' }
  /** Decided or withdrawn meanwhile: it can no longer be amended. */
  | { readonly kind: 'closed' };

type Filed = Result<{ applicationId: string }, FileRefusal>;

export async function fileDraft(
  db: Db,
  ports: Ports,
  draftId: string,
): Promise<Result<{ applicationId: string }, FileRefusal | StorageFull>> {
  const tables = [db.drafts, db.applications, db.cases, db.bases, db.outbox];
  const filed = await saving(db, tables, async (): Promise<Filed> => {
    const draft = await db.drafts.get(draftId);
    if (!draft) return err({ kind: 'gone' });
    const content = contentFromForm(draft.form, draft.under);
    if (!content.ok) return err({ kind: 'invalid', fields: content.error });
    return draft.amends === undefined
      ? fileNew(db, ports, { draft, content: withEdition(content.value, ports) })
      : amendFiled(db, ports, { draft, content: content.value, id: draft.amends });
  });
  return filed.ok ? filed.value : filed;
}

const withEdition = (content: ApplicationContent, { lawEdition }: Ports): ApplicationContent =>
  lawEdition === undefined ? content : { ...content, lawEdition };

interface Writing {
  readonly draft: Draft;
  readonly content: ApplicationContent;
}

async function fileNew(db: Db, ports: Ports, { draft, content }: Writing): Promise<Filed> {
  const { _id, caseId } = draft;
  // An old row that was reopened may have arrived after all: the draft stays, and the filed one is shown.
  if ((await db.applications.where('_id').equals(_id).count()) > 0) return err({ kind: 'gone' });
  const row = await enqueue(db, ports, {
    op: 'file',
    entity: 'application',
    entityId: _id,
    body: { ...content, _id, caseId },
    baseVersion: 0,
    subject: { title: content.applicant.name, applicationNumber: null, content },
  });
  await db.applications.add(localApplication(row));
  await openLocalCase(db, ports, { caseId, ownerId: row.userId, content });
  await db.drafts.delete(_id);
  return ok({ applicationId: _id });
}

/** Queues what changed, behind whatever of this application still waits. */
async function amendFiled(db: Db, ports: Ports, writing: Writing & { readonly id: string }): Promise<Filed> {
  const { draft, content, id } = writing;
  const row = await db.applications.get(id);
  if (!row) return err({ kind: 'gone' });
  if (row.status !== 'Pending') return err({ kind: 'closed' });
  const before = draft.under ?? contentOf(row);
  const patch = patchBetween(before, content);
  if (patch !== undefined) {
    await keepBase(db, row);
    await enqueue(db, ports, {
      op: 'amend',
      entity: 'application',
      entityId: id,
      body: patch,
      baseVersion: baseOf(row, draft, before),
      subject: { title: content.applicant.name, applicationNumber: row.applicationNumber, content, before },
    });
    await recomputeApplication(db, id);
    await followAmendment(db, row.caseId, patch);
  }
  await db.drafts.delete(draft._id);
  return ok({ applicationId: id });
}

/** As the server does: the case takes over what the application now says. */
async function followAmendment(db: Db, caseId: string, patch: unknown): Promise<void> {
  const known = await db.cases.get(caseId);
  if (known && isRecord(patch)) await db.cases.put(withFacts(known, patch['case']));
}

/** The version that the person saw; where the text is still that text, the newest one says the same. */
function baseOf(row: ApplicationRow, draft: Draft, before: ApplicationContent): number {
  return same(contentOf(row), before) ? row.version : Math.max(1, draft.baseVersion ?? 1);
}
