/** `POST /cases/{id}/documents`, `POST /applications/{id}/documents`, `GET /documents/{id}`: records here, bytes in a store beside. */
import multipart from '@fastify/multipart';
import type { CaseDocument } from '#contract/document.ts';
import { ok } from '#server/http/answer.ts';
import { canSee, requireDocket } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Api, type Call, route, type WithRoutes } from '#server/http/route.ts';
import { writeCall } from '#server/http/write-call.ts';
import { caseById } from '#server/storage/cases.ts';
import { hasAnswer } from '#server/storage/idempotency.ts';
import { matterOfCase } from '#server/storage/matter.ts';
import { countRequest } from '#server/http/limits.ts';
import type { StoredKind } from '#server/storage/record-kind.ts';
import { sqlOf } from '#server/storage/sql.ts';
import type { Ports } from '#server/ports.ts';
import { readVisibleRecord } from '#server/records/records.ts';
import { addDocument, caseOf, type DocumentParent } from './add-document.ts';
import { receiveUpload } from './receive-upload.ts';

/** Under its case, also where it is of one application: whoever sees the case sees its papers. */
export const documentKind: WithRoutes<StoredKind<CaseDocument>> = {
  entity: 'document',
  table: 'documents',
  seen: { under: 'case' },
  inCaseFile: true,
  routes: documentRoutes,
};

function documentRoutes({ app, ports }: Api): void {
  // in a scope of its own: every other call goes on refusing forms
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

type Adding = Call<'addCaseDocument' | 'addApplicationDocument'>;

/** Nothing is received from whoever may not add it; nothing is kept in the record that does not lie in the store. */
async function add(ports: Ports, call: Adding, place: DocumentParent) {
  const { caller, request, reply } = call;
  const limit = ports.config.limits.uploadsPerUser;
  await countRequest(
    sqlOf(ports.pool),
    { bucket: `upload:${caller.user._id}`, limit, seconds: 60 },
    ports.now(),
  );
  await refuseUnseen(ports, call, place);
  const upload = await receiveUpload(request, reply);
  await ports.blobs.put(upload.sha256, upload.bytes);
  const { words, sha256 } = upload;
  return writeCall(
    ports,
    { caller, request, said: { ...words, sha256 } },
    addDocument(documentKind, place, upload),
  );
}

/** But who sends once more what has had its answer gets that answer, whatever they may see by now. */
async function refuseUnseen(
  { pool }: Ports,
  { caller, request }: Adding,
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
