/** Adds a document to a case or application and increments the version of that record. */
import type { CaseDocument } from '#contract/case/document.ts';
import { created, ok } from '#server/http/answer.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Effect, Write } from '#server/http/write.ts';
import { applicationById, saveApplication } from '#server/storage/applications.ts';
import { caseById, saveCase } from '#server/storage/cases.ts';
import { canSee, matterOfApplication, matterOfCase } from '#server/storage/matter.ts';
import type { StoredKind } from '#server/storage/record-kind.ts';
import { lockParent, insertRecord, readStoredRecord } from '#server/records/store-records.ts';
import type { Sql } from '#server/storage/sql.ts';
import { newDocument, refuseTakenDocument, withDocument } from './new-document.ts';
import type { Upload } from './receive-upload.ts';

/** The application or case that receives the document. */
export interface DocumentParent {
  readonly of: 'application' | 'case';
  readonly id: string;
}

type Kind = StoredKind<CaseDocument>;

export const addDocument =
  (kind: Kind, place: DocumentParent, upload: Upload): Effect =>
  async (write) => {
    const caseId = await caseOf(write, place);
    const parent = await lockParent(write, kind, caseId);
    const { bytes, ...received } = upload;
    const file = { ...received, size: bytes.length };
    const record = newDocument(write, file, {
      caseId,
      ...(place.of === 'application' && { applicationId: place.id }),
    });
    const current = await readStoredRecord(write.sql, kind, record._id);
    if (current) {
      refuseTakenDocument(write, current, record);
      return ok({ ...current, parentVersion: await versionOf(write.sql, place) });
    }
    const parentVersion = await moveVersion(write, place, record.name);
    await insertRecord(write, { kind, parent, record, detail: { name: record.name, kind: record.kind } });
    return created({ ...record, parentVersion });
  };

/** Locks the case. Visibility of an application is decided by the application. */
export async function caseOf(
  { sql, caller }: Pick<Write, 'sql' | 'caller'>,
  { of, id }: DocumentParent,
): Promise<string> {
  if (of === 'case') return id;
  const application = await applicationById(sql, id);
  if (!application) throw new Refusal('not-found');
  if (canSee(caller, matterOfApplication(application))) return application.caseId;
  throw new Refusal('not-found', { denied: { entity: 'application', id } });
}

async function versionOf(sql: Sql, { of, id }: DocumentParent): Promise<number> {
  const parent = of === 'case' ? await caseById(sql, id) : await applicationById(sql, id);
  return parent?.version ?? 1;
}

/** The case is already locked, so all writers lock in the same order. */
async function moveVersion(write: Write, { of, id }: DocumentParent, name: string): Promise<number> {
  return of === 'case' ? moveCase(write, id) : moveApplication(write, id, name);
}

async function moveCase({ sql, touch }: Write, id: string): Promise<number> {
  const record = await caseById(sql, id);
  if (!record) throw new Refusal('not-found');
  const version = record.version + 1;
  await saveCase(sql, { ...record, version });
  const matter = matterOfCase(record);
  touch({ entity: 'case', id, version, ownerId: record.ownerId, before: matter, after: matter });
  return version;
}

async function moveApplication(write: Write, id: string, name: string): Promise<number> {
  const { sql, touch } = write;
  const application = await applicationById(sql, id, 'FOR UPDATE');
  if (!application) throw new Refusal('not-found');
  const next = withDocument(write, application, name);
  await saveApplication(sql, next);
  const matter = matterOfApplication(next);
  touch({
    entity: 'application',
    id,
    version: next.version,
    ownerId: next.createdBy,
    before: matter,
    after: matter,
  });
  return next.version;
}
