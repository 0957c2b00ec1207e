/**
 * `GET|POST /applications/{id}/contested`, `PUT|DELETE /contested/{id}`: points of the court, and requests of the
 * filer for other conditions of bail.
 */
import * as z from 'zod/mini';
import { Application } from '#contract/application/application.ts';
import type { ContestedPoint, NewContested } from '#contract/case/contested.ts';
import { isRequest } from '#domain/application/conditions-request.ts';
import { JsonText, ok } from '#server/http/answer.ts';
import { type Api, route, type WithRoutes } from '#server/http/route.ts';
import { writeCall } from '#server/http/write-call.ts';
import type { Write } from '#server/http/write.ts';
import { applicationKind } from '#server/kinds/application/application-kind.ts';
import type { StoredKind } from '#server/storage/record-kind.ts';
import { definedKind } from '#server/records/defined-kind.ts';
import { contestedPointRecord } from '#records/contested-point.ts';
import { sqlOf } from '#server/storage/sql.ts';
import type { Parent } from '#server/records/store-records.ts';
import { authorFields, newPoint, refuseRemoval, refuseRequest } from './new-point.ts';
import { append } from '#server/records/append-only.ts';
import { auditRecords, readVisibleRecord } from '#server/records/records.ts';
import { change, remove } from '#server/records/versioned.ts';

/** Visible to everyone who sees the application. */
export const contestedKind: WithRoutes<StoredKind<ContestedPoint>> = {
  ...definedKind(contestedPointRecord),
  routes: contestedRoutes,
};

function contestedRoutes(api: Api): void {
  const { ports } = api;
  route(api, 'listContested', async ({ caller, params }) => {
    await readVisibleRecord(ports, caller, { kind: applicationKind, id: params._id });
    const found = await sqlOf(ports.pool).query<{ _id: string; version: number; record: string }>(
      `SELECT _id, version, record::text FROM contested WHERE application_id = $1
       ORDER BY created_at, _id LIMIT 500`,
      [params._id],
    );
    await auditRecords(
      ports,
      caller,
      found.rows.map(({ _id: id, version }) => ({ entity: 'contested', id, version })),
    );
    return ok(new JsonText(`[${found.rows.map(({ record }) => record).join(',')}]`));
  });
  route(api, 'contestPoint', async (call) =>
    writeCall(ports, call, append(ENTERED, call.params._id, call.body)),
  );
  route(api, 'updateContested', async (call) =>
    writeCall(ports, call, change(KEPT_UP, call.params._id, call.body)),
  );
  route(api, 'deleteContested', async (call) => writeCall(ports, call, remove(REMOVED, call.params._id)));
}

/** Of the application. */
const Standing = z.pick(Application, { orders: true, status: true, coApplicants: true });

/** Another device of the filer may have asked first. The lock of the parent keeps the answer true. */
async function hasOpenRequest({ sql }: Write, applicationId: string): Promise<boolean> {
  const { rows } = await sql.query<{ record: ContestedPoint }>(
    'SELECT record FROM contested WHERE application_id = $1',
    [applicationId],
  );
  return rows.some(({ record }) => isRequest(record) && record.state !== 'decided');
}

const ENTERED = {
  kind: contestedKind,
  make: async (write: Write, body: NewContested, { id, record }: Parent): Promise<ContestedPoint> => {
    const application = Standing.parse(record);
    const parent = { id, application, hasOpenRequest: await hasOpenRequest(write, id) };
    return newPoint(write, body, parent);
  },
  authorFields,
  isUnder: ({ applicationId }: ContestedPoint, parentId: string) => applicationId === parentId,
  detail: ({ about, state }: ContestedPoint) => ({ about, state }),
};

const KEPT_UP = {
  kind: contestedKind,
  schema: contestedPointRecord.schema,
  patchable: contestedPointRecord.patchable,
  parentOf: ({ applicationId }: ContestedPoint) => applicationId,
  mayChange: (_write: Write, point: ContestedPoint) => refuseRequest(point),
  detail: (before: ContestedPoint, after: ContestedPoint) => ({
    ...(before.state !== after.state && { state: { from: before.state, to: after.state } }),
    ...(before.says !== after.says && { says: { from: before.says, to: after.says } }),
  }),
};

/** The audit log holds the only copy from now on. */
const REMOVED = {
  kind: contestedKind,
  parentOf: ({ applicationId }: ContestedPoint) => applicationId,
  mayRemove: refuseRemoval,
  reason: (point: ContestedPoint) => (isRequest(point) ? 'writer-removed' : 'judge-removed'),
  detail: ({ about, says, state }: ContestedPoint) => ({ about, says, state }),
} as const;
