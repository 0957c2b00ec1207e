/** Adds a file to a draft, an application or a case: on the device at once, then to the server. */
import { type DocumentKind, type DocumentType, nameAs } from '#contract/case/document.ts';
import type { FileFault } from '#domain/files/file-content.ts';
import { verifyFileContent } from '#domain/files/verify-file-content.ts';
import { invariant } from '#kernel/assert.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import type { Db } from '#data/store/db.ts';
import type { DocumentRow } from '#data/store/rows.ts';
import { getMeta } from '#data/store/meta.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { type NoSpace, saveLarge } from '#data/store/save-transaction.ts';
import { fileTables, sealFile } from '#data/store/stored-files.ts';
import { hashOf, keepBytes } from './document-bytes.ts';
import { parentOf, type DocumentOf } from './document-parent.ts';
import { queueDocument } from './queue-document.ts';

export interface NewFile {
  readonly of: DocumentOf;
  readonly kind: DocumentKind;
  /** Original file name. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /**
   * Tests whether an encrypted PDF opens without a password. Without this test the file is accepted, and its
   * reader sees a warning.
   */
  readonly opens?: (bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>;
}

export type AddRefusal =
  /** Its parent is no longer on this device, or was filed by another tab. */
  { readonly kind: 'gone' } | { readonly kind: 'fault'; readonly fault: FileFault } | NoSpace;

export interface AddDocumentResult {
  readonly document: DocumentRow;
  /**
   * `known`: the file was added before and is not added twice. `renamed`: its content differs from its
   * extension.
   */
  readonly as: 'new' | 'known' | 'renamed';
}

export async function addDocument(
  db: Db,
  ports: Ports,
  file: NewFile,
): Promise<Result<AddDocumentResult, AddRefusal>> {
  const found = await verifyFileContent(file.bytes);
  if (found.kind === 'fault') return err(found);
  if (found.isEncrypted && file.opens && !(await file.opens(file.bytes)))
    return err({ kind: 'fault', fault: 'locked' });
  const sha256 = await hashOf(file.bytes);
  const sealed = await sealFile(db, sha256, file.bytes);
  const tables = [...fileTables(db), db.documents, db.drafts, db.applications, db.cases, db.outbox];
  return saveLarge<AddDocumentResult, AddRefusal>(db, tables, async () => {
    const parent = await parentOf(db, file.of);
    if (!parent) return err({ kind: 'gone' });
    const { caseId, applicationId } = parent;
    const known = await db.documents
      .where('sha256')
      .equals(sha256)
      .and((row) => row.caseId === caseId && row.applicationId === applicationId)
      .first();
    if (known) return ok({ document: known, as: 'known' });
    const document = await localDocument(db, ports, { file, parent, sha256, type: found.type });
    await keepBytes(db, sealed, { usedAt: document.uploadedAt, unsent: 1 });
    await db.documents.add(document);
    if (!parent.isDraft) await queueDocument(db, ports, document);
    return ok({ document, as: isRenamed(file.name, document.name) ? 'renamed' : 'new' });
  });
}

interface NewDocumentInput {
  readonly file: NewFile;
  readonly parent: Pick<DocumentRow, 'caseId' | 'applicationId'>;
  readonly sha256: string;
  readonly type: DocumentType;
}

async function localDocument(
  db: Db,
  ports: Ports,
  { file, parent, sha256, type }: NewDocumentInput,
): Promise<DocumentRow> {
  const user = await getMeta(db, 'user');
  invariant(user, 'a document without a person');
  const _id = ports.newId();
  const { caseId, applicationId } = parent;
  return {
    _id,
    version: 0,
    caseId,
    ...(applicationId !== undefined && { applicationId }),
    kind: file.kind,
    name: nameAs(plainName(file.name), type),
    type,
    size: file.bytes.length,
    sha256,
    uploadedAt: nowIso(ports),
    uploadedBy: { _id: user._id, name: user.name, role: user.role },
    fileUrl: `/api/documents/${_id}`,
    asOf: null,
  };
}

/** One line without slashes and control characters, as the contract requires. A camera file has no name. */
function plainName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .replaceAll(/[/\\]/g, '-')
    .trim();
  const ending = /\.[a-z]{3,4}$/i.exec(plain)?.[0] ?? '';
  const bare = plain.slice(0, plain.length - ending.length).trim();
  return `${bare === '' ? 'document' : bare.slice(0, 180)}${ending}`;
}

const endingOf = (name: string): string =>
  /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase().replace('jpeg', 'jpg') ?? '';

const isRenamed = (before: string, after: string): boolean =>
  endingOf(before) !== '' && endingOf(before) !== endingOf(after);
