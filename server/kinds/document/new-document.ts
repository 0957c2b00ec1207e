/** A received document, and its application after it. Pure, so that the simulation uses it too. */
import type { Application } from '#contract/application/application.ts';
import { type CaseDocument, type DocumentType, nameAs, type NewDocument } from '#contract/case/document.ts';
import { updateLine } from '#server/acts/update-line.ts';
import { type AuthoredWrite, originOf, refuseTaken } from '#server/records/authored.ts';

interface ReceivedFile {
  readonly words: NewDocument;
  readonly size: number;
  readonly sha256: string;
  readonly type: DocumentType;
}

export function newDocument(
  write: AuthoredWrite,
  { words, size, sha256, type }: ReceivedFile,
  of: Pick<CaseDocument, 'caseId' | 'applicationId'>,
): CaseDocument {
  const { at, by, ...deviceTime } = originOf(write);
  const _id = words._id ?? write.newId();
  return {
    _id,
    version: 1,
    ...of,
    kind: words.kind,
    name: nameAs(words.name, type),
    type,
    size,
    sha256,
    uploadedAt: at,
    ...deviceTime,
    uploadedBy: by,
    fileUrl: `/api/documents/${_id}`,
  };
}

/** A repeated upload is accepted, and any other document under the same id is refused. */
export function refuseTakenDocument(
  { caller }: Pick<AuthoredWrite, 'caller'>,
  current: CaseDocument,
  requested: CaseDocument,
): void {
  refuseTaken(current, {
    isOwn: current.uploadedBy._id === caller.user._id && current.caseId === requested.caseId,
    isSame: contentKeyOf(current) === contentKeyOf(requested),
  });
}

const contentKeyOf = ({ applicationId, kind, name, sha256 }: CaseDocument): string =>
  JSON.stringify([applicationId, kind, name, sha256]);

export function withDocument(
  { caller, now }: { readonly caller: { readonly user: { readonly name: string } }; readonly now: Date },
  application: Application,
  name: string,
): Application {
  const line = updateLine({ code: 'document-added', name }, { at: now.toISOString(), by: caller.user.name });
  return { ...application, version: application.version + 1, updates: [...application.updates, line] };
}
