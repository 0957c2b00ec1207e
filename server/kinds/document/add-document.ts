/** Adds a document to a case or application and increments the version of that record. */
import type { Application } from '#contract/application/application.ts';
import { type CaseDocument, nameAs } from '#contract/case/document.ts';
import { type Answer, created, ok } from '#server/http/answer.ts';
import { canSee } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Effect, Write } from '#server/http/write.ts';
import { applicationById, saveApplication } from '#server/storage/applications.ts';
import { updateLine } from '#server/acts/update-line.ts';
import { caseById, saveCase } from '#server/storage/cases.ts';
import { matterOfApplication, matterOfCase } from '#server/storage/matter.ts';
import type { StoredKind } from '#server/storage/record-kind.ts';
import { lockParent, insertRecord, readStoredRecord } from '#server/records/store-records.ts';
import type { Sql } from '#server/storage/sql.ts';
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
    const record = newDocument(write, upload, {
      caseId,
      ...(place.of === 'application' && { applicationId: place.id }),
    });
    const current = await readStoredRecord(write.sql, kind, record._id);
    if (current) return repeated(write, place, { current, asked: record });
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

function newDocument(
  { caller, now, newId, deviceTime }: Write,
  { words, bytes, sha256, type }: Upload,
  of: Pick<CaseDocument, 'caseId' | 'applicationId'>,
): CaseDocument {
  const { _id: by, name, role } = caller.user;
  const _id = words._id ?? newId();
  return {
    _id,
    version: 1,
    ...of,
    kind: words.kind,
    name: nameAs(words.name, type),
    type,
    size: bytes.length,
    sha256,
    uploadedAt: now.toISOString(),
    ...(deviceTime !== undefined && { deviceTime }),
    uploadedBy: { _id: by, name, role },
    fileUrl: `/api/documents/${_id}`,
  };
}

interface DuplicateUpload {
  readonly current: CaseDocument;
  readonly asked: CaseDocument;
}

/** A repeated upload returns the existing document. */
async function repeated(
  { sql, caller }: Write,
  place: DocumentParent,
  { current, asked }: DuplicateUpload,
): Promise<Answer> {
  if (current.uploadedBy._id !== caller.user._id || current.caseId !== asked.caseId)
    throw new Refusal('id-taken');
  if (contentKeyOf(current) !== contentKeyOf(asked)) throw new Refusal('id-taken', { current });
  return ok({ ...current, parentVersion: await versionOf(sql, place) });
}

const contentKeyOf = ({ applicationId, kind, name, sha256 }: CaseDocument): string =>
  JSON.stringify([applicationId, kind, name, sha256]);

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

export function withDocument(
  { caller, now }: { readonly caller: { readonly user: { readonly name: string } }; readonly now: Date },
  application: Application,
  name: string,
): Application {
  const line = updateLine({ code: 'document-added', name }, { at: now.toISOString(), by: caller.user.name });
  return { ...application, version: application.version + 1, updates: [...application.updates, line] };
}
