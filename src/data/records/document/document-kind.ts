/** Documents: added and never changed, each in its own queue behind the filing of its parent. */
import type { CaseDocument, NewDocument } from '#contract/case/document.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { OutboxRow, RowSubject } from '#data/store/outbox-row.ts';
import { addedKind } from '#data/records/added-kind.ts';
import type { RecoveryAction, RecordKind } from '#data/outbox/record-kind.ts';
import type { SettleContext } from '#data/outbox/settle-types.ts';
import type { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';
import { definedKind } from '#data/records/defined-kind.ts';
import { documentRecord } from '#records/document.ts';
import { bytesOf } from '#data/store/stored-files.ts';
import { releaseBytes } from './document-bytes.ts';
import { moveParent, parentVersionIn } from './parent-version.ts';
import { discardDocument } from './remove-document.ts';
import { actOf } from './queue-document.ts';

declare module '#data/store/outbox-row.ts' {
  interface Operations {
    'add-document': {
      readonly entity: 'document';
      readonly body: NewDocument;
      readonly subject: RowSubject &
        Pick<CaseDocument, 'caseId' | 'applicationId'> & { readonly fileName: string };
    };
  }
}

const { create } = documentRecord.verbs;

const added = addedKind<CaseDocument>({
  ...definedKind(documentRecord, {
    create: {
      pathOf,
      form: uploadForm,
      reopen: async (_db, _ports, { entityId }) => ({ kind: 'record', entity: 'document', entityId }),
      discard: discardDocument,
    },
  }),
  idOf: ({ entityId }) => entityId,
});

export const documentKind: RecordKind = {
  ...added,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a record of this kind, as this device held it
  lost: (db, { ours }) => lostDocument(db, ours as CaseDocument),
  read: (exchanged, row) => {
    if (exchanged.kind !== 'answer') return added.read(exchanged, row);
    const { parentVersion: _of, ...record } = Object(exchanged.body); // version of the parent, not of the record
    const answered = added.read({ ...exchanged, body: record }, row);
    if (answered.kind !== 'record') return answered;
    const version = parentVersionIn(exchanged.body);
    return {
      ...answered,
      settle: async (settling) => {
        const settled = await answered.settle(settling);
        await takenOver(settling, version);
        return settled;
      },
    };
  },
};

/** The server has the bytes, so this device may evict them. The version of the parent has changed. */
async function takenOver({ db, ports, row }: SettleContext, version: number | null): Promise<void> {
  if (row.op !== 'add-document') return;
  const { sha256 } = row.body;
  if (sha256 !== undefined) await releaseBytes(db, ports, sha256);
  if (version !== null) await moveParent(db, row.subject, version);
}

function pathOf(row: OutboxRow): string {
  if (row.op !== 'add-document') return create.endpoint.path;
  const { caseId, applicationId } = row.subject;
  return applicationId === undefined
    ? create.endpoint.path.replace(':_id', caseId)
    : ENDPOINTS.addApplicationDocument.path.replace(':_id', applicationId);
}

/**
 * The user adds a lost document again, behind its refiled application, if its bytes are here. Runs inside the
 * caller's transaction.
 */
async function lostDocument(db: Db, document: CaseDocument): Promise<RecoveryAction | null> {
  const user = await getMeta(db, 'user');
  if (user?._id !== document.uploadedBy._id) return null;
  const act = await actOf(db, document);
  if ((await db.blobs.where('sha256').equals(document.sha256).count()) === 0)
    return { act, resendMode: 'nowhere' };
  await db.blobs.update(document.sha256, { unsent: 1 });
  return { act, resendMode: 'again' };
}

/** Fields before the file, so that a streaming server can validate them first. */
async function uploadForm(db: Db, row: OutboxRow): Promise<FormData | null> {
  if (row.op !== 'add-document') return null;
  const { _id, kind, name, sha256 = '' } = row.body;
  const [bytes, record] = [await bytesOf(db, sha256), await db.documents.get(row.entityId)];
  if (!bytes) return null;
  const form = new FormData();
  for (const [key, value] of Object.entries({ _id, kind, name, sha256 }))
    if (value !== undefined) form.set(key, value);
  form.set('file', new Blob([bytes], record && { type: record.type }), name);
  return form;
}
