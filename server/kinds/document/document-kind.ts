/**
 * `POST /cases/{id}/documents`, `POST /applications/{id}/documents`, `GET /documents/{id}`: records in SQL,
 * bytes in the blob store.
 */
import multipart from '@fastify/multipart';
import type { CaseDocument } from '#contract/case/document.ts';
import { ok } from '#server/http/answer.ts';
import { requireDocket } from '#server/http/caller.ts';
import { spendQuota } from '#server/http/quotas.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Api, type Call, route, type WithRoutes } from '#server/http/route.ts';
import { writeCall } from '#server/http/write-call.ts';
import { caseById } from '#server/storage/cases.ts';
import { hasAnswer } from '#server/storage/idempotency.ts';
import { canSee, matterOfCase } from '#server/storage/matter.ts';
import { countRequest } from '#server/http/limits.ts';
import type { StoredKind } from '#server/storage/record-kind.ts';
import { definedKind } from '#server/records/defined-kind.ts';
import { documentRecord } from '#records/document.ts';
import { sqlOf } from '#server/storage/sql.ts';
import type { Ports } from '#server/ports.ts';
import { readVisibleRecord } from '#server/records/records.ts';
import { addDocument, caseOf, type DocumentParent } from './add-document.ts';
import { receiveUpload } from './receive-upload.ts';

/** Child of its case, even if it belongs to one application. Everyone who sees the case sees it. */
export const documentKind: WithRoutes<StoredKind<CaseDocument>> = {
  ...definedKind(documentRecord),
  routes: documentRoutes,
};

function documentRoutes({ app, ports }: Api): void {
  // own scope: all other calls keep rejecting multipart bodies
  void app.register(async (scope) => {
    await scope.register(multipart);
    const api = { app: scope, ports };
    route(api, 'addCaseDocument', async (call) => add(ports, call, { of: 'case', id: call.params._id }));
    route(api, 'addApplicationDocument', async (call) =>
      add(ports, call, { of: 'application', id: call.params._id }),
    );
  });
  route({ app, ports }, 'readDocument', async ({ caller, params }) => {
    const record = await readVisibleRecord(ports, caller, {
      kind: documentKind,
      id: params._id,
      action: 'download',
    });
    const bytes = await ports.blobs.get(record.sha256);
    if (bytes === undefined) throw new Refusal('unavailable');
    return ok(bytes, {
      'content-type': record.type,
      'content-length': String(record.size),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(record.name)}`,
    });
  });
}

type UploadCall = Call<'addCaseDocument' | 'addApplicationDocument'>;

/** Check permission before receiving the file. Store the bytes before the record. */
async function add(ports: Ports, call: UploadCall, place: DocumentParent) {
  const { caller, request } = call;
  const limit = ports.config.limits.uploadsPerUser;
  await countRequest(
    sqlOf(ports.pool),
    { bucket: `upload:${caller.user._id}`, limit, seconds: 60 },
    ports.now(),
  );
  await refuseUnseen(ports, call, place);
  const upload = await receiveUpload(ports, call);
  await spendQuota(ports, { kind: 'files', userId: caller.user._id, amount: upload.bytes.length });
  await ports.blobs.put(upload.sha256, upload.bytes);
  const { words, sha256 } = upload;
  return writeCall(
    ports,
    { caller, request, content: { ...words, sha256 } },
    addDocument(documentKind, place, upload),
  );
}

/** A repeated key returns its stored answer, even if permissions have changed. */
async function refuseUnseen(
  { pool }: Ports,
  { caller, request }: UploadCall,
  place: DocumentParent,
): Promise<void> {
  const sql = sqlOf(pool);
  if (await hasAnswer(sql, caller.user._id, request.headers['idempotency-key'])) return;
  if (caller.user.role === 'judge') requireDocket(caller);
  const id = await caseOf({ sql, caller }, place);
  const record = await caseById(sql, id);
  if (!record) throw new Refusal('not-found');
  if (!canSee(caller, matterOfCase(record)))
    throw new Refusal('not-found', { denied: { entity: 'case', id } });
}
