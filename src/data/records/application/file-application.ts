/**
 * Files a draft in one transaction: deletes it and creates the application, its case and the outbox row. A
 * second tab is refused with `gone`.
 */
import { ApplicationContent, contentOf } from '#contract/application/application.ts';
import { keepUnknown } from '#contract/unknown-fields.ts';
import { changedCourtFields, COURT_IS_FIXED, FIXED_IN_APPLICATION } from '#domain/case/fixed-court.ts';
import { contentFromForm } from '#domain/application/form-content.ts';
import { invariant } from '#kernel/assert.ts';
import { canBeAmended } from '#domain/case/status-rules.ts';
import { isRecord, patchBetween, same } from '#kernel/merge-patch.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { keepBase, localApplication } from './application-view.ts';
import { recomputeApplication } from './recompute-application.ts';
import { addFilingToCase, keepCaseBaseOf } from '#data/records/case/case-view.ts';
import { caseForFiling } from '#data/records/case/cases.ts';
import { getMeta } from '#data/store/meta.ts';
import type { Db } from '#data/store/db.ts';
import type { ApplicationRow, Draft } from '#data/store/rows.ts';
import { queueDraftDocuments } from '#data/records/document/draft-documents.ts';
import { draftOf } from './drafts.ts';
import { enqueue, baseVersionSeen } from '#data/outbox/outbox.ts';
import type { Ports } from '#data/store/ports.ts';
import { saveInTransaction } from '#data/store/save-transaction.ts';
import { nameFor } from '#domain/case/name-for.ts';

export type FileRefusal =
  | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, string>> }
  /** Filed by another tab, or the amended application is no longer on this device. */
  | { readonly kind: 'gone' }
  /** Decided or withdrawn meanwhile, so it can no longer be amended. */
  | { readonly kind: 'closed' };

type FileResult = Result<{ applicationId: string }, FileRefusal>;

export async function fileDraft(
  db: Db,
  ports: Ports,
  draftId: string,
): Promise<Result<{ applicationId: string }, FileRefusal>> {
  const tables = [db.drafts, db.applications, db.cases, db.documents, db.bases, db.outbox];
  return saveInTransaction(db, tables, async (): Promise<FileResult> => {
    const draft = await draftOf(db, draftId);
    if (!draft) return err({ kind: 'gone' });
    const content = contentFromForm(draft.form, draft.under);
    if (!content.ok) return err({ kind: 'invalid', fields: content.error });
    return draft.amends === undefined
      ? fileNew(db, ports, { draft, content: withEdition(content.value, ports) })
      : amendFiled(db, ports, { draft, content: content.value, id: draft.amends });
  });
}

const withEdition = (content: ApplicationContent, { lawEdition }: Ports): ApplicationContent =>
  lawEdition === undefined ? content : { ...content, lawEdition };

interface FilingInput {
  readonly draft: Draft;
  readonly content: ApplicationContent;
}

async function fileNew(db: Db, ports: Ports, { draft, content }: FilingInput): Promise<FileResult> {
  const { _id } = draft;
  // A reopened old row may have reached the server: keep the draft and show the filed application.
  if ((await db.applications.where('_id').equals(_id).count()) > 0) return err({ kind: 'gone' });
  const user = await getMeta(db, 'user');
  invariant(user, 'a filing without a person');
  const caseId = await caseForFiling(db, draft, { content, ownerId: user._id });
  const row = await enqueue(db, ports, {
    op: 'file',
    opVersion: 1,
    entity: 'application',
    entityId: _id,
    body: { ...content, _id, caseId },
    baseVersion: 0,
    subject: { title: nameFor(content), applicationNumber: null, content },
  });
  const filed = localApplication(row);
  await db.applications.add(filed);
  await addFilingToCase(db, filed);
  await queueDraftDocuments(db, ports, { applicationId: _id, caseId });
  await db.drafts.delete(_id);
  return ok({ applicationId: _id });
}

/** Queues the changed fields behind pending rows of this application. */
async function amendFiled(
  db: Db,
  ports: Ports,
  writing: FilingInput & { readonly id: string },
): Promise<FileResult> {
  const { draft, id } = writing;
  const row = await db.applications.get(id);
  if (!row) return err({ kind: 'gone' });
  if (!canBeAmended(row)) return err({ kind: 'closed' });
  const before = draft.under ?? contentOf(row);
  const content = keepUnknown(ApplicationContent, before, writing.content);
  const moved = changedCourtFields(FIXED_IN_APPLICATION, before.case, content.case);
  if (moved.length > 0) {
    const fields = Object.fromEntries(moved.map((field) => [`case.${field}`, COURT_IS_FIXED]));
    return err({ kind: 'invalid', fields });
  }
  const patch = patchBetween(before, content);
  if (isRecord(patch)) {
    await keepBase(db, row);
    await keepCaseBaseOf(db, row.caseId);
    const about = { entity: 'application', entityId: id } as const;
    await enqueue(db, ports, {
      op: 'amend',
      opVersion: 1,
      ...about,
      body: patch,
      baseVersion: await baseVersionSeen(db, about, baseOf(row, draft, before)),
      subject: { title: nameFor(content), applicationNumber: row.applicationNumber, content, before },
    });
    await recomputeApplication(db, id);
  }
  await db.drafts.delete(draft._id);
  return ok({ applicationId: id });
}

/** The version that the user saw. If the text is unchanged, use the newest version. */
function baseOf(row: ApplicationRow, draft: Draft, before: ApplicationContent): number {
  return same(contentOf(row), before) ? row.version : Math.max(1, draft.baseVersion ?? 1);
}
