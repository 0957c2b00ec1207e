/** Queues a document behind the filing of its parent. Runs inside the caller's transaction. */
import { waitingOpening } from '#data/records/case/pending-case-creation.ts';
import { enqueue, type OutboxAct } from '#data/outbox/outbox.ts';
import type { Db } from '#data/store/db.ts';
import type { DocumentRow } from '#data/store/rows.ts';
import type { Ports } from '#data/store/ports.ts';
import { documentRecord } from '#records/document.ts';
import { nameFor } from '#domain/case/name-for.ts';

const { create } = documentRecord.verbs;

export async function queueDocument(db: Db, ports: Ports, document: DocumentRow): Promise<void> {
  await enqueue(db, ports, await actOf(db, document));
}

export async function actOf(
  db: Db,
  { _id, caseId, applicationId, kind, name, sha256 }: Omit<DocumentRow, 'version' | 'asOf'>,
): Promise<OutboxAct<'add-document'>> {
  const application = applicationId === undefined ? undefined : await db.applications.get(applicationId);
  const named = application ?? (await db.cases.get(caseId));
  const after = await filingBefore(db, { caseId, applicationId });
  return {
    op: create.op,
    opVersion: create.opVersion,
    entity: 'document',
    entityId: _id,
    file: true,
    ...(after !== undefined && { after }),
    body: { _id, kind, name, sha256 },
    baseVersion: 0,
    subject: {
      title: named ? nameFor(named) : '',
      applicationNumber: application?.applicationNumber ?? null,
      caseId,
      ...(applicationId !== undefined && { applicationId }),
      fileName: name,
    },
  };
}

interface HangsOn {
  readonly caseId: string;
  readonly applicationId: string | undefined;
}

/** The filing of its application, or the one that creates the case. */
async function filingBefore(db: Db, { caseId, applicationId }: HangsOn): Promise<string | undefined> {
  if (applicationId === undefined) return waitingOpening(db, caseId);
  const filing = await db.outbox
    .where('entityId')
    .equals(applicationId)
    .filter(({ op }) => op === 'file')
    .first();
  return filing?.entityId;
}
